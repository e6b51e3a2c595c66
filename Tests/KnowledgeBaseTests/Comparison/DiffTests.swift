import HIGModel
import HIGStore
import Testing

@testable import KnowledgeBase

@Suite("Diff")
struct DiffTests {
    private static let ios2011 = "2011 iOS Human Interface Guidelines"
    private static let ios2014 = "2014 iOS Human Interface Guidelines"
    private static let ios2016 = "2016 iOS Human Interface Guidelines"

    private static let short = "**Keep the titles of a toolbar short.** Long ones wrap onto a second line."
    private static let hide = "**Offer an Undo button after something was deleted.** Everyone makes mistakes."
    private static let pins = "**Mark the results of a search with colored pins on a map.** A list hides distance."

    /// Three editions held whole: one rule stays, one goes and returns, one comes.
    private func withWholeEditions(_ body: (TemporaryFolder) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try folder.writeEdition(
                Self.ios2011, ["# Toolbar\n\n" + Self.short, "# Alert\n\n" + Self.hide], in: "in")
            try folder.writeEdition(Self.ios2014, ["# Toolbar\n\n" + Self.short, "# Map\n\n" + Self.pins], in: "in")
            try folder.writeEdition(Self.ios2016, ["# Toolbar\n\n" + Self.short, "# Alert\n\n" + Self.hide], in: "in")
            try folder.ingest("in")
            try body(folder)
        }
    }

    private func verdicts(_ comparison: Comparison) -> [String] {
        comparison.changes.map { "\($0.relation.rawValue): \(($0.to + $0.from)[0].name)" }
    }

    @Test("between editions held whole, what is missing was removed or added")
    func whole() throws {
        try withWholeEditions { folder in
            let comparison = try folder.base().diff(topic: nil, from: "2011", to: "2014")
            #expect(
                comparison.changes.map(\.relation) == [.identical, .removed, .added])
            #expect(
                comparison.changes[1].from.map(\.statement) == ["Offer an Undo button after something was deleted."])
            #expect(comparison.changes[1].to == [])
            #expect(comparison.changes[2].to.map(\.topic) == ["map-view"])
            #expect(comparison.changes.allSatisfy { $0.note == nil })
            #expect(comparison.notes == ["no edition held between ios-2011 and ios-2014"])
        }
    }

    @Test("what was removed or added names the text of the other edition that says its words")
    func sameWords() throws {
        try withTemporaryFolder { folder in
            let told =
                "# Alert\n\nThe system lets people choose when to:\n\n- Offer an Undo button after something was deleted."
            try folder.writeEdition(
                Self.ios2011, ["# Toolbar\n\n" + Self.short, "# Alert\n\n" + Self.hide], in: "in")
            try folder.writeEdition(Self.ios2014, ["# Toolbar\n\n" + Self.short, told + "\n\n" + Self.pins], in: "in")
            try folder.ingest("in")
            let changes = try folder.base().diff(topic: nil, from: "2011", to: "2014").changes
            #expect(changes.map(\.relation) == [.identical, .removed, .added])
            let found = changes.map(\.sameWords)
            #expect(found.map { $0?.role } == [nil, .description, nil])
            #expect(found[1]?.rule == nil && found[1]?.source.lines == 6...6)
        }
    }

    @Test("between editions held in part, nothing was ever removed or added")
    func part() throws {
        try withTemporaryFolder { folder in
            try folder.holdSeeds()
            let held = ["ios-2010-03", "ios-2011", "ios-2014"]
            for older in held {
                for newer in held where newer > older {
                    let comparison = try folder.base().diff(topic: nil, from: older, to: newer)
                    for change in comparison.changes {
                        #expect(change.relation != .removed && change.relation != .added)
                        guard change.relation == .notFound else { continue }
                        let other = change.from.isEmpty ? comparison.older : comparison.newer
                        #expect(change.note == "not found; \(other.edition.id) is held \(other.holding.summary)")
                    }
                    #expect(comparison.changes.contains { $0.relation == .notFound })
                }
            }
        }
    }

    @Test("an edition of loose pages tells only of the topics that its pages treat")
    func pagewise() throws {
        try withTemporaryFolder { folder in
            try folder.holdSeeds()
            let changes = try folder.base().diff(topic: nil, from: "2011", to: "current").changes
            let toolbar = changes.filter { $0.from.first?.topic == "toolbar" && $0.to.isEmpty }
            #expect(!toolbar.isEmpty)
            for change in toolbar {
                #expect(change.relation == .notFound)
                #expect(change.note == "not found; of current, 1 page is held, without toolbar")
            }
            let bars = changes.filter { $0.from.first?.topic == "navigation-bar" && $0.to.isEmpty }
            #expect(!bars.isEmpty && bars.allSatisfy { $0.relation == .removed })
        }
    }

    @Test("the editions in the wrong order are compared in the right one, and a note says so")
    func wrongOrder() throws {
        try withTemporaryFolder { folder in
            try folder.holdSeeds()
            let right = try folder.base().diff(topic: "back-button", from: "2010", to: "2014")
            let wrong = try folder.base().diff(topic: "back-button", from: "2014", to: "2010")
            #expect(wrong.changes == right.changes)
            #expect(wrong.older == right.older)
            #expect(wrong.notes == ["ios-2010-03 is older than ios-2014: shown from older to newer"] + right.notes)
        }
    }

    @Test("an edition with itself has not changed, and a note says why")
    func itself() throws {
        try withTemporaryFolder { folder in
            try folder.holdSeeds()
            let comparison = try folder.base().diff(topic: nil, from: "2014", to: "ios-2014")
            #expect(comparison.changes == [])
            #expect(comparison.notes.first == "ios-2014 is compared with itself")
        }
    }

    @Test("editions without a common series are compared directly, and a note says so")
    func noCommonSeries() throws {
        try withTemporaryFolder { folder in
            try folder.writeEdition(Self.ios2014, ["# Toolbar\n\n" + Self.short], in: "in")
            try folder.writeEdition("2013 OS X Human Interface Guidelines", ["# Toolbar\n\n" + Self.short], in: "in")
            try folder.ingest("in")
            let comparison = try folder.base().diff(topic: nil, from: "mac-2013", to: "ios-2014")
            #expect(comparison.changes.map(\.relation) == [.identical])
            #expect(comparison.notes == ["mac-2013 and ios-2014 share no series: compared directly"])
        }
    }

    @Test("over an edition in between, changes compose")
    func composed() throws {
        try withWholeEditions { folder in
            let comparison = try folder.base().diff(topic: nil, from: "2011", to: "2016")
            #expect(comparison.changes.map(\.relation).contains(.identical))
            #expect(comparison.changes.first { $0.relation == .identical }?.to.map(\.topic) == ["toolbar"])
        }
    }

    @Test("changes come in the older edition's order, those of the newer one alone behind them")
    func order() throws {
        try withTemporaryFolder { folder in
            let (gone, kept) = ("**Paint a lamp green.**", "**Keep the door of every gate shut.** Cows walk out.")
            let new = "**Never ring a bell at night.** People sleep."
            try folder.writeEdition(Self.ios2011, ["# Toolbar\n\n\(gone)\n\n\(kept)"], in: "in")
            try folder.writeEdition(Self.ios2014, ["# Toolbar\n\n\(new)\n\n\(kept)"], in: "in")
            try folder.ingest("in")
            let changes = try folder.base().diff(topic: nil, from: "2011", to: "2014").changes
            #expect(changes.map(\.relation) == [.removed, .identical, .added])
        }
    }

    @Test("advice that went and came back is reintroduced where one looks over the gap")
    func reintroduced() throws {
        try withWholeEditions { folder in
            let comparison = try folder.base().diff(topic: "alert", from: "2014", to: "2016")
            #expect(comparison.changes.map(\.relation) == [.reintroduced])
            #expect(comparison.changes.map(\.to.count) == [1])
        }
    }

    @Test("advice that only another series has given before is added, and told to be in that one")
    func otherSeries() throws {
        try withTemporaryFolder { folder in
            try folder.writeEdition(Self.ios2011, ["# Toolbar\n\n" + Self.short], in: "in")
            try folder.writeEdition("2013 OS X Human Interface Guidelines", ["# Alert\n\n" + Self.hide], in: "in")
            try folder.write("page.md", "# Alert\n\n\(Self.hide)\n")
            try folder.ingest("in")
            try folder.ingest("page.md", edition: "current")
            let changes = try folder.base().diff(topic: "alert", from: "ios-2011", to: "current").changes
            #expect(changes.map(\.relation) == [.added])
            #expect(changes[0].note?.hasPrefix("before in another series, mac-2013: “Offer an Undo button") == true)
            try #expect(
                folder.base().diff(topic: "alert", from: "mac-2013", to: "current").changes.map(\.relation)
                    == [.identical])
        }
    }

    private func write(_ edition: String, _ texts: String..., in folder: TemporaryFolder) throws {
        for (number, text) in texts.enumerated() {
            let header = "<!-- Chunk \(number) | Source: Guide \(edition).pdf | Est. Tokens: 10 -->\n"
            try folder.write("\(edition)/chunk_\(number).md", header + text + "\n")
        }
        let series = edition.hasPrefix("both") ? "ios,mac" : String(edition.prefix { $0 != "-" })
        let intake = try Intake(
            paths: [folder.path(edition)], edition: edition, series: series, date: String(edition.suffix(4)))
        _ = try KnowledgeBase(path: folder.database, access: .writing).ingest(intake)
    }

    private func note(_ older: String, _ newer: String, in folder: TemporaryFolder) throws -> String? {
        let change = try #require(folder.base().diff(topic: "alert", from: older, to: newer).changes.last)
        #expect(change.from == [] && change.to.map(\.topic) == ["alert"])
        return change.note.map { "\(change.relation.rawValue): " + $0.prefix { $0 != ":" } }
    }

    @Test("advice that came back is told of the last edition of its own series before, whatever another had it later")
    func lastInOwnSeries() throws {
        try withTemporaryFolder { folder in
            let (with, without) = ("# Alert\n\n" + Self.hide, "# Toolbar\n\n" + Self.short)
            try write("both-2009", with, without, in: folder)
            try write("both-2010", with, without, in: folder)
            try write("ios-2012", without, without, in: folder)
            try write("mac-2013", with, without, in: folder)
            try write("both-2014", with, without, in: folder)
            try #expect(note("ios-2012", "both-2014", in: folder) == "reintroduced: last in both-2010")
        }
    }

    @Test("where editions share no series, it is not told who said it before")
    func formerOfOtherSeries() throws {
        try withTemporaryFolder { folder in
            let (with, without) = ("# Alert\n\n" + Self.hide, "# Toolbar\n\n" + Self.short)
            try write("ios-2010", with, without, in: folder)
            try write("mac-2012", without, without, in: folder)
            try write("ios-2014", with, without, in: folder)
            let changes = try folder.base().diff(topic: "alert", from: "mac-2012", to: "ios-2014").changes
            #expect(changes.map(\.relation) == [.added])
            #expect(changes.map(\.note) == [nil])
        }
    }

    @Test("what an edition between the two brought is added, and has not come back")
    func addedBetween() throws {
        try withTemporaryFolder { folder in
            let (with, without) = ("# Alert\n\n" + Self.hide, "# Toolbar\n\n" + Self.short)
            try write("ios-2012", without, without, in: folder)
            try write("ios-2013", with, without, in: folder)
            try write("ios-2014", with, without, in: folder)
            let changes = try folder.base().diff(topic: "alert", from: "ios-2012", to: "ios-2014").changes
            #expect(changes.map(\.relation) == [.added])
            #expect(changes.map(\.note) == [nil])
        }
    }

    @Test("a text of unknown date brings nothing back, nor does what comes after it")
    func formerAndUnknownDate() throws {
        try withTemporaryFolder { folder in
            let (with, without) = ("# Alert\n\n" + Self.hide, "# Toolbar\n\n" + Self.short)
            try write("ios-2010", with, without, in: folder)
            try write("ios-2012", without, without, in: folder)
            let other = "# Alert\n\n**Keep the title of every alert short.** Long ones wrap onto a second line."
            for (edition, text) in [("apps", with), ("browsers", other), ("current", with)] {
                try folder.write("\(edition).md", text + "\n")
                try folder.ingest("\(edition).md", edition: edition, series: "ios")
            }
            try #expect(note("ios-2012", "apps", in: folder) == "added: also in ios-2010")
            try #expect(note("browsers", "current", in: folder) == "added: also in apps")
        }
    }

    @Test("of several earlier rules of one edition the surest is named, not what was only said beside them")
    func surestFormer() throws {
        try withTemporaryFolder { folder in
            let other = "**Keep the title of every alert short.** Long ones wrap onto a second line."
            let twin = "**Show a button that undoes what was deleted.** People are in a hurry."
            let alert = "# Alert\n\n" + twin + "\n\n" + other
            try write("ios-2012", "# Toolbar\n\n" + Self.short, "# Toolbar\n\n" + Self.short, in: folder)
            try write("mac-2013", alert, "# Toolbar\n\n" + Self.short, in: folder)
            try write("both-2014", "# Alert\n\n" + Self.hide, "# Toolbar\n\n" + Self.short, in: folder)
            let rules = try folder.base().rules(topic: "alert", editions: ["mac-2013", "both-2014"]).map(\.id)
            #expect(rules.count == 3)
            let knowledgeBase = try KnowledgeBase(path: folder.database, access: .changing)
            func named() throws -> [Bool] {
                let note = try folder.base().diff(topic: "alert", from: "ios-2012", to: "both-2014").changes[0].note
                return rules.prefix(2).map { note?.hasSuffix("(\($0))") == true }
            }
            try #expect(named() == [true, false])
            _ = try knowledgeBase.pin(.link, rules[1], rules[2])
            try #expect(named() == [false, true])
            try #expect(folder.base().store.read { try $0.links(touching: [rules[2]]).count } == 2)
        }
    }

    @Test(
        "a rule under another heading is the same rule, moved, and is seen from both topics",
        arguments: ["toolbar", "accessibility"])
    func moved(topic: String) throws {
        try withTemporaryFolder { folder in
            let rule = "**Give every target an area of forty points that reacts to touch.** Fingers are imprecise."
            try folder.writeEdition(Self.ios2011, ["# Toolbar\n\n" + rule], in: "in")
            try folder.writeEdition(Self.ios2014, ["# Accessibility\n\n" + rule], in: "in")
            try folder.ingest("in")
            let changes = try folder.base().diff(topic: topic, from: "2011", to: "2014").changes
            #expect(changes.map(\.relation) == [.identical])
            #expect(changes.map(\.moved) == [true])
        }
    }

    @Test("a topic takes in its parts")
    func parts() throws {
        try withTemporaryFolder { folder in
            try folder.holdSeeds()
            let topics = try folder.base().diff(topic: "navigation bars", from: "2011", to: "2014").changes
                .flatMap { $0.from + $0.to }.map(\.topic)
            #expect(Set(topics) == ["navigation-bar", "back-button"])
        }
    }

    @Test(
        "on a topic it links and leaves alone what the diff on all does",
        arguments: [
            ["2010", "2011"], ["2010", "2014"], ["2011", "2014"], ["2010", "current"], ["2011", "current"],
        ])
    func subset(editions: [String]) throws {
        func pairs(_ comparison: Comparison) -> Set<[String]> {
            Set(
                comparison.changes.flatMap { change in
                    change.from.flatMap { old in change.to.map { [old.id, $0.id] } }
                })
        }
        func alone(_ comparison: Comparison) -> Set<String> {
            Set(comparison.changes.filter { $0.from.isEmpty || $0.to.isEmpty }.flatMap { ($0.from + $0.to).map(\.id) })
        }
        try withSeeds { base in
            let whole = try base.diff(topic: nil, from: editions[0], to: editions[1])
            for topic in try base.topics() {
                let part = try base.diff(topic: topic.topic.slug, from: editions[0], to: editions[1])
                #expect(pairs(part).isSubset(of: pairs(whole)))
                #expect(alone(part).isSubset(of: alone(whole)))
            }
        }
    }

    @Test("a topic on which neither edition has rules is said so")
    func noRules() throws {
        try withTemporaryFolder { folder in
            try folder.holdSeeds()
            let comparison = try folder.base().diff(topic: "slider", from: "2010", to: "2014")
            #expect(comparison.changes == [])
            #expect(comparison.notes.first == "no rules on slider in either edition")
        }
    }

    @Test("unknown names are answered with near ones")
    func unknown() throws {
        try withTemporaryFolder { folder in
            try folder.holdSeeds()
            let base = try folder.base()
            let topic = #expect(throws: Problem.self) { try base.diff(topic: "bak-button", from: "2010", to: "2014") }
            #expect(topic?.next == "did you mean back-button? (higkb topics shows all)")
            let edition = #expect(throws: Problem.self) { try base.diff(topic: nil, from: "2010", to: "2015") }
            #expect(edition?.next?.contains("2014") == true)
        }
    }
}
