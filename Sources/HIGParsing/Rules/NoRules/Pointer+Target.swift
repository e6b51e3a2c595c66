/// Where a pointer leads: a text, a part of one, a title, or more on a subject. Without a target "read", "visit" and their
/// like ask for a deed.
extension Pointer {
    /// Verbs that lead to a text as well as they ask for a deed.
    static let verbs: WordSet = ["see", "read", "refer", "turn", "visit", "download", "learn", "watch", "look"]

    /// Parts of a text, and texts.
    static let documents: WordSet = [
        "appendix", "article", "book", "chapter", "document", "documentation", "documents", "figure", "guide", "guides",
        "guideline", "guidelines", "manual", "page", "pages", "reference", "section", "sections", "table", "website",
    ]
    /// Of those the ones that a design has as well, so that it has to be this one or a numbered one.
    static let shared: WordSet = ["figure", "page", "pages", "table"]

    /// Whether a verb leads the reader elsewhere: "see the next chapter", "read *Gates*", "learn more about lamps".
    static func leads(_ clause: Clause, at verb: Int) -> Bool {
        guard verbs.contains(clause[verb]) else { return false }
        if verb > 0, opensWithSubject(clause) { return true }
        let next = clause[verb + 1]
        switch clause[verb] {
        case "see": return !["if", "that", "to", "whether"].contains(next)
        case "refer":
            // "Refer to gates by name": how to call them.
            if clause.tokens.indices.dropFirst(verb + 2).prefix(8).contains(where: { isNaming(clause, at: $0) }) {
                return false
            }
            return clause.tokens.contains { documents.contains($0.word) } || clause[verb + 2] == "this"
                || verb > 0 && hasTitle(clause, after: verb)
        case "look":
            let way = clause.isAdverbial(verb + 1) ? verb + 2 : verb + 1
            if clause[way] == "for" { return clause[way + 1] == "more" }
            return ["at", "in", "up"].contains(clause[way]) && hasTarget(clause, after: way)
                || ["elsewhere", "here", "there"].contains(clause[way])
        case "turn": return next == "to" && hasTarget(clause, after: verb + 1)
        case "learn":
            return ["about", "how", "more"].contains(next) || next == "what" && clause[verb + 2] == "you"
                || hasTarget(clause, after: verb)
        case "read":
            return ["about", "more", "on"].contains(next) || next == "this" && clause[verb + 2] == "part"
                || hasTarget(clause, after: verb)
        case "watch":
            return !["and", "for", "how", "out", "people", "users", "what"].contains(next)
                && hasTarget(clause, after: verb)
        default: return hasTarget(clause, after: verb)
        }
    }

    /// "To learn more, watch the builders", "for further guidance, …": what one is to find elsewhere.
    private static func opensWithSubject(_ clause: Clause) -> Bool {
        let subjects: [WordForm] = ["additional", "details", "further", "guidance", "information", "more"]
        return clause[0] == "for" && subjects.contains(clause[1])
            || clause.has("to", "learn", at: 0)
            || clause[0] == "to" && ["find", "get", "obtain"].contains(clause[1]) && subjects.contains(clause[2])
    }

    /// "By name", "by their titles", "by the names that visitors know".
    private static func isNaming(_ clause: Clause, at index: Int) -> Bool {
        clause[index] == "by"
            && clause.tokens.dropFirst(index + 1).prefix(3).contains {
                ["name", "number", "title"].contains($0.word.singular)
            }
    }

    /// Whether a text, a part of one, a title or a quotation is named behind a verb.
    static func hasTarget(_ clause: Clause, after verb: Int) -> Bool {
        let rest = clause.tokens.indices.dropFirst(verb + 1).prefix(9)
        // "Read the page aloud."
        if rest.contains(where: { clause[$0] == "aloud" || clause.has("out", "loud", at: $0) }) { return false }
        return hasTitle(clause, after: verb)
            || rest.contains { index in
                guard documents.contains(clause[index]) else { return false }
                return !shared.contains(clause[index]) || clause[index + 1].opensWithNumber
                    || ["following", "next", "this"].contains(clause[index - 1])
            }
    }

    /// A capital letter or a quotation near behind the verb.
    private static func hasTitle(_ clause: Clause, after verb: Int) -> Bool {
        clause.tokens.dropFirst(verb + 1).prefix(5).contains { $0.isCapitalised || $0.opensQuote }
    }
}
