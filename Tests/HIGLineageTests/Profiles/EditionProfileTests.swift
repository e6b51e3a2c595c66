import HIGModel
import Testing

@testable import HIGLineage

/// A profile made of parts of others is the one that its rules' texts give.
@Suite("EditionProfile")
struct EditionProfileTests {
    private static let words = [
        "keep", "bars", "the", "toolbar's", "title", "titles", "short", "tap", "44", "points", "icon", "icons", "see",
        "for", "avoid", "crowding", "UIBarMetrics",
    ]

    @Test("rules taken from several profiles compare as if they were read anew", arguments: 0..<20)
    func parts(seed: UInt64) {
        var random = Seeded(seed)
        let editions = ["a", "b", "c"].map { edition in
            (0..<12).map { EditionProfileTests.rule("\(edition)/bar/\($0)", &random) }
        }
        var parts: [EditionProfile.Part] = []
        var taken: [Rule] = []
        for rules in editions {
            let ids = Set(rules.map(\.id).filter { _ in Bool.random(using: &random) })
            parts.append(EditionProfile.Part(EditionProfile(rules)).filter { ids.contains($0) })
            taken += rules.filter { ids.contains($0.id) }
        }
        let (profile, anew) = (EditionProfile(parts), EditionProfile(taken))
        #expect(profile.rules == anew.rules)
        #expect(profile.terms == anew.terms)
        #expect(profile.holders == anew.holders)
        #expect(profile.stretchEnds == anew.stretchEnds)
        #expect(profile.headingOfRule == anew.headingOfRule)
        for lists in [\.sequences, \.statements, \.texts, \.stretches, \.headings]
            as [KeyPath<EditionProfile, TermLists>]
        {
            #expect(profile[keyPath: lists] == anew[keyPath: lists])
        }
    }

    private static func rule(_ id: String, _ random: inout Seeded) -> Rule {
        func text(_ count: Int) -> String {
            (0..<count).compactMap { _ in words.randomElement(using: &random) }.joined(separator: " ")
        }
        let body = (0..<Int.random(in: 0...3, using: &random)).map { _ in text(6) + "." }.joined(separator: " ")
        return Sample.rule(id, text(Int.random(in: 1...80, using: &random)) + ".", body: body)
    }
}
