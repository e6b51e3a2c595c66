import Testing

@testable import HIGLineage

@Suite("The natural logarithm")
struct LogarithmTests {
    @Test("is that to the base e")
    func base() {
        #expect(abs(Logarithm.of(2.718281828459045) - 1) < 1e-12)
        #expect(Logarithm.of(1) == 0)
        #expect(abs(Logarithm.of(0.125) + 3 * Logarithm.of(2)) < 1e-12)
    }
}
