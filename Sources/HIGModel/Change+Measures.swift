extension Change {
    /// What a change did to the numbers that the rules set.
    public struct Measures: Hashable, Sendable {
        /// Those of the older rules that the newer ones no longer set.
        public let from: [Measure]
        /// Those of the newer rules that the older ones did not set.
        public let to: [Measure]
        /// Whether both set other numbers, too, which stayed.
        public let keepsOthers: Bool
    }

    /// The numbers that only one side sets; `nil` where there are none.
    public var measures: Measures? {
        let (gone, come) = (Change.measures(only: from, notIn: to), Change.measures(only: to, notIn: from))
        guard !gone.isEmpty || !come.isEmpty else { return nil }
        let hasOthers = { (rules: [Rule], changed: [Measure]) in Change.measures(of: rules).count > changed.count }
        return Measures(from: gone, to: come, keepsOthers: hasOthers(from, gone) && hasOthers(to, come))
    }

    /// What some rules set and others neither set nor say.
    private static func measures(only rules: [Rule], notIn others: [Rule]) -> [Measure] {
        let known = measures(of: others)
        return measures(of: rules).filter { measure in
            !known.contains { $0.isSame(as: measure) } && !says(measure, in: others)
        }
    }

    /// Whether rules have a measure in their text though they don't set it: "about three points", "a 32 x 32 icon".
    private static func says(_ measure: Measure, in rules: [Rule]) -> Bool {
        let words = measure.text.split(separator: " ")
        // A number alone, without what it counts, may be another one.
        let numbers =
            measure.numbers.count > 1 && words.count > 3 ? words.prefix(3).joined(separator: " ") : measure.text
        return rules.contains { ($0.statement + "\n" + $0.body).contains(numbers) }
    }

    private static func measures(of rules: [Rule]) -> [Measure] {
        rules.flatMap(\.measures).distinct { $0.isSame(as: $1) }
    }
}
