import ConcurrentWork
import HIGModel

/// Finds the pairs of two editions' rules that may be the same advice, and gathers what speaks for them.
///
/// What all pairs share is summed up term by term over an inverted index of the newer rules; only pairs that could
/// still reach the least likeness are looked at sentence by sentence.
struct CandidateFinder {
    private let olderProfile: EditionProfile
    private let newerProfile: EditionProfile
    private let olderWeighed: WeighedProfile
    private let newerWeighed: WeighedProfile
    private let weights: ContiguousArray<Double>
    private let unchanged: UnchangedRules

    /// - Parameter unchanged: the rules that are no candidates, as they have their partners.
    init(_ older: EditionProfile, _ newer: EditionProfile, terms: PairTerms, without unchanged: UnchangedRules) {
        olderProfile = older
        newerProfile = newer
        self.unchanged = unchanged
        weights = terms.weights
        olderWeighed = WeighedProfile(older, numbers: terms.olderNumbers, weights: weights)
        newerWeighed = WeighedProfile(newer, numbers: nil, weights: weights)
    }

    /// By the older rule's place, then the newer's.
    func candidates() -> [Candidate] {
        var found = promising()
        addStretches(to: &found)
        var orders = CommonOrder(terms: weights.count)
        for place in found.indices where found[place].evidence.statements > 0 {
            found[place].evidence.order = orders.share(
                olderWeighed.sequences, found[place].older, newerWeighed.sequences, found[place].newer)
        }
        for place in found.indices { found[place].likeness = LinkModel.likeness(found[place].evidence) }
        return found.filter { $0.likeness >= LinkModel.leastLikeness }
    }

    // MARK: What whole rules share

    /// How many older rules a thread looks at before it asks for more.
    private static let rulesAtATime = 128

    /// The pairs whose likeness could reach the least one, whatever their sentences say.
    private func promising() -> [Candidate] {
        let index = TermIndex(newerWeighed, terms: weights.count) { !unchanged.hasNewer($0) }
        let bounds = (
            older: LikenessBound.all(of: olderProfile, olderWeighed),
            newer: LikenessBound.all(of: newerProfile, newerWeighed)
        )
        let rules = olderProfile.rules.indices.filter { !unchanged.hasOlder($0) }
        let starts = Array(stride(from: 0, to: rules.count, by: CandidateFinder.rulesAtATime))
        let parts = starts.concurrentMap { start in
            promising(rules[start...].prefix(CandidateFinder.rulesAtATime), index, bounds)
        }
        var found: [Candidate] = []
        found.reserveCapacity(parts.reduce(0) { $0 + $1.count })
        for part in parts { found += part }
        return found
    }

    private func promising(
        _ rules: ArraySlice<Int>, _ index: TermIndex,
        _ bounds: (older: ContiguousArray<LikenessBound>, newer: ContiguousArray<LikenessBound>)
    ) -> [Candidate] {
        var found: [Candidate] = []
        var tally = SharedTally(rules: newerProfile.rules.count)
        var isInStatement = ContiguousArray(repeating: false, count: weights.count)
        var headings = HeadingLikeness(olderWeighed, newerWeighed, weights)
        for rule in rules {
            for place in olderWeighed.statements.range(rule) {
                isInStatement[Int(olderWeighed.statements.terms[place])] = true
            }
            for place in olderWeighed.texts.range(rule) {
                let term = Int(olderWeighed.texts.terms[place])
                let (weight, isInOlder) = (weights[term], isInStatement[term])
                let stated = SharedTerms.Term(weight: weight, isInOlder: isInOlder, isInNewer: true)
                for holder in index.stating.range(term) { tally.add(stated, to: index.stating.rules[holder]) }
                let told = SharedTerms.Term(weight: weight, isInOlder: isInOlder, isInNewer: false)
                for holder in index.telling.range(term) { tally.add(told, to: index.telling.rules[holder]) }
            }
            let bound = bounds.older[rule]
            headings.turn(to: bound.heading)
            let near = tally.take { other, shared in
                let otherBound = bounds.newer[other]
                return LikenessBound.suffices(bound, otherBound, shared, headings: headings.with(otherBound.heading))
            }
            let candidates = near.compactMap { other, shared in
                let otherBound = bounds.newer[other]
                return candidate(
                    rule, other, shared, headings: headings.with(otherBound.heading),
                    order: LikenessBound.mostOrder(bound, otherBound, shared))
            }
            found += CandidateFinder.likeliest(candidates)
            for place in olderWeighed.statements.range(rule) {
                isInStatement[Int(olderWeighed.statements.terms[place])] = false
            }
        }
        return found
    }

    /// The most pairs of one older rule that are looked at: of thousands of rules that differ in a word each is like all
    /// others. In real editions the most that are likely enough are 50.
    private static let mostOfARule = 128

    /// Those of one older rule, by the newer rule's place, that are likeliest at best.
    private static func likeliest(_ candidates: [Candidate]) -> [Candidate] {
        guard candidates.count > mostOfARule else { return candidates }
        let best = candidates.indices.sorted { (-candidates[$0].likeness, $0) < (-candidates[$1].likeness, $1) }
        return best.prefix(mostOfARule).sorted().map { candidates[$0] }
    }

    /// - Parameters:
    ///   - headings: how alike the headings over the rules are.
    ///   - order: how much of the statements could stand in the same order at best.
    private func candidate(
        _ rule: Int, _ other: Int, _ shared: SharedTerms, headings: Double, order: Double
    ) -> Candidate? {
        let (text, otherText) = (olderWeighed.textWeights[rule], newerWeighed.textWeights[other])
        let (statement, otherStatement) = (olderWeighed.statementWeights[rule], newerWeighed.statementWeights[other])
        var evidence = LinkEvidence()
        evidence.texts = shared.texts / (text * otherText).squareRoot()
        guard shared.texts > 0, statement > 0, otherStatement > 0 else { return nil }
        guard newerProfile.systems[other].mayContinue(olderProfile.systems[rule], in: newerProfile.allSystems) else {
            return nil
        }
        let coveredShare = shared.olderStatement / statement
        let otherShare = shared.newerStatement / otherStatement
        evidence.covered = min(coveredShare, otherShare)
        evidence.statements = shared.statements / (statement * otherStatement).squareRoot()
        (evidence.takenIn, evidence.givenOut) = (shared.statements / statement, shared.statements / otherStatement)
        // By Cauchy and Schwarz, no stretch is more alike than the root of the share that it could take up at best.
        let absorbed =
            !newerProfile.stretchRange(other).isEmpty ? max(coveredShare, shared.texts / text).squareRoot() : 0
        let extracted =
            !olderProfile.stretchRange(rule).isEmpty ? max(otherShare, shared.texts / otherText).squareRoot() : 0
        evidence.isSameTopic = olderProfile.rules[rule].topic == newerProfile.rules[other].topic
        evidence.forceApart = abs(olderProfile.rules[rule].modality.force - newerProfile.rules[other].modality.force)
        evidence.headings = headings
        let likeness = LinkModel.bound(evidence, absorbed: absorbed, extracted: extracted, order: order)
        guard likeness >= LinkModel.leastLikeness else { return nil }
        evidence.sharesTopic = olderProfile.rules[rule].namesTopic(of: newerProfile.rules[other])
        return Candidate(older: rule, newer: other, evidence: evidence, likeness: likeness)
    }

    // MARK: What sentences share

    /// How well the best stretch of each rule's body says what the other rule of the pair says.
    private func addStretches(to found: inout [Candidate]) {
        let (olderRules, newerRules) = (found.map(\.older), found.map(\.newer))
        let absorbed = tellings(of: newerRules, newerProfile, newerWeighed, beside: olderRules, olderWeighed)
        let extracted = tellings(of: olderRules, olderProfile, olderWeighed, beside: newerRules, newerWeighed)
        for place in found.indices {
            found[place].evidence.absorbed = absorbed[place].best
            found[place].evidence.extracted = extracted[place].best
            found[place].evidence.toldByNewer = absorbed[place].statement
            found[place].evidence.toldByOlder = extracted[place].statement
        }
    }

    /// How well a body says what another rule says.
    private struct Telling {
        /// Its statement alone.
        var statement = 0.0
        /// Its statement alone, or all of it.
        var best = 0.0
    }

    /// How well the bodies of some rules say what the others of the same places say.
    private func tellings(
        of bodies: [Int], _ profile: EditionProfile, _ weighed: WeighedProfile,
        beside tellers: [Int], _ tellersProfile: WeighedProfile
    ) -> ContiguousArray<Telling> {
        var tellings = ContiguousArray(repeating: Telling(), count: bodies.count)
        var statement = ContiguousArray(repeating: 0.0, count: weights.count)
        var text = statement
        var marked = -1
        for place in CandidateFinder.order(of: tellers, below: tellersProfile.texts.count) {
            let rule = tellers[place]
            if rule != marked {
                if marked >= 0 { mark(marked, of: tellersProfile, in: &statement, &text, set: false) }
                mark(rule, of: tellersProfile, in: &statement, &text, set: true)
                marked = rule
            }
            var telling = Telling()
            for stretch in profile.stretchRange(bodies[place]) {
                var sharedStatement = 0.0
                var sharedText = 0.0
                for term in weighed.stretches.range(stretch) {
                    sharedStatement += statement[Int(weighed.stretches.terms[term])]
                    sharedText += text[Int(weighed.stretches.terms[term])]
                }
                let weight = weighed.stretchWeights[stretch]
                telling.statement = max(
                    telling.statement, sharedStatement / (weight * tellersProfile.statementWeights[rule]).squareRoot())
                telling.best = max(
                    telling.best, telling.statement,
                    sharedText / (weight * tellersProfile.textWeights[rule]).squareRoot())
            }
            tellings[place] = telling
        }
        return tellings
    }

    /// The places of numbers by their size, those of equal ones in their order.
    private static func order(of numbers: [Int], below limit: Int) -> ContiguousArray<Int> {
        var ends = ContiguousArray(repeating: 0, count: limit + 1)
        for number in numbers { ends[number + 1] += 1 }
        for number in 0..<limit { ends[number + 1] += ends[number] }
        var order = ContiguousArray(repeating: 0, count: numbers.count)
        for (place, number) in numbers.enumerated() {
            order[ends[number]] = place
            ends[number] += 1
        }
        return order
    }

    private func mark(
        _ rule: Int, of profile: WeighedProfile, in statement: inout ContiguousArray<Double>,
        _ text: inout ContiguousArray<Double>, set: Bool
    ) {
        for place in profile.statements.range(rule) {
            let term = Int(profile.statements.terms[place])
            statement[term] = set ? weights[term] : 0
        }
        for place in profile.texts.range(rule) {
            let term = Int(profile.texts.terms[place])
            text[term] = set ? weights[term] : 0
        }
    }
}
