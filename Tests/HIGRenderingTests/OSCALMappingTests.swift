import Foundation
import HIGModel
import Testing
import WrittenText

@testable import HIGRendering

@Suite("A mapping of OSCAL")
struct OSCALMappingTests {
    private func collection(
        _ changes: [Change], older: Holding = Samples.olderSummary.holding, notes: [String] = []
    ) throws -> [String: Any] {
        let whole = Holding(chunks: [1, 2], pages: 0, topics: ["lamp"])
        let comparison = Comparison(
            older: EditionSummary(edition: Samples.older, holding: older, sources: 1, rules: 1),
            newer: EditionSummary(edition: Samples.newer, holding: whole, sources: 2, rules: 2), topic: nil,
            changes: changes, notes: notes)
        let text = try written { try OSCALMapping(comparison).write(to: $0) }
        let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        return try #require(document?["mapping-collection"] as? [String: Any])
    }

    @Test("has an identity of its own for what it maps, and the same for the same")
    func identity() throws {
        func identity(_ changes: [Change]) throws -> String? {
            (try collection(changes)["mappings"] as? [[String: Any]])?.first?["uuid"] as? String
        }
        let one = try identity([change(.reworded)])
        #expect(one != nil)
        try #expect(identity([change(.reworded)]) == one)
        try #expect(identity([change(.split)]) != one)
    }

    private func map(_ change: Change) throws -> [String: Any] {
        let mapping = try #require((try collection([change])["mappings"] as? [[String: Any]])?.first)
        return try #require((mapping["maps"] as? [[String: Any]])?.first)
    }

    private func change(
        _ relation: Change.Relation, _ strength: Change.Strength = .same, moved: Bool = false, pinned: Bool = false,
        notes: [Change.Note] = []
    ) -> Change {
        let evidence = Evidence(
            statements: 0.5, texts: 0.5, sharedWords: [], sameTopic: true, neighbours: false, pinned: pinned)
        return Change(
            from: [Samples.sameOld], to: [Samples.sameNew], relation: relation, moved: moved, strength: strength,
            confidence: 0.5, evidence: evidence, edits: [], notes: notes)
    }

    @Test(
        "has the relationships of NIST IR 8477",
        arguments: [
            (.identical, .same, "equal-to"), (.reworded, .same, "equivalent-to"),
            (.reworded, .stronger, "intersects-with"), (.reintroduced, .same, "equivalent-to"),
            (.reintroduced, .weaker, "intersects-with"), (.split, .same, "superset-of"),
            (.merged, .same, "subset-of"), (.reversed, .same, "intersects-with"),
        ] as [(Change.Relation, Change.Strength, String)])
    func relationships(relation: Change.Relation, strength: Change.Strength, relationship: String) throws {
        let map = try map(change(relation, strength))
        #expect(map["relationship"] as? String == relationship)
        let props = try #require(map["props"] as? [[String: String]])
        #expect(props.map { $0["value"] } == [relation.rawValue, strength.rawValue])
    }

    @Test("says that advice moved, and escapes what a note says of it")
    func remarks() throws {
        let map = try map(change(.reworded, moved: true, notes: [.notFound(because: "see *gates* & <bells>")]))
        let props = try #require(map["props"] as? [[String: String]])
        #expect(props.map { $0["name"] } == ["relation", "moved", "strength"])
        #expect(map["remarks"] as? String == #"not found; see \*gates\* &amp; \<bells\>"#)
        #expect(try self.map(change(.reworded))["remarks"] == nil)
    }

    @Test("is complete where nothing of either edition is missing")
    func status() throws {
        let held = [
            (Holding(chunks: [1], pages: 0, topics: []), "complete"),
            (Holding(chunks: [2], pages: 0, topics: []), "not-complete"),
            (Holding(chunks: [], pages: 1, topics: []), "not-complete"),
            (Holding(chunks: [], pages: 0, topics: [], isWhole: true), "complete"),
        ]
        for (holding, status) in held {
            let provenance = try collection([change(.identical)], older: holding)["provenance"] as? [String: String]
            #expect(provenance?["status"] == status, "\(holding)")
        }
    }

    @Test("tells what a reader decided from what a program found")
    func provenance() throws {
        let found = try collection([change(.identical)], notes: ["one_note"])["provenance"] as? [String: String]
        #expect(found?["method"] == "automation")
        #expect(found?["mapping-description"]?.hasSuffix("without a reader's check; one\\_note") == true)
        let changes = [change(.identical, pinned: true), change(.split)]
        let decided = try collection(changes)["provenance"] as? [String: String]
        #expect(decided?["method"] == "hybrid")
        #expect(decided?["mapping-description"]?.hasSuffix("but for 1 change that a reader decided") == true)
    }

    @Test("has the same UUID each time, and another one when a relation changes")
    func uuids() throws {
        let uuid = try collection([change(.reworded)])["uuid"] as? String
        #expect(try collection([change(.reworded)])["uuid"] as? String == uuid)
        #expect(try collection([change(.identical)])["uuid"] as? String != uuid)
    }
}
