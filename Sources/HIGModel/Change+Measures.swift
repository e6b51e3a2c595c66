extension Change {
    /// What a change did to the numbers that the rules set.
    public struct Measures: Hashable, Sendable {
        /// Those of the older rules that the newer ones no longer set.
        public let from: [Measure]
        /// Those of the newer rules that the older ones did not set.
        public let to: [Measure]
    }

    /// The numbers that only one side sets; `nil` where there are none.
    public var measures: Measures? {
        let (older, newer) = (Change.measures(of: from), Change.measures(of: to))
        let gone = older.filter { measure in !newer.contains { $0.isSame(as: measure) } }
        let come = newer.filter { measure in !older.contains { $0.isSame(as: measure) } }
        return gone.isEmpty && come.isEmpty ? nil : Measures(from: gone, to: come)
    }

    private static func measures(of rules: [Rule]) -> [Measure] {
        rules.flatMap(\.measures).reduce(into: []) { found, measure in
            if !found.contains(where: { $0.isSame(as: measure) }) { found.append(measure) }
        }
    }
}
