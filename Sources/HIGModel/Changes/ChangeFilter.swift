/// Which changes a reader wants to see: those that fit any of the kinds asked for.
///
/// ```swift
/// try ChangeFilter(words: "stronger,removed").admits(change)
/// ```
public struct ChangeFilter: Hashable, Sendable {
    /// One thing that can be said of a change.
    public enum Kind: Hashable, Sendable {
        /// The rules of the two sides belong together in this way; `reversed` takes in what perhaps is.
        case relation(Change.Relation)
        /// The advice binds more, less or as much.
        case strength(Change.Strength)
        /// The main topic is another one.
        case moved
        /// A number with a unit is set on one side only.
        case measures
    }

    /// In the order they were named, each once.
    public let kinds: [Kind]

    /// Keeps the order and drops what is named twice.
    public init(_ kinds: [Kind]) {
        self.kinds = kinds.distinct()
    }

    /// - Parameter words: relations, `stronger`, `weaker`, `same`, `moved` and `measures`, joined by commas; spaces and
    ///   capitals don't matter.
    /// - Throws: a usage `Problem` that lists the words when one is none of them, or there is none.
    public init(words: String) throws {
        let named = words.split(separator: ",").map { String($0.filter { $0 != " " }).lowercased() }
            .filter { !$0.isEmpty }
        let all = ChangeFilter.vocabulary
        self.init(
            try named.map { word in
                guard let kind = all.first(where: { $0.word == word })?.kind else {
                    throw ChangeFilter.unknown("“\(word)” is no kind of change")
                }
                return kind
            })
        if kinds.isEmpty { throw ChangeFilter.unknown("no kind of change is named") }
    }

    /// Whether one of the kinds fits the change.
    public func admits(_ change: Change) -> Bool {
        kinds.contains { kind in
            switch kind {
            case .relation(let relation):
                change.relation == relation || relation == .reversed && change.perhapsReversed
            case .strength(let strength): change.strength == strength
            case .moved: change.moved
            case .measures: change.measures != nil
            }
        }
    }

    /// Every word with what it means.
    public static let vocabulary: [(word: String, kind: Kind)] =
        Change.Relation.allCases.map { ($0.rawValue, .relation($0)) }
        + Change.Strength.allCases.map { ($0.rawValue, .strength($0)) }
        + [("moved", .moved), ("measures", .measures)]

    /// The kinds as they are named: `stronger, removed`.
    public var words: String {
        kinds.compactMap { kind in ChangeFilter.vocabulary.first { $0.kind == kind }?.word }.joined(separator: ", ")
    }

    private static func unknown(_ what: String) -> Problem {
        Problem(.usage, what, next: "use " + vocabulary.map(\.word).joined(separator: ", ") + ", joined by commas")
    }
}
