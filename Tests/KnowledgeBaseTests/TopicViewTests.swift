import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("A topic's part of a comparison")
struct TopicViewTests {
    /// What a change says of each of its pairs of rules.
    private func pairs(_ comparison: Comparison) -> Set<[String]> {
        Set(comparison.changes.flatMap { change in change.from.flatMap { old in change.to.map { [old.id, $0.id] } } })
    }

    /// The rules that a comparison gives no counterpart.
    private func alone(_ comparison: Comparison) -> Set<String> {
        Set(comparison.changes.filter { $0.from.isEmpty || $0.to.isEmpty }.flatMap { ($0.from + $0.to).map(\.id) })
    }

    @Test(
        "the diff on a topic links and leaves alone what the diff on all does",
        arguments: [
            ["2010", "2011"], ["2010", "2014"], ["2011", "2014"], ["2010", "current"], ["2011", "current"],
        ])
    func subset(editions: [String]) throws {
        try withTemporaryFolder { folder in
            try folder.ingestSeeds()
            let base = try folder.base()
            let whole = try base.diff(topic: nil, from: editions[0], to: editions[1])
            for topic in try base.topics() {
                let part = try base.diff(topic: topic.topic.slug, from: editions[0], to: editions[1])
                #expect(pairs(part).isSubset(of: pairs(whole)))
                #expect(alone(part).isSubset(of: alone(whole)))
            }
        }
    }

    @Test("a database made anew from its rules is as it was, and sound")
    func repair() throws {
        try withTemporaryFolder { folder in
            try folder.ingestSeeds()
            let before = try folder.everything()
            try KnowledgeBase(path: folder.database, access: .changing).repair()
            #expect(try folder.everything() == before)
            #expect(try KnowledgeBase.check(path: folder.database) == [])
        }
    }

    @Test("an edition keeps its title when a page is filed under its id")
    func keepsTitle() throws {
        try withTemporaryFolder { folder in
            try folder.ingestSeeds()
            try folder.write("page.txt", "Avoid big buttons in a toolbar.\n")
            try folder.ingest("page.txt", edition: "ios-2011")
            let edition = try folder.base().editions().map(\.edition).first { $0.id == "ios-2011" }
            #expect(edition?.title == "iOS Human Interface Guidelines")
            #expect(edition?.series == [.ios])
        }
    }
}
