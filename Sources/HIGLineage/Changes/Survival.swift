import HIGModel

/// A sentence in the text beside one statement that says the other nearly in its words, and binds as strongly: that advice
/// lives on, whatever the statement above it asks for.
struct Survival {
    let sentence: Change.BodySentence
    /// On which side the sentence stands.
    let side: Change.Side

    /// How alike the sentence and the statement must be, 0 to 1. Of the eleven changes of strength with such a sentence
    /// between eleven pairs of neighbouring editions readers called five wrong, five debatable and one right; from .7 to .8 one
    /// of seven wrong.
    private static let leastLikeness = 0.8

    /// What is to be said of it.
    var note: Change.Note { .spread(sentence, side) }

    /// - Parameter modality: how strongly a sentence of a body binds; `nil` where it directs nobody.
    init?(_ older: Rule, _ newer: Rule, _ modality: (String) -> Modality?) {
        for (told, teller, side) in [(older, newer, Change.Side.newer), (newer, older, .older)] {
            guard let echo = Echo.of(told.statement, in: teller.body), echo.likeness >= Survival.leastLikeness,
                let force = modality(echo.text), force.force == told.modality.force
            else { continue }
            sentence = Change.BodySentence(rule: teller.id, carries: told.id, text: echo.text, modality: force)
            self.side = side
            return
        }
        return nil
    }
}
