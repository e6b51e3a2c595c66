import Foundation
import HIGModel
import Testing

@testable import HIGRendering

@Suite("XML")
struct XMLFormatTests {
    @Test("has an element for every member, and none for null")
    func elements() throws {
        let rule = Samples.rule(Samples.older, "x", "Keep <b> & \"c\".", body: "One.\n\nTwo.", page: nil)
        #expect(
            XMLFormat().text(Report([rule])) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <higkb xmlns="urn:higkb:1" version="\(Schema.version)" kind="rules">
                 <rules>
                  <rule>
                   <id>pad-1991/lamp/x</id>
                   <lineage>lamp/x</lineage>
                   <edition>pad-1991</edition>
                   <series>
                    <item>pad</item>
                   </series>
                   <topic>lamp</topic>
                   <topics>
                    <item>lamp</item>
                    <item>light</item>
                   </topics>
                   <section>
                    <item>Elements</item>
                    <item>Lamps</item>
                   </section>
                   <statement>Keep &lt;b&gt; &amp; &quot;c&quot;.</statement>
                   <body>One.

                Two.</body>
                   <modality>should</modality>
                   <platforms/>
                   <style>headline</style>
                   <source>
                    <document>Pad Interface Guidelines.pdf</document>
                    <file>pad-1991/chunk_7.md</file>
                    <chunk>7</chunk>
                    <lines>
                     <item>3</item>
                     <item>7</item>
                    </lines>
                    <continuations/>
                   </source>
                   <digest>0f</digest>
                   <measures/>
                  </rule>
                 </rules>
                </higkb>

                """)
    }

    @Test("holds no character that XML cannot hold")
    func characters() {
        let text = XMLFormat().text(Report([Samples.hostile]))
        #expect(text.contains("\u{FFFD}[2J\u{FFFD}"))
        #expect(!text.contains("\u{1B}") && !text.contains("\u{0B}"))
    }

    @Test("has references to the characters that could steer a terminal, and reads as the text was")
    func references() {
        let rule = Samples.rule(Samples.older, "x", "A\u{9B}2J \u{202E}b<c \u{7F}", body: "\u{2066}One.\u{2069}")
        let text = XMLFormat().text(Report([rule]))
        #expect(text.contains("<statement>A&#x9B;2J &#x202E;b&lt;c &#x7F;</statement>"))
        #expect(text.contains("<body>&#x2066;One.&#x2069;</body>"))
        #expect(text.visible == text)
    }

    @Test(
        "is what its RELAX NG schema says, by the judgement of xmllint",
        .enabled(if: Tool.exists("xmllint"), "skipped: xmllint is not installed"), arguments: Schema.allCases)
    func validation(schema: Schema) throws {
        for (kind, report) in SchemaTests.reports where kind == schema {
            try withFolder { folder in
                let grammar = folder.appending(path: "schema.rng")
                try Data(try RelaxNG(schema).text().utf8).write(to: grammar)
                let document = folder.appending(path: "document.xml")
                try Data(XMLFormat().text(report).utf8).write(to: document)
                let run = try Tool.run("xmllint", ["--noout", "--relaxng", grammar.path, document.path])
                #expect(run.status == 0, "\(run.output)")
            }
        }
    }

    @Test(
        "is refused by the schema when a member is missing",
        .enabled(if: Tool.exists("xmllint"), "skipped: xmllint is not installed"))
    func refusal() throws {
        try withFolder { folder in
            let grammar = folder.appending(path: "schema.rng")
            try Data(try RelaxNG(.rules).text().utf8).write(to: grammar)
            let document = folder.appending(path: "document.xml")
            let text = XMLFormat().text(Report([Samples.dontBlink]))
            try Data(text.replacing("<modality>must-not</modality>", with: "").utf8).write(to: document)
            #expect(try Tool.run("xmllint", ["--noout", "--relaxng", grammar.path, document.path]).status != 0)
        }
    }
}

/// Runs a test in a folder of its own.
func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "higkb-rendering-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
}
