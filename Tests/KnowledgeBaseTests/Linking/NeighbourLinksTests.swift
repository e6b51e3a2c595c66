import ConcurrentWork
import Dispatch
import HIGLineage
import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("Links between neighbours")
struct NeighbourLinksTests {
    private let editions = ["a", "b", "c"].map { Edition(id: $0, title: $0, date: nil, series: [.ios]) }

    private func profile(_ edition: String) -> AheadValue<EditionProfile> {
        AheadValue { EditionProfile([Sample.rule("\(edition)/lamp/dim", "Dim the lamp.")]) }
    }

    /// The steps that have links, each with the editions of the rules that are linked.
    private func found(_ links: NeighbourLinks) throws -> [String: [String]] {
        let found = try links.links {}
        return Dictionary(
            uniqueKeysWithValues: found.map { step, links in
                ("\(step.older) \(step.newer)", links.map { "\(RuleID($0.from).edition) \(RuleID($0.to).edition)" })
            })
    }

    @Test("are looked for once all editions are read, in whatever order")
    func all() throws {
        let links = NeighbourLinks(among: editions, unread: 3)
        for edition in ["c", "a"] { links.take(profile(edition), of: edition) }
        try #expect(found(links).isEmpty)
        links.take(profile("b"), of: "b")
        try #expect(found(links) == ["a b": ["a b"], "b c": ["b c"]])
    }

    @Test("are those of Aligner")
    func aligned() throws {
        let links = NeighbourLinks(among: editions, unread: 2)
        for edition in ["a", "b"] { links.take(profile(edition), of: edition) }
        let expected = try Aligner().links(of: profile("a").value(), with: profile("b").value())
        #expect(!expected.isEmpty)
        try #expect(links.links {} == [LinkedStep(older: "a", newer: "b"): expected])
    }

    @Test("are not looked for from an edition that stays as it is, nor from one that nobody read")
    func unread() throws {
        let links = NeighbourLinks(among: editions, unread: 2)
        links.take(profile("a"), of: "a")
        links.take(nil, of: "b")
        try #expect(found(links).isEmpty)
        let apart = NeighbourLinks(among: editions, unread: 2)
        for edition in ["a", "c"] { apart.take(profile(edition), of: edition) }
        try #expect(found(apart).isEmpty)
    }

    @Test("are not waited for where the listener ends the work")
    func ended() throws {
        struct Ended: Error {}
        let links = NeighbourLinks(among: editions, unread: 1)
        let release = DispatchSemaphore(value: 0)
        links.take(
            AheadValue {
                release.wait()
                return EditionProfile([Rule]())
            }, of: "a")
        defer { release.signal() }
        #expect(throws: Ended.self) { try links.links { throw Ended() } }
    }
}
