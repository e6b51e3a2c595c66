/// Two editions' terms under common numbers, with their weights.
struct PairTerms {
    /// The common number of each of the older edition's terms; the newer edition's keep theirs.
    let older: ContiguousArray<Int32>
    /// The squares of the terms' inverse document frequencies, over the rules of both editions, smoothed: 1 for a term
    /// of every rule, more for rarer ones.
    let weights: ContiguousArray<Double>

    init(_ old: EditionProfile, _ new: EditionProfile) {
        var holders = new.holders
        var older: ContiguousArray<Int32> = []
        older.reserveCapacity(old.terms.count)
        for (number, term) in old.terms.enumerated() {
            let common = new.numbers.number(of: term) ?? Int32(holders.count)
            if Int(common) == holders.count { holders.append(0) }
            holders[Int(common)] += old.holders[number]
            older.append(common)
        }
        let rules = Double(old.rules.count + new.rules.count + 1)
        self.older = older
        weights = ContiguousArray(
            holders.lazy.map { count in
                let weight = 1 + NaturalLogarithm.of(rules / Double(count + 1))
                return weight * weight
            })
    }
}
