/// What a statement forbids doing, for telling a reversal from a rewording.
enum Deed {
    /// Verbs of changing what the system provides; to forbid one and then to say how to do it well is to turn round.
    private static let kinds: [String: String] = [
        "altering": "custom", "alter": "custom", "changing": "custom", "change": "custom", "modifying": "custom",
        "modify": "custom", "customizing": "custom", "customize": "custom", "replacing": "custom", "replace": "custom",
        "redesigning": "custom", "overriding": "custom", "override": "custom", "customized": "custom",
        "custom": "custom",
        "modified": "custom", "altered": "custom",
        "hiding": "hide", "hide": "hide", "hidden": "hide",
        "removing": "remove", "remove": "remove", "removed": "remove",
        "displaying": "display", "display": "display", "showing": "display", "show": "display",
        "disabling": "disable", "disable": "disable", "disabled": "disable",
        "mixing": "mix", "mix": "mix", "combining": "mix", "combine": "mix", "combined": "mix",
        "animating": "animate", "animate": "animate", "animated": "animate",
    ]
    /// Those of the prohibitions that a deed follows as "displaying".
    private static let gerundTakers: Set<String> = ["avoid", "refrain", "resist"]
    private static let prohibitions: Set<String> = [
        "avoid", "can't", "cannot", "don't", "mustn't", "never", "not", "refrain", "resist", "shouldn't",
    ]

    /// The kind of deed right after the prohibiting word; `nil` where the statement forbids something else.
    static func prohibited(by statement: String) -> String? {
        forbidden(by: statement)?.prefix(2).lazy.compactMap { kinds[$0] }.first
    }

    /// The words behind the first prohibiting one; `nil` without one.
    private static func forbidden(by statement: String) -> ArraySlice<String>? {
        let words = Terms.words(of: statement)
        return words.firstIndex(where: prohibitions.contains).map { words[($0 + 1)...] }
    }

    /// Whether a statement names what a prohibition says not to do it to, be it in part: the "back button's looks" that is not
    /// to be altered, the "path" that is not to be displayed in titles.
    static func names(whatIsProhibitedBy prohibition: String, _ statement: String) -> Bool {
        guard let words = forbidden(by: prohibition) else { return false }
        let things = words.prefix { !prepositions.contains($0) }.filter { kinds[$0] == nil }
        let known = Set(Terms.content(of: statement))
        return things.compactMap(Terms.term).contains(where: known.contains)
    }

    private static let prepositions: Set<String> = [
        "as", "at", "by", "for", "from", "in", "into", "of", "on", "to", "when", "while", "with", "without",
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
    private static let limits: Set<String> = ["no", "only", "instead", "rather", "unless", "without"]

    /// What limits the thing, so that the same verb may speak of another one: "don't use it for other menus".
    private static let narrowings: Set<String> = [
        "fewer", "just", "merely", "minimal", "more", "other", "solely", "than", "too", "whether",
    ]

    /// Whether a statement without prohibition or limit begins by speaking of the deed as done or to be done.
    static func isGranted(_ deed: String, by statement: String) -> Bool {
        let words = Terms.words(of: statement)
        guard !words.contains(where: { prohibitions.contains($0) || limits.contains($0) }) else { return false }
        return !isLastResort(words) && words.prefix(6).contains { kinds[$0] == deed }
    }

    /// Whether a statement tells what to do where a prohibition can't be kept: "If you must use custom formats, …".
    private static func isLastResort(_ words: [String]) -> Bool {
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

    /// What is forbidden in one case may be asked for in another.
    private static let conditions: Set<String> = ["if", "until", "when", "where", "while"]

    /// Whether a statement without limit speaks of doing to the same thing what another one forbids: "the close button
    /// should display a dot" against "avoid displaying a dot in the close button".
    ///
    /// Statements that lead to a list don't count: what the lists tell may be two sides of the same.
    static func isGranted(what prohibition: String, by statement: String) -> Bool {
        let (forbidden, granted) = (Terms.words(of: prohibition), Terms.words(of: statement))
        guard let index = forbidden.firstIndex(where: { prohibitions.contains($0) }),
            !prohibition.hasSuffix(":"), !statement.hasSuffix(":"),
            !granted.contains(where: { prohibitions.contains($0) }),
            !(forbidden + granted).contains(where: { limits.contains($0) || narrowings.contains($0) }),
            !forbidden.contains(where: { conditions.contains($0) })
        else { return false }
        // "Items that don't light" are those that are spoken of; "use" tells too little of what is done.
        let rest = forbidden[(index + 1)...].drop { $0 == "from" }
        // "Avoid uneven rows": what is to be avoided is a thing, which may be granted elsewhere.
        guard !gerundTakers.contains(forbidden[index]) || rest.first?.hasSuffix("ing") == true else { return false }
        guard index == 0 || !["that", "which", "who"].contains(forbidden[index - 1]),
            let deed = rest.first.flatMap({ Terms.term(of: $0) })
        else { return false }
        let known = Set(granted.compactMap { Terms.term(of: $0) })
        guard known.contains(deed) else { return false }
        let things = Set(rest.dropFirst().compactMap { Terms.term(of: $0) })
        return things.count > 1 && Double(things.intersection(known).count) >= leastShared * Double(things.count)
    }

    /// Whether a statement without limit speaks of at least half of what another one forbids to do: "you can also ring a bell
    /// in the hall" against "a hall should not have a bell". What is not to be left out is limited by an "only if".
    static func mayBeGranted(what prohibition: String, by statement: String) -> Bool {
        guard !prohibition.hasSuffix(":"), !statement.hasSuffix(":"), let rest = forbidden(by: prohibition)
        else { return false }
        let (all, granted) = (Terms.words(of: prohibition), Terms.words(of: statement))
        // "…, but you may" grants something else.
        let forbidden = rest.prefix { $0 != "but" }
        let things = Set(forbidden.compactMap { Terms.term(of: $0) })
        let shared = things.intersection(granted.compactMap { Terms.term(of: $0) })
        let deed = forbidden.first { $0 != "from" }
        // One thing alone may be where quite another deed is done, unless the ban is on having it.
        let isSpokenOf = shared.count > 1 || deed.flatMap(Terms.term).map(shared.contains) ?? !shared.isEmpty
        guard isSpokenOf, shared.count * 2 >= things.count, !(forbidden + granted).contains(where: isDenial) else {
            return false
        }
        if isOmission(forbidden) { return granted.contains("only") }
        // "Avoid uneven rows": what is to be avoided is a thing, as in `isGranted(what:by:)`.
        guard !gerundTakers.contains(all[rest.startIndex - 1]) || isGerund(deed) else { return false }
        return !forbidden.prefix(2).contains(where: hindrances.contains) && !isLastResort(granted)
            && !(all + granted).contains { limits.contains($0) || narrowings.contains($0) || samenesses.contains($0) }
    }

    private static func isGerund(_ word: String?) -> Bool { word?.hasSuffix("ing") ?? false }

    private static func isDenial(_ word: String) -> Bool { prohibitions.contains(word) || word.hasSuffix("n't") }

    /// Whether what is forbidden is to leave something out.
    private static func isOmission(_ forbidden: ArraySlice<String>) -> Bool {
        guard let deed = forbidden.first else { return false }
        return omissions.contains(deed) || ["leave", "leaving"].contains(deed) && forbidden.contains("out")
    }

    private static let omissions: Set<String> = [
        "drop", "dropping", "forget", "neglect", "omit", "omitting", "skip", "skipping",
    ]

    /// What is forbidden with these lets something else go on.
    private static let hindrances: Set<String> = [
        "block", "blocking", "disable", "disabling", "fail", "hesitate", "ignore", "ignoring", "interfere", "override",
        "overriding", "prevent", "preventing", "stop", "stopping",
    ]

    /// What keeps to a prohibition in other words: "keep one color" says as much as "don't mix colors".
    private static let samenesses: Set<String> = [
        "alternative", "alternatives", "except", "exception", "maintain", "one", "same", "single",
    ]

    /// The least share of the things of a prohibition that must be spoken of, 0 to 1: of six pairs with the same verb that
    /// share half of them and more, but less than this, none was turned round; both above it were.
    private static let leastShared = 0.75
}
