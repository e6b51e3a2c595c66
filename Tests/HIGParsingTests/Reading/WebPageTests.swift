import HIGModel
import Testing

@testable import HIGParsing

@Suite("Web pages")
struct WebPageTests {
    private func rules(_ markdown: String) throws -> [String] {
        try reading("---\ntitle: \"Sheets | Site\"\n\n" + markdown, as: .markdown).rules.map(\.statement)
    }

    @Test(
        "the sections at a page's end give no rules",
        arguments: ["Resources", "Related", "Developer documentation", "Videos", "Change log"])
    func appendices(heading: String) throws {
        let page = "# Sheets\n\n**Keep it short.** Fine.\n\n## [\(heading)](https://example.com)\n\nAlways read on.\n"
        #expect(try rules(page + "\n#### More\n\n- Avoid this.\n- Use that.\n") == ["Keep it short."])
        #expect(try rules(page + "\n## Titles\n\n**Use a title.** Fine.\n") == ["Keep it short.", "Use a title."])
    }

    @Test("a document that is no web page keeps such sections")
    func print() throws {
        let page = "# Files\n\n## Resources\n\nAlways keep resources in their fork.\n"
        #expect(try reading(page, as: .markdown).rules.count == 1)
    }

    @Test("the labels of tabs are no rules, items that say what to do are")
    func tabs() throws {
        #expect(try rules("Some text.\n\n  * Hide \n  * Show all\n\n![A](a.png)\n") == [])
        #expect(try rules("Some text.\n\n- Keep the title short\n- Use one verb\n").count == 2)
        #expect(try rules("Some text.\n\n- Hide.\n- Avoid icons.\n").contains("Avoid icons."))
    }

    @Test("rows whose other cells are empty, and tables without their first header, are tables")
    func rows() throws {
        let table = "Action| Icon  \n---|---  \nDelete| ![A](a.png)  \nSave  \nFind Next  \n"
        #expect(try rules(table + "\nKeep it short.\n") == ["Keep it short."])
        #expect(try rules("| Example  \n---|---  \n![A](a.png)| Order coffee  \n![B](b.png)| Show it  \n") == [])
    }

    @Test("the words under an image are its caption; a sentence under one is text, and what directs a rule")
    func captions() throws {
        func body(_ text: String) throws -> [String] {
            let page = "---\ntitle: Sheets\n\n**Keep it short.** Fine.\n\n![A](a.png)\n\n\(text)\n"
            return try reading(page, as: .markdown).rules.map(\.body)
        }
        #expect(try body("A short sheet") == ["Fine."])
        #expect(try body("A short sheet helps.") == ["Fine.\n\nA short sheet helps."])
        #expect(try body("Avoid a long sheet").count == 2)
        #expect(try body("Video with two sheets.") == ["Fine."])
        #expect(try body("Video with two sheets is short.") == ["Fine.\n\nVideo with two sheets is short."])
    }

    @Test("a short list that a rule announces stays with it")
    func announced() throws {
        let reading = try reading(
            "---\ntitle: Sheets\n\n**Offer these sizes.** There are two:\n\n- Small\n- Large\n", as: .markdown)
        #expect(reading.rules.first?.body.contains("- Small") == true)
    }

    @Test(
        "headings that consist of platforms limit the rules under them",
        arguments: [
            ("macOS", ["macos"]), ("iOS, iPadOS", ["ios", "ipados"]), ("visionOS and tvOS", ["visionos", "tvos"]),
            ("iOS widgets", []), ("Titles", []),
        ])
    func platforms(heading: String, expected: [String]) {
        let section = ["Sheets", "Platform considerations", heading]
        #expect(Platforms.limiting("Keep it short.", in: section, of: [.ios, .mac]) == expected)
        #expect(Platforms.limiting("In watchOS, keep it short.", in: [heading], of: [.ios]) == ["watchos"])
    }

    @Test("a JSON file that is no page is named before anything is read")
    func foreignJSON() throws {
        let file = InputFile(path: "site/package.json", folders: ["site"], bytes: Array("{\"name\": \"x\"}".utf8))
        let problem = #expect(throws: Problem.self) { try EditionInput.assign([file], override: EditionOverride()) }
        #expect(problem?.kind == .badData)
        #expect(problem?.place == "site/package.json")
        let page = InputFile(path: "a.htm", folders: [], bytes: Array("<!-- Chunk --><p>Keep it.</p>".utf8))
        let sources = try EditionInput.assign([page], override: EditionOverride()).flatMap(\.sources)
        #expect(sources.map(\.source.format) == [.html])
    }

    @Test("formats are told by a file's extension, those of standard input by how it opens")
    func formats() throws {
        #expect(["a/b.html", "b.HTM", "c.xhtml"].map { SourceFormat(file: $0) } == [.html, .html, .html])
        #expect(
            ["a.json", "a.b.md", "a.txt", "a"].map { SourceFormat(file: $0) } == [
                .doccJSON, .markdown, .plainText, .markdown,
            ])
        let openings = ["\n<!DOCTYPE HTML>", "<html>", " {\"a\": 1}", "Use it."]
        let formats = try openings.map { SourceFormat(opening: try SourceText(bytes: Array($0.utf8), file: "stdin")) }
        #expect(formats == [.html, .html, .doccJSON, .plainText])
    }
}
