/// Where statements that open with the same deed put a thing.
enum Placing {
    /// Whether one says to put it where the other does not: "hang bells after all lamps" against "hang bells near lamps".
    static func isContrary(_ one: String, _ other: String) -> Bool {
        let (words, others) = (Terms.words(of: one), Terms.words(of: other))
        guard let deed = words.first, deed == others.first else { return false }
        let (here, there) = (Set(words.dropFirst()), Set(others.dropFirst()))
        return contrary.contains { isParted(here, there, by: $0, $1) || isParted(there, here, by: $0, $1) }
    }

    private static func isParted(
        _ one: Set<String>, _ other: Set<String>, by places: Set<String>, _ opposite: Set<String>
    ) -> Bool {
        !one.isDisjoint(with: places) && one.isDisjoint(with: opposite)
            && !other.isDisjoint(with: opposite) && other.isDisjoint(with: places)
    }

    private static let contrary: [(Set<String>, Set<String>)] = [
        (["above", "before"], ["after", "below"]),
        (["among", "beside", "between", "near"], ["after", "apart", "away"]),
        (["top"], ["bottom"]), (["left"], ["right"]), (["first"], ["last"]),
    ]
}
