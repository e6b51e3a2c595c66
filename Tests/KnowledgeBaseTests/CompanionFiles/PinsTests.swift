import Foundation
import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("Decisions about links")
struct PinsTests {
    private static let short = "**Keep the titles of a toolbar short.** Long ones wrap onto a second line."
    private static let terse = "**Keep the title of every toolbar short.** Long ones wrap onto a second line."
    private static let pins = "**Mark the results of a search with colored pins on a map.** A list hides distance."
    private static let undo = "**Offer an Undo button after something was deleted.** Everyone makes mistakes."

    private static let documents: [(name: String, chunks: [String])] = [
        ("2011 iOS Human Interface Guidelines", ["# Toolbar\n\n" + short, "# Alert\n\n" + undo]),
        ("2014 iOS Human Interface Guidelines", ["# Toolbar\n\n" + terse, "# Map\n\n" + pins]),
        ("2016 iOS Human Interface Guidelines", ["# Toolbar\n\n" + terse, "# Map\n\n" + pins]),
        ("2013 OS X Human Interface Guidelines", ["# Toolbar\n\n" + short, "# Map\n\n" + pins]),
    ]

    private static let short2011 = "ios-2011/toolbar/keep-titles-toolbar-short"
    private static let undo2011 = "ios-2011/alert/offer-undo-button"
    private static let terse2014 = "ios-2014/toolbar/keep-title-every-toolbar-short"
    private static let terse2016 = "ios-2016/toolbar/keep-title-every-toolbar-short"
    private static let pins2014 = "ios-2014/map-view/mark-results-search"
    private static let pins2016 = "ios-2016/map-view/mark-results-search"
    private static let pins2013 = "mac-2013/map-view/mark-results-search"

    private func withEditions(_ body: (TemporaryFolder) throws -> Void) throws {
        try withTemporaryFolder { folder in
            for document in Self.documents { try folder.writeEdition(document.name, document.chunks, in: "in") }
            try folder.ingest("in")
            try body(folder)
            try #expect(KnowledgeBase.check(path: folder.database) == [])
        }
    }

    /// The same documents and decisions, taken in at once.
    private func fresh(_ folder: TemporaryFolder) throws -> Everything {
        var everything: Everything?
        try withTemporaryFolder { other in
            try other.write("hig.sqlite.pins", folder.pinFile())
            try other.ingest(folder.path("in"))
            everything = try other.everything()
        }
        return try #require(everything)
    }

    @Test("where the file of decisions is a link to one that is shared, that one is written, as it was shared")
    func sharedFile() throws {
        try withEditions { folder in
            try folder.write("shared/decisions.txt", "# Ours.\n")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("hig.sqlite.pins"), withDestinationPath: "shared/decisions.txt")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o664], ofItemAtPath: folder.path("shared/decisions.txt"))
            _ = try folder.changing().pin(.unlink, Self.terse2014, Self.short2011)
            let held = try FileManager.default.attributesOfItem(atPath: folder.path("shared/decisions.txt"))
            #expect(held[.posixPermissions] as? Int == 0o664)
            try #expect(
                String(contentsOfFile: folder.path("shared/decisions.txt"), encoding: .utf8)
                    == "# Ours.\nunlink \(Self.short2011) \(Self.terse2014)\n")
            try #expect(
                FileManager.default.destinationOfSymbolicLink(atPath: folder.path("hig.sqlite.pins"))
                    == "shared/decisions.txt")
        }
    }

    @Test("a forbidden link is gone from comparisons and lineages at once, and stays so")
    func unlink() throws {
        try withEditions { folder in
            let list = try folder.changing().pin(.unlink, Self.terse2014, Self.short2011)
            #expect(list.pins.map(\.pin) == [Pin(.unlink, from: Self.short2011, to: Self.terse2014)])
            try #expect(folder.pinFile() == "unlink \(Self.short2011) \(Self.terse2014)\n")
            let changes = try folder.base().diff(topic: "toolbar", from: "2011", to: "2014").changes
            #expect(changes.map(\.relation) == [.removed, .added])
            try #expect(folder.base().history(of: Self.short2011).lineages.map(\.steps.count) == [3])
            try #expect(folder.everything() == fresh(folder))
        }
    }

    @Test("a pinned link is sure, with a reader for evidence")
    func link() throws {
        try withEditions { folder in
            _ = try folder.changing().pin(.link, Self.undo2011, Self.pins2014)
            let changes = try folder.base().diff(topic: "alert", from: "2011", to: "2014").changes
            #expect(changes.map(\.relation) == [.reworded])
            #expect(changes.map { $0.to.map(\.id) } == [[Self.pins2014]])
            #expect(changes.map(\.confidence) == [1])
            #expect(changes.map { $0.evidence?.pinned } == [true])
            let others = try folder.base().diff(topic: "toolbar", from: "2011", to: "2014").changes
            #expect(others.map(\.relation) == [.reworded], "the other links of the two editions stay")
            let steps = try folder.base().history(of: Self.undo2011).lineages.flatMap(\.steps)
            #expect(steps.map { $0.rules.map(\.edition) } == [["ios-2011"], ["ios-2014"], ["ios-2016"]])
            try #expect(folder.everything() == fresh(folder))
        }
    }

    @Test("editions that do not follow each other are linked and parted, too")
    func apart() throws {
        try withEditions { folder in
            _ = try folder.changing().pin(.link, Self.undo2011, Self.pins2016)
            _ = try folder.changing().pin(.link, Self.pins2013, Self.pins2014)
            _ = try folder.changing().pin(.unlink, Self.short2011, Self.terse2016)
            let base = try folder.base()
            let changes = try base.diff(topic: nil, from: "2011", to: "2016").changes
            #expect(changes.map(\.relation) == [.removed, .reworded, .added])
            #expect(changes[1].to.map(\.id) == [Self.pins2016])
            #expect(changes.allSatisfy { $0.doubt == nil })
            let series = try base.diff(topic: "map", from: "mac-2013", to: "ios-2014").changes
            #expect(series.map { $0.evidence?.pinned } == [true])
            #expect(
                try base.show(Self.pins2013, raw: false)[0].elsewhere.map(\.id) == [
                    Self.undo2011, Self.pins2014, Self.pins2016,
                ])
            try #expect(folder.everything() == fresh(folder))
        }
    }

    @Test("a decision outlives its editions: whatever goes and comes again, the result is that of all at once")
    func outlives() throws {
        try withEditions { folder in
            for (verdict, first, second) in [
                (Pin.Verdict.link, Self.undo2011, Self.pins2014), (.unlink, Self.short2011, Self.terse2014),
                (.link, Self.short2011, Self.terse2016), (.link, Self.pins2013, Self.pins2016),
            ] { _ = try folder.changing().pin(verdict, first, second) }
            let expected = try fresh(folder)
            try #expect(folder.everything() == expected)
            for edition in ["ios-2014", "ios-2011", "mac-2013", "ios-2016"] {
                _ = try folder.forget(edition)
                try #expect(folder.base().pins().pins.contains { $0.missing.count == 1 })
                try #expect(KnowledgeBase.check(path: folder.database) == [])
                try folder.ingest("in")
                try #expect(folder.everything() == expected, "\(edition)")
            }
            try folder.changing().repair()
            try #expect(folder.everything() == expected)
        }
    }

    @Test("a decision taken back leaves all as it was")
    func remove() throws {
        try withEditions { folder in
            let before = try folder.everything()
            _ = try folder.changing().pin(.link, Self.undo2011, Self.pins2016)
            _ = try folder.changing().pin(.unlink, Self.short2011, Self.terse2014)
            _ = try folder.changing().unpin(Self.terse2014, "keep-titles-toolbar-short")
            try #expect(folder.base().pins().pins.map(\.pin.to) == [Self.pins2016])
            _ = try folder.changing().unpin(Self.undo2011, Self.pins2016)
            try #expect(folder.everything() == before)
            try #expect(folder.base().pins() == PinList(pins: []))
            let problem = #expect(throws: Problem.self) { try folder.changing().unpin(Self.undo2011, Self.pins2016) }
            #expect(problem?.kind == .nothingFound)
        }
    }

    @Test("names that fit several decisions take none of them back")
    func severalDecisions() throws {
        try withEditions { folder in
            for newer in [Self.terse2014, Self.terse2016] {
                _ = try folder.changing().pin(.unlink, Self.short2011, newer)
            }
            let problem = #expect(throws: Problem.self) {
                try folder.changing().unpin(Self.short2011, "keep-title-every-toolbar-short")
            }
            #expect(problem?.kind == .usage)
            try #expect(folder.base().pins().pins.map(\.pin.to) == [Self.terse2014, Self.terse2016])
        }
    }

    @Test("the last word on two rules holds")
    func revised() throws {
        try withEditions { folder in
            _ = try folder.changing().pin(.link, Self.undo2011, Self.pins2014)
            _ = try folder.changing().pin(.unlink, Self.pins2014, Self.undo2011)
            try #expect(folder.base().pins().pins.map(\.pin.verdict) == [.unlink])
            try #expect(folder.pinFile() == "unlink \(Self.undo2011) \(Self.pins2014)\n")
        }
    }

    @Test("a file edited by hand is told of, and taken up by the next ingest or repair")
    func edited() throws {
        try withEditions { folder in
            try folder.write("hig.sqlite.pins", "# Mine.\nunlink \(Self.terse2014) \(Self.short2011)\n")
            let before = try folder.base().pins()
            #expect(before.pins == [])
            #expect(before.notes.count == 1)
            try folder.ingest("in")
            let unlinked = try folder.everything()
            try #expect(folder.base().pins().notes == [])
            try #expect(folder.base().diff(topic: "toolbar", from: "2011", to: "2014").changes.count == 2)
            try folder.write("hig.sqlite.pins", "")
            try folder.changing().repair()
            try #expect(folder.base().diff(topic: "toolbar", from: "2011", to: "2014").changes.count == 1)
            try folder.write("hig.sqlite.pins", "unlink \(Self.short2011) \(Self.terse2014)\n")
            try folder.changing().repair()
            try #expect(folder.everything() == unlinked)
        }
    }

    @Test("without the file the database keeps what was decided, and writes it down again with the next decision")
    func withoutFile() throws {
        try withEditions { folder in
            _ = try folder.changing().pin(.unlink, Self.short2011, Self.terse2014)
            try FileManager.default.removeItem(atPath: folder.path("hig.sqlite.pins"))
            try folder.changing().repair()
            try #expect(folder.base().pins().pins.count == 1)
            _ = try folder.changing().pin(.link, Self.undo2011, Self.pins2014)
            try #expect(folder.pinFile().split(separator: "\n").count == 2)
        }
    }

    @Test("a file with a mistake stops what would take it up, and nothing has changed")
    func mistake() throws {
        try withEditions { folder in
            let before = try folder.bytes()
            try folder.write("hig.sqlite.pins", "link \(Self.short2011)\n")
            let problem = #expect(throws: Problem.self) { try folder.ingest("in") }
            #expect(problem?.place == folder.database + ".pins:1")
            #expect(throws: Problem.self) { try folder.changing().pin(.link, Self.undo2011, Self.pins2014) }
            #expect(throws: Problem.self) { try folder.base().pins() }
            try #expect(folder.bytes() == before)
        }
    }

    @Test("a decision about rules that are not held is listed, and waits for them")
    func missing() throws {
        try withTemporaryFolder { folder in
            for document in Self.documents { try folder.writeEdition(document.name, document.chunks, in: "in") }
            try folder.write("hig.sqlite.pins", "link \(Self.pins2014) \(Self.undo2011)\n")
            try folder.ingest(paths: ["in/" + Self.documents[0].name])
            try #expect(folder.base().pins().pins.map(\.missing) == [[Self.pins2014]])
            try folder.ingest(paths: Self.documents.dropFirst().map { "in/" + $0.name })
            try #expect(folder.base().pins().pins.map(\.missing) == [[]])
            let changes = try folder.base().diff(topic: "alert", from: "2011", to: "2014").changes
            #expect(changes.map { $0.evidence?.pinned } == [true])
        }
    }

    @Test("a decision is taken back by any name that it can be made by")
    func takenBackByOtherName() throws {
        try withEditions { folder in
            let (older, newer) = (
                "ios-2011/alert/keep-titles-toolbar-short", "ios-2014/alert/keep-title-every-toolbar-short"
            )
            let made = try folder.changing().pin(.unlink, newer, older).pins.map(\.pin)
            #expect(made == [Pin(.unlink, from: Self.short2011, to: Self.terse2014)])
            try #expect(folder.changing().unpin(newer, older).pins.map(\.pin) == made)
            try #expect(folder.base().pins().pins == [])
        }
    }

    @Test(
        "names that cannot be linked are refused with what to do",
        arguments: [
            ("ios-2011/toolbar/keep-titles-toolbar-shor", terse2014, "did you mean \(short2011)"),
            (short2011, undo2011, "a link leads from one edition to another"),
            (short2011, short2011, "name a rule of another edition"),
            ("keep-title-every-toolbar-short", undo2011, "give the rule's id with its edition"),
        ])
    func refused(first: String, second: String, next: String) throws {
        try withEditions { folder in
            let before = try folder.bytes()
            let problem = #expect(throws: Problem.self) { try folder.changing().pin(.link, first, second) }
            #expect(problem?.next?.hasPrefix(next) == true, "\(problem?.next ?? "")")
            try #expect(folder.bytes() == before)
            #expect(!FileManager.default.fileExists(atPath: folder.path("hig.sqlite.pins")))
        }
    }
}

extension TemporaryFolder {
    fileprivate func changing() throws -> KnowledgeBase { try KnowledgeBase(path: database, access: .changing) }

    fileprivate func pinFile() throws -> String { try String(contentsOfFile: path("hig.sqlite.pins"), encoding: .utf8) }
}
