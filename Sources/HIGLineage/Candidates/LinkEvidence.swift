import HIGModel

/// What speaks for and against two rules being the same advice, each in a term that a reader can check.
struct LinkEvidence: Hashable, Sendable {
    /// How alike the statements are, 0 to 1; for the reader, and for telling statement from body.
    var statements = 0.0
    /// How alike the rules are, statement and body together, 0 to 1.
    var texts = 0.0
    /// How much of either statement the other rule says anywhere, the smaller share, 0 to 1.
    var covered = 0.0
    /// How much of the older statement the newer statement says, 0 to 1.
    var takenIn = 0.0
    /// How much of the newer statement the older statement says, 0 to 1.
    var givenOut = 0.0
    /// How much of the statements stands in the same order, 0 to 1.
    var order = 0.0
    /// How well a stretch of the newer body says what the older rule says, 0 to 1.
    var absorbed = 0.0
    /// How well a stretch of the older body says what the newer rule says, 0 to 1.
    var extracted = 0.0
    /// How well a stretch of the newer body says what the older statement says, 0 to 1.
    var toldByNewer = 0.0
    /// How well a stretch of the older body says what the newer statement says, 0 to 1.
    var toldByOlder = 0.0
    /// How alike the headings over the rules are, topics included, 0 to 1.
    var headings = 0.0
    var isSameTopic = false
    /// Whether either rule names the other's topic.
    var sharesTopic = false
    /// How far apart the rules bind, 0 to 3.
    var forceApart = 0

    /// Which part of each rule carries the advice. A body must say clearly better what the statement says.
    var bond: Link.Bond {
        let direct = max(statements, (1 - LinkEvidence.weightOfTexts) * statements + LinkEvidence.weightOfTexts * texts)
        let throughBody =
            LinkEvidence.weightOfStretches * max(absorbed, extracted) + LinkEvidence.weightOfTextsBehindStretches
            * texts
        if direct >= throughBody { return .statement }
        return absorbed >= extracted ? .absorbed : .extracted
    }

    /// What all that two rules say counts beside their statements, 0 to 1, for whether the statements carry the advice.
    private static let weightOfTexts = 0.75

    /// What a body's best stretch counts for whether it carries the advice, 0 to 1. With the weight below it adds up to
    /// less than 1: of a body and a statement that say it as well, the statement carries it.
    private static let weightOfStretches = 0.72

    /// What all that two rules say counts beside a stretch, 0 to 1.
    private static let weightOfTextsBehindStretches = 0.18

    /// How well the other statement, or a stretch of the other body, says what a statement of the two says, 0 to 1.
    var told: Double { max(statements, toldByNewer, toldByOlder) }

    /// How well the body that carries the advice says the other rule's statement, 0 to 1; 0 where the statements carry it.
    var toldInBody: Double {
        switch bond {
        case .statement: 0
        case .absorbed: toldByNewer
        case .extracted: toldByOlder
        }
    }

    /// Whether the statements themselves say much the same.
    var isTwin: Bool { statements >= LinkEvidence.muchTheSame && bond == .statement }

    /// Whether the statements differ in a word or two.
    var isNearlySame: Bool { statements >= LinkEvidence.nearlySame }

    /// From this likeness on two statements say much the same, 0 to 1.
    private static let muchTheSame = 0.6

    /// From this likeness on two statements differ in a word or two, 0 to 1.
    static let nearlySame = 0.85
}
