/// The condition that opens a sentence: "If you need it, …", "however, when it is dark …".
extension DirectiveReader {
    /// Where the condition stands that opens the sentence: "if …", "however, if …"; else the sentence's start.
    var conditionStart: Int {
        let start = sentenceStart
        let comma = clause.tokens.indices.dropFirst(start + 1).prefix(2).first { clause.tokens[$0].gap == .comma }
        guard let comma, Self.conditionals.contains(clause[comma]), Self.introducers.contains(clause[start]) else {
            return start
        }
        return comma
    }

    /// Words that open a condition.
    static let conditionals: WordSet = ["if", "when", "whenever", "unless", "because"]

    /// "If you use such a bar be sure to dim it": a demand after a condition that no comma ends.
    func followsCondition(_ index: Int) -> Bool {
        guard clause.assures(at: index) else { return false }
        let start = conditionStart
        guard Self.conditionals.contains(clause[start]), index - start > 3 else { return false }
        return !["to", "and", "not", "will", "can", "could", "should", "must", "may", "might"].contains(
            clause[index - 1])
            && clause.tokens[start + 1...index].allSatisfy { $0.gap == .none }
    }

    /// "When the list needs to scroll", "if it is best to wait": whether what directs belongs to the condition that opens
    /// the sentence.
    func belongsToCondition(_ index: Int) -> Bool {
        let start = conditionStart
        guard Self.conditionals.contains(clause[start]), (1...6).contains(index - start),
            Self.subjects.contains(clause[start + 1])
        else { return false }
        let words = clause.tokens[start + 1...index]
        // "If it failed the app should say why": a second subject.
        return words.allSatisfy { $0.gap == .none } && !words.dropLast().contains { Verbs.isPlain($0.word) }
            && !words.dropFirst().contains { Self.subjects.contains($0.word) }
    }
}
