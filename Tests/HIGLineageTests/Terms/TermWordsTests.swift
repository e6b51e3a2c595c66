import HIGModel
import Testing

@testable import HIGLineage

/// The words that a profile keeps of its rules are those that reading the rules again gives.
@Suite("TermWords")
struct TermWordsTests {
    private static let pieces = [
        "Tap", "taps", "tapping", "do", "not", "iPhone", "OS", "multi-", "segment", "(see Bars)", "see", "Figure 3",
        "page", "titles", "titled", "é", "e\u{301}", "don’t", ".", ". ", "\n- ", "See", "for", "1.5",
    ]

    @Test("whatever is left out of a rule's text", arguments: 0..<50)
    func words(seed: UInt64) {
        var random = Seeded(seed)
        func text(_ count: Int) -> String {
            (0..<count).compactMap { _ in TermWordsTests.pieces.randomElement(using: &random) }.joined(separator: " ")
        }
        let rules = (0..<8).map { Sample.rule("a/bar/\($0)", text(6), body: text(20)) }
        let profile = EditionProfile(rules)
        // It knows of no words, so that they are read again.
        let again = EditionProfile([EditionProfile.Part(profile)])
        var (kept, read) = (TermWords(profile), TermWords(again))
        for rule in rules.indices {
            let places = Array(profile.texts.range(rule))
            #expect(kept.words(of: places, inRule: rule) == read.words(of: places, inRule: rule))
        }
    }
}
