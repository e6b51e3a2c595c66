import Testing

@testable import HIGLineage

@Suite("The logistic function")
struct LogisticTests {
    @Test("gives the share whose odds have a logarithm", arguments: [0.01, 0.25, 0.5, 0.75, 0.9])
    func odds(share: Double) {
        let odds = Logarithm.of(share / (1 - share))
        #expect(abs(Logistic.of(odds) - share) < 1e-12)
        #expect(abs(Logistic.of(-odds) - (1 - share)) < 1e-12)
    }

    @Test("is one half at 0, and neither leaves 0 to 1 nor fails however far from it")
    func bounds() {
        #expect(Logistic.of(0) == 0.5)
        let far = [-Double.infinity, -1e6, -800, -1, 1, 800, 1e6, .infinity].map(Logistic.of)
        #expect(far == far.sorted())
        #expect(far.first == 0 && far.last == 1)
        #expect(far.allSatisfy { (0...1).contains($0) })
    }
}
