import HIGModel
import Testing

@testable import HIGParsing

@Suite("Slug")
struct SlugTests {
    private func slug(_ statement: String) -> String {
        Slug.of(statement: statement, from: Directive(in: statement)?.offset ?? 0)
    }

    @Test(
        "a statement's slug is its own words from the directive on, without the small ones",
        arguments: [
            ("Avoid crowding a navigation bar with additional controls.", "avoid-crowding-navigation-bar"),
            ("When the list is empty, explain how to fill it.", "explain-how-fill"),
            ("Don’t dim the only button.", "dont-dim-only-button"),
            ("Use the app's own font.", "use-apps-own-font"),
            ("Keep 44 points between any two of your targets.", "keep-44-points"),
        ])
    func statement(statement: String, expected: String) {
        #expect(slug(statement) == expected)
    }

    @Test("a letter with an accent is the letter, in either way to encode it")
    func accents() {
        for form in ["Use the café lantern.", "Use the cafe\u{301} lantern."] {
            #expect(slug(form) == "use-cafe-lantern")
        }
        #expect(slug("Avoid the Ångström résumé.") == "avoid-angstrom-resume")
        #expect(Slug.of("Größe ½ der ㈱", maximumWords: 6) == "grosse-der")
        #expect(Slug.of("ǽther ǿre ħal ŧest ŋoma", maximumWords: 6) == "aether-ore-hal-test-noma")
        #expect(slug("Use the SØSTER lantern, the œuvre, the Łódź gate.") == "use-soster-lantern-oeuvre-lodz-gate")
    }

    @Test("it has six words at most")
    func length() {
        #expect(slug("Show red green blue white black yellow pink icons.") == "show-red-green-blue-white-black")
    }

    @Test(
        "it holds nothing but lowercase letters, digits and hyphens",
        arguments: [
            "Évitez les « modes » à tout prix.", "日本語を使う。", "Use 50% / 60% gray & blue_green!", "…", "",
        ])
    func characters(statement: String) {
        let slug = slug(statement)
        #expect(!slug.isEmpty)
        #expect(slug.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") })
        #expect(!slug.hasPrefix("-") && !slug.hasSuffix("-") && !slug.contains("--"))
    }

    @Test("a heading's slug is its first words")
    func heading() {
        #expect(Slug.of("The Size of a Panel", maximumWords: 6) == "size-of-panel")
        #expect(Slug.of("One Two Three", maximumWords: 2) == "one-two")
        #expect(Slug.of("…", maximumWords: 6) == "general")
    }
}

@Suite("RuleNaming")
struct RuleNamingTests {
    private let panel = Samples.input("Avoid tall panels.\n\nAvoid modes.", file: "panels.md")

    private func ids(_ sources: SourceInput...) throws -> [String] {
        try Samples.read(sources).sources.flatMap { $0.rules.map(\.id) }
    }

    @Test("an id is edition, topic and slug; the lineage is the id without the edition")
    func parts() throws {
        let rule = try #require(Samples.read([panel]).sources.first?.rules.first)
        #expect(rule.id == "ios-2012/panel/avoid-tall-panels")
        #expect(rule.lineage == "panel/avoid-tall-panels")
        #expect(rule.name == rule.lineage)
    }

    @Test("another source changes no id of this one")
    func stable() throws {
        let other = Samples.input("Don't stack sheets.\n\nAvoid long titles.", file: "sheets.md")
        let alone = try ids(panel)
        #expect(try ids(panel, other).prefix(alone.count) == alone[...])
    }

    @Test("statements whose words give the same id are told apart by their digests, whatever their order")
    func collisions() throws {
        let one = Samples.input("Avoid tall narrow panels on the left.", file: "one.md")
        let two = Samples.input("Avoid tall narrow panels on the right.", file: "two.md")
        let forward = try Samples.read([one, two]).sources.flatMap(\.rules)
        let backward = try Samples.read([two, one]).sources.flatMap(\.rules)
        #expect(Set(forward.map(\.id)).count == 2)
        #expect(forward.map(\.id) == backward.map(\.id))
        for rule in forward {
            #expect(rule.id == "ios-2012/panel/avoid-tall-narrow-panels-" + digest(rule.statement.utf8).prefix(6))
        }
    }

    @Test("the same statement twice is counted")
    func repeated() throws {
        let text = "Avoid tall narrow panels.\n\nA line apart.\n\nAvoid tall narrow panels."
        let ids = try ids(Samples.input(text, file: "a.md"), Samples.input(text + "\n\nMore.", file: "b.md"))
        #expect(ids.count == 4)
        #expect(Set(ids).count == 4)
        #expect(ids.dropFirst().enumerated().allSatisfy { $1 == "\(ids[0])-\($0 + 2)" })
    }

    @Test("a rule is cited with document, file, chunk, page and lines, and has the digest of statement and body")
    func citation() throws {
        let text =
            "<!-- Chunk 7 | Source: A.pdf -->\n<span id=\"page-31-0\"></span>**Avoid tall panels.** They hide\nthe text.\n"
        let rule = try #require(Samples.read([Samples.input(text, file: "c.md", chunk: 7)]).sources.first?.rules.first)
        #expect(
            rule.source
                == Citation(
                    document: "iOS Human Interface Guidelines", file: "c.md", chunk: 7, pages: Pages(31), lines: 2...2))
        #expect(rule.body == "They hide the text.")
        #expect(rule.digest == digest("Avoid tall panels.\n\nThey hide the text.".utf8))
    }
}

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
            ("In iPhone OS, avoid it.", ["ios"]), ("On an iPod touch, avoid it.", ["iphone"]),
        ])
    func limited(statement: String, platforms: [String]) {
        #expect(Platforms.limiting(statement) == platforms)
    }

    @Test(
        "a platform elsewhere in the statement limits nothing",
        arguments: [
            "Use the iPhone's own font.", "In a window, show the iPad icon.", "Avoid modes.", "On iPhone", "",
            "In non-iOS apps, keep it short.", "On platforms other than iOS, keep it short.",
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
