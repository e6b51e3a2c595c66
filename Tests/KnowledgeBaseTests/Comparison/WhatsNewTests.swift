import Foundation
import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("What is new in an edition")
struct WhatsNewTests {
    @Test("is told against the edition before it in its series, without what stayed identical")
    func before() throws {
        try withTemporaryFolder { folder in
            try folder.holdSeeds()
            let news = try folder.base().whatsNew(in: "2014", series: nil, topic: nil)
            let whole = try folder.base().diff(topic: nil, from: "2011", to: "2014")
            #expect(news.older.edition.id == "ios-2011")
            #expect(news.changes == whole.changes.filter { $0.relation != .identical || $0.moved })
            #expect(news.notes.first == "not shown: 1 piece of advice that is identical")
        }
    }

    @Test("may leave out what is not found, and says so")
    func withoutNotFound() throws {
        try withTemporaryFolder { folder in
            try folder.holdSeeds()
            let news = try folder.base().whatsNew(in: "2014", series: nil, topic: nil)
            let told = news.withoutNotFound
            #expect(told.changes == news.changes.filter { $0.relation != .notFound })
            let count = news.changes.count - told.changes.count
            #expect(
                told.notes.first
                    == "not shown: \(count) pieces of advice found in one of the editions only, which the other may hold "
                    + "elsewhere; --only not-found shows them"
            )
            #expect(told.withoutNotFound == told)
        }
    }

    @Test("of a text of unknown date is told with that, and what older ones had is not reintroduced")
    func unknownDate() throws {
        try withTemporaryFolder { folder in
            let texts = [
                "**Keep titles short.** Long ones wrap.", "**Use a bell.** It rings.",
                "**Keep titles short.** Long ones wrap.",
            ]
            for (year, text) in zip(["2008", "2009", ""], texts) {
                try folder.writeEdition(
                    "\(year) iOS Human Interface Guidelines".trimmingCharacters(in: .whitespaces),
                    ["# Toolbar\n\n" + text], in: "in")
            }
            try folder.ingest("in")
            let editions = try folder.base().editions().map(\.edition.id)
            let news = try folder.base().whatsNew(in: try #require(editions.last), series: nil, topic: nil)
            #expect(
                news.notes.contains { $0.hasSuffix("has no date: it comes last in its series, though it may be older") }
            )
            let change = try #require(news.changes.first { !$0.to.isEmpty })
            #expect(change.relation == .added)
            #expect(change.note?.hasPrefix("also in ios-2008: “Keep titles short.”") == true)
            #expect(try folder.base().whatsNew(in: "latest", series: nil, topic: nil).newer.edition.id == "ios-2009")
        }
    }

    @Test("is told of one topic")
    func topic() throws {
        try withTemporaryFolder { folder in
            try folder.holdSeeds()
            let news = try folder.base().whatsNew(in: "2014", series: nil, topic: "back-button")
            #expect(news.topic?.slug == "back-button")
            #expect(!news.changes.isEmpty)
        }
    }

    /// `current` continues two series, and each has an edition before it.
    private func withTwoSeries(_ body: (KnowledgeBase) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let text = "# Toolbar\n\n**Keep the titles of a toolbar short.** Long ones wrap."
            try folder.writeEdition("2014 iOS Human Interface Guidelines", [text], in: "in")
            try folder.writeEdition("2013 OS X Human Interface Guidelines", [text], in: "in")
            try folder.write(
                "in/toolbars.md", "---\ntitle: Toolbars\n---\n\n**Keep the titles short.** Long ones wrap.")
            try folder.ingest("in")
            try body(try folder.base())
        }
    }

    @Test("comes with a word on what the edition itself records of its changes")
    func recorded() throws {
        try withTemporaryFolder { folder in
            let rule = "# Toolbar\n\n**Keep titles short.** Long ones wrap.\n\n"
            let log = """
                ## Change log

                | Date | Changes |
                |---|---|
                | May 1, 2014 | Removed the part on bells. |
                | May 1, 2012 | Added a part on toolbars. |

                """
            try folder.writeEdition("2013-01 iOS Human Interface Guidelines", [rule], in: "in")
            try folder.writeEdition("2014-06 iOS Human Interface Guidelines", [rule + log], in: "in")
            try folder.ingest("in")
            let note =
                "ios-2014-06 itself records 1 change since ios-2013-01: higkb history ios-2014-06 --since ios-2013-01"
            try #expect(folder.base().whatsNew(in: "2014-06", series: nil, topic: nil).notes.contains(note))
            let narrow = try folder.base().whatsNew(in: "2014-06", series: nil, topic: "toolbar")
            #expect(!narrow.notes.contains { $0.contains("itself records") })
        }
    }

    @Test("in an edition of several series is told against the newest before it, and the others are named")
    func severalSeries() throws {
        try withTwoSeries { base in
            let news = try base.whatsNew(in: "current", series: nil, topic: nil)
            #expect(news.older.edition.id == "ios-2014")
            #expect(news.notes.contains("current also follows mac-2013: higkb whatsnew current --series mac"))
        }
    }

    @Test("in an edition of several series is told in the one that is named")
    func namedSeries() throws {
        try withTwoSeries { base in
            try #expect(base.whatsNew(in: "current", series: "mac", topic: nil).older.edition.id == "mac-2013")
            let problem = #expect(throws: Problem.self) {
                try base.whatsNew(in: "current", series: "newton", topic: nil)
            }
            #expect(problem?.message == "current does not continue newton")
            #expect(problem?.next == "it continues ios and mac")
            let other = #expect(throws: Problem.self) { try base.whatsNew(in: "2013", series: "ios", topic: nil) }
            #expect(other?.message == "mac-2013 does not continue ios")
        }
    }

    @Test("passes over an edition of which few pages are held, and says so")
    func scraps() throws {
        try withTemporaryFolder { folder in
            let text = "# Toolbar\n\n**Keep the titles of a toolbar short.** Long ones wrap."
            try folder.writeEdition("2014 iOS Human Interface Guidelines", [text], in: "in")
            try folder.write("scrap/alerts.md", "# Alerts\n\nKeep alerts rare.\n")
            for topic in ["toolbars", "menus", "sheets", "panels", "popovers", "labels"] {
                try folder.write(
                    "in/\(topic).md", "---\ntitle: \(topic)\n---\n\n**Keep \(topic) short.** Long ones wrap.")
            }
            try folder.ingest("in")
            _ = try KnowledgeBase(path: folder.database, access: .writing).ingest(
                Intake(paths: [folder.path("scrap")], edition: "ios-2017", series: "ios", date: "2017"))
            let news = try folder.base().whatsNew(in: "current", series: nil, topic: nil)
            #expect(news.older.edition.id == "ios-2014")
            #expect(
                news.notes.contains(
                    "of ios-2017, 1 page is held, so that it is passed over: higkb diff ios-2017 current"))
        }
    }

    @Test("in the first edition of a series is not known")
    func first() throws {
        try withTemporaryFolder { folder in
            try folder.holdSeeds()
            let problem = #expect(throws: Problem.self) {
                try folder.base().whatsNew(in: "2010", series: nil, topic: nil)
            }
            #expect(problem?.kind == .nothingFound)
            #expect(problem?.message == "no edition before ios-2010-03 is held in ios")
        }
    }
}
