/// A label that says whether to do what stands under it, as long as it holds.
struct LabelInForce {
    let label: DoOrDont
    /// The heading's level; below all headings for a paragraph.
    let level: Int
    /// How many passages there were before what stands under it.
    let start: Int
    /// Whether anything has stood under it.
    var isUsed = false

    static let paragraph = 7
}
