import Foundation
import HIGModel
import Testing
import WrittenText

@testable import HIGRendering

@Suite("OSCAL")
struct OSCALTests {
    private func catalog() throws -> [String: Any] {
        let text = try written { try OSCALCatalog().write(Samples.catalog, to: $0) }
        let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        return try #require(document?["catalog"] as? [String: Any])
    }

    private func controls() throws -> [[String: Any]] {
        let groups = try #require(try catalog()["groups"] as? [[String: Any]])
        return try #require(groups.first?["controls"] as? [[String: Any]])
    }

    private func values(_ control: [String: Any]) -> [String: String] {
        let props = control["props"] as? [[String: String]] ?? []
        return Dictionary(props.map { ($0["name"] ?? "", $0["value"] ?? "") }) { first, _ in first }
    }

    @Test("a UUID is the one that RFC 9562 and Python's uuid5 give for the name")
    func uuid() {
        // RFC 9562, appendix A.4: the name www.example.com in the namespace of DNS.
        let dns: [UInt8] = [
            0x6B, 0xA7, 0xB8, 0x10, 0x9D, 0xAD, 0x11, 0xD1, 0x80, 0xB4, 0x00, 0xC0, 0x4F, 0xD4, 0x30, 0xC8,
        ]
        #expect(UUID5.text(of: "www.example.com", in: dns) == "2ed6657d-e927-568b-95e1-2665a8aea6a2")
    }

    @Test("a control is a rule with statement and guidance, modality, edition and page")
    func control() throws {
        let control = try controls()[2]
        #expect(control["id"] as? String == "pad-1994-05.lamp.dont-blink")
        #expect(control["title"] as? String == Samples.dontBlink.statement)
        let values = values(control)
        #expect(values["modality"] == "must-not" && values["edition"] == "pad-1994-05" && values["page"] == "12")
        let parts = try #require(control["parts"] as? [[String: String]])
        #expect(parts.map { $0["name"] } == ["statement", "guidance"])
        #expect(
            parts[1]["prose"] == """
                Blinking causes several problems:

                - It can't be read while it is off.
                - It hides "real" alarms, and wakes the neighbours.

                If you must, blink once.
                """)
    }

    @Test("the sentence before the list whose item a rule is comes along")
    func introduction() throws {
        let introductions = try controls().map { values($0)["introduction"] }
        #expect(introductions == [nil, nil, nil, "To let people sleep:"])
    }

    @Test("a removed rule is withdrawn, and a rule that goes on links to the next")
    func links() throws {
        let controls = try controls()
        #expect(values(controls[1])["status"] == "withdrawn" && values(controls[1])["removed-in"] == "pad-1994-05")
        #expect(values(controls[0])["status"] == nil)
        let links = try #require(controls[0]["links"] as? [[String: String]])
        #expect(links.contains(["href": "#pad-1994-05.lamp.dont-blink", "rel": "successor-version"]))
    }

    @Test(
        "links say whether a rule moved to another topic, or is taken in by another",
        arguments: [
            ("pad-1994-05/shelf/x", false, "moved-to"), ("pad-1994-05/shelf/x", true, "incorporated-into"),
            ("pad-1994-05/lamp/x", false, "successor-version"),
        ])
    func relations(id: String, isMerged: Bool, relation: String) throws {
        var catalog = Samples.catalog
        catalog.topics.append(Topic(slug: "shelf", title: "Shelf", aliases: [], parent: nil))
        let successor = CatalogEntry.Successor(id: id, isMerged: isMerged)
        catalog.entries = [
            CatalogEntry(rule: Samples.keepRound, formerIDs: [], successors: [successor], removedIn: nil)
        ]
        let text = try written { try OSCALCatalog().write(catalog, to: $0) }
        #expect(text.contains("\"rel\": \"\(relation)\""))
    }

    @Test("a link to a rule that is not in view is left out")
    func outOfView() throws {
        var catalog = Samples.catalog
        let successor = CatalogEntry.Successor(id: "pad-2000/lamp/x", isMerged: false)
        catalog.entries = [
            CatalogEntry(rule: Samples.keepRound, formerIDs: [], successors: [successor], removedIn: nil)
        ]
        let text = try written { try OSCALCatalog().write(catalog, to: $0) }
        #expect(!text.contains("pad-2000"))
    }

    @Test("a mapping has a map a change, with relationship and confidence, and the gaps on both sides")
    func mapping() throws {
        let text = try written { try OSCALMapping(Samples.comparison).write(to: $0) }
        let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let collection = try #require(document?["mapping-collection"] as? [String: Any])
        let mapping = try #require((collection["mappings"] as? [[String: Any]])?.first)
        let maps = try #require(mapping["maps"] as? [[String: Any]])
        #expect(maps.map { $0["relationship"] as? String } == ["intersects-with", "intersects-with", "equal-to"])
        #expect((maps[0]["confidence-score"] as? [String: Double])?["percentage"] == 0.93)
        #expect(mapping["source-gap-summary"] == nil)
        let gap = try #require(mapping["target-gap-summary"] as? [String: Any])
        #expect(((gap["unmapped-controls"] as? [[String: [String]]])?.first?["with-ids"])?.count == 2)
        #expect((collection["provenance"] as? [String: String])?["status"] == "not-complete")
    }

    @Test("a mapping without a map is refused: OSCAL has none")
    func emptyMapping() {
        let comparison = Comparison(
            older: Samples.olderSummary, newer: Samples.newerSummary, topic: nil, changes: [], notes: [])
        #expect(throws: Problem.self) { try OSCALMapping(comparison).write { _ in } }
    }

    @Test("ids are tokens", arguments: [("a/b/c", "a.b.c"), ("2012/x", "_2012.x"), ("é/ö x", "é.ö_20x")])
    func tokens(id: String, token: String) {
        #expect(OSCAL.token(id) == token)
    }
}
