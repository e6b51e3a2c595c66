import ConcurrentWork
import HIGModel

/// Two rules that share enough to be judged.
struct Candidate {
    /// The older rule's place in its edition.
    let older: Int
    /// The newer rule's place in its edition.
    let newer: Int
    var evidence: LinkEvidence
    /// By `LinkModel`.
    var likeness: Double
}

/// Finds the pairs of two editions' rules that may be the same advice, and gathers what speaks for them.
///
/// What all pairs share is summed up term by term over an inverted index of the newer rules; only pairs that could
/// still reach the least likeness are looked at sentence by sentence.
struct CandidateFinder {
    private let old: EditionProfile
    private let new: EditionProfile
    private let older: WeighedProfile
    private let newer: WeighedProfile
    private let weights: ContiguousArray<Double>
    private let headings: HeadingLikeness

    init(_ old: EditionProfile, _ new: EditionProfile, terms: PairTerms) {
        self.old = old
        self.new = new
        weights = terms.weights
        older = WeighedProfile(old, numbers: terms.older, weights: weights)
        newer = WeighedProfile(new, numbers: nil, weights: weights)
        headings = HeadingLikeness(older, newer, weights)
    }

    /// By the older rule's place, then the newer's.
    func candidates() -> [Candidate] {
        var found = promising()
        addStretches(of: newer, \.newer, new, told: older, \.older, to: \.absorbed, in: &found)
        addStretches(of: older, \.older, old, told: newer, \.newer, to: \.extracted, in: &found)
        var orders = CommonOrder()
        for place in found.indices where found[place].evidence.statements > 0 {
            found[place].evidence.told = max(found[place].evidence.told, found[place].evidence.statements)
            found[place].evidence.order = orders.share(
                older.sequences, found[place].older, newer.sequences, found[place].newer)
        }
        for place in found.indices { found[place].likeness = LinkModel.likeness(found[place].evidence) }
        return found.filter { $0.likeness >= LinkModel.leastLikeness }
    }

    // MARK: What whole rules share

    /// The weight of what an older rule shares with each newer one, by parts.
    private struct Shared {
        var texts = 0.0
        var olderStatement = 0.0
        var newerStatement = 0.0
        var statements = 0.0
        var statementTerms = 0
    }

    /// A newer rule that has a term, and whether in its statement.
    private struct Holder {
        let rule: Int32
        let inStatement: Bool
    }

    /// The newer rules that have each term.
    private struct Index {
        /// Those of all terms, end to end.
        let holders: ContiguousArray<Holder>
        /// Where the next term's begin.
        let ends: ContiguousArray<Int>

        func holders(of term: Int) -> ArraySlice<Holder> { holders[(term == 0 ? 0 : ends[term - 1])..<ends[term]] }
    }

    /// How many older rules a thread looks at before it asks for more.
    private static let rulesAtATime = 128

    /// The pairs whose likeness could reach the least one, whatever their sentences say.
    private func promising() -> [Candidate] {
        let index = index()
        let starts = Array(stride(from: 0, to: old.rules.count, by: CandidateFinder.rulesAtATime))
        return starts.concurrentMap { start in
            promising(start..<min(old.rules.count, start + CandidateFinder.rulesAtATime), index)
        }.flatMap { $0 }
    }

    private func promising(_ rules: Range<Int>, _ index: Index) -> [Candidate] {
        var found: [Candidate] = []
        var shared = ContiguousArray(repeating: Shared(), count: new.rules.count)
        var isInStatement = ContiguousArray(repeating: false, count: weights.count)
        for rule in rules {
            for place in older.statements.range(rule) { isInStatement[Int(older.statements.terms[place])] = true }
            for place in older.texts.range(rule) {
                let term = Int(older.texts.terms[place])
                let weight = weights[term]
                let inStatement = isInStatement[term]
                for holder in index.holders(of: term) {
                    let other = Int(holder.rule)
                    shared[other].texts += weight
                    if inStatement { shared[other].olderStatement += weight }
                    if holder.inStatement {
                        shared[other].newerStatement += weight
                        if inStatement {
                            shared[other].statements += weight
                            shared[other].statementTerms += 1
                        }
                    }
                }
            }
            for other in shared.indices where shared[other].texts > 0 {
                if mayReach(rule, other, shared[other]), let candidate = candidate(rule, other, shared[other]) {
                    found.append(candidate)
                }
                shared[other] = Shared()
            }
            for place in older.statements.range(rule) { isInStatement[Int(older.statements.terms[place])] = false }
        }
        return found
    }

    private func index() -> Index {
        var ends = ContiguousArray(repeating: 0, count: weights.count)
        for term in newer.texts.terms { ends[Int(term)] += 1 }
        var sum = 0
        for term in ends.indices {
            sum += ends[term]
            ends[term] = sum
        }
        var holders = ContiguousArray(repeating: Holder(rule: 0, inStatement: false), count: sum)
        var next = ends
        var statement = ContiguousArray(repeating: -1, count: weights.count)
        for rule in new.rules.indices.reversed() {
            for place in newer.statements.range(rule) { statement[Int(newer.statements.terms[place])] = rule }
            for place in newer.texts.range(rule) {
                let term = Int(newer.texts.terms[place])
                next[term] -= 1
                holders[next[term]] = Holder(rule: Int32(rule), inStatement: statement[term] == rule)
            }
        }
        return Index(holders: holders, ends: ends)
    }

    /// Whether a pair could reach the least likeness, by a bound that costs little: most pairs share but a common word.
    ///
    /// A root is nowhere above the line that touches it at a quarter: √x ≤ x + ¼.
    private func mayReach(_ rule: Int, _ other: Int, _ shared: Shared) -> Bool {
        let covered = shared.olderStatement * older.perStatement[rule]
        let otherCovered = shared.newerStatement * newer.perStatement[other]
        let (root, otherRoot) = (older.perRoot[rule], newer.perRoot[other])
        var evidence = LinkEvidence()
        evidence.texts = shared.texts * root * otherRoot
        evidence.covered = min(covered, otherCovered)
        evidence.isSameTopic = true
        evidence.headings = headings.of(old.headingOfRule[rule], new.headingOfRule[other])
        let order = mostOrder(rule, other, shared)
        let absorbed = new.stretchRange(other).isEmpty ? 0 : max(covered, shared.texts * root * root) + 0.25
        let extracted =
            old.stretchRange(rule).isEmpty ? 0 : max(otherCovered, shared.texts * otherRoot * otherRoot) + 0.25
        let likeness = LinkModel.bound(evidence, absorbed: absorbed, extracted: extracted, order: order)
        return likeness >= LinkModel.leastLikeness - 0.001
    }

    /// How much of two statements could stand in the same order at best.
    private func mostOrder(_ rule: Int, _ other: Int, _ shared: Shared) -> Double {
        let lengths = older.sequences.range(rule).count + newer.sequences.range(other).count
        return lengths > 0 ? min(1, Double(4 * shared.statementTerms) / Double(lengths)) : 0
    }

    private func candidate(_ rule: Int, _ other: Int, _ shared: Shared) -> Candidate? {
        let (text, otherText) = (older.textWeights[rule], newer.textWeights[other])
        let (statement, otherStatement) = (older.statementWeights[rule], newer.statementWeights[other])
        var evidence = LinkEvidence()
        evidence.texts = shared.texts / (text * otherText).squareRoot()
        guard statement > 0, otherStatement > 0 else { return nil }
        let coveredShare = shared.olderStatement / statement
        let otherShare = shared.newerStatement / otherStatement
        evidence.covered = min(coveredShare, otherShare)
        evidence.statements = shared.statements / (statement * otherStatement).squareRoot()
        // By Cauchy and Schwarz, no stretch is more alike than the root of the share that it could take up at best.
        let absorbed = !new.stretchRange(other).isEmpty ? max(coveredShare, shared.texts / text).squareRoot() : 0
        let extracted = !old.stretchRange(rule).isEmpty ? max(otherShare, shared.texts / otherText).squareRoot() : 0
        evidence.isSameTopic = old.rules[rule].topic == new.rules[other].topic
        evidence.sharesTopic =
            evidence.isSameTopic || new.rules[other].topics.contains(old.rules[rule].topic)
            || old.rules[rule].topics.contains(new.rules[other].topic)
        evidence.forceApart = abs(old.rules[rule].modality.force - new.rules[other].modality.force)
        evidence.headings = headings.of(old.headingOfRule[rule], new.headingOfRule[other])
        let likeness = LinkModel.bound(
            evidence, absorbed: absorbed, extracted: extracted, order: mostOrder(rule, other, shared))
        guard likeness >= LinkModel.leastLikeness else { return nil }
        return Candidate(older: rule, newer: other, evidence: evidence, likeness: likeness)
    }

    // MARK: What sentences share

    /// How well the best stretch of each rule's body says what the other rule of the pair says: its statement alone or
    /// all of it.
    private func addStretches(
        of bodies: WeighedProfile, _ body: KeyPath<Candidate, Int>, _ profile: EditionProfile,
        told tellers: WeighedProfile, _ teller: KeyPath<Candidate, Int>,
        to share: WritableKeyPath<LinkEvidence, Double>, in found: inout [Candidate]
    ) {
        var statement = ContiguousArray(repeating: 0.0, count: weights.count)
        var text = statement
        var told = -1
        for place in CandidateFinder.order(of: found.map { $0[keyPath: teller] }, below: tellers.textWeights.count) {
            let rule = found[place][keyPath: teller]
            if rule != told {
                if told >= 0 { mark(told, of: tellers, in: &statement, &text, set: false) }
                mark(rule, of: tellers, in: &statement, &text, set: true)
                told = rule
            }
            var best = 0.0
            var told = 0.0
            for stretch in profile.stretchRange(found[place][keyPath: body]) {
                var sharedStatement = 0.0
                var sharedText = 0.0
                for term in bodies.stretches.range(stretch) {
                    sharedStatement += statement[Int(bodies.stretches.terms[term])]
                    sharedText += text[Int(bodies.stretches.terms[term])]
                }
                let weight = bodies.stretchWeights[stretch]
                told = max(told, sharedStatement / (weight * tellers.statementWeights[rule]).squareRoot())
                best = max(best, told, sharedText / (weight * tellers.textWeights[rule]).squareRoot())
            }
            found[place].evidence[keyPath: share] = best
            found[place].evidence.told = max(found[place].evidence.told, told)
        }
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
