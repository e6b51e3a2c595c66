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
