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

    @Test("is each of the systems that texts name")
    func systems() {
        #expect(ProductName.systems.keys.allSatisfy { Platform(rawValue: $0) != nil })
    }

    @Test("limits rules of its own series, if it has one")
    func series() {
        #expect(Series.ios.platforms == ["ios", "ipados", "iphone", "ipad"])
        #expect(Series.mac.platforms == ["macos"])
        #expect(Series.newton.platforms == nil)
    }
}
