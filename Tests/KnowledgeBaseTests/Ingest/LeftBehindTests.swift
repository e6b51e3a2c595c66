import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("What failed work leaves behind")
struct LeftBehindTests {
    private struct Stop: Error {}

    private let stuck = Problem(.inputOutput, "it is stuck", at: "a.pins")

    @Test("is nothing where all is put back: the error stays as it is")
    func nothing() {
        #expect(LeftBehind.error(after: Stop(), undoing: [{}, {}]) is Stop)
        #expect(LeftBehind.error(after: stuck, undoing: []) as? Problem == stuck)
    }

    @Test("is told with any error, and each thing is put back though another could not be")
    func several() throws {
        var undone = 0
        let steps = [{ throw stuck }, { undone += 1 }, { throw stuck }, { undone += 1 }]
        let left = try #require(LeftBehind.error(after: Stop(), undoing: steps) as? LeftBehind)
        #expect(undone == 2 && left.cause is Stop)
        #expect(left.summary == "what it leaves behind: a.pins: it is stuck; a.pins: it is stuck")
    }

    @Test("is told in a problem that keeps its kind, its place and its advice")
    func problem() {
        let problem = Problem(.badData, "this is no lamp", at: "lamp.md", next: "light it")
        let left = LeftBehind.error(after: problem, undoing: [{ throw stuck }]) as? Problem
        #expect(
            left
                == Problem(
                    .badData, "this is no lamp; what it leaves behind: a.pins: it is stuck", at: "lamp.md",
                    next: "light it"))
    }
}
