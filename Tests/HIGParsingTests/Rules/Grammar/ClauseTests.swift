import Testing

@testable import HIGParsing

@Suite("Clause")
struct ClauseTests {
    private func words(_ sentence: String) -> [String] { Clause(sentence).tokens.map(\.word.text) }

    @Test(
        "contractions are opened into the two words that they stand for",
        arguments: [
            ("Don't", ["do", "not"]), ("can\u{2019}t", ["can", "not"]), ("won't", ["will", "not"]),
            ("cannot", ["can", "not"]), ("it's", ["it", "is"]), ("who's", ["who", "is"]), ("let's", ["let", "is"]),
            ("you're", ["you", "are"]), ("you'll", ["you", "will"]), ("they've", ["they", "have"]),
        ])
    func contractions(word: String, opened: [String]) { #expect(words(word) == opened) }

    @Test("a possessive stays one word", arguments: ["lamp's", "user\u{2019}s", "cat's"])
    func possessives(word: String) { #expect(words(word).count == 1) }

    @Test("both words of a contraction stand where it does")
    func offsets() {
        #expect(Clause("Please don't blink.").tokens.map(\.offset) == [0, 7, 7, 13])
    }

    @Test(
        "what stands between two words tells how they are joined",
        arguments: [
            ("lamps glow", .none), ("lamps, glow", .comma), ("lamps; glow", .clause), ("lamps: glow", .clause),
            ("lamps\u{2014}glow", .dash), ("lamps \u{2013} glow", .dash), ("lamps. Glow", .stop),
            ("lamps? Glow", .stop), ("lamp.glow", .none), ("lamps-glow", .none),
        ] as [(String, Clause.Gap)])
    func gaps(sentence: String, gap: Clause.Gap) { #expect(Clause(sentence).tokens[1].gap == gap) }

    @Test("words in brackets are that much deeper, and a bracket that was never opened closes nothing")
    func depth() {
        #expect(Clause("Keep (if (very) dim) it) lit").tokens.map(\.depth) == [0, 1, 2, 1, 0, 0])
    }

    @Test("a hyphen or a slash without spaces joins words to one name")
    func joined() {
        #expect(
            Clause("Shift-Tab or Show/Hide - now").tokens.map(\.isJoined) == [false, true, false, false, true, false])
    }

    @Test(
        "names from code are told by their humps, those of products are none",
        arguments: [
            ("setTitlePosition", true), ("UITableView", true), ("NSBox", true), ("iPhone", false), ("QuickTime", false),
            ("TIFF", false), ("Lamp", false),
        ])
    func identifiers(word: String, isIdentifier: Bool) {
        #expect(Clause("Use \(word) here.").tokens[1].isIdentifier == isIdentifier)
    }

    @Test("a quotation opens before its first word alone")
    func quotes() {
        #expect(
            Clause("Say \"do it\" or \u{201C}stop it\u{201D}.").tokens.map(\.opensQuote) == [
                false, true, false, false, true, false,
            ])
    }

    @Test(
        "its last sign tells a question, an announcement, an ellipsis and a whole sentence",
        arguments: [
            ("Is it lit?", [true, false, false, true]), ("Do these:", [false, true, false, false]),
            ("Print\u{2026}", [false, false, true, false]), ("Print...", [false, false, true, true]),
            ("Light it.", [false, false, false, true]), ("Press Command-?", [false, false, false, true]),
            ("Lamps", [false, false, false, false]),
        ])
    func ends(sentence: String, told: [Bool]) {
        let clause = Clause(sentence)
        #expect([clause.isQuestion, clause.endsInColon, clause.endsInEllipsis, clause.isClosed] == told)
    }

    @Test("only as many words are read as are asked for, and past them there are none")
    func limit() {
        let clause = Clause("Keep every lamp dim", words: 2)
        #expect(clause.tokens.map(\.word.text) == ["keep", "every"])
        #expect(clause[2].isEmpty)
        #expect(clause[-1].isEmpty)
    }

    @Test(
        "little use is asked for by an adverb of the verb, not by what something is like",
        arguments: [
            ("use lamps sparingly", true), ("add lamps with caution", true), ("show them in rare cases", true),
            ("lamps should be infrequent", true), ("hide rarely used lamps", false),
            ("show what people rarely change", false), ("show lamps in rare cases of fog", false),
        ])
    func sparing(sentence: String, isSparing: Bool) { #expect(Clause(sentence).isSparing(from: 0) == isSparing) }
}
