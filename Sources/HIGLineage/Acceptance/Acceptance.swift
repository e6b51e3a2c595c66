import HIGModel

/// Which judged pairs are linked, and why the others are not.
///
/// Confidence alone does not tell: where two rules stand under other topics, or a body carries what they share, chance has
/// more ways to make them alike.
struct Acceptance {
    /// The least confidence, 0 to 1.
    let threshold: Double
    /// Whether a rule has at most one partner, and only by what the statements say.
    let isStrict: Bool
    /// Whether the rules are all of their editions, so that it is known which stand beside each other.
    var seesNeighbours = true

    /// The pairs that are linked, and the others, each by the older rules' order.
    func decided(
        _ pairs: [JudgedPair], _ older: EditionProfile, _ newer: EditionProfile
    ) -> (accepted: [JudgedPair], refused: [(pair: JudgedPair, reason: Refusal)]) {
        let reasons = pairs.map { refusal(of: $0, older, newer) }
        let candidates = zip(pairs, reasons).filter { $0.1 == nil }.map(\.0.candidate)
        let moves = TopicMoves(candidates, older, newer)
        let prose = SettledProse(candidates, older, newer)
        var (accepted, refused): ([JudgedPair], [(pair: JudgedPair, reason: Refusal)]) = ([], [])
        for (pair, reason) in zip(pairs, reasons) {
            if let reason {
                refused.append((pair, reason))
            } else if moves.isStray(pair.candidate) {
                refused.append((pair, .chance))
            } else if prose.isBeside(pair.candidate) {
                refused.append((pair, .beside))
            } else {
                accepted.append(pair)
            }
        }
        accepted = Acceptance.untied(accepted)
        let splitting = Acceptance.splitting(accepted, older, newer)
        refused += splitting.sorted().map { (accepted[$0], .unsure) }
        accepted = accepted.indices.filter { !splitting.contains($0) }.map { accepted[$0] }
        guard seesNeighbours, !isStrict else { return (accepted, refused) }
        let followers = FollowingStatements(accepted, older, newer).places(among: refused.map(\.pair))
        guard !followers.isEmpty else { return (accepted, refused) }
        accepted += followers.map { refused[$0].pair.asFollower }
        accepted.sort { $0.candidate.isBefore($1.candidate) }
        return (accepted, refused.indices.filter { !followers.contains($0) }.map { refused[$0] })
    }

    /// The pairs without those of which both rules have a surer one: they would tie two pieces of advice together as if
    /// each were both split and merged.
    private static func untied(_ pairs: [JudgedPair]) -> [JudgedPair] {
        var (older, newer): ([Int: Double], [Int: Double]) = ([:], [:])
        for pair in pairs {
            older[pair.candidate.older] = max(older[pair.candidate.older] ?? 0, pair.roundedConfidence)
            newer[pair.candidate.newer] = max(newer[pair.candidate.newer] ?? 0, pair.roundedConfidence)
        }
        return pairs.filter {
            older[$0.candidate.older] == $0.roundedConfidence || newer[$0.candidate.newer] == $0.roundedConfidence
        }
    }

    /// The places of the pairs that would split an older statement which stands in the newer edition word for word: what else
    /// is like it there is advice of its own.
    private static func splitting(
        _ pairs: [JudgedPair], _ older: EditionProfile, _ newer: EditionProfile
    ) -> Set<Int> {
        // Most older rules have one partner, and need no comparing.
        let partners = pairs.reduce(into: [:]) { $0[$1.candidate.older, default: 0] += 1 }
        let several = pairs.indices.filter { partners[pairs[$0].candidate.older, default: 0] > 1 }
        let same = several.filter { place in
            let candidate = pairs[place].candidate
            return Wording.isSame(
                older.rules[candidate.older].statement, newer.rules[candidate.newer].statement)
        }
        let standing = Set(same.map { pairs[$0].candidate.older })
        return Set(several).subtracting(same).filter { place in
            let pair = pairs[place]
            return standing.contains(pair.candidate.older) && pair.bond == .statement
                && pair.confidence < leastBesideSame
        }
    }

    /// The least confidence, 0 to 1, in a second newer statement of advice that goes on word for word: of seven links below it
    /// a reader called all wrong; readers' labels have none.
    private static let leastBesideSame = 0.9

    /// What speaks against a pair, whatever else is linked.
    private func refusal(of pair: JudgedPair, _ older: EditionProfile, _ newer: EditionProfile) -> Refusal? {
        let least = pair.evidence.sharesTopic ? threshold : max(threshold, Acceptance.leastElsewhere)
        guard pair.confidence >= least, !isStrict || pair.isMutual && pair.bond == .statement else { return .unsure }
        return refusalElsewhere(of: pair, older, newer) ?? refusalOfProse(pair, older, newer)
    }

    // MARK: Under another topic

    /// What speaks against advice that would have changed its topic.
    private func refusalElsewhere(of pair: JudgedPair, _ older: EditionProfile, _ newer: EditionProfile) -> Refusal? {
        guard !pair.evidence.sharesTopic else { return nil }
        guard !isStrict || pair.evidence.isNearlySame || saysMuch(pair, older, newer) else { return .chance }
        // The same words on another element are other advice where that element's own rule is held: a further partner
        // shares the topic, or says in its body a whole statement that has no better place.
        guard pair.isMutual || pair.keepsStatement || pair.isSoleTwin else { return .otherTopic }
        // A few words in common on another element, with other reasons and among other advice, are chance.
        let isBorneOut =
            pair.evidence.texts >= Acceptance.leastTextsElsewhere || pair.evidence.isNearlySame
            || pair.neighbours >= Acceptance.leastNeighbours
        return pair.bond != .statement || isBorneOut ? nil : .chance
    }

    /// Whether both statements are long enough that a match among all earlier editions is hardly chance.
    private func saysMuch(_ pair: JudgedPair, _ older: EditionProfile, _ newer: EditionProfile) -> Bool {
        [older.statements.range(pair.candidate.older), newer.statements.range(pair.candidate.newer)]
            .allSatisfy { $0.count >= Acceptance.leastTermsReturned }
    }

    /// The least confidence, 0 to 1, in advice that would have changed its topic: below it three links in four were wrong
    /// among those read, and readers' labels lose nothing.
    private static let leastElsewhere = 0.5

    /// The fewest terms of a statement that returned under another topic: the two of three terms in thirteen editions are
    /// wrong, of the twelve longer ones all are right.
    private static let leastTermsReturned = 4

    /// The least likeness of statement and body together, 0 to 1, in advice that would have changed its topic without its
    /// neighbours: of six links below it a reader confirmed one, of twenty-four above it twenty.
    private static let leastTextsElsewhere = 0.29

    /// From this support on, 0 to 2.5, the rules around a pair are said to be linked, too.
    static let leastNeighbours = 0.5

    // MARK: In running text

    /// What speaks against a pair of which not both statements stand out of the text.
    private func refusalOfProse(_ pair: JudgedPair, _ older: EditionProfile, _ newer: EditionProfile) -> Refusal? {
        let (from, to) = (pair.candidate.older, pair.candidate.newer)
        let olderStandsOut = older.rules[from].style.standsOut
        let newerStandsOut = newer.rules[to].style.standsOut
        let evidence = pair.evidence
        // What was said beside an older rule in a paragraph is no advice of it, though a newer rule states it, unless nearly
        // word for word.
        let isBesideProse =
            !olderStandsOut && evidence.statements < Acceptance.leastBesideProse
            && evidence.toldByOlder < Acceptance.nearlyWhole
        guard pair.bond != .extracted || !isBesideProse else { return .beside }
        // What a sentence among others has in common with the other rule may be no more than what both paragraphs are about.
        if olderStandsOut && newerStandsOut { return nil }
        let standsOut = olderStandsOut || newerStandsOut
        let saysEnough = evidence.statements >= Acceptance.leastBesideBodies
        let bearsOut = saysEnough || standsOut && evidence.texts >= Acceptance.leastTextsBesideBodies
        if evidence.told >= (bearsOut ? Acceptance.leastTold : Acceptance.leastToldAlone) { return nil }
        guard standsOut else { return .littleSaid }
        let isSaid =
            saysEnough || evidence.texts >= Acceptance.sameTexts
            || Echo.of(older.rules[from].statement, in: newer.rules[to].body) != nil
        return isSaid ? nil : .littleSaid
    }

    /// The least likeness of the statements, 0 to 1, where a newer rule states what stood beside an older one in a
    /// paragraph: of eleven links below it readers' labels have none, of those to what stood under a headline all.
    private static let leastBesideProse = 0.25

    /// From this likeness of a newer statement and a stretch of an older paragraph on, 0 to 1, the paragraph says nearly all of
    /// it: of 14 likely pairs that stood beside prose a reader confirmed eleven, and of 49 below it 13.
    private static let nearlyWhole = 0.8

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
}
