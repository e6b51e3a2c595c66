import Testing

@testable import HIGLineage

@Suite("Hundredths")
struct DoubleHundredthsTests {
    @Test(
        "are the nearest ones", arguments: [(0.123, 0.12), (0.126, 0.13), (1.0 / 3, 0.33), (0.9, 0.9), (0.0, 0.0)])
    func nearest(value: Double, hundredths: Double) {
        #expect(value.roundedToHundredths == hundredths)
    }
}
