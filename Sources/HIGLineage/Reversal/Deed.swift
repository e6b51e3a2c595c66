/// What statements tell to do, or not to, for telling a reversal from a rewording; see `Prohibition` for those that forbid.
enum Deed {
    /// The deed that a word speaks of, in any form; to forbid one and then to say how to do it well is to turn round. `nil` for
    /// words of other deeds.
    static func kind(of word: String) -> String? { kinds[Stem.of(word)] }

    /// The deeds, each with the words for it.
    private static let words: KeyValuePairs<String, [String]> = [
        "custom": [
            "alter", "change", "custom", "customize", "modify", "overridden", "override", "redesign", "replace",
        ],
        "hide": ["hidden", "hide"], "remove": ["remove"], "display": ["display", "show", "shown"],
        "disable": ["disable"], "mix": ["combine", "mix"], "animate": ["animate"],
    ]

    /// By the stems of the words.
    private static let kinds: [String: String] = {
        var kinds: [String: String] = [:]
        for (kind, words) in words {
            for word in words { kinds[Stem.of(word)] = kind }
        }
        return kinds
    }()

    /// Words that forbid what follows them.
    static let prohibitions: Set<String> = [
        "avoid", "can't", "cannot", "don't", "mustn't", "never", "not", "refrain", "resist", "shouldn't",
    ]

    /// Whether a statement asks to see to it that something is not so: "Make sure that it does not ring" forbids as much as
    /// "don't let it ring".
    static func ensuresNot(_ statement: String) -> Bool {
        let words = Terms.words(of: statement)
        let assurance = words.indices.first { place in
            ["ensure", "verify"].contains(words[place])
                || ["certain", "sure"].contains(words[place])
                    && words[..<place].suffix(2).contains { ["be", "make"].contains($0) }
        }
        guard let assurance else { return false }
        let assured = words[(assurance + 1)...].drop { $0 == "that" }.prefix { !clauses.contains($0) }
        return assured.contains { $0 == "not" || $0 == "never" || $0.hasSuffix("n't") }
    }

    /// Words at which another clause begins.
    private static let clauses: Set<String> = ["because", "if", "so", "that", "when", "which", "while", "who"]

    /// Whether a statement forbids just what another one opens by telling to do: "Hide it, don't dim it" or "Hide it rather
    /// than dimming it" against "Dim it".
    static func forbids(_ statement: String, what direction: String) -> Bool {
        let words = Terms.words(of: statement)
        guard let deed = Terms.words(of: direction).first else { return false }
        return words.indices.dropFirst().dropLast().contains { place in
            guard ["it", "them"].contains(words[place + 1]) else { return false }
            if words[place] == deed, ["don't", "never"].contains(words[place - 1]) { return true }
            return Stem.of(words[place]) == Stem.of(deed)
                && [["rather", "than"], ["instead", "of"]].contains(Array(words[..<place].suffix(2)))
        }
    }

    /// What limits a deed as a prohibition does: "show no more than two levels", "hide it only if you must".
    static let limits: Set<String> = ["no", "only", "instead", "rather", "unless", "without"]

    /// Whether a statement without prohibition or limit begins by speaking of the deed as done or to be done.
    static func isGranted(_ deed: String, by statement: String) -> Bool {
        let words = Terms.words(of: statement)
        guard !words.contains(where: { prohibitions.contains($0) || limits.contains($0) }) else { return false }
        return !isLastResort(words) && words.prefix(6).contains { kind(of: $0) == deed }
    }

    /// Whether a statement tells what to do where a prohibition can't be kept: "If you must use custom formats, …".
    static func isLastResort(_ words: [String]) -> Bool {
        lastResorts.contains(where: words.starts)
    }

    private static let lastResorts = ["if you must", "if you have to", "if you absolutely"].map(Terms.words)

    /// Whether two statements speak of opposite cases: of what is "saved" and "unsaved".
    static func areOpposite(_ one: String, _ other: String) -> Bool {
        let (words, others) = (Set(Terms.words(of: one)), Set(Terms.words(of: other)))
        return words.contains { others.contains("un" + $0) && isDenied($0) }
            || others.contains { words.contains("un" + $0) && isDenied($0) }
    }

    /// Whether "un" before a word denies it: not in "unit" and "unless".
    private static func isDenied(_ word: String) -> Bool { word.count > 3 && word != "less" }
}
