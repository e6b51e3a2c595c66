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
    ///   - read: the editions whose rules were read.
    private func links(
        _ held: String, _ searches: String..., takenUp: [(String, String)] = [],
        continuing: Set<String> = [], pins: [Pin] = [], read: String = "abcd"
    ) throws -> [String] {
        var successors = FirstSuccessors(editions, rules: takenUp.count)
        for (older, newer) in takenUp { successors.add([LinkEnds(from: rule(older), to: rule(newer))], in: newer) }
        let line = ReturningLine(
            takenUp: successors, continuing: continuing, pins: Pins(pins, editions: editions.map(\.id)),
            profiles: Dictionary(
                uniqueKeysWithValues: read.map {
                    ("\($0)", EditionProfile(held.contains($0) ? [Sample.rule(rule("\($0)"))] : []))
                }))
        let found = try line.links(
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
    func returned() throws {
        try #expect(links("ac", "a c") == ["a c"])
        try #expect(links("ac", "a c", takenUp: [("a", "b")]) == [])
        try #expect(links("ac", "a c", takenUp: [("a", "d")]) == ["a c"])
    }

    @Test("is not what goes on, nor what a reader parted")
    func settled() throws {
        try #expect(links("ac", "a c", continuing: [rule("c")]) == [])
        try #expect(
            links("ac", "a c", pins: [Pin(.unlink, from: rule("a"), to: rule("c"))]) == [])
    }

    @Test("comes from the latest of several editions, and returns but once")
    func once() throws {
        try #expect(links("abc", "ab c") == ["b c"])
        try #expect(links("acd", "a c", "ab d") == ["a c"])
    }

    @Test("is looked for in no edition of which no rules were read", arguments: [("a", "c"), ("c", "a")])
    func missing(read: String, missing: String) {
        let problem = #expect(throws: Problem.self) { try links("ac", "a c", read: read) }
        #expect(problem?.kind == .defect)
        #expect(problem?.place == missing)
    }
}
