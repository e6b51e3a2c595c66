import HIGModel
import HIGText
import Testing

@Suite("A platform")
struct PlatformTests {
    @Test("takes in itself, and nothing of another family", arguments: Platform.allCases)
    func takesIn(platform: Platform) {
        #expect(platform.takesIn.contains(platform))
        #expect(platform.takesIn.allSatisfy { $0.family == platform.family })
    }

    @Test("has a case for every system that texts name")
    func systems() {
        #expect(ProductName.systems.keys.allSatisfy { Platform(rawValue: $0) != nil })
    }

    @Test("belongs to the series whose rules it may limit")
    func series() {
        #expect(Series.ios.platforms == ["ios", "ipados", "iphone", "ipad"])
        #expect(Series.mac.platforms == ["macos"])
        #expect(Series.newton.platforms == nil)
    }
}
