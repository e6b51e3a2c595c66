import HIGModel

/// A rule as the splitter finds it, before it has a name, a topic and a place in the edition.
struct RuleDraft: Sendable {
    var statement: String
    /// Where the directive stands in the statement, in UTF-8 bytes.
    let directive: Int
    var body: [String] = []
    let modality: Modality
    let style: Rule.Style
    /// The stretch of the source that holds the statement.
    let bytes: Range<Int>
    let page: Int?
    let section: [String]
    /// The stretch of the next chunk in which the rule goes on.
    var continuation: Range<Int>?
}

/// A stretch of a source with its role, before the gaps between stretches are closed.
struct PassageDraft: Sendable {
    let role: Passage.Role
    let bytes: Range<Int>
    let text: String
    let page: Int?
    let rule: Int?
    /// Where the text goes on after what cuts it in two, such as a page's end.
    var resumption: Int?
}
