import HIGModel
import Testing

@testable import HIGParsing

@Suite("RuleNaming")
struct RuleNamingTests {
    private let panel = Samples.input("Avoid tall panels.\n\nAvoid modes.", file: "panels.md")

    private func ids(_ sources: SourceInput...) throws -> [String] {
        try Samples.read(sources).sources.flatMap { $0.rules.map(\.id) }
    }

    @Test("an id is edition, topic and slug; the lineage is the id without the edition")
    func parts() throws {
        let rule = try #require(Samples.read([panel]).sources.first?.rules.first)
        #expect(rule.id == "ios-2012/panel/avoid-tall-panels")
        #expect(rule.lineage == "panel/avoid-tall-panels")
        #expect(rule.name == rule.lineage)
    }

    @Test("another source changes no id of this one")
    func stable() throws {
        let other = Samples.input("Don't stack sheets.\n\nAvoid long titles.", file: "sheets.md")
        let alone = try ids(panel)
        #expect(try ids(panel, other).prefix(alone.count) == alone[...])
    }

    @Test("statements whose words give the same id are told apart by their digests, whatever their order")
    func collisions() throws {
        let one = Samples.input("Avoid tall narrow panels on the left.", file: "one.md")
        let two = Samples.input("Avoid tall narrow panels on the right.", file: "two.md")
        let forward = try Samples.read([one, two]).sources.flatMap(\.rules)
        let backward = try Samples.read([two, one]).sources.flatMap(\.rules)
        #expect(Set(forward.map(\.id)).count == 2)
        #expect(forward.map(\.id) == backward.map(\.id))
        for rule in forward {
            #expect(rule.id == "ios-2012/panel/avoid-tall-narrow-panels-" + digest(rule.statement.utf8).prefix(6))
        }
    }

    @Test("the same statement twice is counted")
    func repeated() throws {
        let text = "Avoid tall narrow panels.\n\nA line apart.\n\nAvoid tall narrow panels."
        let ids = try ids(Samples.input(text, file: "a.md"), Samples.input(text + "\n\nMore.", file: "b.md"))
        #expect(ids.count == 4)
        #expect(Set(ids).count == 4)
        #expect(ids.dropFirst().enumerated().allSatisfy { $1 == "\(ids[0])-\($0 + 2)" })
    }

    @Test("a rule is cited with document, file, chunk, page and lines, and has the digest of statement and body")
    func citation() throws {
        let text =
            "<!-- Chunk 7 | Source: A.pdf -->\n<span id=\"page-31-0\"></span>**Avoid tall panels.** They hide\nthe text.\n"
        let rule = try #require(Samples.read([Samples.input(text, file: "c.md", chunk: 7)]).sources.first?.rules.first)
        #expect(
            rule.source
                == Citation(
                    document: "iOS Human Interface Guidelines", file: "c.md", chunk: 7, pages: Pages(31), lines: 2...2))
        #expect(rule.body == "They hide the text.")
        #expect(rule.digest == digest("Avoid tall panels.\n\nThey hide the text.".utf8))
    }

    @Test(
        "rules are limited to the platform of their series, unless that is a guess",
        arguments: [
            ("Mac HIG", Series.mac, ["macos"]), ("Apple Watch Guidelines", .mac, []), ("Gate Guidelines", .mac, []),
            ("Gate Guidelines", .ios, ["ios"]),
        ])
    func platforms(title: String, series: Series, platforms: [String]) throws {
        let edition = Edition(id: "gate-2012", title: title, date: PartialDate("2012"), series: [series])
        let reading = try EditionReader(vocabulary: .bundled()).read(edition, sources: [panel])
        #expect(reading.sources.flatMap(\.rules).allSatisfy { $0.platforms == platforms })
    }
}
