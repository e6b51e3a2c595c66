import Testing

@testable import HIGLineage

@Suite("Terms and stems")
struct TermsTests {
    @Test(
        "names that an era changed read the same",
        arguments: [
            ("Quit the application", "Quit the app"), ("Two applications' icons", "Two apps' icons"),
            ("On iPhone OS devices", "On iOS devices"), ("Do not crowd it", "Don't crowd it"),
            ("a multi-segment control", "a multisegment control"), ("use anti-aliasing", "use antialiasing"),
            ("It’s “plain”", "It's \"plain\""), ("It is plain that you are not", "It's plain that you're not"),
            ("They cannot if it is not there", "They can't if it isn't there"), ("You will not", "You won't"),
            ("that's not it", "that isn't it"), ("you are not it", "you aren't it"),
            ("Keep it short.", "keep it short"),
        ])
    func renamed(older: String, newer: String) {
        #expect(Terms.words(of: older) == Terms.words(of: newer))
    }

    @Test(
        "other words stay other words",
        arguments: [
            ("your app", "the app"), ("left-aligned text", "leftaligned text"), ("an iPhone app", "an iOS app"),
            ("Do it", "Don't do it"), ("44 points", "48 points"), ("That is plain", "That isn't plain"),
            ("They can", "They can't"),
        ])
    func different(older: String, newer: String) {
        #expect(Terms.words(of: older) != Terms.words(of: newer))
    }

    @Test("function words carry no content; numbers do")
    func content() {
        #expect(Terms.content(of: "You should make sure that it is of the").isEmpty)
        #expect(Terms.content(of: "at least 44 x 44 points").contains("44"))
    }

    @Test(
        "words that the editions use for each other are one term",
        arguments: [
            ("The user interface", "The UI"), ("Give an icon", "Provide an icon"),
            ("Offer room", "Supply space"), ("Allow it", "Let it"), ("Offering room", "Supplied spaces"),
        ])
    func synonyms(older: String, newer: String) {
        #expect(Terms.content(of: older) == Terms.content(of: newer))
    }

    @Test(
        "forms of a word have one stem",
        arguments: [
            ["navigates", "navigating", "navigation", "navigate"], ["customize", "customizes", "customizing"],
            ["button", "buttons", "button's"], ["crowd", "crowding", "crowded"], ["hierarchy", "hierarchies"],
            ["tap", "taps", "tapped", "tapping"], ["supply", "supplies", "supplied", "supplying"],
            ["display", "displays", "displayed", "displaying"],
        ])
    func stems(words: [String]) {
        #expect(Set(words.map(Stem.of)).count == 1)
    }

    @Test("short words and other words keep apart")
    func apart() {
        #expect(Stem.of("as") == "as")
        #expect(Stem.of("status") != Stem.of("state"))
        #expect(Stem.of("button") != Stem.of("bottom"))
    }

    @Test(
        "a plural has the stem of its singular",
        arguments: [("box", "boxes"), ("glass", "glasses"), ("switch", "switches"), ("movie", "movies")])
    func plurals(word: String, plural: String) {
        #expect(Stem.of(plural) == Stem.of(word))
    }

    @Test("what is too short for an ending is its own stem", arguments: ["", "s", "ing", "ed", "ies", "ss", "é"])
    func short(word: String) {
        #expect(Stem.of(word) == word)
    }
}
