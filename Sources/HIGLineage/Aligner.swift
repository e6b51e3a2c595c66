import HIGModel

/// Finds which rules of two editions are the same advice.
///
/// Every pair that shares enough is judged on its own, and then beside its rivals and its neighbours: a pair that is
/// far better than any other of either rule, and stands among pairs, is sure; one of many alike is not. A rule may
/// have several partners where it took in, or gave rise to, several; and none, where no pair convinces.
public struct Aligner: Sendable {
    /// Below this confidence, 0 to 1, a pair is refused. On readers' labels a lower one costs more precision than it gains
    /// recall.
    public static let leastConfidence = 0.4

    private let threshold: Double
    /// Whether a rule has at most one partner, and only by what the statements say.
    private let isStrict: Bool

    /// The aligner of editions that follow each other: pairs from `leastConfidence` on, several for a rule.
    public init() {
        threshold = Aligner.leastConfidence
        isStrict = false
    }

    private init(threshold: Double, isStrict: Bool) {
        self.threshold = threshold
        self.isStrict = isStrict
    }

    /// For advice that had vanished: chance has more editions to find a likeness in, so that more is asked for.
    public static let returning = Aligner(threshold: 0.8, isStrict: true)

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
        let (accepted, _) = decided(judged(older, newer, terms), older, newer)
        var words = TermWords(newer)
        return LinkGroup.untied(accepted.map { link(older, newer, terms, $0, &words) })
    }

    /// What links two editions, and what was refused.
    public func alignment(of older: EditionProfile, with newer: EditionProfile) -> Alignment {
        let terms = PairTerms(older, newer)
        let (accepted, rest) = decided(judged(older, newer, terms), older, newer)
        let refused = Aligner.nearest(rest, accepted: accepted)
        var words = TermWords(newer)
        return Alignment(
            LinkGroup.untied(accepted.map { link(older, newer, terms, $0, &words) }),
            refused: refused.map { judged in
                var doubted = judged
                if judged.confidence >= threshold { doubted.confidence = Aligner.doubted }
                return link(older, newer, terms, doubted, &words)
            })
    }

    /// How sure a pair is, 0 to 1, that is likely by itself but shares too little of what either rule states: of 43 such
    /// pairs a reader confirmed 11.
    private static let doubted = 0.25

    /// Every pair worth a look, by the older rules' order, with what is thought of it beside its rivals and neighbours.
    private func judged(_ older: EditionProfile, _ newer: EditionProfile, _ terms: PairTerms) -> [Judged] {
        let unchanged = UnchangedRules(older.rules, newer.rules)
        var candidates = CandidateFinder(older, newer, terms: terms, without: unchanged).candidates()
        candidates += unchanged.candidates(older, newer)
        candidates.sort { ($0.older, $0.newer) < ($1.older, $1.newer) }
        let twins = SoleTwins(candidates, older)
        let rivalry = Rivalry(candidates, older: older.rules.count, newer: newer.rules.count)
        return candidates.indices.map { place in
            let neighbours = rivalry.neighbours(of: candidates[place])
            let confidence =
                unchanged.joins(candidates[place])
                ? 1
                : LinkModel.confidence(
                    candidates[place].evidence, likeness: candidates[place].likeness, lead: rivalry.lead(of: place),
                    leadBack: rivalry.leadBack(of: place), neighbours: neighbours)
            var judged = Judged(
                candidate: candidates[place], confidence: confidence, neighbours: neighbours,
                isOlderBest: rivalry.isOlderBest(place), isNewerBest: rivalry.isNewerBest(place))
            judged.keepsStatement = Aligner.keepsStatement(judged, older, newer)
            judged.isSoleTwin = twins.contains(candidates[place])
            if judged.keepsStatement || judged.isSoleTwin { judged.confidence = max(confidence, Aligner.kept) }
            if Aligner.saysAll(judged, older, newer) { judged.confidence = max(judged.confidence, Aligner.whole) }
            return judged
        }
    }

    /// A candidate with what is thought of it.
    private struct Judged {
        let candidate: Candidate
        var confidence: Double
        let neighbours: Double
        /// Whether no other candidate of the older rule is likelier.
        let isOlderBest: Bool
        /// Whether no other candidate of the newer rule is likelier.
        let isNewerBest: Bool
        /// Whether the body of one rule keeps what the other states.
        var keepsStatement = false
        /// Whether the statements are nearly the same, and no others of the two editions are.
        var isSoleTwin = false

        var isMutual: Bool { isOlderBest && isNewerBest }
        var bond: Link.Bond { candidate.evidence.bond }
    }

    /// The pairs that are linked, and the others, each by the older rules' order.
    private func decided(
        _ judged: [Judged], _ older: EditionProfile, _ newer: EditionProfile
    ) -> (accepted: [Judged], refused: [Judged]) {
        let likely = judged.map { accepts($0, older, newer) }
        let candidates = zip(judged, likely).filter(\.1).map(\.0.candidate)
        let moves = TopicMoves(candidates, older, newer)
        let prose = SettledProse(candidates, older, newer)
        var (accepted, refused): ([Judged], [Judged]) = ([], [])
        for (judged, isLikely) in zip(judged, likely) {
            let isStray = isLikely && (moves.isStray(judged.candidate) || prose.isBeside(judged.candidate))
            if isLikely, !isStray { accepted.append(judged) } else { refused.append(judged) }
        }
        return (accepted, refused)
    }

    private func accepts(_ judged: Judged, _ older: EditionProfile, _ newer: EditionProfile) -> Bool {
        let evidence = judged.candidate.evidence
        let least = evidence.sharesTopic ? threshold : max(threshold, Aligner.leastElsewhere)
        guard judged.confidence >= least, !isStrict || judged.isMutual && judged.bond == .statement else {
            return false
        }
        guard !isStrict || evidence.sharesTopic || evidence.isNearlySame || saysMuch(judged, older, newer) else {
            return false
        }
        // The same words on another element are other advice where that element's own rule is held: a further partner
        // shares the topic, or says in its body a whole statement that has no better place.
        guard judged.isMutual || evidence.sharesTopic || judged.keepsStatement || judged.isSoleTwin else {
            return false
        }
        // A few words in common on another element, with other reasons and among other advice, are chance.
        let isBorneOut =
            evidence.texts >= Aligner.leastTextsElsewhere || evidence.isNearlySame || judged.neighbours >= 0.5
        guard evidence.sharesTopic || judged.bond != .statement || isBorneOut else { return false }
        // What was said beside an older rule in a paragraph is no advice of it, though a newer rule states it.
        let (from, to) = (judged.candidate.older, judged.candidate.newer)
        let (fromStandsOut, toStandsOut) = (older.rules[from].style.standsOut, newer.rules[to].style.standsOut)
        let isBesideProse = !fromStandsOut && evidence.statements < Aligner.leastBesideProse
        guard judged.bond != .extracted || !isBesideProse else { return false }
        // What a sentence among others has in common with the other rule may be no more than what both paragraphs are about.
        if fromStandsOut && toStandsOut { return true }
        let standsOut = fromStandsOut || toStandsOut
        let saysEnough = evidence.statements >= Aligner.leastBesideBodies
        let bearsOut = saysEnough || standsOut && evidence.texts >= Aligner.leastTextsBesideBodies
        if evidence.told >= (bearsOut ? Aligner.leastTold : Aligner.leastToldAlone) { return true }
        guard standsOut else { return false }
        return saysEnough || evidence.texts >= Aligner.sameTexts
            || Echo.of(older.rules[from].statement, in: newer.rules[to].body) != nil
    }

    /// Whether both statements are long enough that a match among all earlier editions is hardly chance.
    private func saysMuch(_ judged: Judged, _ older: EditionProfile, _ newer: EditionProfile) -> Bool {
        [older.statements.range(judged.candidate.older), newer.statements.range(judged.candidate.newer)]
            .allSatisfy { $0.count >= Aligner.leastTermsReturned }
    }

    /// The least likeness of the statements, 0 to 1, where a newer rule states what stood beside an older one in a
    /// paragraph: of eleven links below it readers' labels have none, of those to what stood under a headline all.
    private static let leastBesideProse = 0.25

    /// The least confidence, 0 to 1, in advice that would have changed its topic: below it three links in four were wrong
    /// among those read, and readers' labels lose nothing.
    private static let leastElsewhere = 0.5

    /// The fewest terms of a statement that returned under another topic: the two of three terms in thirteen editions are
    /// wrong, of the twelve longer ones all are right.
    private static let leastTermsReturned = 4

    /// The least likeness of statement and body together, 0 to 1, in advice that would have changed its topic without its
    /// neighbours: of six links below it a reader confirmed one, of twenty-four above it twenty.
    private static let leastTextsElsewhere = 0.29

    /// The least share of a statement that the other rule must say where not both stand out of the text, 0 to 1, and more
    /// speaks for the two.
    private static let leastTold = 0.35

    /// The same where nothing else does: the paragraphs that follow both may be about anything. Of fourteen links between
    /// prose below it a reader confirmed four.
    private static let leastToldAlone = 0.5

    /// From this likeness of the statements on, 0 to 1, it is enough that one of them stands out: of 20 links below it that
    /// say less than `leastTold` a reader confirmed two, of six above it five.
    private static let leastBesideBodies = 0.3

    /// From this likeness of statement and body together on, 0 to 1, the bodies speak for what is told where one of them
    /// stands out: of ten links below it a reader confirmed three, of nine above it seven.
    private static let leastTextsBesideBodies = 0.45

    /// From this likeness of statement and body together on, 0 to 1, the bodies speak for the statements.
    private static let sameTexts = 0.8

    /// The least confidence, 0 to 1, in advice that one rule states and the other's body keeps: of 38 such pairs that the
    /// model refused or doubted, a reader confirmed 36. The same advice elsewhere is no rival of what still stands there.
    private static let kept = 0.8

    /// Whether the body of one rule says nearly word for word what the other states, more than a phrase, and best of all;
    /// in a longer statement more words may differ, and most where an older statement lives on under a newer headline of
    /// its topic: a reader confirmed all six links that this adds.
    private static func keepsStatement(
        _ judged: Judged, _ older: EditionProfile, _ newer: EditionProfile
    ) -> Bool {
        let terms: Int
        switch judged.bond {
        case .statement: return false
        case .absorbed: terms = judged.isOlderBest ? older.statements.range(judged.candidate.older).count : 0
        case .extracted: terms = judged.isNewerBest ? newer.statements.range(judged.candidate.newer).count : 0
        }
        let evidence = judged.candidate.evidence
        // That a headline was drawn from an older body is seldom so clear.
        let livesOn = judged.bond == .absorbed && evidence.isSameTopic && evidence.told >= 0.7 && terms >= 3
        return livesOn || evidence.told >= 0.9 && terms >= 4 || evidence.told >= 0.75 && terms >= 6
    }

    /// Whether one statement says all of the other, more than a phrase: an older one lives on as a part of a newer one,
    /// with another's advice, or a newer one was a part of an older. What lives on in one statement need not be likest to it.
    private static func saysAll(_ judged: Judged, _ older: EditionProfile, _ newer: EditionProfile) -> Bool {
        let evidence = judged.candidate.evidence
        guard judged.bond == .statement, evidence.isSameTopic else { return false }
        let isTakenIn =
            evidence.takenIn >= (judged.isOlderBest ? 0.8 : 0.9)
            && older.statements.range(judged.candidate.older).count >= 4
        let isGivenOut =
            evidence.givenOut >= 0.8 && judged.isNewerBest
            && newer.statements.range(judged.candidate.newer).count >= 4
        return isTakenIn || isGivenOut
    }

    /// The least confidence, 0 to 1, in a statement that says all of another: of 19 such pairs that the model refused, 15
    /// are right as read. The limits above were chosen on these same pairs, so that others may do worse.
    private static let whole = 0.75

    /// The best refused pair of each rule that stays alone.
    private static func nearest(_ refused: [Judged], accepted: [Judged]) -> [Judged] {
        var usedOlder = Set(accepted.map(\.candidate.older))
        var usedNewer = Set(accepted.map(\.candidate.newer))
        let (older, newer) = (usedOlder, usedNewer)
        let bestFirst = refused.sorted {
            (-$0.confidence, $0.candidate.older, $0.candidate.newer)
                < (-$1.confidence, $1.candidate.older, $1.candidate.newer)
        }
        return bestFirst.filter { judged in
            let isNewToOlder = usedOlder.insert(judged.candidate.older).inserted
            let isNewToNewer = usedNewer.insert(judged.candidate.newer).inserted
            return isNewToOlder && !older.contains(judged.candidate.older)
                || isNewToNewer && !newer.contains(judged.candidate.newer)
        }.sorted { ($0.candidate.older, $0.candidate.newer) < ($1.candidate.older, $1.candidate.newer) }
    }

    private func link(
        _ older: EditionProfile, _ newer: EditionProfile, _ terms: PairTerms, _ judged: Judged, _ words: inout TermWords
    ) -> Link {
        let (from, to) = (judged.candidate.older, judged.candidate.newer)
        let mine = Set(older.texts.range(from).lazy.map { terms.older[Int(older.texts.terms[$0])] })
        // With their weights, which comparisons would else look up anew; negated, so that what weighs most is first.
        let shared = newer.texts.range(to).filter { mine.contains(newer.texts.terms[$0]) }.map { place in
            (-terms.weights[Int(newer.texts.terms[place])], newer.texts.terms[place], place)
        }
        let rarest = shared.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(8)
        return Link(
            from: older.rules[from].id, to: newer.rules[to].id, bond: judged.bond,
            confidence: rounded(judged.confidence),
            evidence: Evidence(
                statements: rounded(judged.candidate.evidence.statements),
                texts: rounded(judged.candidate.evidence.texts),
                sharedWords: words.words(of: rarest.map(\.2), inRule: to),
                sameTopic: judged.candidate.evidence.isSameTopic, neighbours: judged.neighbours >= 0.5))
    }

    private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

extension Rule.Style {
    /// Whether such a statement stands out of the text, so that what follows is about it.
    var standsOut: Bool { self == .headline || self == .admonition }
}
