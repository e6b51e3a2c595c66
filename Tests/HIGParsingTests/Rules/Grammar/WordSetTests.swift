import Testing

@testable import HIGParsing

@Suite("WordSet")
struct WordSetTests {
    private let words: WordSet = ["use", "avoid", "use", "programmatically", "don't"]

    @Test("it holds its words and no others")
    func contains() {
        for word in ["use", "avoid", "programmatically", "don't"] { #expect(words.contains(word)) }
        for word in ["", "us", "uses", "Use", "programmaticallx", "usé"] { #expect(!words.contains(word)) }
        #expect(!WordSet([]).contains("use"))
    }

    @Test("it agrees with a set of texts, however many there are", arguments: [0, 1, 2, 3, 7, 100, 2000])
    func many(count: Int) {
        let texts = Set((0..<count).map { "w\($0 * 7)" })
        let words = WordSet(texts.map { WordForm($0) })
        for index in 0..<count * 8 { #expect(words.contains("w\(index)") == texts.contains("w\(index)")) }
    }

    @Test("it is joined with others, or left without them")
    func algebra() {
        #expect(words.union(["keep"]).contains("keep") && words.union(["keep"]).contains("use"))
        #expect(!words.subtracting(["use"]).contains("use") && words.subtracting(["use"]).contains("avoid"))
        #expect(words.isDisjoint(with: ["keep", ""]) && !words.isDisjoint(with: ["keep", "avoid"]))
    }
}
