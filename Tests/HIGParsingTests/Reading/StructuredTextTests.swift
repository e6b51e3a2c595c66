import HIGModel
import Testing

@testable import HIGParsing

@Suite("StructuredText")
struct StructuredTextTests {
    /// The blocks of a text that is one paragraph, with their text, and whether they are settled.
    private func settled(_ text: String) throws -> [(isSettled: Bool, text: String)] {
        let source = try Samples.source(text)
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
        let block = Block(
            kind: .paragraph, text: lines, spans: [], origins: [Block.Origin(text: 0, source: 0)],
            bytes: 0..<text.utf8.count, pages: nil)
        return StructuredText.settled(block, in: source).map { ($0.kind == .settled(.boilerplate), $0.text) }
    }

    @Test(
        "what directs the converter is settled whole",
        arguments: [
            ".. image:: lamp.png\n   :alt: Paint the lamp", ".. toctree::", ".. code-block:: sh", ".. _lamps:",
            ".. |lamp| image:: lamp.png",
        ])
    func directives(text: String) throws {
        let blocks = try settled(text)
        #expect(blocks.map(\.isSettled) == [true])
        #expect(blocks[0].text == text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " "))
    }

    @Test("the remark in an admonition is a part of the page", arguments: ["note", "warning", "seealso", "tip"])
    func admonitions(name: String) throws {
        let blocks = try settled(".. \(name)::\n   Keep the gate shut.")
        #expect(blocks.map(\.isSettled) == [true, false])
        #expect(blocks.map(\.text) == [".. \(name)::", "Keep the gate shut."])
        try #expect(settled(".. \(name)::").map(\.isSettled) == [true])
    }

    @Test(
        "two points alone direct nothing, nor does a sentence with colons",
        arguments: [".. Oil the gate.", ".. Say: \"Gate::Latch\" twice", "Oil it .. image:: lamp.png"])
    func text(text: String) throws {
        let blocks = try settled(text)
        #expect(blocks.map(\.isSettled) == [false])
        #expect(blocks.map(\.text) == [text])
    }

    @Test(
        "of a role its text is left, without its name and where it leads",
        arguments: [
            ("See :doc:`the lamp <lamp>`.", "See the lamp."),
            ("Ring :ref:`bells` and :std-ref:`gates <g>`!", "Ring bells and gates!"),
            ("Press :kbd:`<`.", "Press <."),
        ])
    func roles(text: String, expected: String) throws {
        try #expect(settled(text).map(\.text) == [expected])
    }

    @Test(
        "other backquotes stay",
        arguments: ["Say `now`.", "At 9:41:`now`", ":doc: `lamp`", "::`lamp`", "Open :doc:`lamp and go"])
    func noRoles(text: String) throws {
        try #expect(settled(text).map(\.text) == [text])
    }

    @Test("a block without its roles still covers all of its source, and a word behind them keeps its place")
    func places() throws {
        let text = "See :doc:`the lamp <lamp>` at night."
        let block = try #require(StructuredText.settled(Samples.paragraph(text), in: Samples.source(text)).first)
        #expect(block.bytes == 0..<text.utf8.count)
        let offset = try #require(block.text.utf8.firstRange(of: "night".utf8)).lowerBound
        let start = block.sourceOffset(block.text.utf8.distance(from: block.text.startIndex, to: offset))
        #expect(String(decoding: text.utf8.dropFirst(start), as: UTF8.self) == "night.")
    }
}
