import Testing

@testable import HIGLineage

/// Terms read by number are those that `Terms` gives as strings.
@Suite("TermNumbers")
struct TermNumbersTests {
    private static let texts = [
        "", "Keep the titles of gates short.", "Gates, gate, GATES and a gate’s title.",
        "iPhone OS applications and iOS apps",
        "as shown in Figure 8-3, short titles", "Café CAFÉ Cafe\u{301}s", "the of and",
    ]

    private static func read(_ texts: [String], with numbers: inout TermNumbers) -> [[TermNumbers.Said]] {
        texts.map { text in
            var said: [TermNumbers.Said] = []
            var text = text
            text.withUTF8 { _ = numbers.read($0, into: &said) }
            return said
        }
    }

    @Test("the terms of a text come in its order, references and words without meaning aside")
    func terms() {
        var numbers = TermNumbers()
        for (text, said) in zip(Self.texts, Self.read(Self.texts, with: &numbers)) {
            let expected = Reference.wordsBeside(text).compactMap(Terms.term)
            #expect(said.map { numbers.terms[Int($0.term)] } == expected)
            #expect(said.allSatisfy { Terms.term(of: numbers.word($0.word)) == numbers.terms[Int($0.term)] })
        }
    }

    @Test("numbers are given in the order in which terms come, and stay")
    func order() {
        var numbers = TermNumbers()
        let first = numbers.of(term: "gate")
        #expect(numbers.of(term: "bell") == first + 1)
        #expect(numbers.of(term: "gate") == first)
        #expect(numbers.number(of: "bell") == first + 1)
        #expect(numbers.number(of: "lamp") == nil)
        #expect(numbers.terms == ["gate", "bell"])
    }

    @Test("of a text that is only compared, the terms are read that others have")
    func known() {
        var numbers = TermNumbers()
        _ = Self.read(["Short titles."], with: &numbers)
        let count = numbers.terms.count
        var said: [TermNumbers.Said] = []
        var text = "Title the gate shortly; short it is."
        text.withUTF8 { numbers.readKnown($0, into: &said) }
        #expect(numbers.terms.count == count)
        #expect(said.map { numbers.terms[Int($0.term)] } == Terms.content(of: text).filter(numbers.terms.contains))
    }
}
