import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("The history in one series")
struct HistorySeriesTests {
    private static let lamp = "# Toolbar\n\n**Hang a lamp over the toolbar of each window.** It is dark there."

    /// The same advice in two editions of the phone and one of the Macintosh between them, and on gates in the latter alone.
    private func withEditions(_ body: (KnowledgeBase) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try folder.writeEdition("2010 iOS Human Interface Guidelines", [Self.lamp], in: "in")
            try folder.writeEdition("2014 iOS Human Interface Guidelines", [Self.lamp], in: "in")
            try folder.writeEdition(
                "2012 OS X Human Interface Guidelines",
                [Self.lamp, "# Popover\n\n**Shut the popover of a gate at night.** Thieves come."], in: "in")
            try folder.ingest("in")
            try body(folder.base())
        }
    }

    private func editions(_ history: History) -> [String] {
        history.lineages.flatMap(\.steps).map(\.edition.id)
    }

    @Test("tells of the editions of that series alone, whatever the case of its name")
    func line() throws {
        try withEditions { base in
            try #expect(editions(base.history(of: "toolbar", inSeries: "ios")) == ["ios-2010", "ios-2014"])
            try #expect(editions(base.history(of: "toolbar", inSeries: "MAC")) == ["mac-2012"])
        }
    }

    @Test("begins with the first edition of the series that has a rule, named by any of its editions")
    func rule() throws {
        try withEditions { base in
            let rule = try #require(try base.rules(topic: "toolbar").first { $0.edition == "ios-2010" })
            let history = try base.history(of: rule.id, inSeries: "ios")
            #expect(history.lineages.flatMap(\.steps).map(\.change?.relation) == [nil, .identical])
        }
    }

    @Test("says of its first step which rule of another series that came from")
    func fromElsewhere() throws {
        try withTemporaryFolder { folder in
            try folder.writeEdition("2012 OS X Human Interface Guidelines", [Self.lamp], in: "in")
            try folder.writeEdition(
                "2010 iOS Human Interface Guidelines", ["# Map\n\n**Mark a place with a pin.** It is small."], in: "in")
            try folder.write("in/current/toolbars.md", Self.lamp)
            try folder.ingest("in")
            let base = try folder.base()
            let steps = try base.history(of: "toolbar", inSeries: "ios").lineages.flatMap(\.steps)
            #expect(steps.map(\.edition.id) == ["current"])
            guard case .fromElsewhere(let rule) = steps.first?.note else {
                Issue.record("the first step has the note \(String(describing: steps.first?.note))")
                return
            }
            #expect(rule.edition == "mac-2012")
            try #expect(base.history(of: "toolbar").lineages.flatMap(\.steps).compactMap(\.note) == [])
        }
    }

    @Test("is told of a lineage by its id, though its first rule is of another series")
    func lineage() throws {
        try withTemporaryFolder { folder in
            try folder.writeEdition("2012 OS X Human Interface Guidelines", [Self.lamp], in: "in")
            try folder.write(
                "in/current/toolbars.md", "# Toolbars\n\n**Hang a lamp over the toolbar of all windows.**\n")
            try folder.ingest("in")
            let base = try folder.base()
            let lineage = try #require(try base.history(of: "toolbar").lineages.first)
            #expect(lineage.steps.map(\.edition.id) == ["mac-2012", "current"])
            let steps = try base.history(of: lineage.id, inSeries: "ios").lineages.flatMap(\.steps)
            #expect(steps.map(\.edition.id) == ["current"])
        }
    }

    @Test("is nothing found where only other series have rules on it, and wrong for an edition or an unknown series")
    func nothing() throws {
        try withEditions { base in
            let empty = #expect(throws: Problem.self) { try base.history(of: "popover", inSeries: "ios") }
            #expect(empty?.kind == .nothingFound)
            #expect(empty?.message == "no edition of the series ios has a rule on it")
            for (name, series) in [("toolbar", "pad"), ("ios-2010", "ios")] {
                let wrong = #expect(throws: Problem.self) { try base.history(of: name, inSeries: series) }
                #expect(wrong?.kind == .usage)
            }
        }
    }
}
