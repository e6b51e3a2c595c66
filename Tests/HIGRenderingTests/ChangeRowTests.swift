import HIGModel
import Testing

@testable import HIGRendering

@Suite("A change as a row of a table")
struct ChangeRowTests {
    private static let names = ChangeRow.fields.map(\.member.name)

    private func value(_ name: String, _ change: Change) throws -> JSON {
        try #require(ChangeRow.fields.first { $0.member.name == name }).read(ChangeRow(change: change))
    }

    private func change(from older: [Rule], to newer: [Rule]) -> Change {
        Change(
            from: older, to: newer, relation: .reworded, moved: false, strength: nil, confidence: nil, evidence: nil,
            edits: [])
    }

    @Test("opens with the rules and the verdict, then says the words, then the rest")
    func order() {
        #expect(
            Self.names.prefix(11) == [
                "from", "to", "relation", "moved", "strength", "confidence", "topic", "fromStatement", "toStatement",
                "fromSource", "toSource",
            ])
    }

    @Test("has all that the change has elsewhere, once")
    func whole() {
        #expect(Set(Self.names).count == Self.names.count)
        #expect(Set(Self.names).isSuperset(of: Change.fields.map(\.member.name)))
    }

    @Test("has the topic of the newer side, else of the older one, if any")
    func topic() throws {
        let (lamp, bell) = (
            Samples.avoidBlinking, Samples.rule(Samples.newer, "ring", "Ring a bell.", topic: "bell")
        )
        #expect(try value("topic", change(from: [lamp], to: [bell])) == .string("bell"))
        #expect(try value("topic", change(from: [lamp], to: [])) == .string("lamp"))
        #expect(try value("topic", change(from: [], to: [])) == .null)
    }

    @Test("says the words of each side's rules in their order, and an empty side has none")
    func statements() throws {
        let both = change(from: [], to: [Samples.dontBlink, Samples.dim])
        #expect(
            try value("toStatement", both)
                == .array([.string(Samples.dontBlink.statement), .string(Samples.dim.statement)]))
        #expect(try value("fromStatement", both) == .array([]))
    }

    @Test("cites with ordinary spaces, for programs that look for a page")
    func sources() throws {
        let rule = Samples.avoidBlinking
        #expect(rule.source.text.contains("\u{A0}"))
        let cited = String(rule.source.text.map { $0 == "\u{A0}" ? " " : $0 })
        #expect(try value("fromSource", change(from: [rule], to: [])) == .array([.string(cited)]))
        #expect(try value("toSource", change(from: [], to: [rule])) == .array([.string(cited)]))
    }
}
