import HIGLineage
import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("What returned in editions that continue each other")
struct ReturningLineTests {
    private let editions = ["a", "b", "c", "d"].map { Edition(id: $0, title: $0, date: nil, series: [.ios]) }

    /// The links found, as "older newer".
    ///
    /// - Parameters:
    ///   - held: the editions that say it, each in its only rule.
    ///   - searches: the edition and the earlier ones, as in "ab c".
    ///   - takenUp: the editions of a rule and of the one that took it up.
    private func links(
        _ held: String, _ searches: String..., takenUp: [(String, String)] = [],
        continuing: Set<String> = [], pins: [Pin] = []
    ) -> [String] {
        var successors = FirstSuccessors(editions, rules: takenUp.count)
        for (older, newer) in takenUp { successors.add([LinkEnds(from: rule(older), to: rule(newer))], in: newer) }
        let line = ReturningLine(
            takenUp: successors, continuing: continuing, pins: Pins(pins, editions: editions.map(\.id)),
            profiles: Dictionary(
                uniqueKeysWithValues: held.map { ("\($0)", EditionProfile([Sample.rule(rule("\($0)"))])) }))
        let found = line.links(
            searches.compactMap { search in
                let (earlier, newer) = (search.split(separator: " ")[0], search.split(separator: " ")[1])
                return editions.first { $0.id == newer }.map {
                    ReturningLine.Search(edition: $0, earlier: earlier.map(String.init))
                }
            })
        #expect(
            found.map { "\($0.older)\($0.newer)" }
                == searches.flatMap { search in
                    search.prefix { $0 != " " }.map { "\($0)\(search.suffix(1))" }
                })
        return found.flatMap(\.links).map { "\(RuleID($0.from).edition) \(RuleID($0.to).edition)" }
    }

    private func rule(_ edition: String) -> String { "\(edition)/alert/1" }

    @Test("is what an earlier edition said that no edition since took up")
    func returned() {
        #expect(links("ac", "a c") == ["a c"])
        #expect(links("ac", "a c", takenUp: [("a", "b")]) == [])
        #expect(links("ac", "a c", takenUp: [("a", "d")]) == ["a c"])
    }

    @Test("is not what goes on, nor what a reader parted")
    func settled() {
        #expect(links("ac", "a c", continuing: [rule("c")]) == [])
        #expect(
            links("ac", "a c", pins: [Pin(.unlink, from: rule("a"), to: rule("c"))]) == [])
    }

    @Test("comes from the latest of several editions, and returns but once")
    func once() {
        #expect(links("abc", "ab c") == ["b c"])
        #expect(links("acd", "a c", "ab d") == ["a c"])
    }
}
