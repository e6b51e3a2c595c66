/// A word that extraction damaged and how it was mended.
public struct Repair: Hashable, Sendable {
    /// What shows that the text was damaged.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// The same sentence stands elsewhere with its spaces, usually in another edition.
        case sameSentence = "same-sentence"
        /// The words stand side by side elsewhere.
        case sideBySide = "side-by-side"
        /// Each word stands beside the next somewhere.
        case pairs
        /// All are common words, and one of them joins others, as "the" and "for" do.
        case joiningWord = "joining-word"
        /// Both are common words of which compounds are seldom made, and other words of the edition lost their spaces.
        case commonWords = "common-words"
        /// A punctuation mark without its space.
        case mark
        /// A punctuation mark with a space before it.
        case looseMark = "loose-mark"
        /// A hyphen that the end of a printed line put into the word.
        case lineEnd = "line-end"
        /// Mended before reasons were kept.
        case notRecorded = "not-recorded"
    }

    /// Line of the source, counted from 1.
    public let line: Int
    /// The damaged text as the source has it.
    public let found: String
    /// The text that took its place.
    public let mended: String
    /// What showed that the words belong apart, or together.
    public let reason: Reason

    public init(line: Int, found: String, mended: String, reason: Reason) {
        self.line = line
        self.found = found
        self.mended = mended
        self.reason = reason
    }
}

/// A repair and where it was made.
public struct PlacedRepair: Hashable, Sendable {
    /// The edition's id.
    public let edition: String
    /// The source's file.
    public let file: String
    /// What was mended, and why.
    public let repair: Repair

    public init(edition: String, file: String, repair: Repair) {
        self.edition = edition
        self.file = file
        self.repair = repair
    }
}
