import Testing

@testable import HIGParsing

@Suite("Elements replaced")
struct ReplacingTests {
    @Test("elements are replaced by others, by several or by none, and the rest stays in order")
    func replacing() {
        #expect([1, 2, 3, 4].replacing([1, 3]) { [$0, $0 * 10] } == [1, 2, 20, 3, 4, 40])
        #expect([1, 2, 3].replacing([0, 1]) { _ in [] } == [3])
        #expect([1, 2].replacing([]) { _ in [] } == [1, 2])
    }
}
