import HIGModel

/// Sentences that lead to a list or to the guidelines after them and say nothing themselves.
enum Introduction {
    private static let kinds: Set<String> = [
        "guideline", "question", "tip", "step", "point", "rule", "recommendation", "scenario", "suggestion",
        "consideration", "principle", "practice", "goal", "thing", "following",
    ]
    /// Verbs that only call for what follows.
    private static let framing: Set<String> = [
        "follow", "observe", "consider", "keep", "use", "remember", "note", "yourself", "ask", "about", "review",
    ]

    /// "Follow these guidelines when you use tables:", "Be sure to observe the following guidelines.", "Specifically,
    /// you can:", "It's crucial that you:".
    static func isOpen(_ sentence: String) -> Bool {
        let isLead = sentence.last == ":"
        if isLead, isOffer(sentence) || completesForUsers(sentence) { return true }
        let words = Word.all(in: sentence).map { Singular.of($0.text) }
        if isLead, let last = words.last, last == "that", words.contains("remember") || words.contains("mind") {
            return true
        }
        return words.indices.contains { index in
            guard ["these", "the", "this"].contains(words[index]) else { return false }
            let next = word(words, index + 1)
            let isFramed =
                index > 0 && (framing.contains(words[index - 1]) || words[index - 1] == "mind" && next == "guideline")
            guard next == "following" else {
                return kinds.contains(next) && (isFramed || isLead && words[index] != "the")
            }
            return isFramed && (isLead || kinds.contains(word(words, index + 2)))
        }
    }

    /// Whether the items complete what the designer may or should do: the sentence stops at "to" or "can".
    static func isOffer(_ sentence: String) -> Bool {
        guard sentence.last == ":", !completesForUsers(sentence) else { return false }
        let words = Word.all(in: sentence).map(\.text)
        guard let last = words.last else { return false }
        return !givesPurpose(words)
            && (["to", "can", "might", "may", "should", "must"].contains(last) || words.suffix(2) == ["that", "you"])
    }

    /// Whether the items say what users can do: "… displays an alert that allows them to:".
    static func completesForUsers(_ sentence: String) -> Bool {
        guard sentence.last == ":" else { return false }
        let words = Word.all(in: sentence).map(\.text)
        guard words.count > 2, let last = words.last, ["to", "can", "might", "may"].contains(last) else { return false }
        let subject = words[words.count - 2]
        return DirectiveReader.users.contains(subject) || subject == "them"
    }

    /// Whether the items go on with a description of what users do or what is done: "… appears when users:", "they may
    /// not be able to do the following:", "color is used in the following ways:", "options that apps can control:".
    static func describes(_ sentence: String) -> Bool {
        guard sentence.last == ":" else { return false }
        let words = Word.all(in: sentence).map(\.text)
        guard words.count > 3, let last = words.last, !words.contains("you") else { return false }
        if DirectiveReader.users.contains(last) { return true }
        if words.suffix(2) == ["able", "to"], words.suffix(9).contains(where: DirectiveReader.users.contains) {
            return true
        }
        if last == "ways", ["following", "these"].contains(words[words.count - 2]) { return true }
        let grants: Set<String> = ["can", "may", "might", "could", "cannot"]
        if words[words.count - 4] == "that", grants.contains(words[words.count - 2]) { return true }
        return words.contains("following")
            && words.indices.dropFirst().contains {
                grants.contains(words[$0]) && DirectiveReader.users.contains(words[$0 - 1])
            }
    }

    /// Whether the items say what a direction is good for: "Know the icons, so that you can:".
    static func givesPurpose(_ sentence: String) -> Bool {
        sentence.last == ":" && givesPurpose(Word.all(in: sentence).map(\.text))
    }

    private static func givesPurpose(_ words: [String]) -> Bool {
        words.suffix(4).starts(with: ["so", "that", "you"]) || words.suffix(3).starts(with: ["so", "you"])
    }

    private static func word(_ words: [String], _ index: Int) -> String { index < words.count ? words[index] : "" }
}
