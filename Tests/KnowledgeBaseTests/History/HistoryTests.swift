import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("History")
struct HistoryTests {
    @Test("of a topic: one lineage a piece of advice, one step an edition")
    func topic() throws {
        try withSeeds { base in
            let history = try base.history(of: "back-button")
            #expect(history.subject == "Back button")
            #expect(history.lineages.count == 2)
            for lineage in history.lineages {
                #expect(lineage.steps.map(\.edition.id) == ["ios-2010-03", "ios-2011", "ios-2014", "current"])
                #expect(lineage.steps.allSatisfy { !$0.rules.isEmpty })
                #expect(lineage.steps[0].change == nil)
                #expect(lineage.steps.dropFirst().allSatisfy { $0.change != nil })
            }
        }
    }

    @Test("a rule is named by its id, by the end of one or by its lineage")
    func rule() throws {
        try withSeeds { base in
            let id = "ios-2011/back-button/dont-create-multisegment-back-button"
            let whole = try base.history(of: id)
            #expect(whole.lineages.count == 1)
            #expect(whole.subject == "Don't create a multisegment back button.")
            let lineage = whole.lineages[0].id
            let ofEnd = try base.history(of: "dont-create-multisegment-back-button")
            #expect(ofEnd.lineages.map(\.id) == [lineage])
            #expect(try base.history(of: "back-button/dont-create-multisegment-back-button") == ofEnd)
            let all = try base.rules().filter { $0.lineage == lineage }.map(\.id)
            try #expect(Set(base.history(of: lineage).lineages[0].steps.flatMap(\.rules).map(\.id)) == Set(all))
        }
    }

    @Test("declares what is held in part, and the gaps, each once")
    func notes() throws {
        try withSeeds { base in
            let notes = try base.history(of: "back-button").notes
            #expect(
                notes == [
                    "2 rules on other topics speak of it: higkb history back-button --mentions",
                    "ios-2010-03 is held in part (1 chunk, number 88)",
                    "ios-2011 is held in part (2 chunks, numbers 105 and 108)",
                    "ios-2014 is held in part (1 chunk, number 93)", "of current, 1 page is held",
                    "no edition held between ios-2011 and ios-2014", "no edition held between ios-2014 and current",
                ])
        }
    }

    @Test("an edition held in part that lacks the advice says not found, never removed")
    func part() throws {
        try withSeeds { base in
            let lineages = try base.history(of: "toolbar").lineages
            #expect(!lineages.isEmpty)
            let empty = lineages.flatMap(\.steps).filter(\.rules.isEmpty)
            #expect(!empty.isEmpty)
            for step in empty {
                guard case .notFound(let reason) = step.note else {
                    Issue.record("\(step.edition.id) has the note \(String(describing: step.note))")
                    continue
                }
                #expect(reason.contains(step.edition.id))
                #expect(step.absence == .notFound)
            }
        }
    }

    @Test("an edition held whole that lacks the advice has removed it; where it returns it is reintroduced")
    func whole() throws {
        try withTemporaryFolder { folder in
            let rule = "# Alert\n\n**Offer an Undo button after something was deleted.** Everyone makes mistakes."
            let other = "# Map\n\n**Mark the results of a search with colored pins.** A list hides distance."
            for (year, text) in [("2010", other), ("2011", rule), ("2012", other), ("2013", rule), ("2014", other)] {
                try folder.writeEdition("\(year) iOS Human Interface Guidelines", [text], in: "in")
            }
            try folder.ingest("in")
            let history = try folder.base().history(of: "alert")
            let steps = try #require(history.lineages.first?.steps)
            #expect(steps.map(\.edition.id) == ["ios-2011", "ios-2012", "ios-2013", "ios-2014"])
            #expect(steps[0].absence == nil && steps[1].absence == .removed && steps[3].absence == .removed)
            #expect(steps[1].note == .removed && steps[3].note == .removed)
            #expect(history.notes == [])
            #expect(history.lineages.count == 1)
            #expect(steps.map(\.note) == [nil, .removed, nil, .removed])
            #expect(steps.map { $0.change?.relation } == [nil, nil, .reintroduced, nil])
        }
    }

    @Test("where no rule says the advice, the text that says its words is named; so it is before the first rule")
    func sameWords() throws {
        try withTemporaryFolder { folder in
            let rule = "# Alert\n\n**Offer an Undo button after something was deleted.** Everyone makes mistakes."
            let told =
                "# Alert\n\nPeople choose when to:\n\n- Offer an Undo button after something was deleted."
            let other = "# Map\n\n**Mark the results of a search with colored pins.** A list hides distance."
            for (year, text) in [("2010", told), ("2011", rule), ("2012", told), ("2013", other), ("2014", other)] {
                try folder.writeEdition("\(year) iOS Human Interface Guidelines", [text], in: "in")
            }
            try folder.ingest("in")
            let steps = try #require(folder.base().history(of: "alert").lineages.first?.steps)
            #expect(steps.map(\.edition.id) == ["ios-2011", "ios-2012", "ios-2013", "ios-2014"])
            #expect(
                steps.map { $0.sameWords?.source.document } == [
                    "2010 iOS Human Interface Guidelines.pdf", "2012 iOS Human Interface Guidelines.pdf", nil, nil,
                ])
            #expect(steps.map { $0.sameWords?.source.lines } == [6...6, 6...6, nil, nil])
        }
    }

    @Test("of a topic has what the documents say they changed; a topic without rules may have nothing else")
    func changeLog() throws {
        try withTemporaryFolder { folder in
            let table = "## Change log\n\n| Date | Changes |\n|---|---|\n| May 1, 2031 | Always add this. |\n"
            try folder.write("in/sheets.md", "---\ntitle: Sheets\n---\n\n# Sheets\n\n**Use it.** Fine.\n\n\(table)")
            try folder.write("in/alerts.md", "---\ntitle: Alerts\n---\n\n# Alerts\n\nText.\n\n\(table)")
            try folder.ingest("in")
            let base = try folder.base()
            let sheets = try base.history(of: "sheets")
            #expect(sheets.lineages.count == 1)
            #expect(sheets.changeLog.map(\.text) == ["Always add this."])
            #expect(sheets.changeLog.map(\.date?.description) == ["2031-05-01"])
            let alerts = try base.history(of: "alerts")
            #expect(alerts.lineages.isEmpty && alerts.changeLog.count == 1)
            #expect(throws: Problem.self) { try base.history(of: "toolbar") }
            let rules = try base.rules()
            #expect(rules.map(\.statement) == ["Use it."])
            #expect(try base.history(of: rules[0].id).changeLog == [])
            let edition = try base.history(of: rules[0].edition)
            #expect(edition.lineages.isEmpty && edition.changeLog.count == 2)
        }
    }

    @Test("an unknown name is answered with near topics and rules")
    func unknown() throws {
        try withSeeds { base in
            let problem = #expect(throws: Problem.self) { try base.history(of: "bak-button") }
            #expect(problem?.kind == .usage)
            #expect(problem?.next == "did you mean back-button? (higkb topics shows all)")
        }
    }
}
