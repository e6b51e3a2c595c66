import Testing

@testable import HIGLineage

@Suite("Where a body says what another rule states")
struct EchoTests {
    private func isNear(_ echo: Echo?, _ text: String, _ likeness: Double) -> Bool {
        echo.map { $0.text == text && abs($0.likeness - likeness) < 1e-9 } ?? false
    }

    @Test("it is a whole sentence, which colons and semicolons do not end")
    func whole() {
        let body = "Cows moo. Dim the lamp at night; paint the old gate: it rusts. Ring."
        #expect(
            Echo.of("Paint the old gate.", in: body)?.text == "Dim the lamp at night; paint the old gate: it rusts.")
    }

    @Test(
        "a sentence with all words of meaning of a statement and no others is wholly alike, and is given as it stands",
        arguments: [
            "Paint the old gate.", "The old gates are painted.", "- Paint gates while they are old",
            "PAINT an “old” gate, old as it is!",
        ])
    func whole(sentence: String) throws {
        let body = "Cows walk home.\n\(sentence)\nBells ring in the valley."
        let echo = try #require(Echo.of("Paint the old gate.", in: body))
        #expect(echo.text == sentence)
        #expect(echo.likeness == 1)
    }

    @Test(
        "captions and pointers say nothing",
        arguments: ["Figure 8-15 paints the old gate.", "See “The Old Painted Gate” (page 12)."])
    func references(sentence: String) {
        #expect(Echo.of("Paint the old gate.", in: sentence) == nil)
        #expect(Echo.of("Paint the old gate.", in: "\(sentence) The old gate is painted.")?.likeness == 1)
    }

    @Test("two sentences that follow each other count together, others apart")
    func pair() {
        let statement = "Ring the brass bell and paint the oak gate."
        #expect(
            isNear(
                Echo.of(statement, in: "Cows moo. Ring the brass bell. Paint the oak gate. Cows sleep."),
                "Ring the brass bell. Paint the oak gate.", 1))
        #expect(
            isNear(
                Echo.of(statement, in: "Ring the brass bell.\n- Paint the oak gate."),
                "Ring the brass bell. - Paint the oak gate.", 1))
        // Three of three words are among the six: 3 / √(6 · 3).
        #expect(
            isNear(
                Echo.of(statement, in: "Ring the brass bell. Cows sleep. Paint the oak gate."),
                "Ring the brass bell.", 0.5.squareRoot()))
    }

    @Test("half of a statement's words of meaning are enough, less are not")
    func half() {
        let statement = "Paint the old oak gate."
        #expect(isNear(Echo.of(statement, in: "Cows lean at an oak gate."), "Cows lean at an oak gate.", 0.5))
        #expect(isNear(Echo.of(statement, in: "Paint dries. Gates creak."), "Paint dries. Gates creak.", 0.5))
        #expect(Echo.of(statement, in: "Cows lean at the gate.") == nil)
        #expect(Echo.of(statement, in: "Paint dries. Cows moo. Gates creak.") == nil)
        #expect(Echo.of("Paint the old gate.", in: "Gate after gate, cows lean at the gate.") == nil)
    }

    @Test("what else a sentence says makes it less alike, how often it says a word does not")
    func others() throws {
        let crowded = try #require(Echo.of("Paint the gate.", in: "Paint the gate, the bell and the lamp."))
        let plain = try #require(Echo.of("Paint the gate.", in: "Paint the gate and the bell."))
        #expect(crowded.likeness < plain.likeness && plain.likeness < 1)
        #expect(Echo.of("Paint the gate.", in: "Paint the gate: gate and gate.")?.likeness == 1)
        #expect(Echo.of("Gate: paint the gate.", in: "Paint the gate.")?.likeness == 1)
    }

    @Test("of several sentences the likest is given, of equals the first")
    func best() {
        let body = "Paint the old gate and the lamp. Bells ring. Paint the old gate. The old gate is painted."
        #expect(Echo.of("Paint the old gate.", in: body)?.text == "Paint the old gate.")
        #expect(Echo.of("Ring a bell.", in: "Ring the bell. Ring bells.")?.text == "Ring the bell.")
    }

    @Test("other letters than English ones are words as well, and stay in the text")
    func otherLetters() {
        let body = "Kühe ruhen. Öffne die alte Tür. Läute."
        #expect(isNear(Echo.of("Öffne die Tür!", in: body), "Öffne die alte Tür.", 0.75.squareRoot()))
    }

    @Test("a statement without words of meaning is said nowhere, and an empty body says nothing")
    func empty() {
        #expect(Echo.of("", in: "Paint the gate.") == nil)
        #expect(Echo.of("Make sure that you use it.", in: "Make sure that you use it.") == nil)
        #expect(Echo.of("Paint the gate.", in: "") == nil)
        #expect(Echo.of("Paint the gate.", in: "\n…\n") == nil)
    }
}
