/// A statement that forbids something, taken apart once.
struct Prohibition {
    /// All words of the statement.
    private let words: [String]
    /// Those behind the first word that forbids.
    private let forbidden: ArraySlice<String>
    private let leadsToList: Bool

    /// `nil` where no word of the statement forbids anything.
    init?(_ statement: String) {
        words = Terms.words(of: statement)
        guard let place = words.firstIndex(where: Deed.prohibitions.contains) else { return nil }
        forbidden = words[(place + 1)...]
        leadsToList = statement.hasSuffix(":")
    }

    /// The first word that forbids.
    private var forbidding: String { words[forbidden.startIndex - 1] }

    /// The kind of deed right after the word that forbids; `nil` where something else is forbidden.
    var deed: String? { forbidden.prefix(2).lazy.compactMap(Deed.kind).first }

    /// Whether a statement names what it is not to be done to, be it in part: the "back button's looks" that is not to be
    /// altered, the "path" that is not to be displayed in titles.
    func isOn(whatIsNamedBy statement: String) -> Bool {
        let things = forbidden.prefix { !Self.prepositions.contains($0) }.filter { Deed.kind(of: $0) == nil }
        let known = Set(Terms.content(of: statement))
        return things.compactMap(Terms.term).contains(where: known.contains)
    }

    private static let prepositions: Set<String> = [
        "as", "at", "by", "for", "from", "in", "into", "of", "on", "to", "when", "while", "with", "without",
    ]

    /// Whether a statement without limit speaks of doing to the same thing what is forbidden: "the close button should
    /// display a dot" against "avoid displaying a dot in the close button".
    ///
    /// Statements that lead to a list don't count: what the lists tell may be two sides of the same.
    func isLifted(by statement: String) -> Bool {
        let granted = Terms.words(of: statement)
        guard !leadsToList, !statement.hasSuffix(":"),
            !granted.contains(where: Deed.prohibitions.contains),
            !(words + granted).contains(where: { Deed.limits.contains($0) || Self.narrowings.contains($0) }),
            !words.contains(where: Self.conditions.contains)
        else { return false }
        // "Items that don't light" are those that are spoken of; "use" tells too little of what is done.
        let rest = forbidden.drop { $0 == "from" }
        guard !isOnThing(rest.first), !isInRelativeClause, let deed = rest.first.flatMap({ Terms.term(of: $0) })
        else { return false }
        let known = Set(granted.compactMap { Terms.term(of: $0) })
        guard known.contains(deed) else { return false }
        let things = Set(rest.dropFirst().compactMap { Terms.term(of: $0) })
        return things.count > 1
            && Double(things.intersection(known).count) >= Self.leastShared * Double(things.count)
    }

    /// Whether a statement without limit speaks of at least half of what is forbidden to do: "you can also ring a bell in the
    /// hall" against "a hall should not have a bell". What is not to be left out is limited by an "only if".
    func mayBeLifted(by statement: String) -> Bool {
        guard !leadsToList, !statement.hasSuffix(":") else { return false }
        let granted = Terms.words(of: statement)
        // "…, but you may" grants something else.
        let forbidden = forbidden.prefix { $0 != "but" }
        let things = Set(forbidden.compactMap { Terms.term(of: $0) })
        let shared = things.intersection(granted.compactMap { Terms.term(of: $0) })
        let deed = forbidden.first { $0 != "from" }
        // One thing alone may be where quite another deed is done, unless the ban is on having it.
        let isSpokenOf = shared.count > 1 || deed.flatMap(Terms.term).map(shared.contains) ?? !shared.isEmpty
        guard isSpokenOf, shared.count * 2 >= things.count, !(forbidden + granted).contains(where: Self.isDenial) else {
            return false
        }
        if Self.isOmission(forbidden) { return granted.contains("only") }
        guard !isOnThing(deed) else { return false }
        return !forbidden.prefix(2).contains(where: Self.hindrances.contains) && !Deed.isLastResort(granted)
            && !(words + granted).contains {
                Deed.limits.contains($0) || Self.narrowings.contains($0) || Self.samenesses.contains($0)
            }
    }

    /// "Avoid uneven rows": what is to be avoided is a thing, which may be granted elsewhere.
    ///
    /// - Parameter deed: the word where the deed would stand.
    private func isOnThing(_ deed: String?) -> Bool {
        Self.gerundTakers.contains(forbidding) && deed?.hasSuffix("ing") != true
    }

    /// Those of the words that forbid that a deed follows as "displaying".
    private static let gerundTakers: Set<String> = ["avoid", "refrain", "resist"]

    /// Whether it is some things alone that something is forbidden of: "items that don't light".
    private var isInRelativeClause: Bool {
        words[..<(forbidden.startIndex - 1)].last.map { ["that", "which", "who"].contains($0) } ?? false
    }

    /// What limits the thing, so that the same verb may speak of another one: "don't use it for other menus".
    private static let narrowings: Set<String> = [
        "fewer", "just", "merely", "minimal", "more", "other", "solely", "than", "too", "whether",
    ]

    /// What is forbidden in one case may be asked for in another.
    private static let conditions: Set<String> = ["if", "until", "when", "where", "while"]

    private static func isDenial(_ word: String) -> Bool { Deed.prohibitions.contains(word) || word.hasSuffix("n't") }

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
