import Testing

@testable import HIGParsing

@Suite("LineSet")
struct LineSetTests {
    @Test("lines are in it once they are put in, and lines that the text has not are never")
    func lines() {
        var lines = LineSet(upTo: 4)
        lines.insert(2...3)
        lines.insert(3...3)
        #expect((-1...6).filter(lines.contains) == [2, 3])
        #expect(!LineSet().contains(0))
    }
}
