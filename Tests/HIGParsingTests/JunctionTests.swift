import HIGModel
import Testing

@testable import HIGParsing

@Suite("Junction")
struct JunctionTests {
    private func statements(_ markdown: String) throws -> [(String, [String])] {
        try Samples.read([Samples.input(markdown, file: "one.md")]).sources.flatMap(\.rules).map {
            ($0.statement, $0.body.isEmpty ? [] : [$0.body])
        }
    }

    @Test("a sentence that a page's end cut is one, with figures between its halves")
    func cut() throws {
        let rules = try statements(
            "**Avoid a custom look.** If you want another, change the color or\n\n![](one.png)\n\nthe tint. Be sure it reads well."
        )
        #expect(rules.map(\.0) == ["Avoid a custom look."])
        #expect(rules.first?.1 == ["If you want another, change the color or the tint. Be sure it reads well."])
    }

    @Test("a new paragraph stays one: after a full stop, before a capital, before a product's name")
    func separate() throws {
        #expect(try statements("Use color.\n\nuse shape.").count == 2)
        #expect(try statements("Use color\n\nUse shape.").count == 2)
        #expect(try statements("Use color\n\niPhone users should see shape.").count == 2)
    }
}
