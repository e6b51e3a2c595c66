import Foundation
import HIGModel
import HIGStore
import Testing

@testable import KnowledgeBase

/// What is linked step by step, as editions come and go, is what linking all of them at once gives.
@Suite("Linking")
struct LinkingTests {
    private static let undo = "**Offer an Undo button after something was deleted.** Everyone makes mistakes."
    private static let pins = "**Mark the results of a search with colored pins on a map.** A list hides distance."
    private static let short = "**Keep the titles of a toolbar short.** Long ones wrap onto a second line."

    /// Advice that stays, goes, and returns twice.
    private static let editions: [(name: String, rules: [String])] = [
        ("2010 iOS Human Interface Guidelines", [undo, short]), ("2011 iOS Human Interface Guidelines", [short]),
        ("2012 iOS Human Interface Guidelines", [undo, pins]), ("2013 iOS Human Interface Guidelines", [pins, short]),
        ("2014 iOS Human Interface Guidelines", [undo, short]), ("2012 OS X Human Interface Guidelines", [undo, pins]),
    ]

    private func write(_ editions: [(name: String, rules: [String])], in folder: TemporaryFolder) throws {
        for (name, rules) in editions {
            try folder.writeEdition(
                name, ["# Bars\n\nText.", "# Toolbar\n\n" + rules.joined(separator: "\n\n")], in: "in")
        }
    }

    private func whole(_ editions: [(name: String, rules: [String])]) throws -> Everything {
        var everything: Everything?
        try withTemporaryFolder { folder in
            try write(editions, in: folder)
            try folder.ingest(paths: editions.map { "in/" + $0.name })
            everything = try folder.everything()
        }
        return try #require(everything)
    }

    @Test(
        "one edition at a time, in any order, gives what all at once give",
        arguments: [
            [0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], [2, 4, 0, 5, 3, 1], [4, 0, 2, 1, 5, 3], [1, 3, 5, 0, 2, 4],
        ])
    func order(order: [Int]) throws {
        try withTemporaryFolder { folder in
            try write(Self.editions, in: folder)
            for index in order { try folder.ingest(paths: ["in/" + Self.editions[index].name]) }
            try #expect(folder.everything() == whole(Self.editions))
        }
    }

    @Test("an edition that no longer has what had returned leaves it to the next", arguments: 0...5)
    func changed(index: Int) throws {
        try withTemporaryFolder { folder in
            try write(Self.editions, in: folder)
            try folder.ingest(paths: Self.editions.map { "in/" + $0.name })
            var editions = Self.editions
            editions[index].rules = ["**Print the invoice on yellow paper.** White paper gets lost."]
            try write(editions, in: folder)
            try folder.ingest(paths: Self.editions.map { "in/" + $0.name })
            try #expect(folder.everything() == whole(editions))
            try write(Self.editions, in: folder)
            try folder.ingest(paths: Self.editions.map { "in/" + $0.name })
            try #expect(folder.everything() == whole(Self.editions))
        }
    }

    @Test("an edition held twice under two names is identical, rule by rule")
    func twice() throws {
        try withTemporaryFolder { folder in
            let texts = Self.editions.map { $0.rules.joined(separator: "\n\n") }.joined(separator: "\n\n")
            try folder.write("page.md", "# Toolbar\n\n" + texts + "\n")
            try folder.ingest("page.md", edition: "ios-2013-01")
            try folder.ingest("page.md", edition: "ios-2013-02")
            try expectIdentical(folder, "ios-2013-01", "ios-2013-02")
        }
    }

    @Test(
        "a real edition held twice under two names is identical, rule by rule",
        .enabled(if: corpusFolder != nil, "HIGKB_CORPUS names no corpus"))
    func corpus() throws {
        let corpus = URL(fileURLWithPath: try #require(corpusFolder))
        let names = try FileManager.default.contentsOfDirectory(atPath: corpus.path)
        let name = try #require(names.sorted().first { $0.hasPrefix("2011-ios") })
        try withTemporaryFolder { folder in
            for edition in ["ios-2011-01", "ios-2011-02"] {
                try folder.ingest(corpus.appending(path: name).path, edition: edition)
            }
            try expectIdentical(folder, "ios-2011-01", "ios-2011-02")
        }
    }

    private func expectIdentical(_ folder: TemporaryFolder, _ older: String, _ newer: String) throws {
        let changes = try folder.base().diff(topic: nil, from: older, to: newer).changes
        let rules = try folder.base().rules(editions: [older])
        #expect(!rules.isEmpty)
        #expect(changes.count == rules.count)
        let others = changes.filter { $0.relation != .identical || $0.moved || $0.strength != .same }
        #expect(others.map { "\($0.relation) \(($0.from + $0.to).map(\.id))" } == [])
    }

    @Test("an edition that gets whole leaves what it lacks to the edition in part of the other series")
    func wholeAfterPart() throws {
        func links(_ order: [(edition: String, chunk: Int)]) throws -> [String] {
            var links: [String] = []
            try withTemporaryFolder { folder in
                for (edition, chunk) in order {
                    let text = chunk == 0 || edition == "ios-2011" ? Self.pins : Self.undo
                    let header = "<!-- Chunk \(chunk) | Source: Guide \(edition).pdf | Est. Tokens: 10 -->\n"
                    let path = "\(edition)/chunk_\(chunk).md"
                    try folder.write(path, header + "# Toolbar\n\n" + text + "\n")
                    let series = edition.hasPrefix("both") ? "ios,mac" : String(edition.prefix(3))
                    let intake = try Intake(
                        paths: [folder.path(path)], edition: edition, series: series, date: String(edition.suffix(4)))
                    _ = try KnowledgeBase(path: folder.database, access: .writing).ingest(intake)
                }
                links = try folder.base().store.read { try $0.links().map { "\($0.from) \($0.to)" } }.sorted()
            }
            return links
        }
        let rest = [("both-2010", 0), ("both-2010", 1), ("mac-2012", 2), ("both-2014", 0), ("both-2014", 1)]
        let missing = [("ios-2011", 0), ("ios-2011", 1)]
        try #expect(links([("ios-2011", 2)] + rest + missing) == links([("ios-2011", 2)] + missing + rest))
    }

    private let link = Link(
        from: "ios-2011/lamp/dim", to: "ios-2014/bell/ring", bond: .statement, confidence: 0.5,
        evidence: Evidence(statements: 0.5, texts: 0.5, sharedWords: [], sameTopic: false, neighbours: false))

    /// The links that linking leaves between editions of a rule each, which have nothing in common, as
    /// "older newer confidence".
    private func links(
        _ editions: [Edition], held: [Link] = [], _ renew: (Linking, StoreWriter) throws -> Void
    ) throws -> [String] {
        var links: [String] = []
        try withTemporaryFolder { folder in
            let statements = ["Dim the lamp at night.", "Ring bells when ships come in.", "Paint gates red each year."]
            let names = ["lamp/dim", "bell/ring", "gate/paint"]
            try folder.hold(
                zip(editions, zip(names, statements)).map { edition, rule in
                    (edition, [Sample.rule("\(edition.id)/\(rule.0)", rule.1, series: edition.series, chunk: 1)])
                }, links: held)
            try KnowledgeBase(path: folder.database, access: .changing).store.write { writer in
                try renew(Linking(writer: writer), writer)
                links = try writer.reader.links().map {
                    "\(RuleID($0.from).edition) \(RuleID($0.to).edition) \($0.confidence)"
                }
            }
        }
        return links
    }

    private func edition(_ id: String, _ series: Series = .ios) -> Edition {
        Edition(id: id, title: id, date: PartialDate(String(id.suffix(4))), series: [series])
    }

    @Test("what is known already is taken as it is, and nothing is looked for in its step")
    func given() throws {
        let editions = ["ios-2011", "ios-2014"].map { edition($0) }
        let step = LinkedStep(older: "ios-2011", newer: "ios-2014")
        let found = try links(editions) { linking, _ in try linking.renew(after: ["ios-2014"]) }
        #expect(found == [])
        let given = try links(editions) { linking, _ in
            try linking.renew(after: ["ios-2014"], given: [step: [link]])
        }
        #expect(given == ["ios-2011 ios-2014 0.5"])
    }

    @Test("a step that nothing has touched keeps its links, until all is linked anew")
    func untouched() throws {
        let editions = ["ios-2011", "ios-2014", "ios-2016"].map { edition($0) }
        func kept(after changed: Set<String>, relinksAll: Bool = false) throws -> [String] {
            try links(editions, held: [link]) { linking, _ in
                try linking.renew(after: changed, relinksAll: relinksAll)
            }
        }
        try #expect(kept(after: []) == ["ios-2011 ios-2014 0.5"])
        try #expect(kept(after: ["ios-2016"]) == ["ios-2011 ios-2014 0.5"])
        try #expect(kept(after: ["ios-2014"]) == [])
        try #expect(kept(after: [], relinksAll: true) == [])
    }

    @Test("links between editions that share no series go, but for what a reader pinned")
    func acrossSeries() throws {
        let editions = [edition("mac-2011", .mac), edition("ios-2014")]
        let pin = Pin(.link, from: "mac-2011/lamp/dim", to: "ios-2014/bell/ring")
        let held = Link(
            from: pin.from, to: pin.to, bond: .statement, confidence: 0.5, evidence: link.evidence)
        let unpinned = try links(editions, held: [held]) { linking, _ in try linking.renew(after: []) }
        #expect(unpinned == [])
        let pinned = try links(editions, held: [held]) { linking, writer in
            try writer.replacePins([pin])
            try linking.renew(after: [], decided: [pin])
        }
        #expect(pinned == ["mac-2011 ios-2014 1.0"])
    }
}
