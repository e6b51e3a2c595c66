import HIGModel
import Testing

@testable import HIGStore

@Suite("SearchVocabulary: what the index knows of words")
struct SearchVocabularyTests {
    /// Asks of the words of rules with these statements.
    private func ask<T>(
        _ statements: [String], commonness: @escaping (String) -> Int? = { _ in nil },
        _ body: (SearchVocabulary) throws -> T
    ) throws -> T {
        let rules = statements.enumerated().map { place, statement in
            Sample.rule(Sample.ios2010, "toolbar/rule-\(place)", statement, line: place + 1)
        }
        let source = Sample.source(Sample.ios2010, file: "bells.md", chunk: nil, rules)
        var answers: [T] = []
        try withTemporaryFolder { folder in
            try folder.makeDatabase([EditionContent(edition: Sample.ios2010, sources: [source])], links: [])
            answers = [try folder.read { try body(SearchVocabulary(reader: $0, commonness: commonness)) }]
        }
        return try #require(answers.first)
    }

    @Test("a word is known in any form; how often it is written is counted as it stands")
    func known() throws {
        try ask(["Ring the bells.", "Hang bells up."]) { vocabulary in
            for word in ["bells", "bell", "ringing"] { try #expect(vocabulary.isKnown(word)) }
            try #expect(!vocabulary.isKnown("gate"))
            try #expect(vocabulary.times("bells") == 2)
            try #expect(vocabulary.times("bell") == 0)
        }
    }

    @Test("a number is found where rules write it as one word with another side or a unit, and in no other number")
    func measures() throws {
        let statement =
            "Make shades 60x90, 60pt, 60mm or 60cm wide; the 60th of 600x60, 600pt is 60xl, not 90x600 or x60."
        try ask([statement]) { vocabulary in
            try #expect(vocabulary.measures(of: "60") == ["600x60", "60cm", "60mm", "60pt", "60x90"])
            try #expect(vocabulary.measures(of: "90") == ["60x90", "90x600"])
            try #expect(vocabulary.measures(of: "6") == [])
        }
    }

    @Test("a beginning is one of any word, up to the whole word", arguments: [("lan", true), ("lanterns", true)])
    func beginnings(start: String, isKnown: Bool) throws {
        try #expect(ask(["Light the lanterns."]) { try $0.hasWords(beginningWith: start) } == isKnown)
        try #expect(!ask(["Light the lanterns."]) { try $0.hasWords(beginningWith: start + "x") })
    }

    @Test(
        "two words are told apart where both stand next to each other often enough",
        arguments: [(2, nil), (3, ["cow", "bell"])] as [(Int, [String]?)])
    func split(times: Int, words: [String]?) throws {
        let statements = (1...times).map { "Hang cow bell number\($0) up." }
        try #expect(ask(statements) { try $0.split("cowbell") } == words)
        try #expect(ask(statements) { try $0.split("bellcow") } == nil)
    }

    @Test(
        "two words are told apart with an “and” between, which may be but an n",
        arguments: ["bellsnwhistles", "bellsandwhistles"])
    func splitByAnd(word: String) throws {
        let statements = (1...3).map { "Add bells and whistles number\($0)." }
        try #expect(ask(statements) { try $0.split(word) } == ["bells", "and", "whistles"])
        try #expect(ask(["Add bells and whistles."]) { try $0.split(word) } == nil)
    }

    @Test(
        "a topic's name is told apart, though no rule has it",
        arguments: [
            ("splashscreen", ["splash", "screen"]), ("navigationbar", ["navigation", "bar"]), ("toolbar", nil),
        ]
            as [(String, [String]?)])
    func splitName(word: String, words: [String]?) throws {
        try #expect(ask(["Ring the bells."]) { try $0.split(word) } == words)
    }

    @Test("two stop words are glued to nothing that anybody looks for")
    func stopWords() throws {
        let statements = (1...3).map { "Hang it up but on hook\($0), by the button." }
        try ask(statements) { vocabulary in
            try #expect(vocabulary.split("buton") == nil)
            try #expect(vocabulary.correction(of: "buton") == "button")
        }
    }

    @Test(
        "a wrong or swapped letter is forgiven in four or five, two in longer words, and no more",
        arguments: [
            ("gtae", "gate"), ("gste", "gate"), ("gxxe", nil), ("gates", "gate"), ("gatess", "gate"),
            ("lanterms", "lantern"), ("lamtren", "lantern"), ("lxntexn", "lantern"), ("lxxtexn", nil), ("gat", nil),
        ] as [(String, String?)])
    func corrections(typed: String, corrected: String?) throws {
        try #expect(ask(["Hang no lantern here, nor at any gate."]) { try $0.correction(of: typed) } == corrected)
    }

    @Test(
        "a common or short English word stands for itself, a longer one for itself or a word with one letter wrong",
        arguments: [
            ("lantirn", 10, nil), ("lantirn", 20, nil), ("lantirn", 35, "lantern"), ("lantix", 35, nil),
            ("lantirx", nil, "lantern"), ("hank", 35, nil), ("hanx", nil, "hang"),
        ] as [(String, Int?, String?)])
    func englishWords(typed: String, commonness: Int?, corrected: String?) throws {
        try #expect(
            ask(["Hang no lantern here."], commonness: { _ in commonness }) { try $0.correction(of: typed) }
                == corrected)
    }

    @Test("a word that a rule or two have may be an error of theirs, where another is written very much more often")
    func likelier() throws {
        let often = (1...20).map { _ in "Hang a lantern." }
        try ask(often + ["Hang a lantirn."]) { try #expect($0.likelier(than: "lantirn") == "lantern") }
        try ask(often.dropLast() + ["Hang a lantirn."]) { try #expect($0.likelier(than: "lantirn") == nil) }
        try ask(often + ["Hang a lantirn."], commonness: { $0 == "lantirn" ? 50 : nil }) {
            try #expect($0.likelier(than: "lantirn") == nil)
        }
        try ask(often) { try #expect($0.likelier(than: "lantern") == nil) }
    }

    @Test("so may one be that rules have only by another word of its stem")
    func likelierThanStem() throws {
        let often = (1...20).map { _ in "Hang a separator." }
        try ask(often + ["Seperate the lamps."]) { try #expect($0.likelier(than: "seperator") == "separator") }
        try ask(often) { try #expect($0.likelier(than: "separators") == nil) }
    }

    @Test(
        "nothing is mended to a stop word, and three letters to no word at all",
        arguments: ["ocr", "axr", "xae", "tha", "thiz"])
    func shortCorrections(typed: String) throws {
        let statements = ["Hang this lamp or that.", "Oil the axe.", "Grind the axe.", "Sell the axe."]
        try #expect(ask(statements) { try $0.correction(of: typed) } == nil)
    }

    @Test("what is short for the name of a topic, or for the only word of its kind, is told")
    func spelledOut() throws {
        let statements = ["Let bells ring automatically.", "Greet all appropriately.", "Avoid bellringing."]
        for (typed, whole) in [("b9g", "bellringing"), ("a11y", nil), ("b8g", nil)] as [(String, String?)] {
            try #expect(ask(statements) { try $0.spelledOut(typed) } == whole)
        }
    }

    @Test("of two as near, the one that begins alike is meant, then the one that is written more often")
    func choice() throws {
        let statements = ["Paint doors.", "Oil hinge moors.", "Tie boats at moors.", "Visit moors."]
        try #expect(ask(statements) { try $0.correction(of: "doorx") } == "doors")
        try #expect(ask(statements) { try $0.correction(of: "xoors") } == "moors")
    }

    @Test("topics are found by slug, title or another name, in singular or plural, and give all names")
    func topics() throws {
        for phrase in ["back button", "back buttons", "return arrow"] {
            let topics = try ask(["Ring."]) { try $0.topics(called: [phrase]) }
            #expect(topics.map(\.slug) == ["back-button"])
            #expect(topics.first?.names == ["back button", "back button", "return arrow"])
        }
        try #expect(ask(["Ring."]) { try $0.topics(called: ["back", "button back"]) }.isEmpty)
    }
}
