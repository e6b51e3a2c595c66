import Foundation
import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("Show, rules, search, check")
struct ShowTests {
    private let id = "ios-2011/back-button/dont-create-multisegment-back-button"

    @Test("a rule is shown by its id, with its edition and the same advice elsewhere, oldest first")
    func byID() throws {
        try withSeeds { base in
            let dossiers = try base.show(id, raw: false)
            #expect(dossiers.map(\.rule.id) == [id])
            #expect(dossiers[0].edition.id == "ios-2011")
            let elsewhere = dossiers[0].elsewhere.filter { $0.statement.contains("segment") }
            #expect(elsewhere.map(\.edition) == ["ios-2010-03", "ios-2014", "current"])
            #expect(dossiers[0].links.allSatisfy { $0.from == id || $0.to == id })
            #expect(dossiers[0].links.count == 2)
            #expect(dossiers[0].raw == nil)
        }
    }

    @Test("the raw text is the source's own, to the byte, with the glued words as they were")
    func raw() throws {
        try withSeeds { base in
            let seed = try Data(contentsOf: seeds.appending(path: "ios-2014-chunk-093.md"))
            let rules = try base.rules(topic: "back-button", editions: ["2014"], modalities: [.mustNot])
            #expect(rules.count == 1)
            #expect(rules[0].body.hasPrefix("The back button always takes the user"))
            let raw = try #require(try base.show(rules[0].id, raw: true)[0].raw)
            #expect(raw.contains("The back button alwaystakesthe user"))
            #expect(seed.range(of: Data(raw.utf8)) != nil)
        }
    }

    @Test("the raw text takes in the body, wherever it ends")
    func rawBody() throws {
        try withSeeds { base in
            let raw = try #require(try base.show(id, raw: true)[0].raw)
            #expect(raw.hasPrefix("**Don't create a multisegment back button**."))
            #expect(raw.contains("- Choosing which levels to display"))
            #expect(!raw.contains("On iPhone, take into account"))
        }
    }

    @Test("rules are those of a topic with its parts, of editions, of a modality")
    func rules() throws {
        try withSeeds { base in
            #expect(Set(try base.rules(topic: "navigation-bar").map(\.topic)).count == 2)
            #expect(
                Set(try base.rules(editions: ["2010", "2014"]).map(\.edition)).count == 2)
            #expect(
                Set(try base.rules(modalities: [.mustNot, .consider]).map(\.modality)) == [.mustNot, .consider])
            let must = try base.rules(topic: "toolbar", editions: ["2011"], modalities: [.shouldNot])
            #expect(must.map(\.statement).count == 1)
            #expect(throws: Problem.self) { try base.rules(topic: "tolbar") }
            #expect(throws: Problem.self) { try base.rules(editions: ["2099"]) }
        }
    }

    @Test("rules on other topics that speak of one are told when asked for, and where there are no others")
    func mentions() throws {
        try withSeeds { base in
            let filed = try base.rules(topic: "toolbar", editions: ["2014"])
            let named = try base.rules(topic: "toolbar", withMentions: true, editions: ["2014"])
            #expect(Set(filed).isSubset(of: named) && named.count > filed.count)
            #expect(named.allSatisfy { $0.topics.contains("toolbar") })
            let whole = try base.rules(topic: "navigation-bar", withMentions: true)
            #expect(whole.contains { $0.topic == "back-button" }, "a part's are the whole's")
            #expect(
                try base.diff(topic: "title-bar", from: "2010", to: "2014").notes.first
                    == "no rules on title-bar in either edition")
        }
    }

    @Test("a search finds either spelling, one hit a lineage unless asked otherwise, in the editions asked for")
    func search() throws {
        try withSeeds { base in
            for text in ["multi-segment", "multisegment"] {
                let hit = try #require(try base.search(SearchQuery(text: text)).hits.first)
                #expect(hit.standing?.alsoIn.count == 3)
                let all = try base.search(SearchQuery(text: text, allEditions: true)).hits
                #expect(Set(all.map(\.edition)) == ["ios-2010-03", "ios-2011", "ios-2014", "current"])
                let older = try base.search(SearchQuery(text: text, editions: ["2010"])).hits
                #expect(Set(older.map(\.edition)) == ["ios-2010-03"])
            }
            #expect(try base.search(SearchQuery(text: "spaceship")).total == 0)
            #expect(throws: Problem.self) { try base.search(SearchQuery(text: "bar", editions: ["2099"])) }
            #expect(throws: Problem.self) { try base.search(SearchQuery(text: "bar", topics: ["bak-button"])) }
        }
    }

    @Test("words that extraction glued together are found by themselves")
    func repaired() throws {
        try withSeeds { base in
            let hits = try base.search(SearchQuery(text: "always takes the user", editions: ["2014"])).hits
            #expect(hits.first?.rule?.body.contains("always takes the user") == true)
        }
    }
}
