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
        var (gone, come) = (Change.measures(only: from, notIn: to), Change.measures(only: to, notIn: from))
        guard !gone.isEmpty || !come.isEmpty else { return nil }
        if let pairs = Change.pairsOfSizes(from, to)?.filter({ !$0.isSame(as: $1) }) {
            (gone, come) = (pairs.map(\.0), pairs.map(\.1))
        }
        let hasOthers = { (rules: [Rule], changed: [Measure]) in Change.measures(of: rules).count > changed.count }
        return Measures(from: gone, to: come, keepsOthers: hasOthers(from, gone) && hasOthers(to, come))
    }

    /// The numbers of two rules by their places, where each gives as many, of one unit, all rising or all falling:
    /// such a list goes through the sizes of a thing, and "12, 10 and 8 pixels" became "10, 8 and 6", not "12" "6".
    private static func pairsOfSizes(_ older: [Rule], _ newer: [Rule]) -> [(Measure, Measure)]? {
        guard older.count == 1, newer.count == 1 else { return nil }
        let (older, newer) = (older[0].measures, newer[0].measures)
        guard older.count == newer.count, let order = order(of: older), order == Change.order(of: newer),
            older.first?.unit == newer.first?.unit
        else { return nil }
        return Array(zip(older, newer))
    }

    /// The sign of every step where single numbers of one unit, two and more, all rise or all fall; else `nil`.
    private static func order(of measures: [Measure]) -> FloatingPointSign? {
        guard Set(measures.map(\.unit)).count == 1, measures.allSatisfy({ $0.numbers.count == 1 }) else { return nil }
        let steps = zip(measures, measures.dropFirst()).map { $1.numbers[0] - $0.numbers[0] }
        return !steps.contains(0) && Set(steps.map(\.sign)).count == 1 ? steps[0].sign : nil
    }

    /// What some rules set and others neither set nor say.
    private static func measures(only rules: [Rule], notIn others: [Rule]) -> [Measure] {
        let known = measures(of: others)
        let (amounts, numbers) = (Set(known.map(\.amount)), Set(known.map(\.numbers)))
        let texts = others.map { $0.statement + "\n" + $0.body }
        return measures(of: rules).filter { measure in
            guard !amounts.contains(measure.amount) else { return false }
            // A number alone, without what it counts, may be another one, and several that count something else are others.
            let words = measure.text.split(separator: " ")
            let isPair = measure.numbers.count > 1 && words.count > 3 && !numbers.contains(measure.numbers)
            let said = isPair ? words.prefix(3).joined(separator: " ") : measure.text
            // They may say it though they don't set it: "about three points", "a 32 x 32 icon".
            return !texts.contains { $0.says(said) }
        }
    }

    private static func measures(of rules: [Rule]) -> [Measure] {
        rules.flatMap(\.measures).distinct(of: \.amount)
    }
}

extension String {
    /// Whether the words stand in the text as such: "5 pixels" does neither in "15 pixels" nor in "1.5 pixels", and "44 x 44"
    /// not in "44 x 440".
    fileprivate func says(_ words: String) -> Bool {
        ranges(of: words).contains { range in
            let (before, after) = (self[..<range.lowerBound], self[range.upperBound...])
            let opens = before.last.map { !$0.isLetter && !$0.isNumber } ?? true
            return opens && !before.endsInsideNumber && !after.opensInsideNumber
        }
    }
}

extension Substring {
    /// Whether a digit and a mark end the text, of a number that goes on behind it: `1.`.
    fileprivate var endsInsideNumber: Bool {
        guard let last, [".", ","].contains(last) else { return false }
        return dropLast().last?.isNumber ?? false
    }

    /// Whether the text goes on with the digits of a number before it: `0`, `.5`.
    fileprivate var opensInsideNumber: Bool {
        guard let first else { return false }
        return first.isNumber || [".", ","].contains(first) && dropFirst().first?.isNumber ?? false
    }
}
