import HIGText
import Testing

@testable import HIGParsing

@Suite("LineKey")
struct LineKeyTests {
    @Test("markup, case and marks have no part in it")
    func same() throws {
        let keys = try [
            "Keep it short, please", "**KEEP** it [short](#page-1) <b>please</b>", "keep it “short”—please",
        ].map(key)
        #expect(Set(keys).count == 1)
        #expect(keys[0] != nil)
    }

    @Test("letters have, wherever they stand and however many")
    func different() throws {
        let texts = ["a", "aa", "b", "abcdefgh", "abcdefghabcdefgh", "bcdefgha", "abcdefghi", "iabcdefgh", "é", "8"]
        #expect(try Set(texts.map(key)).count == texts.count)
    }

    @Test("marks between the letters have none, wherever they part them")
    func parted() throws {
        let letters = "Abcdefgh1jklmnopqrstuv\u{E9}xyz"
        let keys = try letters.indices.map { place in
            try key("\(letters[..<place]) - \(letters[place...].prefix(3)).\(letters[place...].dropFirst(3))")
        }
        #expect(try Set(keys) == [key(letters.lowercased())])
    }

    @Test("without letters there is none", arguments: ["", " ", "---", "![](a.png)", "<hr>", "”"])
    func none(text: String) throws {
        #expect(try key(text) == nil)
    }

    private func key(_ text: String) throws -> UInt64? { TextLine.all(in: try Samples.source(text)).first?.key }
}
