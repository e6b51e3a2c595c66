import Foundation
import HIGModel
import Testing
import WorkGrowth

@testable import HIGParsing

@Suite("Hostile input")
struct HostileInputTests {
    @Test("entities that a page declares are not expanded")
    func entityBomb() throws {
        var declarations = "<!ENTITY lol0 \"lol\">"
        for level in 1...9 {
            let inner = String(repeating: "&lol\(level - 1);", count: 10)
            declarations += "<!ENTITY lol\(level) \"\(inner)\">\n"
        }
        let page =
            "<?xml version=\"1.0\"?><!DOCTYPE html [\(declarations)]><html><body><p>Keep &lol9;.</p></body></html>"
        let reading = try reading(page, as: .html)
        #expect(reading.isWhole)
        #expect(reading.passages.map(\.text.utf8.count).reduce(0, +) < page.utf8.count + 100)
    }

    @Test("external entities are not loaded")
    func externalEntity() throws {
        let secret = FileManager.default.temporaryDirectory.appending(path: "higkb-secret-" + UUID().uuidString)
        try Data("treasure".utf8).write(to: secret)
        defer { try? FileManager.default.removeItem(at: secret) }
        let page = """
            <?xml version="1.0"?>
            <!DOCTYPE html SYSTEM "file://\(secret.path)" [<!ENTITY secret SYSTEM "file://\(secret.path)">]>
            <html><body><p>Keep &secret; safe.</p></body></html>
            """
        let reading = try reading(page, as: .html)
        #expect(reading.isWhole)
        #expect(!reading.passages.contains { $0.text.contains("treasure") })
    }

    @Test("deep nesting is read, and refused where it can only be an attack")
    func deepNesting() throws {
        let deep = String(repeating: "<div>", count: 10_000) + "<p>Keep it.</p>"
        #expect(try reading(deep, as: .html).rules.map(\.statement) == ["Keep it."])
        let tooDeep = String(repeating: "<b>", count: 30_000) + "Keep it."
        let problem = #expect(throws: Problem.self) { try reading(tooDeep, as: .html) }
        #expect(problem?.kind == .badData)
        #expect(problem?.place == "page:1")
        let slow = String(repeating: "<div>", count: 2_000) + String(repeating: "</b>", count: 500_000)
        #expect(throws: Problem.self) { try reading(slow, as: .html) }
    }

    @Test("a tag may have many attributes, and is refused where they can only be an attack")
    func manyAttributes() throws {
        func tag(_ count: Int, _ attribute: (Int) -> String) -> String {
            "<p>Open it.</p>\n<p " + (0..<count).map(attribute).joined(separator: " ") + ">Keep it.</p>"
        }
        for attribute in [{ "a\($0)" }, { "a\($0) = '>x y'" }, { "a\($0)=\"1 2 3\"" }, { "a\($0)=b/c" }]
            as [(Int) -> String]
        {
            #expect(try reading(tag(900, attribute), as: .html).rules.map(\.statement) == ["Open it.", "Keep it."])
            let problem = #expect(throws: Problem.self) { try reading(tag(1_100, attribute), as: .html) }
            #expect(problem?.kind == .badData)
            #expect(problem?.place == "page:2")
        }
    }

    @Test("what looks like a wide tag in a script, a comment or a quotation is none")
    func noTag() throws {
        let words = (0..<2_000).map { "w\($0)" }.joined(separator: " ")
        for page in [
            "<script>if (a <b \(words)) {}</script>", "<!-- <b \(words) -->", "<p title='<b \(words)'>",
            "<style><b \(words)</style>",
        ] {
            #expect(try reading(page + "<p>Keep it.</p>", as: .html).rules.map(\.statement) == ["Keep it."])
        }
    }

    @Test("a page eight times as long takes about eight times the work")
    func linearTime() throws {
        let growth = try WorkGrowth(from: 2_000) { count in
            let page = String(repeating: "<p>Keep &quot;it&quot; <b><b>short &amp; plain</b>.<br>\u{1}x", count: count)
            _ = try HTMLReader.read(SourceText(bytes: Array(page.utf8), file: "page"), file: "page")
        }
        #expect(growth.isLinear, "\(growth)")
    }

    @Test("what stands in scripts and style sheets is no advice")
    func scripts() throws {
        let page =
            "<p>Keep it.</p><script>/* Always run. */</script><style>/* Never style. */</style><!-- Avoid it. -->"
        let reading = try reading(page, as: .html)
        #expect(reading.rules.map(\.statement) == ["Keep it."])
        #expect(reading.isWhole)
    }

    @Test("control characters do not stop the reader")
    func controlCharacters() throws {
        let reading = try reading("<p>Keep\u{1} it\u{b} \u{202e}shut\u{7f}.</p><p>Use it.</p>", as: .html)
        #expect(reading.isWhole)
        #expect(reading.rules.last?.statement == "Use it.")
    }

    @Test("a page that breaks off anywhere is read as far as it goes")
    func truncated() throws {
        let page = Array(SamplePage.html(around: "<p><b>Keep it.</b> &amp; so</p><table><tr><td>a</td>").utf8)
        for end in stride(from: 1, to: page.count, by: 7) {
            let part = String(decoding: page[..<end], as: UTF8.self)
            #expect(try reading(part, as: .html).isWhole)
        }
    }

    @Test(
        "a wrong declaration of the encoding changes nothing",
        arguments: ["iso-8859-1", "utf-16", "euc-jp", "nonsense"])
    func encodings(name: String) throws {
        let page =
            "<meta charset=\"\(name)\"><meta http-equiv=Content-Type content=\"text/html; charset=\(name)\"><p>Keep café.</p>"
        #expect(try reading(page, as: .html).rules.map(\.statement) == ["Keep café."])
    }

    @Test(
        "JSON that is damaged or no page is refused by name",
        arguments: [
            "", "{", "{\"metadata\": {", "[1, 2]", "\"text\"", "{\"name\": \"package\"}", "{\"metadata\": {}, \"a\": }",
            String(repeating: "[", count: 100_000),
            "{\"metadata\": {}, \"primaryContentSections\": " + String(repeating: "[", count: 2_000),
        ])
    func invalidJSON(json: String) throws {
        let problem = #expect(throws: Problem.self) { try reading(json, as: .doccJSON) }
        #expect(problem?.kind == .badData)
        #expect(problem?.place?.hasPrefix("page") == true)
        #expect(problem?.next != nil)
    }

    @Test("fields of the wrong type give no text and no crash")
    func wrongTypes() throws {
        let json = """
            {"metadata": {"title": 7}, "references": [], "abstract": {"type": "text"}, "primaryContentSections": [
              3, null, {"kind": "content", "content": [
                {"type": "heading", "text": null, "level": "two"}, {"type": "table", "rows": [["x"], 4]},
                {"type": "unorderedList", "items": 1}, {"type": 5, "text": "Kept."}, {"inlineContent": [[]]}
              ]}
            ]}
            """
        let reading = try reading(json, as: .doccJSON)
        #expect(reading.isWhole)
        #expect(reading.text(of: .description).contains("Kept."))
    }
}
