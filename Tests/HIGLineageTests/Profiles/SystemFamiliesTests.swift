import Testing

@testable import HIGLineage

@Suite("The systems that rules are for")
struct SystemFamiliesTests {
    @Test("devices are of their systems' family, and a rule without platforms is for all")
    func families() {
        #expect(SystemFamilies(["ios"]) == SystemFamilies(["ipad", "iphone", "ipados"]))
        #expect(SystemFamilies(["macos"]).isDisjoint(with: SystemFamilies(["ios", "tvos", "visionos", "watchos"])))
        #expect(SystemFamilies([]).isSuperset(of: SystemFamilies(["watchos", "newton"])))
    }

    @Test("advice goes on in another system's rules only where the edition has none of its own")
    func mayContinue() {
        let (mac, touch, vision) = (SystemFamilies(["macos"]), SystemFamilies(["ios"]), SystemFamilies(["visionos"]))
        #expect(!vision.mayContinue(mac, in: [mac, touch, vision]))
        #expect(SystemFamilies([]).mayContinue(mac, in: .all))
        #expect(mac.union(touch).mayContinue(touch, in: .all))
        #expect(touch.mayContinue(mac, in: touch))
    }
}
