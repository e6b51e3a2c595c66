import Foundation
import HIGModel
import Testing

@testable import HIGRendering

@Suite("RelaxNG")
struct RelaxNGTests {
    private func text(_ schema: Schema) throws -> String { try RelaxNG(schema).text() }

    /// The definition of a record, without the white space between elements.
    private func definition(of record: String, in text: String) throws -> String {
        let start = try #require(text.range(of: "<define name=\"\(record)\">"))
        let end = try #require(text[start.upperBound...].range(of: "</define>"))
        return text[start.upperBound..<end.lowerBound].split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }.joined()
    }

    @Test("begins with the document, whose version and kind stand in its first tag")
    func start() throws {
        let text = try text(.topics)
        #expect(
            text.hasPrefix(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <grammar xmlns="http://relaxng.org/ns/structure/1.0" ns="urn:higkb:1" \
                datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
                 <start>
                  <element name="higkb">
                   <attribute name="version">
                    <data type="integer"/>
                   </attribute>
                   <attribute name="kind">
                    <choice>
                     <value>topics</value>
                    </choice>
                   </attribute>

                """))
    }

    @Test("what may be null may be missing, and a list may be empty")
    func occurrence() throws {
        let rule = try definition(of: "rule", in: text(.rules))
        #expect(
            rule.contains(
                "<element name=\"section\"><zeroOrMore><element name=\"item\"><text/></element></zeroOrMore></element>")
        )
        let source = try definition(of: "source", in: text(.rules))
        #expect(
            source.contains("<optional><element name=\"chunk\"><data type=\"integer\"/></element></optional>"))
        #expect(source.contains("<element name=\"file\"><text/></element>"))
        #expect(!source.contains("<optional><element name=\"file\">"))
    }

    @Test("an element of a list bears the name of its record, and a choice its values")
    func names() throws {
        let text = try text(.rules)
        #expect(text.contains("<element name=\"rule\">"))
        let values = Modality.allCases.map { "<value>\($0.rawValue)</value>" }.joined()
        #expect(
            try definition(of: "rule", in: text).contains(
                "<element name=\"modality\"><choice>\(values)</choice></element>"))
    }

    @Test("defines each record that it refers to once, and no other", arguments: Schema.allCases)
    func references(schema: Schema) throws {
        let text = try text(schema)
        func names(behind mark: String) -> [String] {
            text.split(separator: "\n").compactMap { line in
                line.trimmingCharacters(in: .whitespaces).split(separator: "\"").first == mark[...]
                    ? line.split(separator: "\"").dropFirst().first.map(String.init) : nil
            }
        }
        let defined = names(behind: "<define name=")
        #expect(Set(defined).count == defined.count)
        #expect(Set(defined) == Set(names(behind: "<ref name=")))
    }
}
