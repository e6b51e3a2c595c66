import HIGModel

extension Hit: Record {
    static let schemaName = "hit"
    static let about = "A rule, or with --descriptions a passage, that answers a query."
    static let fields: [Field<Hit>] = [
        Field("rule", "The rule's id; null for a passage that is no rule.", \.rule?.id),
        Field("lineage", "The id, without the edition, of the first rule with the same advice.", \.rule?.lineage),
        Field("edition", "The edition's id.", \.edition),
        Field("score", "Higher is better; comparable within one answer only.") { Rounded($0.score, places: 3) },
        Field("statement", "The rule's statement, or the passage's text.", \.statement),
        Field("snippet", "The part of statement or body that matched.", \.snippet.text),
        Field("matches", "Where in the snippet: pairs of start and end, in code points from 0.", \.snippet.offsets),
        Field("alsoIn", "Other editions that links of confidence 0.8 and more join with it, oldest first.") { hit in
            hit.standing?.alsoIn ?? []
        },
        Field(
            "since",
            "The first of these editions and its own; null for a passage, or where only texts of unknown date give the advice.",
            \.standing?.since),
        Field(
            "inForce",
            "Whether the newest edition of a series that gave the advice still does; null where nobody can tell.",
            \.standing?.isInForce),
        Field("kind", "What was found.", \.kind),
        Field("source", "Where it stands.", \.source),
        Field("introduction", Rule.aboutIntroduction, \.rule?.introduction),
        Field("perhapsIn", "Other editions that only links of less confidence join with these, oldest first.") { hit in
            hit.standing?.perhapsIn ?? []
        },
        Field("modality", "How strongly the rule binds; null for a passage.", \.rule?.modality),
        Field("topic", "The rule's main topic; null for a passage.", \.rule?.topic),
        Field("section", "The headings over the rule, outermost first; null for a passage.", \.rule?.section),
    ]
}

extension Hit {
    enum Kind: String, CaseIterable, NamedChoice {
        case rule, definition, description
    }

    var kind: Kind {
        switch match {
        case .rule: .rule
        case .passage(let passage): passage.role == .definition ? .definition : .description
        }
    }

    var statement: String {
        switch match {
        case .rule(let rule): rule.statement
        case .passage(let passage): passage.text
        }
    }

    var source: Citation {
        switch match {
        case .rule(let rule): rule.source
        case .passage(let passage): passage.source
        }
    }
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
    let answer: SearchAnswer

    static let kind = Schema.hits
    static let about = "The rules that answer a query, best first."
    static let content: [Field<HitsDocument>] = [
        Field("hits", "The hits of this page.", \.answer.hits),
        Field("total", "How many hits there are on all pages.", \.answer.total),
        Field("notes", "What was corrected or relaxed to find them.", \.answer.notes),
    ]
}
