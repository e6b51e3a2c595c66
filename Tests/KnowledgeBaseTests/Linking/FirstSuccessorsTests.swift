import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("FirstSuccessors")
struct FirstSuccessorsTests {
    private let editions = ["a", "b", "c"].map { Edition(id: $0, title: $0, date: nil, series: [.ios]) }

    @Test("a rule was taken up before those editions that come after the first that did")
    func first() {
        var takenUp = FirstSuccessors(editions, rules: 1)
        takenUp.add([LinkEnds(from: "a/bar/1", to: "c/bar/1")], in: "c")
        #expect(!takenUp.has("a/bar/1", before: "c"))
        takenUp.add([LinkEnds(from: "a/bar/1", to: "b/bar/1")], in: "b")
        takenUp.add([LinkEnds(from: "a/bar/1", to: "c/bar/2")], in: "c")
        #expect(takenUp.has("a/bar/1", before: "c"))
        #expect(!takenUp.has("a/bar/1", before: "b"))
    }

    @Test("nobody took up a rule without links, and what comes in no edition that is held counts for nothing")
    func none() {
        var takenUp = FirstSuccessors(editions, rules: 0)
        takenUp.add([LinkEnds(from: "a/bar/1", to: "x/bar/1")], in: "x")
        #expect(["a", "b", "c", "x"].allSatisfy { !takenUp.has("a/bar/1", before: $0) })
    }
}
