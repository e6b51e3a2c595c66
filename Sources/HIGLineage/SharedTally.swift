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
        // Noted each time and kept the first: there is no branch in it that the processor could guess wrong.
        met[metCount] = rule
        metCount += shared[Int(rule)].isEmpty ? 1 : 0
        shared[Int(rule)].add(term)
    }

    /// What is shared with a rule.
    subscript(rule: Int) -> SharedTerms { shared[rule] }

    /// The rules that share a term and for which a condition holds, in source order.
    @inline(__always)
    func rules(where holds: (_ rule: Int, _ shared: SharedTerms) -> Bool) -> [Int] {
        var rules: [Int] = []
        for place in 0..<metCount {
            let rule = Int(met[place])
            if holds(rule, shared[rule]) { rules.append(rule) }
        }
        return rules.sorted()
    }

    /// Makes ready for another rule.
    mutating func clear() {
        for place in 0..<metCount { shared[Int(met[place])] = SharedTerms() }
        metCount = 0
    }
}
