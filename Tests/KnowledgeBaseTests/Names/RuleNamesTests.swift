import Foundation
import HIGModel
import HIGStore
import Testing

@testable import KnowledgeBase

@Suite("RuleNames")
struct RuleNamesTests {
    private let id = "ios-2011/back-button/dont-create-multisegment-back-button"

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

    @Test("a topic that is taken for a rule is told, whether or not rules are called so")
    func topic() throws {
        try withTemporaryFolder { folder in
            let text = "# Toolbar\n\n**Lay lamps on a toolbar.** It is wide.\n\n**Hide a toolbar.** It is old.\n"
            try folder.write("in/a.md", text)
            try folder.ingest("in")
            let several = #expect(throws: Problem.self) { try folder.base().show("toolbar", raw: false) }
            #expect(several?.kind == .usage)
            #expect(several?.next == "give more of the rule's id; toolbar is a topic: higkb rules toolbar")
            let none = #expect(throws: Problem.self) { try folder.base().show("tool bars", raw: false) }
            #expect(none?.kind == .nothingFound)
            #expect(none?.next == "tool bars is a topic: higkb rules toolbar")
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

    @Test("a file that is taken for a rule is told, by who asks for its history as well")
    func file() throws {
        try withTemporaryFolder { folder in
            try folder.write("in/a.md", "# Toolbar\n\n**Hide a toolbar.** It is old.\n")
            try folder.ingest("in")
            let base = try folder.base()
            let shown = #expect(throws: Problem.self) { try base.show("current/a.md", raw: false) }
            #expect(shown?.kind == .nothingFound)
            let told = #expect(throws: Problem.self) { try base.history(of: "current/a.md") }
            #expect(told?.kind == .usage)
            #expect(told?.message == "current/a.md is a file, not a rule")
            #expect(told?.next?.contains(" --passages") == true)
            #expect(told?.next == shown?.next)
        }
    }

    @Test("of given ids those are meant that a name ends, or that are its rule's, held or not")
    func amongIDs() throws {
        try withTemporaryFolder { folder in
            try folder.holdSeeds()
            let gone = "ios-1999/lamp/dont-create-multisegment-back-button"
            func meant(_ name: String) throws -> Set<String> {
                try folder.base().store.read { try RuleNames(reader: $0).ids(name, among: [id, gone, "a/b/c"]) }
            }
            try #expect(meant(id) == [id])
            try #expect(meant("dont-create-multisegment-back-button") == [id, gone])
            try #expect(meant("ios-2011/popover/dont-create-multisegment-back-button") == [id])
            try #expect(meant("multisegment-back-button") == [id])
            try #expect(meant("ios-1999/lamp/keep-it") == [])
            let former = "ios-2011/popover/dont-create-multisegment-back-button"
            let both = try folder.base().store.read { try RuleNames(reader: $0).ids(former, among: [id, former]) }
            #expect(both == [former])
        }
    }
}
