/// Which rules of an edition have each term.
struct TermIndex {
    /// Those whose statements have it.
    let stating: Holders
    /// Those of which only the bodies have it.
    let telling: Holders

    /// The rules that have each term, those of all terms end to end.
    struct Holders {
        let rules: ContiguousArray<Int32>
        /// Where each term's end in `rules`.
        fileprivate let ends: ListEnds

        /// The places in `rules` of a term's.
        @inline(__always)
        func range(_ term: Int) -> Range<Int> { ends.range(term) }
    }

    /// - Parameters:
    ///   - terms: how many there are.
    ///   - counts: whether a rule is asked for at all.
    init(_ profile: WeighedProfile, terms: Int, where counts: (Int) -> Bool) {
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
        var nextStated = ContiguousArray(repeating: 0, count: terms)
        var nextTold = nextStated
        forEachHolder { _, term, isStated in
            if isStated { nextStated[term] += 1 } else { nextTold[term] += 1 }
        }
        let (statedEnds, toldEnds) = (ListEnds(lengths: nextStated), ListEnds(lengths: nextTold))
        (nextStated, nextTold) = (statedEnds.all, toldEnds.all)
        var stating = ContiguousArray<Int32>(repeating: 0, count: statedEnds.last)
        var telling = ContiguousArray<Int32>(repeating: 0, count: toldEnds.last)
        forEachHolder { rule, term, isStated in
            if isStated {
                nextStated[term] -= 1
                stating[nextStated[term]] = Int32(rule)
            } else {
                nextTold[term] -= 1
                telling[nextTold[term]] = Int32(rule)
            }
        }
        self.stating = Holders(rules: stating, ends: statedEnds)
        self.telling = Holders(rules: telling, ends: toldEnds)
    }
}
