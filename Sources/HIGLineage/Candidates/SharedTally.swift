/// What one rule shares with each rule of another edition, and with which it shares anything: most share nothing.
struct SharedTally {
    private var shared: ContiguousArray<SharedTerms>
    /// The rules that share a term, in the order in which they were met; what stands behind them is no part of it.
    private var met: ContiguousArray<Int32>
    private var metCount = 0

    /// - Parameter rules: how many the other edition has.
    init(rules: Int) {
        shared = ContiguousArray(repeating: SharedTerms(), count: rules)
        met = ContiguousArray(repeating: 0, count: rules + 1)
    }

    /// Adds a term that a rule shares.
    @inline(__always)
    mutating func add(_ term: SharedTerms.Term, to rule: Int32) {
        // Written each time but counted only the first: so there is no branch for the processor to guess wrong.
        met[metCount] = rule
        metCount += shared[Int(rule)].isEmpty ? 1 : 0
        shared[Int(rule)].add(term)
    }

    /// The rules that share a term and for which a condition holds, in source order, with what they share; makes ready
    /// for another rule.
    @inline(__always)
    mutating func take(
        where holds: (_ rule: Int, _ shared: SharedTerms) -> Bool
    ) -> [(rule: Int, shared: SharedTerms)] {
        var taken: [(rule: Int, shared: SharedTerms)] = []
        for place in 0..<metCount {
            let rule = Int(met[place])
            let terms = shared[rule]
            shared[rule] = SharedTerms()
            if holds(rule, terms) { taken.append((rule, terms)) }
        }
        metCount = 0
        return taken.sorted { $0.rule < $1.rule }
    }
}
