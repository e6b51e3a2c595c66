import Foundation
import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("Show, rules, search, check")
struct ShowTests {
    private func withSeeds(_ body: (KnowledgeBase) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try folder.ingestSeeds()
            try body(folder.base())
        }
    }

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

    @Test("the end of an id is enough where it fits one piece of advice")
    func byEnd() throws {
        try withSeeds { base in
            let shown = try base.show("dont-create-multisegment-back-button", raw: false).map(\.rule.id)
            #expect(Set(shown) == [id, "ios-2014/back-button/dont-create-multisegment-back-button"])
        }
    }

    @Test("an id finds its rule when the rule has moved to another topic, as far as one rule has its edition and slug")
    func byFormerTopic() throws {
        try withSeeds { base in
            let former = "ios-2011/navigation-bar/dont-create-multisegment-back-button"
            try #expect(base.show(former, raw: false).map(\.rule.id) == [id])
            let shared = #expect(throws: Problem.self) {
                try base.show("ios-2011/popover/specify-color-translucency", raw: false)
            }
            #expect(shared?.message.contains("fits several rules") == true)
            #expect(throws: Problem.self) { try base.show("ios-2014/popover/dont-create-it", raw: false) }
        }
    }

    @Test("the end may begin at any word")
    func byLastWords() throws {
        try withSeeds { base in
            #expect(try base.show("avoid-crowding-navigation-bar", raw: false).count > 0)
            let shown = try base.show("multisegment-back-button", raw: false).map(\.rule.id)
            #expect(Set(shown) == [id, "ios-2014/back-button/dont-create-multisegment-back-button"])
            #expect(throws: Problem.self) { try base.show("segment-back-buttons", raw: false) }
            #expect(throws: Problem.self) { try base.show("", raw: false) }
        }
    }

    @Test("a lineage that needs its edition to be told apart is found by its id")
    func byLineageWithEdition() throws {
        try withTemporaryFolder { folder in
            for (year, rule) in [
                ("2011", "**Keep it short.** Long titles wrap."), ("2014", "**Keep it short.** Movies bore."),
            ] {
                try folder.writeEdition("\(year) iOS Human Interface Guidelines", ["# Toolbar\n\n" + rule], in: "in")
                try folder.ingest("in/\(year) iOS Human Interface Guidelines", series: year == "2011" ? "ios" : "mac")
            }
            let base = try folder.base()
            let lineages = try base.rules().map(\.lineage)
            #expect(lineages == ["toolbar/keep-short", "toolbar/keep-short@mac-2014"])
            #expect(try base.show(lineages[1], raw: false).map(\.rule.edition) == ["mac-2014"])
            #expect(try base.history(of: lineages[1]).lineages.map(\.id) == [lineages[1]])
        }
    }

    @Test("a lineage is named by the id of any of its rules without the edition")
    func byLineage() throws {
        try withSeeds { base in
            let lineage = try base.show(id, raw: false)[0].rule.lineage
            #expect(try base.show(lineage, raw: false).map(\.rule.lineage) == [lineage])
        }
    }

    @Test("an id without the digest that tells it from others finds these, and none of another topic")
    func sharedName() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "in/a.md",
                "# Toolbar\n\n**Use title-style capitalization for every bell.** So.\n\n"
                    + "**Use title-style capitalization for the lamps.** So.\n")
            try folder.write("in/b.md", "# Alert\n\n**Use title-style capitalization for a sheet.** So.\n")
            try folder.ingest("in")
            let problem = #expect(throws: Problem.self) {
                try folder.base().show("current/toolbar/use-title-style-capitalization", raw: false)
            }
            #expect(problem?.message.contains("fits several rules") == true)
            #expect(problem?.message.contains("toolbar/use-title-style-capitalization-") == true)
            #expect(problem?.message.contains("alert") == false)
        }
    }

    @Test("an end that fits several pieces of advice lists them")
    func ambiguous() throws {
        try withTemporaryFolder { folder in
            try folder.write("in/a.md", "# Toolbar\n\n**Keep titles short.** Long ones wrap.\n")
            try folder.write("in/b.md", "# Alert\n\n**Keep titles short.** A sheet is narrow.\n")
            try folder.ingest("in")
            let problem = #expect(throws: Problem.self) { try folder.base().show("keep-titles-short", raw: false) }
            #expect(problem?.kind == .usage)
            #expect(
                problem?.message
                    == "keep-titles-short fits several rules: current/toolbar/keep-titles-short, current/alert/keep-titles-short"
            )
        }
    }

    @Test(
        "an unknown rule is answered with near ones, each once and as short as it was typed",
        arguments: [
            ("dont-create-multisegment-back-buton", "dont-create-multisegment-back-button"),
            (
                "back-button/dont-create-multisegment-back-buton", "back-button/dont-create-multisegment-back-button"
            ),
            (
                "ios-2014/back-button/dont-create-multisegment-back-buton",
                "ios-2014/back-button/dont-create-multisegment-back-button"
            ),
        ])
    func unknown(name: String, near: String) throws {
        try withSeeds { base in
            let problem = #expect(throws: Problem.self) { try base.show(name, raw: false) }
            #expect(problem?.kind == .nothingFound)
            #expect(problem?.message == "no rule is called \(name)")
            #expect(problem?.next?.hasPrefix("did you mean \(near)") == true)
            let offered = (problem?.next ?? "").split { " ,?".contains($0) }.filter { $0.contains("multisegment") }
            #expect(Set(offered).count == offered.count)
            #expect(offered.allSatisfy { $0.split(separator: "/").count == name.split(separator: "/").count })
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

    @Test("where no edition has rules on a topic, those on others that speak of it are counted")
    func mentionsInDiff() throws {
        try withTemporaryFolder { folder in
            for year in ["1999", "2001"] {
                try folder.write("\(year)/lamps.md", "# Lamps\n\nShow the lamps in a popover.\n")
                _ = try KnowledgeBase(path: folder.database, access: .writing).ingest(
                    Intake(paths: [folder.path(year)], edition: "mac-\(year)", series: "mac", date: year))
            }
            #expect(
                try folder.base().diff(topic: "popover", from: "1999", to: "2001").notes.first
                    == "no rules on popover in either edition; 2 rules on other topics speak of it: "
                    + "higkb rules popover --mentions --edition mac-1999 --edition mac-2001")
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
