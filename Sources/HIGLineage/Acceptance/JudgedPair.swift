import HIGModel

/// A candidate with what is thought of it beside its rivals and its neighbours.
struct JudgedPair {
    let candidate: Candidate
    /// 0 to 1.
    private(set) var confidence: Double
    /// How well the pairs of the rules around support it, 0 to 2.5.
    let neighbours: Double
    /// Whether no other candidate of the older rule is likelier.
    let isOlderBest: Bool
    /// Whether no other candidate of the newer rule is likelier.
    let isNewerBest: Bool
    /// Whether the body of one rule keeps what the other states.
    private(set) var keepsStatement = false
    /// Whether the statements are nearly the same, and no others of the two editions are.
    let isSoleTwin: Bool

    /// - Parameter confidence: by `LinkModel`, or 1 for rules that have not changed.
    init(
        _ candidate: Candidate, confidence: Double, neighbours: Double, at place: Int, among rivalry: Rivalry,
        isSoleTwin: Bool, _ older: EditionProfile, _ newer: EditionProfile
    ) {
        self.candidate = candidate
        self.confidence = confidence
        self.isSoleTwin = isSoleTwin
        self.neighbours = neighbours
        isOlderBest = rivalry.isOlderBest(place)
        isNewerBest = rivalry.isNewerBest(place)
        keepsStatement = findsStatementKept(older, newer)
        if keepsStatement || isSoleTwin { self.confidence = max(self.confidence, JudgedPair.kept) }
        if saysAll(older, newer) { self.confidence = max(self.confidence, JudgedPair.whole) }
    }

    var isMutual: Bool { isOlderBest && isNewerBest }
    var evidence: LinkEvidence { candidate.evidence }
    var bond: Link.Bond { candidate.evidence.bond }

    /// How sure a pair is, 0 to 1, that is likely by itself and refused: of 43 of which neither rule says enough of what the
    /// other states a reader confirmed 11; of those refused for other reasons nobody counted.
    private static let refused = 0.25

    /// The pair as a refused one: no surer than such pairs are, however likely by itself.
    ///
    /// - Parameter threshold: the least confidence of a link.
    func refused(below threshold: Double) -> JudgedPair {
        var pair = self
        if pair.confidence >= threshold { pair.confidence = JudgedPair.refused }
        return pair
    }

    /// The pair as one of `FollowingStatements`.
    var asFollower: JudgedPair {
        var pair = self
        pair.confidence = max(confidence, JudgedPair.follower)
        return pair
    }

    /// The least confidence, 0 to 1, in a pair of `FollowingStatements`, however sure its neighbour's is: of the 113 that two
    /// readers read they confirmed 99 and 100.
    private static let follower = 0.88

    /// As links keep it.
    var roundedConfidence: Double { confidence.roundedToHundredths }

    /// The least confidence, 0 to 1, in advice that one rule states and the other's body keeps: of 38 such pairs that the
    /// model refused or doubted, a reader confirmed 36. The same advice elsewhere is no rival of what still stands there.
    private static let kept = 0.8

    /// Whether the body of one rule says nearly word for word what the other states, more than a phrase, and best of all;
    /// in a longer statement more words may differ, and most where an older statement lives on under a newer headline of
    /// its topic: a reader confirmed all six links that this adds.
    private func findsStatementKept(_ older: EditionProfile, _ newer: EditionProfile) -> Bool {
        let terms: Int
        switch bond {
        case .statement: return false
        case .absorbed: terms = isOlderBest ? older.statements.range(candidate.older).count : 0
        case .extracted: terms = isNewerBest ? newer.statements.range(candidate.newer).count : 0
        }
        // That a headline was drawn from an older body is seldom so clear.
        let mayLiveOn = bond == .absorbed && evidence.isSameTopic
        return mayLiveOn && says(.livingOn, terms) || says(.phrase, terms) || says(.long, terms)
    }

    /// What a body must say of a statement to keep it: the longer the statement, the more of its words may differ.
    private struct Kept {
        /// The least share of the statement that the body says, 0 to 1.
        let told: Double
        /// The least number of the statement's terms.
        let terms: Int

        static let livingOn = Kept(told: 0.7, terms: 3)
        static let phrase = Kept(told: 0.9, terms: 4)
        static let long = Kept(told: 0.75, terms: 6)
    }

    private func says(_ least: Kept, _ terms: Int) -> Bool { evidence.told >= least.told && terms >= least.terms }

    /// The least confidence, 0 to 1, in a statement that says all of another: of 19 such pairs that the model refused, 15
    /// are right as read. The limits below were chosen on these same pairs, so that others may do worse.
    private static let whole = 0.75

    /// Whether one statement says all of the other, more than a phrase: an older one lives on as a part of a newer one,
    /// with another's advice, or a newer one was a part of an older. What lives on in one statement need not be likest to it.
    private func saysAll(_ older: EditionProfile, _ newer: EditionProfile) -> Bool {
        guard bond == .statement, evidence.isSameTopic else { return false }
        let isTakenIn =
            evidence.takenIn >= (isOlderBest ? JudgedPair.allButAWord : JudgedPair.allOfIt)
            && older.statements.range(candidate.older).count >= JudgedPair.termsOfAStatement
        let isGivenOut =
            evidence.givenOut >= JudgedPair.allButAWord && isNewerBest
            && newer.statements.range(candidate.newer).count >= JudgedPair.termsOfAStatement
        return isTakenIn || isGivenOut
    }

    /// The share of a statement, 0 to 1, from which on another one says all of it but a word.
    private static let allButAWord = 0.8

    /// The same of a statement that is likest to another still.
    private static let allOfIt = 0.9

    /// A statement of so many terms is more than a phrase.
    private static let termsOfAStatement = 4
}
