import HIGModel

/// The rules of running text whose statements both editions have word for word.
///
/// Such a rule took nothing in and gave nothing away: what stands beside it in its paragraph is there for itself. What
/// stands under a headline may have come from elsewhere.
struct SettledProse {
    private var older: Set<Int> = []
    private var newer: Set<Int> = []

    /// - Parameter candidates: the pairs that are likely the same advice.
    init(_ candidates: [Candidate], _ older: EditionProfile, _ newer: EditionProfile) {
        for candidate in candidates where candidate.evidence.isNearlySame {
            let (from, to) = (older.rules[candidate.older], newer.rules[candidate.newer])
            guard Wording.isSame(from.statement, to.statement) else { continue }
            if !from.standsOut { self.older.insert(candidate.older) }
            if !to.standsOut { self.newer.insert(candidate.newer) }
        }
    }

    /// Whether only what stands beside such a rule joins a pair. Of 13 such pairs that were read at most
    /// one was right.
    func isBeside(_ candidate: Candidate) -> Bool {
        switch candidate.evidence.bond {
        case .statement: false
        case .absorbed: newer.contains(candidate.newer)
        case .extracted: older.contains(candidate.older)
        }
    }
}
