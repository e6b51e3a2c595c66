import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("What is said of a topic under others")
struct MentionsTests {
    private static let undo = "# Alert\n\n**Offer an Undo button after a lamp was thrown away.** Everyone errs."
    private static let redo = "# Undo\n\n**Name the lamp that comes back.** There are many."
    private static let other = "# Map\n\n**Mark the results of a search with colored pins.** A list hides distance."

    /// Three editions held whole. Of undoing speak a rule on alerts in the first two, and one of its own in the last.
    private func withEditions(_ body: (KnowledgeBase) throws -> Void) throws {
        try withTemporaryFolder { folder in
            for (year, text) in [("2010", Self.undo), ("2011", Self.undo), ("2012", Self.redo)] {
                try folder.writeEdition("\(year) iOS Human Interface Guidelines", [text, Self.other], in: "in")
            }
            try folder.ingest("in")
            try body(folder.base())
        }
    }

    private func relations(_ comparison: Comparison) -> [Change.Relation] { comparison.changes.map(\.relation) }

    @Test("is compared when asked for, with the rules on the topic")
    func diff() throws {
        try withEditions { base in
            try #expect(relations(base.diff(topic: "undo", from: "2010", to: "2011")) == [])
            let all = try base.diff(topic: "undo", withMentions: true, from: "2010", to: "2011")
            #expect(relations(all) == [.identical])
            #expect(all.changes.first?.from.first?.topic == "alert")
            try #expect(
                relations(base.diff(topic: "undo", withMentions: true, from: "2011", to: "2012")) == [.removed, .added])
            try #expect(
                relations(base.whatsNew(in: "2012", series: nil, topic: "undo", withMentions: true)) == [
                    .removed, .added,
                ])
        }
    }

    @Test("is counted where it is not taken in and one edition lacks something, with the question that takes it in")
    func note() throws {
        try withEditions { base in
            func notes(_ older: String, _ newer: String, withMentions: Bool = false) throws -> [String] {
                try base.diff(topic: "undo", withMentions: withMentions, from: older, to: newer).notes
            }
            try #expect(
                notes("2010", "2011") == [
                    "no rules on undo in either edition",
                    "2 rules on other topics speak of it: higkb diff undo ios-2010 ios-2011 --mentions",
                ])
            try #expect(
                notes("2011", "2012").first
                    == "1 rule on other topics speaks of it: higkb diff undo ios-2011 ios-2012 --mentions")
            try #expect(!notes("2011", "2012", withMentions: true).contains { $0.contains("--mentions") })
        }
    }

    @Test("has its life told when asked for; else it is counted")
    func history() throws {
        try withEditions { base in
            let own = try base.history(of: "undo")
            #expect(own.lineages.map(\.id) == ["undo/name-lamp-comes-back"])
            #expect(own.notes.first == "2 rules on other topics speak of it: higkb history undo --mentions")
            let all = try base.history(of: "undo", withMentions: true)
            #expect(all.lineages.count == 2)
            #expect(all.lineages.first?.steps.map(\.absence) == [nil, nil, .removed])
            #expect(!all.notes.contains { $0.contains("--mentions") })
        }
    }

    @Test("is named where nothing has the topic as its main one")
    func nothing() throws {
        try withTemporaryFolder { folder in
            try folder.write("in/lamps.md", "# Lamps\n\nShow the lamps in a popover.\n")
            try folder.ingest("in")
            let problem = #expect(throws: Problem.self) { try folder.base().history(of: "popover") }
            #expect(problem?.next == "1 rule on other topics speaks of it: higkb history popover --mentions")
            try #expect(folder.base().history(of: "popover", withMentions: true).lineages.count == 1)
        }
    }

    @Test("is asked for of a topic only")
    func topicsOnly() throws {
        try withEditions { base in
            let rule = try #require(base.rules().first?.id)
            for name in [rule, "ios-2010", "nothing"] {
                let problem = #expect(throws: Problem.self) { try base.history(of: name, withMentions: true) }
                #expect(problem?.kind == .usage)
            }
        }
    }
}
