import Testing
import Yams

@testable import HIGParsing

@Suite("YAML written by hand")
struct HandWrittenYAMLTests {
    @Test("a few aliases stand for what they name")
    func aliases() throws {
        let root = try #require(try HandWrittenYAML.root(of: "id: &a lamp\ntitle: *a\n# " + stars(30)))
        #expect(root.mapping?["title"]?.scalar?.string == "lamp")
        #expect(try HandWrittenYAML.root(of: "# " + stars(3)) == nil)
    }

    @Test("asterisks without any name to stand for are text, however many")
    func emphasis() throws {
        let root = try #require(try HandWrittenYAML.root(of: "title: Lamps & Doors, by R&D\n# " + names(50)))
        #expect(root.mapping?["title"]?.scalar?.string == "Lamps & Doors, by R&D")
    }

    @Test("a text whose aliases stand for more than any memory holds is refused at once, also as keys")
    func bomb() {
        var text = "? &a0 [x, x, x, x]\n: 1\n"
        for level in 1...20 {
            let inner = Array(repeating: "*a\(level - 1)", count: 8).joined(separator: ", ")
            text += "? &a\(level) [\(inner)]\n: 1\n"
        }
        let fault = #expect(throws: HandWrittenYAML.Fault.self) { try HandWrittenYAML.root(of: text) }
        #expect(fault?.message == "more than 20 aliases; write out what they stand for")
        #expect(fault?.line == 7)
    }

    @Test(
        "what is no YAML is told with its line, and why",
        arguments: [
            ("id: a\ntitle: [", "while parsing a flow node, did not find expected node content", 3),
            ("id: a\ntitle: b\nid: c", "the key id stands twice", 1),
            ("id: a\nfiles:\n\t- b", "a tab where spaces must be", 3),
            ("id: a\n---\nid: b", "expected a single document in the stream, but found another document", 2),
        ])
    func damaged(text: String, reason: String, line: Int) {
        let fault = #expect(throws: HandWrittenYAML.Fault.self) { try HandWrittenYAML.root(of: text) }
        #expect(fault?.message == "not valid YAML: " + reason)
        #expect(fault?.line == line)
    }

    private func stars(_ count: Int) -> String { String(repeating: "*", count: count) }

    private func names(_ count: Int) -> String { Array(repeating: "*lamp", count: count).joined(separator: " ") }
}
