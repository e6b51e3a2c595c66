import HIGModel

/// The pair of rules that carries a change: the advice that is matched, statement by statement.
struct Principal {
    let older: Rule
    let newer: Rule
    let evidence: Evidence?
    /// Whose statement stands word for word in the text beside the other's, so that nothing of it is gone.
    let kept: Change.Side?
    /// The sentence that carries the advice where one statement says little of it.
    private let carrier: Carrier?
    /// Whether what is compared turns the advice round. What stands word for word in a body may stand behind a "never"
    /// there, which the sentence tells.
    private(set) var isTurned = false
    /// Whether it may, as the link is not sure that the advice is the same.
    private(set) var mayBeTurned = false

    /// - Parameter modality: how strongly a sentence of a body binds; `nil` where it directs nobody.
    init(older: Rule, newer: Rule, link: Link?, _ modality: (String) -> Modality?) {
        self.older = older
        self.newer = newer
        evidence = link?.evidence
        kept =
            if WordForWord.stands(older.statement, in: newer.body) {
                .older
            } else if WordForWord.stands(newer.statement, in: older.body) {
                .newer
            } else {
                nil
            }
        carrier = link.flatMap { Carrier(older, newer, $0, modality) }
        let (before, now) = sayings
        isTurned = (kept == nil || inBody != nil) && Reversal.isCertain(from: before, to: now)
        let isDoubtful = link.map { !$0.isSure } ?? false
        mayBeTurned = isDoubtful && kept == nil && !isTurned && Reversal.isPossible(from: before, to: now)
    }

    /// Where the advice stands, if not in both statements.
    var inBody: Change.BodySentence? { carrier.flatMap { $0.isSame ? $0.sentence : nil } }

    /// Whether a body says more of the advice than a statement does, and none of its sentences all of it.
    var isSpread: Bool { carrier.map { !$0.isSame } ?? false }

    /// Whether the advice binds as it did, whatever else the two say: it is kept word for word or spread over a body.
    var bindsAsBefore: Bool { kept != nil || isSpread }

    /// Whether the two statements are compared whole and bind unlike, so that what stands beside or in them may tell that the
    /// advice binds as it did.
    var bindsUnlike: Bool {
        older.modality.force != newer.modality.force && kept == nil && carrier == nil && !isTurned
    }

    /// What is compared: the two statements, or one with the sentence that carries the advice of the other.
    var sayings: (older: Saying, newer: Saying) { (saying(of: older), saying(of: newer)) }

    private func saying(of rule: Rule) -> Saying {
        guard let inBody, inBody.rule == rule.id else {
            return Saying(text: rule.statement, modality: rule.modality)
        }
        return Saying(text: inBody.text, modality: inBody.modality)
    }

    /// What a body says of the advice, where it is spread over one or stands there word for word.
    var bodyNote: Change.Note? {
        guard let carrier, !carrier.isSame else { return kept.map(Change.Note.kept) }
        return .spread(carrier.sentence, carrier.sentence.rule == newer.id ? .newer : .older)
    }

    /// Said where it is not the statements that link the two.
    var sparseNote: Change.Note? {
        guard kept == nil, carrier == nil, let evidence, !evidence.pinned, evidence.statements < Principal.fewWords
        else { return nil }
        return .sparse
    }

    /// Below this likeness of the statements, 0 to 1, readers wonder why the two are linked: of the 18 such pairs between
    /// three pairs of editions a reader called four other advice.
    private static let fewWords = 0.3

    /// Said where both statements are items whose lists other words lead to, in another case or with another force.
    var introductionNote: Change.Note? {
        // Those of items lead to them; another may only give the reason.
        guard let before = older.introduction, let now = newer.introduction, before.hasSuffix(":"),
            now.hasSuffix(":"), !Wording.isSame(before, now)
        else { return nil }
        return .introductionChanged
    }
}
