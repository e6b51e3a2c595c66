/// Where the subject "you" of a modal verb stands: in the main clause, or in one that only describes a noun.
struct Subject {
    let clause: Clause
    /// The position of the subject's word.
    let index: Int

    /// Words after which "you should" is a statement of its own: "This means you should …".
    private static let sayings: WordSet = [
        "mean", "means", "suggest", "suggests", "imply", "implies", "recommend", "recommends", "require", "requires",
        "recommended", "advise", "advises", "is", "that", "sure", "important", "so", "because",
    ]
    private static let prepositions: WordSet = [
        "in", "on", "with", "for", "at", "from", "during", "within", "under", "by", "to", "using", "after", "before",
        "without", "through", "of",
    ]

    /// Whether the clause of "you" belongs to a noun or a question before it: "the styles you can use", "how you
    /// should use them", "so that you can see it".
    ///
    /// - Parameter permission: whether the verb grants something; "so that you can" then only gives the purpose.
    func isSubordinate(permission: Bool) -> Bool {
        guard index > 0 else { return false }
        let before = clause[index - 1]
        guard clause.tokens[index].gap == .none else { return false }
        // "If appropriate you can …".
        if clause[index - 2] == "if" { return false }
        if ["which", "whom", "where", "how", "why", "what", "whatever", "wherever"].contains(before) { return true }
        // ", so you can use it for long lists" draws a conclusion; "note that you can" grants.
        if permission, before == "so" { return clause.tokens[index - 1].gap == .none }
        if before == "that" {
            let told = clause[index - 2]
            if ["note", "remember", "mind"].contains(told) { return false }
            return permission || told == "so" || !Self.sayings.contains(told)
        }
        // "When using lamps (red or not) you may want to …": the remark ends the condition.
        let opening = clause.stretchStart(of: index)
        let isRemarkBefore = clause.tokens[index - 1].depth > clause.tokens[index].depth
        if isRemarkBefore, clause[opening] == "when", clause[opening + 1].hasSuffix("ing") { return false }
        // "If you need a letter in a button you should draw it", "…, but if you need one you may": without a comma, the main
        // clause after the condition.
        let condition = clause[opening] == "but" ? opening + 1 : opening
        if opening < 4 || condition > opening, clause[condition] == "if" || clause[condition] == "when" && !permission {
            return false
        }
        let isOpening =
            DirectiveReader.introducers.contains(before) || DirectiveReader.adverbs.contains(before)
            || Self.sayings.contains(before)
        return !isOpening && !followsPhrase(permission: permission)
    }

    /// "In a toolbar you can …", "to keep cows in you should …": nothing but a phrase stands between the clause's start and
    /// its subject. "To see the colours you can use" has a noun there that the permission belongs to.
    private func followsPhrase(permission: Bool) -> Bool {
        var start = index - 1
        while start > 0, index - start <= 6, clause.tokens[start].gap == .none { start -= 1 }
        guard index - start <= 6, Self.prepositions.contains(clause[start]) else { return false }
        let first = clause[start] == "to" && !permission ? start + 2 : start + 1
        return !(min(first, index)..<index).contains { Verbs.isPlainBase(clause[$0]) }
    }
}
