import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("How platforms are named")
struct PlatformNameTests {
    @Test(
        "a system takes in the devices that it runs on",
        arguments: [
            ("ios", ["ios", "iphone", "ipad"]), ("ipados", ["ipados", "ipad"]), ("macos", ["macos"]),
            ("tvos", ["tvos"]), ("visionos", ["visionos"]), ("watchos", ["watchos"]),
        ])
    func system(name: String, taken: [String]) throws {
        try #expect(Set(PlatformName(name).taken) == Set(taken))
    }

    @Test("a device takes in no rule of the other, and the iPad the system that is its own")
    func device() throws {
        try #expect(PlatformName("iphone").taken == ["iphone"])
        try #expect(Set(PlatformName("ipad").taken) == ["ipad", "ipados"])
    }

    @Test("in any case", arguments: ["iPadOS", "IPADOS", "ipadOS"])
    func anyCase(name: String) throws {
        try #expect(PlatformName(name).taken == PlatformName("ipados").taken)
    }

    @Test(
        "an unknown one is answered with the one that may be meant, and all there are",
        arguments: [
            ("palm", ""), ("", ""), ("iOS 7", ""), ("ιos", ""), ("mac", "did you mean macos? "),
            ("ios ", "did you mean ios? "), ("vision", "did you mean visionos? "),
        ])
    func unknown(name: String, suggestion: String) {
        let problem = #expect(throws: Problem.self) { try PlatformName(name) }
        #expect(problem?.kind == .usage)
        #expect(problem?.message == "no platform is called \(name.isEmpty ? "“”" : name)")
        #expect(problem?.next == suggestion + "use one of ios, ipados, iphone, ipad, macos, tvos, visionos, watchos")
    }
}
