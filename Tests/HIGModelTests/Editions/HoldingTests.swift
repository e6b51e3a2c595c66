import HIGModel
import Testing

@Suite("Holding")
struct HoldingTests {
    @Test("one chunk from the middle is a part")
    func oneChunk() {
        let holding = Holding(chunks: [88], pages: 0, topics: ["back-button"])
        #expect(holding.isPart)
        #expect(holding.summary == "in part (1 chunk, number 88)")
        #expect(!holding.covers(topic: "back-button"))
    }

    @Test("two chunks apart are a part, named in order")
    func twoChunks() {
        #expect(Holding(chunks: [108, 105], pages: 0, topics: []).summary == "in part (2 chunks, numbers 105 and 108)")
    }

    @Test("neighbouring chunks are named as a run")
    func runs() {
        let holding = Holding(chunks: [3, 4, 5, 9, 11], pages: 0, topics: [])
        #expect(holding.summary == "in part (5 chunks, numbers 3–5, 9, 11)")
    }

    @Test("chunks from the first on without a gap are the whole", arguments: [0, 1])
    func whole(first: Int) {
        let holding = Holding(chunks: Array(first...(first + 3)), pages: 0, topics: [])
        #expect(!holding.isPart)
        #expect(holding.summary == "4 chunks")
        #expect(holding.covers(topic: "anything"))
    }

    @Test("a loose page covers the topics it treats and no others")
    func pagewise() {
        let holding = Holding(chunks: [], pages: 1, topics: ["navigation-bar"])
        #expect(holding.summary == "1 page")
        #expect(holding.covers(topic: "navigation-bar"))
        #expect(!holding.covers(topic: "toolbar"))
    }
}
