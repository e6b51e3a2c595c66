/// Which rules of an edition have each term.
struct TermIndex {
    /// Those whose statements have it.
    let stating: Holders
    /// Those of which only the bodies have it.
    let telling: Holders

    /// The rules that have each term, those of all terms end to end.
    struct Holders {
        fileprivate(set) var rules: ContiguousArray<Int32> = []
        /// Where in `rules` the next term's begin.
        fileprivate(set) var ends: ContiguousArray<Int>

        /// The places in `rules` of a term's.
        func range(_ term: Int) -> Range<Int> { (term == 0 ? 0 : ends[term - 1])..<ends[term] }
    }

    /// - Parameters:
    ///   - terms: how many there are.
    ///   - counts: whether a rule is asked for at all.
    init(_ profile: WeighedProfile, terms: Int, where counts: (Int) -> Bool) {
        var stating = Holders(ends: ContiguousArray(repeating: 0, count: terms))
        var telling = stating
        // From the first holder to the last: each term's count, then its end, then its places from the end on.
        var lastStatedBy = ContiguousArray(repeating: -1, count: terms)
        func forEachHolder(_ body: (_ rule: Int, _ term: Int, _ isStated: Bool) -> Void) {
            for rule in (0..<profile.texts.count).reversed() where counts(rule) {
                for place in profile.statements.range(rule) {
                    lastStatedBy[Int(profile.statements.terms[place])] = rule
                }
                for place in profile.texts.range(rule) {
                    let term = Int(profile.texts.terms[place])
                    body(rule, term, lastStatedBy[term] == rule)
                }
            }
        }
        forEachHolder { _, term, isStated in
            if isStated { stating.ends[term] += 1 } else { telling.ends[term] += 1 }
        }
        var (nextStating, nextTelling) = (stating.makePlaces(), telling.makePlaces())
        forEachHolder { rule, term, isStated in
            if isStated {
                nextStating[term] -= 1
                stating.rules[nextStating[term]] = Int32(rule)
            } else {
                nextTelling[term] -= 1
                telling.rules[nextTelling[term]] = Int32(rule)
            }
        }
        self.stating = stating
        self.telling = telling
    }
}

extension TermIndex.Holders {
    /// Makes places for as many rules as are counted, and returns their ends.
    fileprivate mutating func makePlaces() -> ContiguousArray<Int> {
        var sum = 0
        for term in ends.indices {
            sum += ends[term]
            ends[term] = sum
        }
        rules = ContiguousArray(repeating: 0, count: sum)
        return ends
    }
}
