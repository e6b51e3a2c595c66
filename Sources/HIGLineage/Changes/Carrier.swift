import HIGModel

/// A sentence of a body that carries an advice, the other rule's statement being something else.
struct Carrier {
    let sentence: Change.BodySentence
    /// Whether it says what the statement says, so that the two can be compared.
    let isSame: Bool

    /// The share of one statement that the other says, 0 to 1, from where on readers' labels compare the two, though a
    /// body says more.
    private static let leastStatements = 0.4

    /// From this likeness on, 0 to 1, a sentence that directs is the statement in other words: of thirteen that were read
    /// from .60 to .65 twelve are, of ten from .50 to .60 six.
    private static let leastLikeness = 0.6

    /// The same of a sentence of which it is not known how strongly it binds: of those read up to .65 most are about the
    /// same thing only; set well above.
    private static let leastLikenessOfUnknownForce = 0.75

    init?(_ older: Rule, _ newer: Rule, _ link: Link, _ modality: (String) -> Modality?) {
        guard link.evidence.statements < Carrier.leastStatements, let toldID = link.toldRule else { return nil }
        let (told, teller) = toldID == older.id ? (older, newer) : (newer, older)
        guard let echo = Echo.of(told.statement, in: teller.body) else { return nil }
        // What leads to a list says how strongly its items bind; what does so within a body is not known.
        let force =
            if echo.text.hasPrefix("- ") { teller.statement.hasSuffix(":") ? teller.modality : nil } else {
                modality(echo.text)
            }
        sentence = Change.BodySentence(
            rule: teller.id, carries: told.id, text: echo.text, modality: force)
        isSame = echo.likeness >= (force == nil ? Carrier.leastLikenessOfUnknownForce : Carrier.leastLikeness)
    }
}
