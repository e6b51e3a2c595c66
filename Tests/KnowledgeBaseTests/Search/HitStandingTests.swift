import HIGModel
import HIGStore
import Testing

@testable import KnowledgeBase

@Suite("Where else the advice of hits is given")
struct HitStandingTests {
    private let editions = ["mac-1984", "mac-1987", "mac-1991"]

    private func take(_ folder: TemporaryFolder, _ edition: String, _ text: String, series: String = "mac") throws {
        try folder.write("\(edition)/lamps.md", "# Lamps\n\n\(text)\n")
        let year = PartialDate(edition.suffix(4)).map(\.description)
        _ = try KnowledgeBase(path: folder.database, access: .writing).ingest(
            Intake(paths: [folder.path(edition)], edition: edition, series: series, date: year))
    }

    /// Makes the rules one lineage, with links of these confidences between rules given by their places.
    private func link(
        _ folder: TemporaryFolder, _ links: [(from: Int, to: Int, confidence: Double)], pinned: Bool = false
    ) throws {
        let rules = try folder.base().rules()
        try #require(links.allSatisfy { $0.to < rules.count })
        let evidence = Evidence(statements: 0.4, texts: 0.4, sharedWords: [], sameTopic: true, neighbours: false)
        let made = links.map {
            Link(
                from: rules[$0.from].id, to: rules[$0.to].id, bond: .statement, confidence: $0.confidence,
                evidence: evidence.pinned(pinned))
        }
        try KnowledgeBase(path: folder.database, access: .writing).store.write { writer in
            for (place, older) in editions.enumerated() {
                for newer in editions[(place + 1)...] {
                    let joined = made.filter {
                        EditionStep(ofRules: $0.from, $0.to) == EditionStep(older: older, newer: newer)
                    }
                    try writer.replaceLinks(older: older, newer: newer, with: joined)
                }
            }
            let members = rules.filter { editions.contains($0.edition) }
            try writer.setLineages(members.map { (rule: $0.id, lineage: rules[0].lineage) })
        }
    }

    /// Of every rule, by edition and place.
    private func standings(_ folder: TemporaryFolder) throws -> [Hit.Standing?] {
        let base = try folder.base()
        let hits = try base.rules().map { Hit(match: .rule($0), score: 1, snippet: Snippet(pieces: [])) }
        return try base.store.read { reader in
            let standing = try HitStanding(of: hits, reader)
            return hits.map { standing.placed($0).standing }
        }
    }

    private func withChain(_ confidence: Double, body: (TemporaryFolder) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let texts = ["Hang the lamps of a barn low.", "Keep barn lamps low.", "Keep every lamp near the floor."]
            for (edition, text) in zip(editions, texts) { try take(folder, edition, text) }
            try link(folder, [(0, 1, 0.9), (1, 2, confidence)])
            try body(folder)
        }
    }

    @Test("sure links lead on from edition to edition, either way")
    func sure() throws {
        try withChain(0.8) { folder in
            try #expect(
                standings(folder) == [
                    Hit.Standing(since: "mac-1984", alsoIn: ["mac-1987", "mac-1991"], isInForce: true),
                    Hit.Standing(since: "mac-1984", alsoIn: ["mac-1984", "mac-1991"], isInForce: true),
                    Hit.Standing(since: "mac-1984", alsoIn: ["mac-1984", "mac-1987"], isInForce: true),
                ])
        }
    }

    @Test("what was turned round is given since then, and what it was before is in force no more")
    func turned() throws {
        try withTemporaryFolder { folder in
            let texts = ["Dim idle lamps.", "Dim every idle lamp.", "Hide idle lamps, don't dim them."]
            for (edition, text) in zip(editions, texts) { try take(folder, edition, text) }
            try link(folder, [(0, 1, 0.9), (1, 2, 0.9)])
            try #expect(
                standings(folder) == [
                    Hit.Standing(since: "mac-1984", alsoIn: ["mac-1987"], isInForce: false),
                    Hit.Standing(since: "mac-1984", alsoIn: ["mac-1984"], isInForce: false),
                    Hit.Standing(since: "mac-1991", alsoIn: [], isInForce: true),
                ])
        }
    }

    @Test("what a doubtful link may turn round is not perhaps given either, as a comparison calls it perhaps reversed")
    func perhapsTurned() throws {
        try withTemporaryFolder { folder in
            let texts = [
                "Allow guests to choose which lamps to light in the hall.",
                "Let guests choose which lamps to light in the hall.",
                "Avoid asking which lamps to keep in the hall.",
            ]
            for (edition, text) in zip(editions, texts) { try take(folder, edition, text) }
            try link(folder, [(0, 1, 0.9), (1, 2, 0.64)])
            let changes = try folder.base().diff(topic: nil, from: "mac-1987", to: "mac-1991").changes
            try #require(changes.map(\.perhapsReversed) == [true])
            try #expect(
                standings(folder) == [
                    Hit.Standing(since: "mac-1984", alsoIn: ["mac-1987"], isInForce: false),
                    Hit.Standing(since: "mac-1984", alsoIn: ["mac-1984"], isInForce: false),
                    Hit.Standing(since: "mac-1991", alsoIn: [], isInForce: true),
                ])
            let shown = try folder.base().show(folder.base().rules()[0].id, raw: false)
            #expect(shown.map { $0.elsewhere.map(\.edition) } == [["mac-1987"]])
            #expect(shown.map { $0.turned.map(\.edition) } == [["mac-1991"]])
        }
    }

    @Test("a doubtful link cuts the way, for what lies beyond it as well")
    func doubtful() throws {
        try withChain(0.79) { folder in
            try #expect(
                standings(folder) == [
                    Hit.Standing(since: "mac-1984", alsoIn: ["mac-1987"], perhapsIn: ["mac-1991"]),
                    Hit.Standing(since: "mac-1984", alsoIn: ["mac-1984"], perhapsIn: ["mac-1991"]),
                    Hit.Standing(since: "mac-1991", perhapsIn: ["mac-1984", "mac-1987"], isInForce: true),
                ])
        }
    }

    @Test("what a reader linked is sure, however little the program sees in it")
    func pinned() throws {
        try withChain(0.8) { folder in
            let sure = try standings(folder)
            try link(folder, [(0, 1, 0), (1, 2, 0)], pinned: true)
            try #expect(standings(folder) == sure)
        }
    }

    @Test("what a later edition is known to lack is in force no more, and what only that one gives is")
    func removed() throws {
        try withChain(0.79) { folder in
            try take(folder, "mac-1994", "Avoid candles near the hay.")
            try link(folder, [(0, 1, 0.9), (1, 2, 0.79)])
            let found = try standings(folder)
            #expect(found.map { $0?.isInForce } == [false, false, false, true])
            #expect(found.last == Hit.Standing(since: "mac-1994", isInForce: true))
        }
    }

    @Test("an edition is told once, however many of its rules give the advice, and not as another one")
    func severalRules() throws {
        try withTemporaryFolder { folder in
            try take(folder, editions[0], "Hang the lamps of a barn low.\n\nKeep barn lamps dim.")
            try take(folder, editions[1], "Hang the lamps of a barn low and dim.")
            try link(folder, [(0, 2, 0.9), (1, 2, 0.9)])
            let older = Hit.Standing(since: "mac-1984", alsoIn: ["mac-1987"], isInForce: true)
            let newer = Hit.Standing(since: "mac-1984", alsoIn: ["mac-1984"], isInForce: true)
            try #expect(standings(folder) == [older, older, newer])
        }
    }

    @Test("a text of unknown date tells neither that advice holds nor since when it does")
    func unknownDate() throws {
        try withTemporaryFolder { folder in
            try take(folder, editions[0], "Hang the lamps of a barn low.")
            try take(folder, "mac-web", "Hang the lamps of a barn low.")
            let found = try standings(folder)
            #expect(found.first == Hit.Standing(since: "mac-1984", alsoIn: ["mac-web"], isInForce: true))
            #expect(found.last == Hit.Standing(since: "mac-1984", alsoIn: ["mac-1984"], isInForce: true))
            try take(folder, editions[1], "Avoid candles near the hay.")
            #expect(try standings(folder).map { $0?.isInForce } == [false, true, false], "whatever the web text says")
            try take(folder, "mac-www", "Keep gates shut.")
            #expect(try standings(folder).last == Hit.Standing(since: nil))
        }
    }

    @Test("every edition without a date holds today, though another one comes after it")
    func undated() throws {
        try withTemporaryFolder { folder in
            for series in ["bells", "gates"] { try take(folder, series, "Keep \(series) shut.", series: series) }
            try #expect(standings(folder).map { $0?.isInForce } == [true, true])
        }
    }
}
