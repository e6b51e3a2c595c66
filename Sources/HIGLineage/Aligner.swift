import HIGModel

/// Finds which rules of two editions are the same advice.
///
/// Pairs are judged by what statements and bodies share, weighted by rarity, and by topic and neighbourhood. Best
/// pairs come first; a rule without a convincing partner stays alone. What is left may still be found in the body of
/// a rule that has its partner already: then it was absorbed there, or extracted from there.
public struct Aligner: Sendable {
    /// Below this score a pair is refused.
    private let threshold: Double
    /// Below this score a further partner of a rule is refused.
    private let partnerThreshold: Double

    public init() {
        threshold = 0.40
        partnerThreshold = 0.52
    }

    private struct Candidate {
        let older: Int
        let newer: Int
        let similarity: Similarity
        let bond: Link.Bond
        var score: Double
        /// Whether one rule's main topic is named by the other.
        let sharesTopic: Bool
        var hasNeighbours = false
    }

    /// The links from the older edition's rules to the newer one's, by the older rules' order.
    ///
    /// - Parameters:
    ///   - older: the rules of one edition in source order.
    ///   - newer: the rules of the other in source order.
    public func links(from older: [Rule], to newer: [Rule]) -> [Link] {
        var table = TermTable()
        let profiles = (older + newer).map { table.profile(of: $0) }
        let weights = table.weights()
        let olderProfiles = profiles.prefix(older.count).map { $0.weighed(by: weights) }
        let newerProfiles = profiles.dropFirst(older.count).map { $0.weighed(by: weights) }
        var candidates = candidates(older, olderProfiles, newer, newerProfiles, weights)
        candidates.sort(by: Aligner.precedes)
        var chosen = matching(candidates)
        reward(&candidates, near: chosen)
        candidates.sort(by: Aligner.precedes)
        chosen = matching(candidates)
        chosen += partners(candidates, beside: chosen)
        chosen.sort { ($0.older, $0.newer) < ($1.older, $1.newer) }
        return chosen.map { candidate in
            let shared = Similarity.intersection(
                olderProfiles[candidate.older].all.terms, newerProfiles[candidate.newer].all.terms)
            return Link(
                from: older[candidate.older].id, to: newer[candidate.newer].id, bond: candidate.bond,
                confidence: confidence(of: candidate.score),
                evidence: Evidence(
                    statements: rounded(candidate.similarity.statements), texts: rounded(candidate.similarity.texts),
                    sharedWords: shared.sorted { (-weights[$0], $0) < (-weights[$1], $1) }.prefix(8).map {
                        table.words[$0]
                    },
                    sameTopic: older[candidate.older].topic == newer[candidate.newer].topic,
                    neighbours: candidate.hasNeighbours))
        }
    }

    // MARK: Candidates

    /// The pairs that share enough to be judged, found through the terms that few rules have.
    private func candidates(
        _ older: [Rule], _ olderProfiles: [RuleProfile], _ newer: [Rule], _ newerProfiles: [RuleProfile],
        _ weights: [Double]
    ) -> [Candidate] {
        var holders: [[Int]] = Array(repeating: [], count: weights.count)
        for (index, profile) in newerProfiles.enumerated() {
            for term in profile.all.terms { holders[term].append(index) }
        }
        let common = max(24, newer.count / 4)
        var candidates: [Candidate] = []
        var shared = [Double](repeating: 0, count: newer.count)
        for (index, profile) in olderProfiles.enumerated() {
            var touched: [Int] = []
            for term in profile.all.terms where holders[term].count <= common {
                for other in holders[term] {
                    if shared[other] == 0 { touched.append(other) }
                    shared[other] += weights[term] * weights[term]
                }
            }
            for other in touched {
                let least = 0.15 * min(profile.statement.weight, newerProfiles[other].statement.weight)
                if shared[other] >= least,
                    let candidate = candidate(
                        index, other, older[index], newer[other], profile, newerProfiles[other], weights)
                {
                    candidates.append(candidate)
                }
                shared[other] = 0
            }
        }
        return candidates
    }

    private func candidate(
        _ olderIndex: Int, _ newerIndex: Int, _ older: Rule, _ newer: Rule, _ olderProfile: RuleProfile,
        _ newerProfile: RuleProfile, _ weights: [Double]
    ) -> Candidate? {
        let similarity = Similarity(olderProfile, newerProfile, weights: weights)
        let direct = 0.6 * similarity.statements + 0.4 * max(similarity.texts, similarity.statements)
        let throughText = 0.25 * similarity.statements + 0.75 * similarity.texts
        let whole = max(direct, throughText)
        let absorbed = 0.8 * similarity.absorbed + 0.2 * similarity.texts
        let extracted = 0.8 * similarity.extracted + 0.2 * similarity.texts
        var score = max(whole, 0.9 * absorbed, 0.9 * extracted)
        let bond: Link.Bond = whole >= score ? .statement : absorbed >= extracted ? .absorbed : .extracted
        if older.topic == newer.topic {
            score += 0.05
        } else if Set(older.topics).isDisjoint(with: newer.topics) {
            score -= 0.08
        }
        guard score >= 0.3 else { return nil }
        return Candidate(
            older: olderIndex, newer: newerIndex, similarity: similarity, bond: bond, score: score,
            sharesTopic: newer.topics.contains(older.topic) || older.topics.contains(newer.topic))
    }

    /// Best first; ties by position, so that the result never depends on anything else.
    private static func precedes(_ left: Candidate, _ right: Candidate) -> Bool {
        (-left.score, left.older, left.newer) < (-right.score, right.older, right.newer)
    }

    // MARK: Choice

    private func matching(_ candidates: [Candidate]) -> [Candidate] {
        var usedOlder: Set<Int> = []
        var usedNewer: Set<Int> = []
        var chosen: [Candidate] = []
        for candidate in candidates where candidate.score >= threshold {
            guard !usedOlder.contains(candidate.older), !usedNewer.contains(candidate.newer) else { continue }
            usedOlder.insert(candidate.older)
            usedNewer.insert(candidate.newer)
            chosen.append(candidate)
        }
        return chosen
    }

    /// Pairs whose neighbours are pairs too gain a little: editions keep their order.
    private func reward(_ candidates: inout [Candidate], near chosen: [Candidate]) {
        let partner = Dictionary(uniqueKeysWithValues: chosen.map { ($0.older, $0.newer) })
        for index in candidates.indices {
            let candidate = candidates[index]
            let isNear = [-2, -1, 1, 2].contains { step in
                guard let other = partner[candidate.older + step] else { return false }
                return abs(other - candidate.newer) <= 3
            }
            guard isNear else { continue }
            candidates[index].hasNeighbours = true
            candidates[index].score += 0.04
        }
    }

    /// Rules left alone whose advice stands in the body of a rule that has its partner.
    private func partners(_ candidates: [Candidate], beside chosen: [Candidate]) -> [Candidate] {
        var usedOlder = Set(chosen.map(\.older))
        var usedNewer = Set(chosen.map(\.newer))
        var partners: [Candidate] = []
        for candidate in candidates where candidate.score >= partnerThreshold && candidate.sharesTopic {
            let isOlderFree = !usedOlder.contains(candidate.older)
            let isNewerFree = !usedNewer.contains(candidate.newer)
            guard isOlderFree != isNewerFree else { continue }
            usedOlder.insert(candidate.older)
            usedNewer.insert(candidate.newer)
            partners.append(candidate)
        }
        return partners
    }

    private func confidence(of score: Double) -> Double {
        rounded(NaturalLogarithm.logistic(9 * (score - 0.28)))
    }

    private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
