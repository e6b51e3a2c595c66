import Foundation
import HIGModel
import Testing

@testable import HIGParsing

/// Sentences of common words in any order, most of them with words that direct.
@Suite("Word salad")
struct WordSaladTests {
    private static let words = "\(EnglishWords.class10)".split(whereSeparator: \.isWhitespace).map(String.init)

    private static let directing = """
        a the your an it you users people app this that which if when unless so and or but not never always must should \
        can may might need have want to of in on for with is are be avoid don't use consider make sure best only key
        """.split(separator: " ").map(String.init)

    private static let marks = [",", ",", ";", ":", " —", "—", ")", "”", "!", "…", "-", "**", "`", "’s", ""]

    private static func sentence(_ random: inout SeededGenerator) -> String {
        let count = Int.random(in: 1...12, using: &random)
        let words = (0..<count).map { place in
            let list = Bool.random(using: &random) ? directing : Self.words
            let word = list[Int.random(in: list.indices, using: &random)]
            let isName = place == 0 || Int.random(in: 0..<10, using: &random) == 0
            let mark = Int.random(in: 0..<5, using: &random) == 0 ? marks.randomElement(using: &random) : nil
            return (isName ? word.capitalized : word) + (mark ?? "")
        }
        return words.joined(separator: " ") + [".", ":", "?"][Int.random(in: 0..<3, using: &random)]
    }

    @Test("is read to its end, and twice the same", arguments: 0..<12 as Range<UInt64>)
    func reading(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let sentences = (0..<600).map { _ in Self.sentence(&random) }
        let modalities = sentences.map { Directive(in: $0)?.modality }
        #expect(modalities == sentences.map { Directive(in: $0)?.modality })
        #expect(Set(modalities).count > Modality.allCases.count - 1, "they direct in many ways, and not at all")
    }

    @Test(
        "in paragraphs and lists gives statements that stand in it, letter for letter",
        arguments: 0..<12 as Range<UInt64>)
    func statements(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let paragraphs = (0..<100).map { _ in
            (Bool.random(using: &random) ? "- " : "") + Self.sentence(&random) + " " + Self.sentence(&random)
        }
        let text = paragraphs.joined(separator: "\n\n")
        let rules = try Samples.rules(text)
        #expect(rules.count > 20)
        let letters = text.filter(\.isLetter)
        // What completes a prohibition ("Your app should not:") stands apart from it.
        let parts = rules.flatMap { $0.statement.split(separator: ":") }.map { $0.filter(\.isLetter) }
        #expect(parts.filter { !$0.isEmpty && !letters.contains($0) } == [])
    }
}
