import ConcurrentWork
import HIGModel

/// Finds which rules of two editions are the same advice.
///
/// Every pair that shares enough is judged on its own, and then beside its rivals and its neighbours: a pair that is
/// far better than any other of either rule, and stands among pairs, is sure; one of many alike is not. A rule may
/// have several partners where it took in, or gave rise to, several; and none, where no pair convinces.
public struct Aligner: Sendable {
    /// Below this confidence, 0 to 1, a pair is refused. On readers' labels a lower one costs more precision than it gains
    /// recall.
    static let leastConfidence = 0.4

    private let acceptance: Acceptance

    /// The aligner of editions that follow each other: pairs from `leastConfidence` on, several for a rule.
    public init() { acceptance = Acceptance(threshold: Aligner.leastConfidence, isStrict: false) }

    private init(_ acceptance: Acceptance) { self.acceptance = acceptance }

    /// For some rules of either edition: which of them stand beside each other is not known.
    public static let ofSelections = Aligner(
        Acceptance(threshold: Aligner.leastConfidence, isStrict: false, seesNeighbours: false))

    /// For advice that had vanished: chance has more editions to find a likeness in, so that more is asked for.
    public static let returning = Aligner(Acceptance(threshold: 0.8, isStrict: true))

    /// The links from the older edition's rules to the newer one's, by the older rules' order.
    ///
    /// - Parameters:
    ///   - older: the rules of one edition in source order.
    ///   - newer: the rules of the other in source order.
    public func links(from older: [Rule], to newer: [Rule]) -> [Link] {
        links(of: EditionProfile(older), with: EditionProfile(newer))
    }

    /// The links between two editions, by the older rules' order.
    public func links(of older: EditionProfile, with newer: EditionProfile) -> [Link] {
        let terms = PairTerms(older, newer)
        let (accepted, _) = acceptance.decided(pairs(older, newer, terms), older, newer)
        var words = TermWords(newer)
        return accepted.map { link(older, newer, terms, $0, &words) }
    }

    /// The links of several pairs of editions, in the order of the pairs, found at the same time.
    public func links(ofEach pairs: [(older: EditionProfile, newer: EditionProfile)]) -> [[Link]] {
        pairs.concurrentMap(largestFirst: { $0.older.rules.count * $0.newer.rules.count }) { older, newer in
            links(of: older, with: newer)
        }
    }

    /// What links two editions, and what was refused.
    public func alignment(of older: EditionProfile, with newer: EditionProfile) -> Alignment {
        let terms = PairTerms(older, newer)
        let (accepted, rest) = acceptance.decided(pairs(older, newer, terms), older, newer)
        var words = TermWords(newer)
        return Alignment(
            accepted.map { link(older, newer, terms, $0, &words) },
            refused: Aligner.nearest(rest, accepted: accepted).map { pair, reason in
                let refused = pair.refused(below: acceptance.threshold)
                return Alignment.Refused(link: link(older, newer, terms, refused, &words), reason: reason)
            })
    }

    /// Every pair worth a look, by the older rules' order, with what is thought of it beside its rivals and neighbours.
    private func pairs(_ older: EditionProfile, _ newer: EditionProfile, _ terms: PairTerms) -> [JudgedPair] {
        let unchanged = UnchangedRules(older.rules, newer.rules)
        var candidates = CandidateFinder(older, newer, terms: terms, without: unchanged).candidates()
        candidates += unchanged.candidates(older, newer)
        candidates.sort { $0.isBefore($1) }
        let twins = SoleTwins(candidates, older)
        let rivalry = Rivalry(candidates, older: older.rules.count, newer: newer.rules.count)
        return candidates.enumerated().map { place, candidate in
            let neighbours = rivalry.neighbours(of: candidate)
            let confidence =
                unchanged.joins(candidate)
                ? 1
                : LinkModel.confidence(
                    candidate.evidence, likeness: candidate.likeness, lead: rivalry.lead(of: place),
                    leadBack: rivalry.leadBack(of: place), neighbours: neighbours)
            return JudgedPair(
                candidate, confidence: confidence, neighbours: neighbours, at: place, among: rivalry,
                isSoleTwin: twins.contains(candidate), older, newer)
        }
    }

    /// The best refused pair of each rule that stays alone.
    private static func nearest(
        _ refused: [(pair: JudgedPair, reason: Refusal)], accepted: [JudgedPair]
    ) -> [(pair: JudgedPair, reason: Refusal)] {
        var usedOlder = Set(accepted.map(\.candidate.older))
        var usedNewer = Set(accepted.map(\.candidate.newer))
        let (older, newer) = (usedOlder, usedNewer)
        let bestFirst = refused.sorted {
            (-$0.pair.confidence, $0.pair.candidate.older, $0.pair.candidate.newer)
                < (-$1.pair.confidence, $1.pair.candidate.older, $1.pair.candidate.newer)
        }
        return bestFirst.filter { pair, _ in
            let isNewToOlder = usedOlder.insert(pair.candidate.older).inserted
            let isNewToNewer = usedNewer.insert(pair.candidate.newer).inserted
            return isNewToOlder && !older.contains(pair.candidate.older)
                || isNewToNewer && !newer.contains(pair.candidate.newer)
        }.sorted { $0.pair.candidate.isBefore($1.pair.candidate) }
    }

    /// So many words say what two rules share; more are no easier to take in.
    private static let mostSharedWords = 8

    private func link(
        _ older: EditionProfile, _ newer: EditionProfile, _ terms: PairTerms, _ pair: JudgedPair,
        _ words: inout TermWords
    ) -> Link {
        let (from, to) = (pair.candidate.older, pair.candidate.newer)
        // By themselves: a closure that names the profile takes a copy of all of it with it.
        let (olderTerms, numbers) = (older.texts.terms, terms.olderNumbers)
        let mine = Set(older.texts.range(from).lazy.map { numbers[Int(olderTerms[$0])] })
        // With their weights, which comparisons would else look up anew; negated, so that what weighs most is first.
        let shared = newer.texts.range(to).filter { mine.contains(newer.texts.terms[$0]) }.map { place in
            (-terms.weights[Int(newer.texts.terms[place])], newer.texts.terms[place], place)
        }
        let rarest = shared.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(Aligner.mostSharedWords)
        return Link(
            from: older.rules[from].id, to: newer.rules[to].id, bond: pair.bond,
            confidence: pair.roundedConfidence,
            evidence: Evidence(
                statements: pair.evidence.statements.roundedToHundredths,
                texts: pair.evidence.texts.roundedToHundredths,
                sharedWords: words.words(of: rarest.map(\.2), inRule: to),
                sameTopic: pair.evidence.isSameTopic, neighbours: pair.neighbours >= Acceptance.leastNeighbours))
    }
}
