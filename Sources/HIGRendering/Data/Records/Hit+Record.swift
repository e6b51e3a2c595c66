import HIGModel

extension Hit: Record {
    static let schemaName = "hit"
    static let about = "A rule that answers a query."
    static let fields: [Field<Hit>] = [
        Field("rule", "The rule's id.", \.rule.id),
        Field("lineage", "The id, without the edition, of the first rule with the same advice.", \.rule.lineage),
        Field("edition", "The edition's id.", \.rule.edition),
        Field("score", "Higher is better; comparable within one answer only.") { Rounded($0.score, places: 3) },
        Field("statement", "The rule's statement.", \.rule.statement),
        Field("snippet", "The part of statement or body that matched.", \.snippet.text),
        Field("matches", "Where in the snippet: pairs of start and end, in code points from 0.", \.snippet.offsets),
        Field("alsoIn", "Other editions with the same advice, oldest first.", \.alsoIn),
    ]
}

extension Snippet {
    /// Start and end of every match, counted in Unicode code points, which Python, jq and SQL count as well.
    var offsets: [[Int]] {
        var offsets: [[Int]] = []
        var position = 0
        for piece in pieces {
            let end = position + piece.text.unicodeScalars.count
            if piece.isMatch { offsets.append([position, end]) }
            position = end
        }
        return offsets
    }
}

/// `search`.
struct HitsDocument: Document {
    let hits: [Hit]

    static let kind = Schema.hits
    static let about = "The rules that answer a query, best first."
    static let content: [Field<HitsDocument>] = [Field("hits", "The hits.", \.hits)]
}
