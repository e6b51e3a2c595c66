import HIGModel

/// Sentences that lead to a list and say nothing themselves.
enum Introduction {
    private static let kinds: Set<String> = [
        "guideline", "question", "tip", "step", "point", "rule", "recommendation", "following", "scenario",
        "suggestion",
        "consideration", "principle", "practice", "goal",
    ]

    /// "Follow these guidelines when you use tables:", "You can use a popover to:", "Specifically, you can:".
    static func isOpen(_ sentence: String) -> Bool {
        guard sentence.last == ":" else { return false }
        if isOffer(sentence) { return true }
        let words = Word.all(in: sentence).map { Singular.of($0.text) }
        return zip(words, words.dropFirst()).contains { ["these", "the", "this"].contains($0) && kinds.contains($1) }
    }

    /// Whether the items complete the sentence: it stops at "to" or "can".
    static func isOffer(_ sentence: String) -> Bool {
        guard sentence.last == ":", let last = Word.all(in: sentence).last?.text else { return false }
        return ["to", "can", "might", "may", "should"].contains(last)
    }
}
