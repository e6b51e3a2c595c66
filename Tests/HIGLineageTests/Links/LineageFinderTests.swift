import HIGModel
import Testing

@testable import HIGLineage

@Suite("LineageFinder")
struct LineageFinderTests {
    private func lineages(_ ids: [String], _ links: [Link]) -> [String: String] {
        let lineages = LineageFinder.lineages(of: ids, links: [links.map(\.ends)])
        return Dictionary(uniqueKeysWithValues: zip(ids, lineages))
    }

    @Test("a rule without links is a lineage of its own name")
    func alone() {
        #expect(lineages(["a/bar/keep-short"], []) == ["a/bar/keep-short": "bar/keep-short"])
    }

    @Test("a lineage bears the name of its first rule")
    func named() {
        let found = lineages(
            ["a/bar/old", "b/bar/mid", "c/bar/new"],
            [Sample.link("b/bar/mid", "c/bar/new"), Sample.link("a/bar/old", "b/bar/mid")])
        #expect(Set(found.values) == ["bar/old"])
        #expect(found.count == 3)
    }

    @Test("links over several editions and to several rules join, and others don't")
    func components() {
        let found = lineages(
            ["a/bar/1", "a/bar/2", "b/bar/3", "b/bar/4", "c/bar/5"],
            [Sample.link("a/bar/1", "b/bar/3"), Sample.link("a/bar/1", "b/bar/4"), Sample.link("b/bar/4", "c/bar/5")])
        #expect(found["c/bar/5"] == "bar/1")
        #expect(found["b/bar/3"] == "bar/1")
        #expect(found["a/bar/2"] == "bar/2")
    }

    @Test("two lineages whose first rules share a name are told apart by the later one's edition")
    func sameName() {
        let found = lineages(["a/bar/keep-short", "b/bar/keep-short"], [])
        #expect(found == ["a/bar/keep-short": "bar/keep-short", "b/bar/keep-short": "bar/keep-short@b"])
    }

    @Test("neither the order of the links nor a link to a rule that is not there matters")
    func order() {
        let ids = ["a/bar/1", "b/bar/2", "c/bar/3", "d/bar/4"]
        let links = [
            Sample.link("a/bar/1", "b/bar/2"), Sample.link("b/bar/2", "c/bar/3"), Sample.link("c/bar/3", "d/bar/4"),
            Sample.link("a/bar/1", "x/bar/gone"),
        ]
        var random = Seeded(7)
        for _ in 1...10 {
            #expect(lineages(ids, links.shuffled(using: &random)) == lineages(ids, links))
        }
    }
}
