import HIGModel

/// The rules of running text whose statements both editions have, word for word or nearly.
///
/// Such a rule took nothing in and gave nothing away: what stands beside it in its paragraph is there for itself. What
/// stands under a headline may have come from elsewhere.
struct SettledProse {
    /// By their places, whether they stayed word for word.
    private var older: [Int: Bool] = [:]
    private var newer: [Int: Bool] = [:]

    /// - Parameter candidates: the pairs that are likely the same advice; `isBeside` is asked of no others.
    init(_ candidates: [Candidate], _ older: EditionProfile, _ newer: EditionProfile) {
        // Only rules that gave something away or took something in are asked for, and few did.
        let giving = Set(candidates.filter { $0.evidence.bond == .extracted }.map(\.older))
        let taking = Set(candidates.filter { $0.evidence.bond == .absorbed }.map(\.newer))
        for candidate in candidates where candidate.evidence.isNearlySame && candidate.evidence.bond == .statement {
            let (from, to) = (candidate.older, candidate.newer)
            let isOlderProse = giving.contains(from) && !older.rules[from].style.standsOut
            let isNewerProse = taking.contains(to) && !newer.rules[to].style.standsOut
            guard isOlderProse || isNewerProse else { continue }
            let isSame = Wording.isSame(older.rules[from].statement, newer.rules[to].statement)
            if isOlderProse { self.older[from] = isSame || self.older[from] == true }
            if isNewerProse { self.newer[to] = isSame || self.newer[to] == true }
        }
    }

    /// Whether a pair is linked mainly by the text beside a rule that has a partner for its own statement.
    func isBeside(_ candidate: Candidate) -> Bool {
        let isSame: Bool? =
            switch candidate.evidence.bond {
            case .statement: nil
            case .absorbed: newer[candidate.newer]
            case .extracted: older[candidate.older]
            }
        return isSame.map { $0 || candidate.evidence.statements < SettledProse.leastStatements } ?? false
    }

    /// The least likeness of the statements, 0 to 1, beside a rule that changed by a word or two: of 11 pairs below it that
    /// were read three were right. Beside one that did not change, of 13 at most one was.
    private static let leastStatements = 0.3
}
