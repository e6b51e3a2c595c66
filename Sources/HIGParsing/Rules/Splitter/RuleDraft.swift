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
    /// Those of the print that the statement can stand on.
    let pages: Pages?
    let section: [String]
    /// What the statement is to be read after: the sentence before the list that it is an item of, or the one before it where
    /// it speaks of "this".
    var introduction: String?
    /// The sentence that leads to the paragraphs among which it stands: "Here are some guidelines for lamps."
    var runLead: String?
    /// The stretch of the next chunk in which the rule goes on.
    var continuation: Range<Int>?
}
