import GRDB
import HIGModel
import Testing

@testable import HIGStore

@Suite("SnippetMarker: the part of a text that answers, and its words")
struct SnippetMarkerTests {
    private func marker(_ phrases: [SearchPlan.Phrase]) throws -> SnippetMarker {
        let plan = SearchPlan(concepts: [SearchPlan.Concept(typed: "", exact: phrases)])
        return try DatabaseQueue().read { try SnippetMarker(plan, database: $0) }
    }

    private func words(_ words: String...) -> [SearchPlan.Phrase] { words.map { SearchPlan.Phrase(words: [$0]) } }

    private func marked(_ snippet: Snippet) -> [String] { snippet.pieces.filter(\.isMatch).map(\.text) }

    @Test(
        "a word is marked in any form, case and accent",
        arguments: [
            ("bell", "Bells ring. BELL! The bell’s rope; bellows.", ["Bells", "BELL", "bell"]),
            ("ringing", "Ring, rings, ringer", ["Ring", "rings"]),
            ("hoping", "Hope hopes", ["Hope", "hopes"]),
            ("key", "Press the key; keys", ["key", "keys"]),
            ("ecole", "École, e\u{301}cole", ["École", "e\u{301}cole"]), ("école", "ecole", ["ecole"]),
            ("колокол", "Это Колокол.", ["Колокол"]), ("44", "44 by 440", ["44"]),
        ])
    func forms(word: String, text: String, matches: [String]) throws {
        try #expect(marked(marker(words(word)).snippet(of: text)) == matches)
    }

    @Test("of a name of several words none is marked alone, and the body is shown where only that has the name")
    func names() throws {
        let marker = try marker([SearchPlan.Phrase(words: ["bell", "rope"])])
        let text = "Hang the bell. A rope is long; bell ropes, bell-rope."
        try #expect(marked(marker.snippet(of: text)) == ["bell", "ropes", "bell", "rope"])
    }

    @Test("where a description has the words of a name apart from each other alone, they are marked, and it is cut")
    func namesApart() throws {
        let marker = try marker([SearchPlan.Phrase(words: ["bell", "rope"])])
        let text = String(repeating: "Lamps differ. ", count: 40) + "A bell hangs on a rope."
        let snippet = try marker.snippet(of: text)
        #expect(marked(snippet) == ["bell", "rope"])
        #expect(snippet.pieces.first?.text == "…")
    }

    @Test("what a word begins with marks all words that begin so, and no others")
    func beginnings() throws {
        let marker = try marker([SearchPlan.Phrase(words: ["lant"], isPrefix: true)])
        try #expect(marked(marker.snippet(of: "Lanterns, a lant, plants, lan")) == ["Lanterns", "lant"])
        for start in ["cafe", "caf\u{E9}"] {
            let accent = try self.marker([SearchPlan.Phrase(words: [start], isPrefix: true)])
            try #expect(marked(accent.snippet(of: "Caf\u{E9}teria, cafes")) == ["Caf\u{E9}teria", "cafes"])
        }
    }

    @Test("of a name of several words the stop words are not marked; a stop word asked for by itself is")
    func stopWords() throws {
        let name = try marker([SearchPlan.Phrase(words: ["at", "the", "same", "time"])])
        try #expect(marked(name.snippet(of: "At the same time")) == ["same", "time"])
        try #expect(marked(marker(words("the")).snippet(of: "At the same time")) == ["the"])
        let phrase = try marker([SearchPlan.Phrase(words: ["how", "to"])])
        try #expect(marked(phrase.snippet(of: "It tells how to ring.")) == ["how", "to"])
    }

    @Test("the pieces join to the text, whatever it is", arguments: ["", "bell", " «bell»\n", "🔔 bell 🔔", "bellbell"])
    func whole(text: String) throws {
        let snippet = try marker(words("bell")).snippet(of: text)
        #expect(snippet.text == text)
        #expect(snippet.pieces.allSatisfy { !$0.text.isEmpty })
    }

    @Test("of a rule the statement is shown; the body only where none of the words stand in the statement")
    func parts() throws {
        func text(_ statement: String, _ body: String) throws -> String {
            let rule = Sample.rule(Sample.current, "toolbar/bell", statement, line: 1, body: body)
            return try marker(words("bell")).snippet(of: rule).text
        }
        try #expect(text("Ring the bell.", "A bell is loud.") == "Ring the bell.")
        try #expect(text("Ring it.", "A bell is loud.") == "A bell is loud.")
        try #expect(text("Ring it.", "It is loud.") == "Ring it.")
    }

    @Test(
        "of a long text twenty-four words are shown, about the first that matches, and dots where others are left out",
        arguments: [(0, 0, 23), (6, 0, 23), (7, 1, 24), (20, 14, 37), (39, 16, 39)])
    func window(place: Int, first: Int, last: Int) throws {
        let all = (0..<40).map { $0 == place ? "bell" : "cow\($0)" }
        let shown = all[first...last].joined(separator: " ")
        let text = (first > 0 ? "…" : "") + shown + (last < 39 ? "…" : "")
        let snippet = try marker(words("bell")).snippet(of: all.joined(separator: " "))
        #expect(snippet.text == text)
        #expect(marked(snippet) == ["bell"])
    }

    @Test("of a text of megabytes no more is looked at than up to the stretch that matches, and that is what is shown")
    func veryLong() throws {
        let cows = String(repeating: "cow ", count: SnippetMarker.longest)
        let marker = try marker(words("bell"))
        let statement = Sample.rule(Sample.current, "toolbar/bell", cows + "bell " + cows, line: 1)
        let shown = try marker.snippet(of: statement)
        #expect(marked(shown) == ["bell"])
        #expect(shown.text.utf8.count < 2 * SnippetMarker.longest)
        #expect(shown.text.hasPrefix("…") && shown.text.hasSuffix("…"))
        #expect(try marker.snippet(of: "bell " + cows).text.hasPrefix("bell cow"))
        let none = try marker.snippet(of: String(repeating: "🇩🇰", count: SnippetMarker.longest))
        #expect(none.text.hasPrefix("🇩🇰") && none.text.utf8.count < 2 * SnippetMarker.longest + 8)
    }

    @Test("a text of just that many words is shown whole, with the signs at its ends")
    func shortEnough() throws {
        let text = "(bell " + (1...23).map { "cow\($0)" }.joined(separator: ", ") + ")!"
        try #expect(marker(words("bell")).snippet(of: text).text == text)
    }
}
