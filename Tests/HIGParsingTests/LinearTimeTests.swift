import Foundation
import HIGModel
import Testing
import WorkGrowth

@testable import HIGParsing

@Suite("Linear time", .serialized)
struct LinearTimeTests {
    private static let vocabulary = Result { try TopicVocabulary.bundled() }

    private func read(_ text: String, format: SourceFormat = .markdown) throws {
        let input = Samples.input(text, file: "page", format: format)
        let reader = EditionReader(vocabulary: try Self.vocabulary.get())
        _ = try reader.read(Samples.edition, sources: [input])
    }

    private static func many(_ unit: String) -> @Sendable (Int) -> String { { String(repeating: unit, count: $0) } }

    static let texts: [(name: String, text: @Sendable (Int) -> String, count: Int)] = [
        ("sentences", many("Avoid crowding the bar. It is small, and people miss it. "), 60),
        ("a sentence without an end", many("in the bar, the list you can use and the menu, "), 60),
        ("words without marks", many("when you can see the list views display "), 60),
        (
            "a table", { "| If | Do this |\n|---|---|\n" + String(repeating: "| It rains | Close it. |\n", count: $0) },
            40
        ),
        ("unclosed bold", many("**Use it and "), 60),
        ("bold words", many("**Use** it. "), 60),
        ("fragments", many("part of a line  \n"), 60),
        ("items", many("- Use it. Make sure it works\n"), 50),
        ("one word", many("always "), 400), ("names that hang on their neighbours", many("badge orientation "), 400),
        ("items that lost their bullets", { "- ● " + String(repeating: "Is b ", count: $0) }, 400),
        ("closing brackets", many("a)b"), 1000), ("opening brackets", many("lamp(a"), 3000),
        ("marks behind words in italics", many("*a* , "), 400), ("hyphens beside code", many("`a` re- sult "), 300),
        ("marks beside code", many("`a` lamp,lamp "), 600),
        ("measures", { count in "Use " + (0..<count).map { "\($0) pt" }.joined(separator: " ") + "." }, 800),
        ("lines that open with dashes", many("– lamp\n"), 300),
        ("questions", many("how should "), 400), ("dashes", many("—\"avoid lamps "), 300),
        ("pictures", many("![](lamp.png)\n\n"), 1000),
        ("signs in a block of HTML", { "<div>\n<p>Use it.</p>\n" + String(repeating: "<", count: $0) }, 4000),
        ("blocks of HTML", many("<div><h2>Lamps</h2><p>Use it.</p></div>\n\n"), 60),
        ("lines of a template", many("{% include lamp.html %}\n"), 400),
        ("containers", many(":::note\nUse it.\n:::\n"), 100), ("soft hyphens", many("la\u{AD}mp "), 400),
        ("a row of cells", { String(repeating: "||", count: $0) + "\n" + String(repeating: "|-", count: $0) }, 2000),
    ]

    @Test("eight times as much takes about eight times the work", arguments: texts.indices)
    func ratio(index: Int) throws {
        let (name, text, count) = Self.texts[index]
        let growth = try WorkGrowth(from: count) { try read(text($0)) }
        #expect(growth.isLinear, "\(name): \(growth)")
    }

    @Test(
        "a whole document may have many headings with marks of pages, or without",
        arguments: ["# <span id=\"page-1-0\"></span>Lamps\n", "# Lamps\n", "Lamps\n---\n\n"])
    func markedHeadings(heading: String) throws {
        let growth = try WorkGrowth(from: 200) { count in
            let text = "# <span id=\"page-1-0\"></span>Guide\n\n" + String(repeating: heading, count: count)
            let whole = Samples.input(text, file: "full_document.md", isWhole: true)
            _ = try EditionReader(vocabulary: Self.vocabulary.get()).read(Samples.edition, sources: [whole])
        }
        #expect(growth.isLinear)
    }

    @Test("an item of plain text may have as many lines as the text")
    func plainText() throws {
        let growth = try WorkGrowth(from: 2000) { count in
            try read("- lamp\n" + String(repeating: "lamp lamp\n", count: count), format: .plainText)
        }
        #expect(growth.isLinear, "\(growth)")
    }

    @Test("fences that nothing closes are looked at once")
    func fences() throws {
        let growth = try WorkGrowth(from: 500) { count in
            _ = TextLine.all(in: try Samples.source(String(repeating: "```sh\n", count: count)))
        }
        #expect(growth.isLinear, "\(growth)")
    }

    @Test("a catalog may hold many editions, an edition many sources")
    func catalog() throws {
        let growth = try WorkGrowth(from: 200) { count in
            let editions = (0..<count).map {
                #"{"kind":"edition","id":"pad-\#($0)","title":"Pad","date":null,"series":["pad"]}"#
            }
            let sources = (0..<count).flatMap {
                [
                    #"{"kind":"source","edition":"pad-\#(count - 1)","file":"\#($0).md","document":"Pad.pdf","chunk":null,"format":"markdown","digest":"0000000000000000000000000000000000000000000000000000000000000000","whole":false}"#,
                    #"{"kind":"change-log","edition":"pad-\#(count - 1)","date":null,"written":"May","text":"Lamps.","topics":[],"source":{"document":"Pad.pdf","file":"\#($0).md","chunk":null,"page":null,"lines":[3,3],"continuations":[]}}"#,
                ]
            }
            let head =
                #"{"kind":"catalog","version":1,"topic":null,"counts":{"sources":\#(count),"rules":0,"links":0,"lineages":0}}"#
            let lines = ([head] + editions + sources).joined(separator: "\n")
            _ = try CatalogFile(bytes: Array(lines.utf8), name: "c.jsonl")
        }
        #expect(growth.isLinear, "\(growth)")
    }

    @Test("lists nested a thousand deep are read")
    func nesting() throws {
        let lines = (0..<1000).map { String(repeating: " ", count: $0 * 2) + "- Use level \($0)." }
        let reading = try Samples.read([Samples.input(lines.joined(separator: "\n"), file: "page.md")])
        #expect(reading.sources.flatMap(\.passages).contains { $0.text.contains("Use level 0.") })
    }

    @Test("a text with no rules has none")
    func none() throws {
        let reading = try Samples.read([Samples.input("A bar is wide.\n\nIt has a border.", file: "page.md")])
        #expect(reading.sources.flatMap(\.rules).isEmpty)
    }
}
