import HIGModel
import Testing

@testable import HIGParsing

@Suite("Platforms")
struct PlatformsTests {
    @Test(
        "a lead limits a statement to platforms",
        arguments: [
            ("On iPhone, hide the bar.", ["iphone"]),
            ("In iPadOS and macOS apps, show both panes.", ["ipados", "macos"]),
            ("On Mac, use a sheet.", ["macos"]),
            ("In iOS, iPadOS, and tvOS, keep it short.", ["ios", "ipados", "tvos"]),
            ("In iOS, iPadOS, or tvOS, keep it short.", ["ios", "ipados", "tvos"]),
            ("On iPhone, iPad, or Apple Watch, keep it short.", ["iphone", "ipad", "watchos"]),
            ("On iPad, Apple asks for a pencil.", ["ipad"]), ("On an iPad that has no pencil, write it.", ["ipad"]),
            ("On an iPad that is not flat, write it.", ["ipad"]),
            ("For watchOS, draw a round icon.", ["watchos"]),
            ("On Apple TV, keep it large.", ["tvos"]), ("In OS X v10.9, draw it light.", ["macos"]),
            ("Keep text short in your tvOS and watchOS apps.", ["tvos", "watchos"]),
            ("Let people drag in your iOS, iPadOS, or macOS app.", ["ios", "ipados", "macos"]),
            ("Repeat it in your list and in your iOS app.", ["ios"]), ("In iPhone OS, avoid it.", ["ios"]),
            ("On an iPod touch, avoid it.", ["iphone"]),
        ])
    func limited(statement: String, platforms: [String]) {
        #expect(Platforms.limiting(statement) == platforms)
    }

    @Test(
        "a platform elsewhere in the statement limits nothing",
        arguments: [
            "Use the iPhone's own font.", "In a window, show the iPad icon.", "Avoid modes.", "On iPhone", "",
            "In non-iOS apps, keep it short.", "Change it in your iPad app.",
            "Use the same sign in your iOS app and your macOS app.",
            "Keep the sign as it is in your iOS app, also on the Mac.", "Use it in your app, as in iOS.",
            "On platforms other than iOS, keep it short.",
            "In contrast to iOS, keep it short.", "On a device that is not an iPad, keep it short.",
        ])
    func unlimited(statement: String) {
        #expect(Platforms.limiting(statement).isEmpty)
    }

    @Test(
        "a page that says where it is not supported is about the platforms that are left",
        arguments: [
            ("Not supported in iOS, iPadOS, tvOS, visionOS, or watchOS.", ["macos"]),
            (
                "No additional considerations for iOS. Not supported in macOS, tvOS, visionOS, or watchOS.",
                ["ios", "ipados"]
            ),
            ("Not supported in tvOS or watchOS.", ["ios", "ipados", "macos", "visionos"]),
            ("Not supported in old editions.", []), ("Bars stay.", []),
        ])
    func page(text: String, platforms: [String]) {
        #expect(Platforms.supported(byPage: ["Bars stay.", text], title: "Bars in iOS") == platforms)
        #expect(Platforms.supported(byPage: [text], title: "Designing for watchOS") == ["watchos"])
    }

    @Test("an edition of one platform's series is limited to it, unless lead or section say more")
    func series() {
        #expect(Platforms.limiting("Keep it short.", in: ["Bars"], of: [.ios]) == ["ios"])
        #expect(Platforms.limiting("Keep it short.", in: ["Bars (not for iPad)"], of: [.ios]) == ["ios"])
        #expect(Platforms.limiting("Keep it short.", in: ["Bars"], of: [.mac]) == ["macos"])
        #expect(Platforms.limiting("Keep it short.", in: ["Bars"], of: [.ios, .mac]) == [])
        #expect(Platforms.limiting("Keep it short.", in: ["Bars"], of: [.newton]) == [])
        let page = ["macos", "visionos"]
        #expect(Platforms.limiting("Keep it short.", in: ["Bars"], page: page, of: [.ios, .mac]) == page)
        #expect(Platforms.limiting("Keep it short.", in: ["On iPad"], page: page, of: [.ios, .mac]) == ["ipad"])
        #expect(Platforms.limiting("On iPad, keep it short.", in: ["Bars"], of: [.ios]) == ["ipad"])
        #expect(Platforms.limiting("Keep it short.", in: ["Bars", "On iPad"], of: [.ios]) == ["ipad"])
        #expect(Platforms.limiting("Keep it short.", in: ["Bars (iPad Only)"], of: [.ios]) == ["ipad"])
        #expect(Platforms.limiting("Keep it short.", in: ["For iPad: Keep Bars Short"], of: [.ios]) == ["ipad"])
        #expect(Platforms.limiting("Keep it short.", in: ["Bars for iPad", "Size"], of: [.ios]) == ["ipad"])
        #expect(Platforms.limiting("Keep it short.", in: ["Bars for iPad Owners"], of: [.ios]) == ["ios"])
        #expect(Platforms.limiting("Keep it short.", in: ["Bars: Short on iPad"], of: [.ios]) == ["ios"])
        #expect(Platforms.limiting("Keep it short.", in: ["Bars (Size)"], of: [.ios]) == ["ios"])
        #expect(Platforms.limiting("Keep it short.", in: ["iPhone and iPod touch"], of: [.ios]) == ["iphone"])
        #expect(Platforms.limiting("Keep it short.", in: ["Apple Watch apps"], of: [.ios, .mac]) == ["watchos"])
    }
}
