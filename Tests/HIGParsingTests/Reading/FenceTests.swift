import Testing

@testable import HIGParsing

@Suite("Fence: a line that opens or closes a block of code")
struct FenceTests {
    private func fence(_ line: String) -> Fence? { Fence(Array(line.utf8)) }

    @Test(
        "three marks or more of one kind",
        arguments: [("```", true), ("~~~~ swift", true), ("``", false), ("`~~", false)])
    func fences(line: String, isFence: Bool) {
        #expect((fence(line) != nil) == isFence)
    }

    @Test(
        "closed by as many marks of its kind or more, with nothing behind them",
        arguments: [("```", true), ("````  ", true), ("``` swift", false), ("~~~", false)])
    func closing(line: String, isClosed: Bool) throws {
        let (opening, other) = try (#require(fence("``` swift")), #require(fence(line)))
        #expect(opening.isClosed(by: other) == isClosed)
        #expect(opening.isClosed(by: Fence.longestClosers(of: [other])[0]) == isClosed)
    }

    @Test("backquotes may hold code within the line, tildes not")
    func withinLine() throws {
        #expect(try #require(fence("```lamp``` glows")).isWithinLine)
        #expect(try !#require(fence("~~~lamp~~~ glows")).isWithinLine)
        #expect(try !#require(fence("```lamp")).isWithinLine)
    }
}
