import Testing

@testable import HIGLineage

@Suite("The natural logarithm and the logistic function")
struct LogarithmTests {
    @Test("the logarithm is that to the base e")
    func base() {
        #expect(abs(Logarithm.of(2.718281828459045) - 1) < 1e-12)
        #expect(Logarithm.of(1) == 0)
        #expect(abs(Logarithm.of(0.125) + 3 * Logarithm.of(2)) < 1e-12)
    }

    @Test("the logistic function gives the share whose odds have a logarithm", arguments: [0.01, 0.25, 0.5, 0.75, 0.9])
    func odds(share: Double) {
        let odds = Logarithm.of(share / (1 - share))
        #expect(abs(Logarithm.logistic(odds) - share) < 1e-12)
        #expect(abs(Logarithm.logistic(-odds) - (1 - share)) < 1e-12)
    }

    @Test("the logistic function is one half at 0, and neither leaves 0 to 1 nor fails however far from it")
    func bounds() {
        #expect(Logarithm.logistic(0) == 0.5)
        let far = [-Double.infinity, -1e6, -800, -1, 1, 800, 1e6, .infinity].map(Logarithm.logistic)
        #expect(far == far.sorted())
        #expect(far.first == 0 && far.last == 1)
        #expect(far.allSatisfy { (0...1).contains($0) })
    }
}
