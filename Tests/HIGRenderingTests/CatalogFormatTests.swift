import Foundation
import HIGModel
import Testing
import WrittenText

@testable import HIGRendering

@Suite("A catalog")
struct CatalogFormatTests {
    @Test("as JSON lines begins with what follows, and every line says what it is")
    func lines() throws {
        let lines = JSONLinesFormat().text(Report(Samples.catalog)).split(separator: "\n")
        #expect(
            lines.first
                == "{\"kind\":\"catalog\",\"version\":\(Schema.version),\"topic\":null,\"editions\":null,\"counts\":{\"sources\":2,\"rules\":4,\"links\":1,\"lineages\":3}}"
        )
        let kinds = lines.compactMap { $0.split(separator: "\"").dropFirst(3).first }
        #expect(
            kinds == [
                "catalog", "topic", "edition", "source", "rule", "rule", "edition", "source", "rule", "rule",
                "change-log", "link", "lineage", "lineage", "lineage",
            ])
    }

    @Test("as JSON nests editions, topics and rules, with earlier ids and the edition that removed them")
    func nesting() throws {
        let text = JSONFormat().text(Report(Samples.catalog))
        let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let editions = try #require(document["editions"] as? [[String: Any]])
        let rules = editions.flatMap { edition in
            (edition["topics"] as? [[String: Any]] ?? []).flatMap { $0["rules"] as? [[String: Any]] ?? [] }
        }
        #expect(rules.map { $0["removedIn"] as? String } == [nil, "pad-1994-05", nil, nil])
        #expect(rules.map { $0["formerIds"] as? [String] } == [[], [], ["pad-1991/lamp/avoid-blinking"], []])
    }

    @Test("written part by part reads as if it had been written whole", arguments: [0, 1, 3])
    func streaming(count: Int) throws {
        let rules = Array([Samples.avoidBlinking, Samples.dontBlink, Samples.dim].prefix(count))
        let whole = JSON.object([
            .init("version", .integer(Schema.version)), .init("kind", "rules"),
            .init("rules", .array(rules.map(\.json))),
        ])
        #expect(JSONFormat().text(Report(rules)) == whole.text(.pretty) + "\n")
    }

    @Test("as Markdown is a file a topic with anchors, an index, and llms.txt")
    func markdown() throws {
        let folder = SampleFolder()
        try MarkdownCatalog(Samples.catalog).write(to: folder)
        #expect(folder.files.keys.sorted() == ["README.md", "llms.txt", "topics/lamp.md"])
        #expect(
            folder.files["llms.txt"] == """
                # Design guidelines

                > 4 rules of 2 editions (pad-1991, pad-1994-05), 3 pieces of advice.

                Every file holds the advice on one topic: its newest words, then what each edition says, with its source.

                ## Topics

                - [Lamp](topics/lamp.md): 3 pieces of advice

                """)
        let topic = try #require(folder.files["topics/lamp.md"])
        #expect(
            topic.hasPrefix("# Lamp\n\nAlso: light\n\n<a id=\"lamp/avoid-blinking\"></a>\n\n## Don't blink a lamp,"))
        #expect(
            topic.hasSuffix(
                """
                <a id="lamp/keep-round"></a>

                ## Keep the shape of every lamp round.

                pad-1991, removed in pad-1994-05

                - **pad-1991**
                  - should: Keep the shape of every lamp round.

                    Pad Interface Guidelines.pdf, page 13, chunk 7, line 9 · `pad-1991/lamp/keep-round`
                - **pad-1994-05** removed

                """))
    }

    @Test("as a data package describes every column of every table")
    func dataPackage() throws {
        let folder = SampleFolder()
        try DataPackage(Samples.catalog).write(to: folder)
        let text = try #require(folder.files["datapackage.json"])
        let package = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let resources = try #require(package?["resources"] as? [[String: Any]])
        #expect(
            resources.compactMap { $0["path"] as? String } == [
                "editions.csv", "topics.csv", "sources.csv", "change-log.csv", "rules.csv", "links.csv", "lineages.csv",
            ])
        for resource in resources {
            let schema = try #require(resource["schema"] as? [String: Any])
            let fields = try #require(schema["fields"] as? [[String: Any]])
            let table = try #require(folder.files[resource["path"] as? String ?? ""])
            let header = try #require(table.split(separator: "\r\n").first)
            #expect(fields.compactMap { $0["name"] as? String }.joined(separator: ",") == header)
        }
        #expect(folder.files["change-log.csv"]?.contains("pad-1994-05,1994-05-01,1 May,Turned lamps off.,lamp") == true)
        let rules = try #require(resources.first { $0["name"] as? String == "rules" }?["schema"] as? [String: Any])
        #expect(rules["primaryKey"] as? [String] == ["id"])
    }

    @Test(
        "text that a spreadsheet would run gets a mark before it, numbers and plain text do not",
        arguments: [
            ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@A1", "'@A1"), ("\t=1", "'\t=1"), ("＝1", "'＝1"),
            ("1=1", "1=1"), ("Keep it.", "Keep it."),
        ])
    func formulas(text: String, cell: String) {
        let report = Report([Samples.rule(Samples.older, "x", text, page: -1)])
        #expect(CSVFormat(forSpreadsheets: true).text(report).contains(",\(cell),"))
        #expect(CSVFormat(forSpreadsheets: true).text(report).contains(",-1,"))
        #expect(CSVFormat().text(report).contains(",\(text),"))
    }

    @Test("as a docset has pages for topics and editions, and an entry for every piece of advice")
    func docset() throws {
        let folder = SampleFolder()
        var entries: [Docset.Entry] = []
        try Docset(Samples.catalog) { path, fill in
            #expect(path == "Contents/Resources/docSet.dsidx")
            try fill { entries.append($0) }
        }.write(to: folder)
        let documents = "Contents/Resources/Documents/"
        #expect(
            folder.files.keys.sorted() == [
                "Contents/Info.plist", documents + "editions/pad-1991.html", documents + "editions/pad-1994-05.html",
                documents + "index.html", documents + "topics/lamp.html",
            ])
        #expect(entries.map(\.type) == ["Category", "Entry", "Entry", "Entry", "Guide", "Guide"])
        for entry in entries {
            let parts = entry.path.split(separator: "#")
            let page = try #require(folder.files[documents + parts[0]])
            if parts.count > 1 { #expect(page.contains(" id=\"\(parts[1])\"")) }
        }
        let information = try #require(folder.files["Contents/Info.plist"])
        let properties = try PropertyListSerialization.propertyList(from: Data(information.utf8), format: nil)
        #expect((properties as? [String: Any])?["isDashDocset"] as? Bool == true)
    }

    @Test("names a topic whose advice is all carried on elsewhere, too")
    func emptyTopic() throws {
        var catalog = Samples.catalog
        catalog.topics.append(Topic(slug: "shelf", title: "Shelf", aliases: [], parent: nil))
        let page = try written { try CatalogPage().write(catalog, to: $0) }
        #expect(page.contains("Shelf</a></h2>\n<p class=\"aside\">What was said here goes on under other topics.</p>"))
    }

    @Test("ends as soon as its reader does")
    func sink() {
        struct Enough: Error {}
        var count = 0
        #expect(throws: Enough.self) {
            try JSONLinesFormat().write(Report(Samples.catalog)) { _ in
                count += 1
                if count == 3 { throw Enough() }
            }
        }
        #expect(count == 3)
    }
}
