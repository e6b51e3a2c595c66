import HIGModel
import Testing

@testable import HIGParsing

@Suite("Tables that a rule leads to")
struct LedTableTests {
    private let table = """

        | Bell | Width |
        |---|---|
        | Brass | 40 pixels |
        | Tin | 20 pixels |

        """

    @Test(
        "what a rule leads to is its body, row by row",
        arguments: [
            "Make each bell in these sizes:", "Make each bell in the following sizes.",
            "Make each bell in the sizes below.", "**Make each bell with care.** It has to have the following sizes:",
        ])
    func led(lead: String) throws {
        let source = try Samples.read([Samples.input(lead + "\n" + table, file: "one.md")]).sources[0]
        let rule = try #require(source.rules.first)
        #expect(source.rules.count == 1)
        #expect(rule.body.hasSuffix("- Bell | Width\n\n- Brass | 40 pixels\n\n- Tin | 20 pixels"))
        #expect(rule.measures.map(\.text) == ["40 pixels", "20 pixels"])
        let rows = source.passages.filter { $0.role == .table }
        #expect(rows.count == 3 && rows.allSatisfy { $0.rule == 0 })
    }

    @Test(
        "a table that none leads to is data of its own",
        arguments: [
            "Make each bell with care.", "Bells have these sizes:", "Make bells in these sizes:\n\nBells ring.",
            "Make bells in these sizes:\n\n- large\n- small", "Make bells in these sizes:\n\n# Towers",
        ])
    func alone(before: String) throws {
        let source = try Samples.read([Samples.input(before + "\n" + table, file: "one.md")]).sources[0]
        #expect(source.rules.allSatisfy { !$0.body.contains("Brass") })
        #expect(source.passages.filter { $0.role == .table }.allSatisfy { $0.rule == nil })
    }

    @Test("cells keep their place behind empty ones, and rows without any say nothing")
    func empty() throws {
        let rules = try Samples.rules(
            "Make bells in these sizes:\n\n| Bell | Width |\n|---|---|\n| | 40 pixels |\n| Tin | |\n| | |\n")
        #expect(rules.map(\.body) == [["- Bell | Width", "-  | 40 pixels", "- Tin"]])
    }

    @Test("a figure between the two does not part them")
    func figure() throws {
        let rules = try Samples.rules("Make each bell in these sizes:\n\n![A bell](bell.png)\n" + table)
        #expect(rules.map(\.body.count) == [3])
    }

    @Test("what a cell demands is a rule of its own, and not said twice")
    func demand() throws {
        let rules = try Samples.rules(
            "Make each bell in these sizes:\n\n| Bell | Width |\n|---|---|\n| Brass | Wide. It should hang on a post. |\n"
        )
        #expect(rules.map(\.statement) == ["Make each bell in these sizes:", "It should hang on a post."])
        #expect(rules[0].body == ["- Bell | Width", "- Brass | Wide."])
    }
}
