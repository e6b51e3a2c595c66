import ConcurrentWork
import HIGLineage
import HIGModel
import HIGStore
import Testing

@testable import KnowledgeBase

@Suite("Returning")
struct ReturningTests {
    /// What is looked for and found among editions `a` to `d`, each a year after the one before.
    private struct Found {
        /// The editions that were compared, as "older newer".
        var compared: [String] = []
        /// Those between which something returned.
        var returned: [String] = []
    }

    private func rule(_ edition: Character) -> String { "\(edition)/lamp/dim" }

    /// - Parameters:
    ///   - held: the editions that say it, each in its only rule.
    ///   - changed: the editions with other rules or links.
    ///   - linked: pairs of editions of which the rules are linked.
    ///   - mac: the editions of another series.
    private func found(
        _ held: String, after changed: String, linked: [String] = [], mac: String = "", pins: [Pin] = []
    ) throws -> Found {
        var found = Found()
        let editions = "abcd".enumerated().map { index, id in
            Edition(
                id: "\(id)", title: "", date: PartialDate("200\(index)"), series: [mac.contains(id) ? .mac : .ios])
        }
        let ends = linked.map { pair in
            (
                EditionStep(older: String(pair.prefix(1)), newer: String(pair.suffix(1))),
                pair.first.flatMap { first in pair.last.map { [LinkEnds(from: rule(first), to: rule($0))] } } ?? []
            )
        }
        try withSeeds { base in
            try base.store.read { reader in
                let rules = EditionRules(reader)
                for id in "abcd" {
                    let own = held.contains(id) ? [Sample.rule(rule(id))] : []
                    rules.take(own, AheadValue { EditionProfile(own) }, of: "\(id)")
                }
                let returning = Returning(
                    reader: reader, rules: rules, editions: editions, steps: LinkedStep.all(among: editions),
                    pins: Pins(pins, editions: editions.map(\.id)))
                let search = try returning.search(
                    after: Set(changed.map { "\($0)" }), linked: Dictionary(uniqueKeysWithValues: ends))
                let links = try search.links()
                found.compared = links.map { "\($0.older) \($0.newer)" }.sorted()
                found.returned = links.filter { !$0.links.isEmpty }.map { "\($0.older) \($0.newer)" }.sorted()
            }
        }
        return found
    }

    @Test("is looked for in what changed and in all that comes after it, among what lies before the neighbour")
    func searched() throws {
        try #expect(found("", after: "d").compared == ["a d", "b d"])
        try #expect(found("", after: "b").compared == ["a c", "a d", "b d"])
        try #expect(found("", after: "").compared == [])
    }

    @Test("is what had vanished in between and comes again, from the last that said it")
    func returned() throws {
        try #expect(found("ac", after: "c").returned == ["a c"])
        try #expect(found("abd", after: "d", linked: ["ab"]).returned == ["b d"])
        try #expect(found("ab", after: "d").returned == [])
    }

    @Test("is not what the edition before has, nor what another took up before")
    func settled() throws {
        try #expect(found("abc", after: "c", linked: ["ab", "bc"]).returned == [])
        try #expect(found("acd", after: "d", linked: ["cd"]).returned == [])
        try #expect(found("acd", after: "cd", linked: ["cd"]).returned == ["a c"])
    }

    @Test("leaves what an edition has that is not looked at again, and counts on nothing that another had")
    func earlier() throws {
        try #expect(found("acd", after: "d", linked: ["ac"]).returned == [])
        try #expect(found("acd", after: "c", linked: ["ac"]).returned == ["a c"])
        try #expect(found("ad", after: "c", linked: ["ac"]).returned == ["a d"])
    }

    @Test("stays within a series")
    func series() throws {
        let found = try found("abcd", after: "abcd", mac: "bd")
        #expect(found.compared == [])
        try #expect(self.found("ad", after: "d", mac: "b").returned == ["a d"])
        try #expect(self.found("bd", after: "d", mac: "b").returned == [])
    }

    @Test("is left to what a reader decided")
    func decided() throws {
        try #expect(found("ac", after: "c", pins: [Pin(.unlink, from: rule("a"), to: rule("c"))]).returned == [])
        try #expect(
            found("abd", after: "d", pins: [Pin(.link, from: rule("a"), to: rule("d"))]).returned == ["a d"])
    }
}
