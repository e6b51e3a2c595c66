import Testing

@testable import HIGParsing

@Suite("FrontMatter")
struct FrontMatterTests {
    @Test("takes the title, with or without quotes", arguments: ["Panels", "\"Panels\"", "'Panels'"])
    func title(value: String) throws {
        let text = try Samples.source("---\ntitle: \(value)\nurl: https://example.com/a:b\n---\nText.")
        let frontMatter = try #require(FrontMatter(text))
        #expect(frontMatter.title == "Panels")
        #expect(text.string(frontMatter.end..<text.bytes.count) == "Text.")
    }

    @Test("a blank line ends it as well")
    func blankLine() throws {
        let text = try Samples.source("---\ntitle: Panels\n\nText.")
        #expect(try text.string(#require(FrontMatter(text)).end..<text.bytes.count) == "Text.")
    }

    @Test(
        "lists, folded values, comments and blank lines are of it where a second line of dashes ends it",
        arguments: [
            "keys:\n  - red\n  - tin", "from:\n- /gates/", "lead:\n  A gate is a door\n  in a fence.",
            "lead: >\n  A gate",
            "# for us: a draft\n\nkind: page",
        ])
    func mapping(fields: String) throws {
        for end in ["---", "..."] {
            let text = try Samples.source("---\ntitle: Panels\n\(fields)\n\(end)\n\nText.\n")
            let frontMatter = try #require(FrontMatter(text))
            #expect(frontMatter.title == "Panels")
            #expect(text.string(frontMatter.end..<text.bytes.count) == "\nText.\n")
        }
    }

    @Test("what else names the page is its title where it has none", arguments: ["id", "slug", "sidebar_label"])
    func named(key: String) throws {
        #expect(MarkdownReader.read(try Samples.source("---\n\(key): Panels \n---\n\nText.")).title == "Panels")
        #expect(MarkdownReader.read(try Samples.source("---\n\(key): A\ntitle: B\n---\n\nText.")).title == "B")
    }

    @Test("without a title there is none")
    func untitled() throws {
        #expect(try #require(FrontMatter(Samples.source("---\nsource: web\n---\n"))).title == nil)
    }

    @Test("what is meant as such and is no YAML counts as text, and is told")
    func broken() throws {
        let read = MarkdownReader.read(try Samples.source("---\ntitle: [Panels\ntags:\n- one\n---\n\nOil the gates.\n"))
        #expect(read.title == nil)
        #expect(read.blocks.contains { $0.text.contains("Panels") })
        #expect(read.warnings.count == 1)
        let warning = try #require(read.warnings.first)
        #expect(warning.hasPrefix("the lines between --- count as text: not valid YAML: "))
    }

    @Test(
        "texts between two lines across are told of by nobody",
        arguments: ["---\nGates: oil them.\n\nThen paint: them: [all.\n\n---\n", "---\ntitle: A\n---\n", "Text."])
    func whole(text: String) throws {
        #expect(MarkdownReader.read(try Samples.source(text)).warnings.isEmpty)
    }

    @Test(
        "other texts have no front matter",
        arguments: [
            "Text.", "--- \ntitle: A\n---\n", "---\nA sentence.\n---\n", "----\n", "---\nNote: Shut it.\n",
            "---\n\nGates: a list\n\n---\n", "---\nGates: oil them.\n\nThen paint them.\n\n---\n",
        ])
    func none(text: String) throws {
        #expect(FrontMatter(try Samples.source(text)) == nil)
    }
}
