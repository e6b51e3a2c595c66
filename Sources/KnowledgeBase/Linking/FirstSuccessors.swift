import HIGModel

/// The first editions that took up rules of earlier ones.
struct FirstSuccessors: Sendable {
    /// The editions' places by date, by their ids.
    private let places: [String: Int]
    /// The place of the edition that took up each rule first, by the rule's id.
    private var first: [String: Int] = [:]

    /// - Parameters:
    ///   - editions: by date.
    ///   - rules: how many rules of theirs may have been taken up.
    init(_ editions: [Edition], rules: Int) {
        places = Dictionary(uniqueKeysWithValues: editions.enumerated().map { ($1.id, $0) })
        first.reserveCapacity(rules)
    }

    /// Adds what an edition took up, by the ids of the rules that links join.
    mutating func add(_ links: [LinkEnds], in edition: String) {
        guard let place = places[edition] else { return }
        for link in links { first[link.from] = min(first[link.from] ?? place, place) }
    }

    /// Whether a rule was taken up before an edition.
    func has(_ rule: String, before edition: String) -> Bool {
        guard let place = places[edition], let first = first[rule] else { return false }
        return first < place
    }
}
