/// Two editions' terms under common numbers, with their weights.
struct PairTerms {
    /// The common number of each of the older edition's terms; the newer edition's keep theirs.
    let olderNumbers: ContiguousArray<Int32>
    /// The squares of the terms' inverse document frequencies, over the rules of both editions, smoothed: 1 for a term
    /// of every rule, more for rarer ones.
    let weights: ContiguousArray<Double>

    init(_ older: EditionProfile, _ newer: EditionProfile) {
        var holders = newer.holders
        var numbers: ContiguousArray<Int32> = []
        numbers.reserveCapacity(older.terms.count)
        for (number, term) in older.terms.enumerated() {
            let common = newer.numbers.number(of: term) ?? Int32(holders.count)
            if Int(common) == holders.count { holders.append(0) }
            holders[Int(common)] += older.holders[number]
            numbers.append(common)
        }
        let rules = Double(older.rules.count + newer.rules.count + 1)
        olderNumbers = numbers
        weights = ContiguousArray(
            holders.lazy.map { count in
                let weight = 1 + Logarithm.of(rules / Double(count + 1))
                return weight * weight
            })
    }
}
