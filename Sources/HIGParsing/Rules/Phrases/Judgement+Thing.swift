/// What is recommended of a thing, or is best not done with it.
extension Judgement {
    /// "The recommended width of the list is 24 pixels", "is at least 24 pixels".
    var isOfMeasure: Bool {
        guard clause[index - 1] == "the" else { return false }
        let rest = clause.tokens.indices.dropFirst(index + 1).prefix(8).prefix { clause.tokens[$0].gap == .none }
        guard let verb = rest.first(where: { ["is", "are"].contains(clause[$0]) }) else { return false }
        let number = clause.skipping("about", "approximately", "at", "least", "most", "between", from: verb + 1)
        return clause[number].opensWithNumber
            && clause.tokens[index..<verb].contains { Self.measures.contains($0.word.singular) }
    }
    private static let measures: WordSet = [
        "distance", "gap", "height", "inset", "length", "margin", "maximum", "minimum", "number", "padding", "ratio",
        "size", "spacing", "thickness", "width",
    ]

    /// "PNG is the recommended format"; what "this is" points to stands elsewhere.
    var isChoice: Bool {
        clause[index - 1] == "the" && ["is", "are"].contains(clause[index - 2])
            && !["this", "that", "which", "it", "these"].contains(clause[index - 3])
    }

    /// "Long lists are best avoided."
    var isBestAvoided: Bool {
        clause[index + 1] == "avoided" && ["is", "are"].contains(clause[index - 1])
    }
}
