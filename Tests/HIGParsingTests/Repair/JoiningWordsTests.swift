import Testing

@testable import HIGParsing

@Suite("A joining word")
struct JoiningWordsTests {
    @Test(
        "proves a word to be two where it opens or closes it and is no prefix or ending",
        arguments: [
            ["the", "gate"], ["of", "your"], ["gate", "should"], ["bell", "that"], ["which", "rings"],
            ["many", "bells"], ["gate", "whose"],
        ])
    func two(parts: [String]) {
        #expect(JoiningWords.prove(parts))
    }

    @Test(
        "proves nothing where words are made with it, nor before what is but an ending",
        arguments: [
            ["on", "click"], ["over", "gate"], ["bell", "over"], ["gate", "able"], ["the", "less"], ["that", "wise"],
            ["cow", "bell"], [],
        ])
    func compounds(parts: [String]) {
        #expect(!JoiningWords.prove(parts))
    }

    @Test("proves three parts wherever it stands, one of them being longer than two letters")
    func three() {
        #expect(JoiningWords.prove(["bell", "on", "gate"]))
        #expect(JoiningWords.prove(["cow", "bell", "in"]))
        #expect(!JoiningWords.prove(["bell", "a", "gate"]), "one letter proves nothing")
        #expect(!JoiningWords.prove(["no", "it", "is"]))
        #expect(!JoiningWords.prove(["cow", "gate", "bell"]))
    }

    @Test("after an s may be any, and any common word of more than two letters")
    func afterS() {
        #expect(JoiningWords.prove(["rings", "in"]))
        #expect(JoiningWords.prove(["bells", "water"]))
        #expect(!JoiningWords.prove(["ring", "in"]))
        #expect(!JoiningWords.prove(["bells", "qx"]))
    }

    @Test(
        "proves a name to be two words only where both are common, and a closing one is long",
        arguments: [
            (["the", "water"], true), (["water", "that"], true), (["for", "the"], true), (["of", "water"], false),
            (["water", "the"], false), (["on", "water"], false), (["the", "old", "water"], false),
            (["water", "horse"], false), (["the", "qxzy"], false), ([], false),
        ])
    func names(parts: [String], isProven: Bool) {
        #expect(JoiningWords.proveInName(parts) == isProven)
    }

    @Test(
        "no compound opens with an adverb in -ly or a participle in -ing",
        arguments: [
            ("quickly", true), ("fully", false), ("gently", true), ("basically", true), ("easily", true),
            ("ringing", true), ("storing", true), ("stopping", true), ("family", false), ("string", false),
            ("butterfly", false), ("king", false), ("water", false), ("", false),
        ])
    func openers(word: String, isNone: Bool) {
        #expect(JoiningWords.opensNoCompound(word) == isNone)
    }

    @Test(
        "nor closes with such an adverb or with is",
        arguments: [("quickly", true), ("is", true), ("ringing", false), ("family", false), ("bell", false)])
    func closers(word: String, isNone: Bool) {
        #expect(JoiningWords.closesNoCompound(word) == isNone)
    }

    @Test(
        "or another may be a part, but no letter, and no tail of a contraction",
        arguments: [
            ("a", true), ("i", false), ("s", false), ("of", true), ("go", true), ("ll", false), ("re", false),
            ("ve", false), ("cow", true),
        ])
    func parts(word: String, mayBePart: Bool) {
        #expect(JoiningWords.mayBePart(word) == mayBePart)
    }
}
