import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("Sizes and other numbers")
struct MeasuresTests {
    private func withEditions(_ body: (KnowledgeBase) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let kept = "**Label every tab with a noun.** Verbs confuse people."
            let size = { (size: String) in
                "**Maintain a hit target area of at least \(size) for each toolbar item.** Fine."
            }
            let pad = "**On iPad, show no more than five tabs in a tab bar.** They get small."
            for (year, texts) in [("2011", [size("44 x 44 points"), kept]), ("2014", [size("48x48 pt"), kept, pad])] {
                try folder.writeEdition(
                    "\(year) iOS Human Interface Guidelines", ["# Toolbars\n\n" + texts.joined(separator: "\n\n")],
                    in: "in")
            }
            try folder.ingest("in")
            try body(folder.base())
        }
    }

    @Test("which changed is what a comparison restricted to them shows")
    func diff() throws {
        try withEditions { base in
            let filter = try ChangeFilter(words: "measures")
            let comparison = try base.diff(topic: nil, from: "2011", to: "2014").only(filter)
            #expect(comparison.changes.map(\.relation) == [.reworded, .added])
            #expect(comparison.changes[0].measures?.from.map(\.text) == ["44 x 44 points"])
            #expect(comparison.changes[0].measures?.to.map(\.text) == ["48x48 pt"])
            #expect(comparison.changes[1].measures?.to.map(\.text) == ["five tabs"])
            #expect(try base.diff(topic: nil, from: "2014", to: "2014").only(filter).changes.isEmpty)
        }
    }

    @Test("and platforms select rules")
    func rules() throws {
        try withEditions { base in
            func rules(_ platform: String?, _ withMeasures: Bool) throws -> [Rule] {
                try base.rules(platforms: platform.map { [$0] } ?? [], withMeasures: withMeasures)
            }
            try #expect(rules(nil, false).count == 5)
            #expect(
                try rules(nil, true).map { $0.measures.map(\.text) } == [
                    ["44 x 44 points"], ["48x48 pt"], ["five tabs"],
                ])
            #expect(try rules("iPadOS", false).map(\.platforms) == [["ipad"]])
            #expect(try rules("ios", false).count == 5)
            #expect(try rules("macos", true).isEmpty)
            let problem = #expect(throws: Problem.self) { try rules("ipod", false) }
            #expect(problem?.kind == .usage)
            #expect(problem?.next?.contains("ipados") == true)
        }
    }
}
