/// A stretch of a source with a role.
///
/// The passages of a source follow each other without gap or overlap, so that nothing of the input is dropped.
public struct Passage: Hashable, Sendable {
    /// What a passage is to the reader of rules.
    public enum Role: String, Hashable, Sendable, CaseIterable {
        /// `statement` and `body` belong to a rule; `boilerplate` is what speaks of no design: navigation, running
        /// headers, the index, legal notices.
        case statement, body, description, definition, figure, table, heading, boilerplate
        /// Text that counts elsewhere: what a chunk holds of a whole document as well, the end of a paragraph printed twice.
        case repeated
    }

    /// What it is to the reader of rules.
    public let role: Role
    /// Offsets into the source's UTF-8 bytes.
    public let bytes: Range<Int>
    /// Lines of the source, counted from 1.
    public let lines: ClosedRange<Int>
    /// As in `Citation.pages`.
    public let pages: Pages?
    /// What a reader sees: markup removed, damage repaired.
    public let text: String
    /// The rule that the passage states or supports; its index in the list of the source's rules.
    public let rule: Int?

    public init(role: Role, bytes: Range<Int>, lines: ClosedRange<Int>, pages: Pages?, text: String, rule: Int?) {
        self.role = role
        self.bytes = bytes
        self.lines = lines
        self.pages = pages
        self.text = text
        self.rule = rule
    }
}
