import Testing

@testable import HIGParsing

@Suite("The readings of a word")
struct WordReadingsTests {
    /// Editions of one text each, with what they say of their words.
    private struct Editions {
        let editions: CountedEditions
        let readings: WordReadings

        init(_ texts: String...) {
            editions = CountedEditions(texts)
            readings = WordReadings(counts: editions.counts, streams: editions.streams)
        }

        /// The readings of a word as "parts count sameSentence", in alphabetical order.
        func of(_ word: String) -> [String] {
            let lexicon = editions.counts.lexicon
            guard let number = lexicon.number(of: Lexicon.Key(of: word)) else { return [] }
            return (readings.readings[number] ?? []).map { reading in
                let parts = reading.parts.map(lexicon.word).joined(separator: "+")
                return "\(parts) \(reading.count) \(reading.sameSentence)"
            }
            .sorted()
        }

        var spacing: Spacing { readings.spacing(of: editions.streams[0]) }
    }

    @Test("are counted over all editions, whatever the capitals")
    func count() {
        let editions = Editions("A gateshould close.", "The gate should open. A gate should creak.", "Gate Should Stay")
        #expect(editions.of("gateshould") == ["gate+should 3 0"])
    }

    @Test(
        "are in the same sentence where they stand between the same two words, and so not at its edge",
        arguments: [
            ("Then a gateshould close.", "Then a gate should close.", 1),
            ("Then a gateshould close.", "Then a gate should open.", 0),
            ("Then a gateshould close.", "Then the gate should close.", 0), ("gateshould", "gate should", 0),
            ("É gateshould close.", "É gate should close.", 0),
        ])
    func sameSentence(glued: String, apart: String, count: Int) {
        #expect(Editions(glued, apart).of("gateshould") == ["gate+should 1 \(count)"])
    }

    @Test("may be several")
    func several() {
        let editions = Editions("Mind thebellsringing.", "Mind the bells ringing. Mind the bell sringing.")
        #expect(editions.of("thebellsringing") == ["the+bell+sringing 1 0", "the+bells+ringing 1 0"])
    }

    @Test("have six parts at most")
    func parts() {
        #expect(
            Editions("Say thecowandthebellring.", "Say the cow and the bell ring.").of("thecowandthebellring")
                == ["the+cow+and+the+bell+ring 1 0"])
        #expect(
            Editions("Say thecowandthebellringon.", "Say the cow and the bell ring on.")
                .of("thecowandthebellringon").isEmpty)
    }

    @Test(
        "stand side by side with nothing but white space between",
        arguments: ["The gate, should it open?", "The gate. Should it?", "The gate\n\nshould", "The gate 2 should"])
    func apart(text: String) {
        #expect(Editions("A gateshould close.", text).of("gateshould").isEmpty)
    }

    @Test("are none of an English word, nor of a compound, whatever stands side by side")
    func english() {
        #expect(Editions("A doorbell rings.", "A door bell rings.").of("doorbell").isEmpty)
        #expect(Editions("A toolbar stays.", "A tool bar stays.").of("toolbar").isEmpty)
    }

    /// A text of so many words, of which some lost their spaces beyond doubt.
    private func text(words: Int, glued: Int) -> String {
        String(repeating: "gateshould. ", count: glued) + String(repeating: "bell. ", count: words - glued)
    }

    @Test(
        "show how an edition's spaces came through, by the share of its words that are glued",
        arguments: [
            (3, 3, .lost), (3_000, 3, .lost), (3_001, 3, .uncertain), (100, 2, .uncertain), (0, 0, .uncertain),
            (19_999, 0, .uncertain), (20_000, 0, .kept), (20_000, 9, .kept), (20_000, 10, .uncertain),
            (20_000, 19, .uncertain), (20_000, 20, .lost),
        ] as [(Int, Int, Spacing)])
    func spacing(words: Int, glued: Int, expected: Spacing) {
        #expect(Editions(text(words: words, glued: glued), "A gate should close.").spacing == expected)
    }

    @Test("that no joining word proves show nothing of the spaces")
    func unproven() {
        let editions = Editions("bellcow. bellcow. bellcow.", "A bell cow rings.")
        #expect(editions.of("bellcow") == ["bell+cow 1 0"])
        #expect(editions.spacing == .uncertain)
    }
}
