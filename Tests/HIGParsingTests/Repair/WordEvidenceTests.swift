import HIGModel
import Testing

@testable import HIGParsing

@Suite("WordEvidence")
struct WordEvidenceTests {
    /// The hash that a repair asks about a word by.
    private func hash(_ word: String) -> UInt64 { Lexicon.Key(of: word).hash }

    private func evidence(_ texts: [String: String]) -> WordEvidence {
        WordEvidence(of: texts.mapValues { EditionWords(of: [Samples.input($0, file: "page.md")]) })
    }

    private let glued = "Then a bellcow stays."
    private let sentence = "Then a bell cow stays."
    private let habit = "The bell cow rings. Each bell cow rings."

    /// A digest of what texts say of the glued word, which stands in the edition "a".
    private func digest(_ others: String..., isPage: Bool = false) -> String {
        var texts = ["a": glued]
        for (number, text) in others.enumerated() { texts["b\(number)"] = text }
        let source = Samples.input("", file: "a.md", chunk: isPage ? nil : 1)
        return evidence(texts).basis([hash("bellcow")], in: "a", of: [source]).digest
    }

    @Test("is another basis of a word's repair once another edition has it in several words")
    func changed() {
        #expect(digest() != digest(sentence))
        #expect(digest() != digest(habit))
    }

    @Test("is the same basis where what comes says nothing of the word, or only another reason")
    func same() {
        #expect(digest(sentence) == digest(sentence, "Ring the bell at dusk."))
        #expect(digest(sentence) == digest(habit))
    }

    @Test("keeps the words that were asked about, in their order")
    func words() {
        let basis = evidence(["a": glued]).basis([3, 7], in: "a", of: [])
        #expect(basis.words == [3, 7])
    }

    @Test("of pages minds whether a word is cut by habit alone, which they do not go by")
    func pages() {
        #expect(digest(sentence, isPage: true) != digest(habit, isPage: true))
        #expect(digest(sentence, isPage: true) == digest(sentence))
    }

    @Test("of an edition of which nothing is known goes by what holds where spaces came through uncertainly")
    func unknownEdition() {
        let evidence = evidence(["a": glued, "b": habit])
        #expect(
            evidence.basis([hash("bellcow")], in: "nowhere", of: [])
                == evidence.basis([hash("bellcow")], in: "a", of: []))
    }

    @Test("gives a repair the reason that the texts have now, and nothing else of it")
    func renewed() {
        let old = Repair(line: 3, found: "bellcow", mended: "bell cow", reason: .notRecorded)
        let other = Repair(line: 4, found: "lamp ,", mended: "lamp,", reason: .looseMark)
        let renewed = evidence(["a": glued, "b": sentence]).renewed([old, other], of: "a")
        #expect(renewed == [Repair(line: 3, found: "bellcow", mended: "bell cow", reason: .sameSentence), other])
    }
}
