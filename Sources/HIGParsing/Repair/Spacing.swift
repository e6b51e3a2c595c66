/// How the spaces of an edition came through extraction.
enum Spacing: String, Sendable {
    /// None were lost to speak of: what looks glued is a word.
    case kept
    /// The text is too short to tell, or read from paper with its own mistakes.
    case uncertain
    /// Some were lost: what looks glued most likely is.
    case lost
}
