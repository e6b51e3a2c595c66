import Testing

@testable import HIGParsing

@Suite("WordFrequencies")
struct WordFrequenciesTests {
    @Test("count each word in all editions, and in the one that has it most often")
    func counts() throws {
        let editions = CountedEditions("A gate, a bell, a lamp.", "The gate. The gate!", "A bell.")
        let words = ["a", "gate", "bell", "lamp", "the"]
        try #expect(words.map { try editions.counts.all[editions.number($0)] } == [4, 3, 2, 1, 2])
        try #expect(words.map { try editions.counts.most[editions.number($0)] } == [3, 2, 1, 1, 2])
        #expect(editions.counts.total == 12)
    }

    @Test("count those of the editions that lost no spaces apart, once these are known")
    func clean() throws {
        var editions = CountedEditions("A gate, a bell.", "A gate.")
        let gate = try editions.number("gate")
        #expect(editions.counts.clean[gate] == 0)
        editions.counts.addClean(editions.streams[1])
        #expect(editions.counts.clean[gate] == 1)
        try #expect(editions.counts.clean[editions.number("bell")] == 0)
    }

    @Test("count neighbours that written together are a doubtful word or a piece of one")
    func pairs() throws {
        let text = "The gate should ring. A gate should ring twice, for a gate. Should gate"
        let editions = CountedEditions(text, "A gateshouldring.")
        try #expect(editions.pairs("gate", "should") == 2)
        try #expect(editions.pairs("should", "ring") == 2)
        try #expect(editions.pairs("should", "gate") == 0)
        try #expect(editions.pairs("ring", "twice") == 0)
        try #expect(CountedEditions(text).pairs("gate", "should") == 0)
    }

    @Test(
        "a word is doubtful that is long enough and neither English, nor a compound, nor a form of a rare word",
        arguments: [
            ("gateshould", true), ("lampxyz", true), ("gate", false), ("qzx", false), ("toolbar", false),
            ("redisplays", false), ("redisplayed", false),
        ])
    func suspects(word: String, isSuspect: Bool) throws {
        #expect(WordFrequencies.isSuspect(Array(word.utf8)[...]) == isSuspect)
        let editions = CountedEditions(word)
        try #expect(editions.counts.isSuspect[editions.number(word)] == isSuspect)
    }

    @Test(
        "a word is known that is English and not rare, or a term of the trade",
        arguments: [("gate", true), ("toolbar", true), ("gateshould", false), ("qzx", false)])
    func known(word: String, isKnown: Bool) throws {
        let editions = CountedEditions(word)
        try #expect(editions.counts.isKnown[editions.number(word)] == isKnown)
    }
}
