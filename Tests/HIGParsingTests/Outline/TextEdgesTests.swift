import Foundation
import HIGText
import Testing

@testable import HIGParsing

/// What is told by bytes where they are ASCII, beside the plain way.
@Suite("The edges of a text")
struct TextEdgesTests {
    private static let pieces = [
        "a", "B", "Chapter", "PART", "2", "IV", "-", ".", ":", ";", "\u{37E}", " ", "  ", "\t", "\r\n", "\n", "\u{A0}",
        "\u{2003}",
        "\u{301}", "e\u{301}", "é", "\u{600}", "🙈", "“", "#", "■", "*", "[", "](", ")", "<", ">", "-->", "\u{338}", "|",
        "`", "İ",
        "\u{212A}", "\u{1}",
    ]

    private static func texts(_ seed: UInt64) -> [String] {
        var random = SeededGenerator(seed: seed)
        return (0..<300).map { _ in
            (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        }
    }

    @Test("are told as characters tell them", arguments: 0..<20 as Range<UInt64>)
    func characters(seed: UInt64) {
        for text in Self.texts(seed) {
            #expect(
                text.trimmed
                    == text.trimmingPrefix(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed().map(
                        String.init
                    ).joined())
            if let first = text.firstASCII, first != 13 { #expect(text.first?.asciiValue == first) }
            if let last = text.lastASCII, last != 10 { #expect(text.last?.asciiValue == last) }
            #expect(text.partsBetweenSpaces == text.split(separator: " "))
            #expect(text.parts(between: "-", ">") == text.split { "->".contains($0) })
            #expect(text.range(ofMark: "-->") == text.range(of: "-->"))
            #expect(text.holds(letters: "PART") == (text.utf8.firstRange(of: Array("PART".utf8)) != nil))
        }
    }

    @Test("and so are headings", arguments: 0..<20 as Range<UInt64>)
    func headings(seed: UInt64) {
        for text in Self.texts(seed) {
            let heading = HeadingText(text)
            let words = heading.words
            #expect(HeadingText.letters(of: text) == plainLetters(text))
            #expect(heading.isSentence == [".", ":", ";", ","].contains { words.hasSuffix($0) })
            if !text.utf8.contains(where: { "<[]*`|&\\_{".utf8.contains($0) }) {
                let plain = text.withoutHiddenMarks.split(whereSeparator: \.isWhitespace)
                    .drop { ["■", "●", "•", "▪", "#"].contains($0) }.joined(separator: " ")
                #expect(HeadingText.plain(text) == plain)
            }
        }
    }

    private func plainLetters(_ text: String) -> String {
        String(String.UnicodeScalarView(text.lowercased().unicodeScalars.filter(CharacterSet.letters.contains)))
    }
}
