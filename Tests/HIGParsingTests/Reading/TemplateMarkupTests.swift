import HIGModel
import Testing

@testable import HIGParsing

@Suite("Template markup")
struct TemplateMarkupTests {
    @Test(
        "calls of templates, modules and components are no text of the page",
        arguments: [
            "{% include card.html %}", "{% call note({id: \"x\"}) %}", "{{ example({group: {name: \"gates\"}}) }}",
            "{% a %} {{ b }}\n{% c %}", "import Gate from \"gates\";",
            "import \"gates.css\";\nimport Gate from 'gates'",
            "export const gate = {oil: 1};", "<Gate oil sizes={[ { a: 1 } ]}\n  open={() => use()} />", "{: .wide }",
            ":::note", ":::column span=\"2\":::",
        ])
    func calls(markup: String) throws {
        let blocks = try Samples.blocks("Oil it.\n\n\(markup)\n\nPaint it.\n")
        #expect(blocks.filter { $0.kind == .paragraph }.map(\.text) == ["Oil it.", "Paint it."])
        #expect(blocks.dropFirst().dropLast().allSatisfy { $0.kind == .settled(.boilerplate) })
        #expect(blocks.count > 2)
    }

    @Test(
        "what a container holds is text, in lines of its own",
        arguments: [
            ":::tip\nOil it.\nPaint it.\n:::", "!!! note \"Care\"\n    Oil it.\n    Paint it.",
            ":::row:::\n:::column:::\nOil it.\nPaint it.\n:::column-end:::\n:::row-end:::",
            "{% call note() %}\nOil it. Paint it.\n{% endcall %}", "Oil it.\nPaint it.\n:::",
        ])
    func containers(markup: String) throws {
        let source = try Samples.source(markup + "\n")
        let blocks = MarkdownReader.read(source).blocks
        let text = try #require(blocks.first { $0.kind == .paragraph })
        #expect(text.text == "Oil it. Paint it.")
        #expect(source.string(text.sourceOffset(0)..<text.sourceOffset(0) + 7) == "Oil it.")
        #expect(blocks.filter { $0.kind == .paragraph }.count == 1)
    }

    @Test(
        "sentences are text",
        arguments: [
            "Import gates from \"Files\".", "export gates as pictures", "import the gate", "!Open it.",
            "=== is equality.",
            "{Oil} each gate.", "{% if a %} Oil it. {% endif %}", ": Oil it.",
        ])
    func sentences(text: String) throws {
        #expect(try Samples.blocks(text + "\n").map(\.kind) == [.paragraph])
    }

    @Test(
        "the attributes of a heading are no words of it",
        arguments: [
            "## Gates {#gates}", "## Gates {#gates .wide}", "## Gates {.wide}", "## Gates {: .wide}", "## Gates",
        ])
    func headingAttributes(heading: String) throws {
        let block = try #require(try Samples.blocks(heading + "\n\nOil it.\n").first)
        #expect(block.text == "Gates")
        #expect(block.bytes == 0..<heading.utf8.count + 1)
    }

    @Test("other braces in a heading are", arguments: ["## Gates {old}", "## {#gates}", "## Gates{#gates}"])
    func braces(heading: String) throws {
        #expect(try Samples.blocks(heading + "\n").map(\.text) == [String(heading.dropFirst(3))])
    }
}
