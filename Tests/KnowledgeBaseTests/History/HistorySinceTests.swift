import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("History since a date")
struct HistorySinceTests {
    private func steps(_ name: String, since start: String?, in base: KnowledgeBase) throws -> [String] {
        try base.history(of: name, since: start).lineages.first?.steps.map(\.edition.id) ?? []
    }

    @Test(
        "begins with that year, that date or that edition, and takes in what is undated",
        arguments: [
            ("2011", ["ios-2011", "ios-2014", "current"]), ("2012", ["ios-2014", "current"]),
            ("ios-2014", ["ios-2014", "current"]), ("2010-03", ["ios-2010-03", "ios-2011", "ios-2014", "current"]),
            ("2010-04", ["ios-2011", "ios-2014", "current"]), ("current", ["current"]), ("2030", ["current"]),
        ])
    func start(start: String, editions: [String]) throws {
        try withTemporaryFolder { folder in
            try folder.holdSeeds()
            try #expect(steps("back-button", since: start, in: folder.base()) == editions)
        }
    }

    @Test("counts what it leaves out, and tells only of the gaps that are in view")
    func notes() throws {
        try withTemporaryFolder { folder in
            try folder.holdSeeds()
            let history = try folder.base().history(of: "navigation-bar", since: "2014")
            let whole = try folder.base().history(of: "navigation-bar")
            let count = whole.lineages.count - history.lineages.count
            #expect(count > 0)
            #expect(history.notes.first == "not shown: \(count) pieces of advice not given since 2014")
            #expect(!history.notes.contains { $0.contains("ios-2011") })
            #expect(history.notes.contains("no edition held between ios-2014 and current"))
            #expect(!history.lineages.isEmpty)
            #expect(history.lineages.allSatisfy { $0.steps.contains { !$0.rules.isEmpty } })
            #expect(Set(history.lineages.map(\.id)).isSubset(of: whole.lineages.map(\.id)))
        }
    }

    @Test("leaves out older entries of change logs, and keeps those whose date cannot be read")
    func changeLog() throws {
        try withTemporaryFolder { folder in
            let rows = ["May 1, 2031", "2030", "June 2, 2029", "Some day"].map { "| \($0) | On \($0). |\n" }.joined()
            let table = "## Change log\n\n| Date | Changes |\n|---|---|\n\(rows)"
            try folder.write("in/sheets.md", "---\ntitle: Sheets\n---\n\n# Sheets\n\n**Use it.** Fine.\n\n\(table)")
            try folder.ingest("in")
            let history = try folder.base().history(of: "sheets", since: "2030-03")
            #expect(Set(history.changeLog.map(\.text)) == ["On May 1, 2031.", "On 2030.", "On Some day."])
        }
    }

    @Test("holds for an edition's own change log as well, whichever way the edition is named")
    func edition() throws {
        try withTemporaryFolder { folder in
            let rows = ["May 1, 2031", "June 2, 2029"].map { "| \($0) | On \($0). |\n" }.joined()
            let table = "## Change log\n\n| Date | Changes |\n|---|---|\n\(rows)"
            try folder.write("in/sheets.md", "---\ntitle: Sheets\n---\n\n# Sheets\n\n**Use it.** Fine.\n\n\(table)")
            try folder.ingest("in")
            let base = try folder.base()
            let edition = try #require(base.editions().first?.edition.id)
            for name in [edition, edition.uppercased(), "latest"] {
                let history = try base.history(of: name, since: "2030")
                #expect(history.subject == edition)
                #expect(history.changeLog.map(\.text) == ["On May 1, 2031."])
            }
            #expect(throws: Problem.self) { try base.history(of: edition, since: "soon") }
            let problem = #expect(throws: Problem.self) { try base.history(of: edition, since: "2032") }
            #expect(problem?.message == "\(edition) says nothing of its own changes since 2032")
        }
    }

    @Test("a start that is neither is answered with near names")
    func unknown() throws {
        try withTemporaryFolder { folder in
            try folder.holdSeeds()
            let problem = #expect(throws: Problem.self) { try folder.base().history(of: "toolbar", since: "ios-2012") }
            #expect(problem?.kind == .usage)
            #expect(problem?.next?.contains("ios-2011") == true)
        }
    }
}
