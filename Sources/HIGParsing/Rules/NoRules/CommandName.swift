import HIGModel

/// Names of commands that stand where a direction could: "Save As…", "Undo (Command-Z).", "Show/Hide Ruler".
enum CommandName {
    private static let modifiers: WordSet = ["command", "option", "control", "shift"]

    /// Whether a sentence is the name of a command: its key equivalent stands behind it in brackets, an ellipsis ends
    /// it, or a slash joins it with its opposite.
    static func isName(_ clause: Clause) -> Bool {
        let tokens = clause.tokens
        guard let first = tokens.first, first.isCapitalised, tokens.count <= 8 else { return false }
        if tokens.count > 1, tokens[1].isJoined, tokens[1].isCapitalised, Verbs.isBase(tokens[1].word) { return true }
        if clause.endsInEllipsis, tokens.dropFirst().allSatisfy(\.isCapitalised) { return true }
        return tokens.indices.dropFirst().contains { index in
            tokens[index].depth > tokens[index - 1].depth && modifiers.contains(tokens[index].word)
                && tokens[index...].allSatisfy { $0.depth > 0 }
        }
    }

    /// Whether the sentence after a lead says what the lead does, and has no subject: "Closes the window."
    static func isExplained(by sentence: String) -> Bool {
        let words = WordForm.all(in: sentence).prefix(2)
        guard words.count == 2, let verb = Verbs.base(ofThirdPerson: words[0]) else { return false }
        return Imperative.determiners.contains(words[1]) || words[1] == "forward"
            || !Verbs.nounLike.contains(verb) && !prepositions.contains(words[1])
    }

    private static let prepositions: WordSet = ["to", "in", "of", "and", "for", "on", "with", "at"]
}
