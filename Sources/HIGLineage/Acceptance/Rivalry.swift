/// How candidates stand to the others of the same rules, and to those of the rules around.
///
/// Two statements that say the same compete first with what else is stated: that a body has taken in a third rule's advice
/// is no reason against them.
struct Rivalry {
    private let candidates: [Candidate]
    private let olderSide: Side
    private let newerSide: Side
    /// The same among the pairs whose statements say the same.
    private let olderTwins: Side
    private let newerTwins: Side
    /// The newer partner of each older rule that is its partner's best, and likelier than not; -1 without.
    private var anchors: ContiguousArray<Int>
    private var sureness: ContiguousArray<Double>

    /// The best candidate of each rule of one edition, and the likeness of the next.
    private struct Side {
        var best: ContiguousArray<Int>
        var second: ContiguousArray<Double>

        init(
            _ candidates: [Candidate], _ rule: KeyPath<Candidate, Int>, count: Int,
            where counts: (Candidate) -> Bool = { _ in true }
        ) {
            best = ContiguousArray(repeating: -1, count: count)
            second = ContiguousArray(repeating: LinkModel.leastLikeness, count: count)
            for (place, candidate) in candidates.enumerated() where counts(candidate) {
                let index = candidate[keyPath: rule]
                if best[index] < 0 {
                    best[index] = place
                } else if candidate.likeness > candidates[best[index]].likeness {
                    second[index] = candidates[best[index]].likeness
                    best[index] = place
                } else {
                    second[index] = max(second[index], candidate.likeness)
                }
            }
        }

        func lead(of place: Int, _ rule: Int, _ candidates: [Candidate]) -> Double {
            candidates[place].likeness - (best[rule] == place ? second[rule] : candidates[best[rule]].likeness)
        }
    }

    /// - Parameter candidates: by the older rule's place, then the newer's.
    init(_ candidates: [Candidate], older: Int, newer: Int) {
        self.candidates = candidates
        olderSide = Side(candidates, \.older, count: older)
        newerSide = Side(candidates, \.newer, count: newer)
        olderTwins = Side(candidates, \.older, count: older, where: \.evidence.isTwin)
        newerTwins = Side(candidates, \.newer, count: newer, where: \.evidence.isTwin)
        anchors = ContiguousArray(repeating: -1, count: older)
        sureness = ContiguousArray(repeating: 0, count: older)
        for rule in 0..<older {
            let place = olderSide.best[rule]
            guard place >= 0, candidates[place].likeness > 0, newerSide.best[candidates[place].newer] == place else {
                continue
            }
            anchors[rule] = candidates[place].newer
            sureness[rule] = Logistic.of(candidates[place].likeness)
        }
    }

    /// How much likelier the candidate is than the best other one of its older rule.
    func lead(of place: Int) -> Double { lead(of: place, \.older, olderSide, olderTwins) }

    /// How much likelier it is than the best other one of its newer rule.
    func leadBack(of place: Int) -> Double { lead(of: place, \.newer, newerSide, newerTwins) }

    private func lead(of place: Int, _ rule: KeyPath<Candidate, Int>, _ side: Side, _ twins: Side) -> Double {
        let candidate = candidates[place]
        let lead = side.lead(of: place, candidate[keyPath: rule], candidates)
        guard candidate.evidence.isTwin else { return lead }
        let among = twins.lead(of: place, candidate[keyPath: rule], candidates)
        return max(lead, lead + Rivalry.weightOfTwins * (among - lead))
    }

    /// What the lead among the pairs whose statements say the same counts beside the lead among all, 0 to 1. In readers'
    /// labels it wins and loses as much; of the 41 links that it adds between neighbouring editions three in four were right
    /// as read, and had been told as removed and added.
    private static let weightOfTwins = 0.65

    /// Whether no other candidate of its older rule is likelier; for a twin, no other twin.
    func isOlderBest(_ place: Int) -> Bool {
        let side = candidates[place].evidence.isTwin ? olderTwins : olderSide
        return side.best[candidates[place].older] == place
    }

    /// Whether no other candidate of its newer rule is likelier; for a twin, no other twin.
    func isNewerBest(_ place: Int) -> Bool {
        let side = candidates[place].evidence.isTwin ? newerTwins : newerSide
        return side.best[candidates[place].newer] == place
    }

    /// How well the pairs of the rules around support a candidate, 0 to 2.5: editions keep their order. Nearer pairs
    /// count more, crossing ones less.
    func neighbours(of candidate: Candidate) -> Double {
        var support = 0.0
        for step in Rivalry.around {
            let rule = candidate.older + step
            guard anchors.indices.contains(rule), anchors[rule] >= 0 else { continue }
            let apart = anchors[rule] - candidate.newer
            guard apart != 0, abs(apart) <= Rivalry.farthest else { continue }
            let order = (apart > 0) == (step > 0) ? 1 : Rivalry.weightOfCrossing
            let gap = 1 + Rivalry.weightOfGap * Double(max(0, abs(apart) - abs(step)))
            support += sureness[rule] / Double(abs(step)) * order / gap
        }
        return min(support, Rivalry.mostSupport)
    }

    /// Which rules around a rule are asked, by their places beside it.
    private static let around = [-3, -2, -1, 1, 2, 3]

    /// How many places from the candidate's newer rule a neighbour's partner may stand.
    private static let farthest = 4

    /// What a pair counts that crosses another, beside one that keeps the order, 0 to 1.
    private static let weightOfCrossing = 0.4

    /// How much less a pair counts for each rule that its newer end is farther away than its older one.
    private static let weightOfGap = 0.25

    /// More than nearly all pairs around a rule can give.
    private static let mostSupport = 2.5
}
