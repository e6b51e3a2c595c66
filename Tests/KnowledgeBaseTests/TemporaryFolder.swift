import Foundation
import GRDB
import HIGModel
import HIGStore

@testable import KnowledgeBase

/// Runs a test with a folder of its own, which is removed afterwards.
func withTemporaryFolder(_ body: (TemporaryFolder) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "knowledge-base-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer {
        do { try FileManager.default.removeItem(at: url) } catch { print("left behind: \(url.path)") }
    }
    try body(TemporaryFolder(url: url))
}

/// Gives a knowledge base of the seed documents to a test.
func withSeeds(_ body: (KnowledgeBase) throws -> Void) throws {
    try withTemporaryFolder { folder in
        try folder.holdSeeds()
        try body(folder.base())
    }
}

/// The database of the seeds, made once.
private let seedDatabase = Result {
    var bytes = Data()
    try withTemporaryFolder { folder in
        try folder.ingestSeeds()
        bytes = try folder.bytes()
    }
    return bytes
}

/// All that it answers, asked once.
let seedAnswers = Result {
    var answers: Everything?
    try withTemporaryFolder { folder in
        try folder.holdSeeds()
        answers = try folder.everything()
    }
    return answers
}

/// The repository's seeds.
let seeds = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "seeds")

let seedNames = [
    "ios-2010-03-chunk-088.md", "ios-2011-chunk-105.md", "ios-2011-chunk-108.md", "ios-2014-chunk-093.md",
    "current-002-navigation-bars.txt",
]

struct TemporaryFolder {
    let url: URL

    func path(_ name: String) -> String { url.appending(path: name).path }

    var database: String { path("hig.sqlite") }

    func bytes() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: database)) }

    func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    /// Writes a document, with the folders around it.
    func write(_ name: String, _ text: String) throws {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Writes an edition that is held whole: chunks from 0 on, one a text.
    func writeEdition(_ document: String, _ chunks: [String], in folder: String) throws {
        for (number, text) in chunks.enumerated() {
            let header = "<!-- Chunk \(number) | Source: \(document).pdf | Est. Tokens: 10 -->\n"
            try write("\(folder)/\(document)/chunk_\(number).md", header + text + "\n")
        }
    }

    @discardableResult
    func ingest(_ names: String..., edition: String? = nil, series: String? = nil) throws -> IngestSummary {
        try ingest(paths: names, edition: edition, series: series)
    }

    @discardableResult
    func ingest(paths: [String], edition: String? = nil, series: String? = nil) throws -> IngestSummary {
        let paths = paths.map { $0.hasPrefix("/") ? $0 : path($0) }
        let intake = try Intake(paths: paths, edition: edition, series: series)
        return try KnowledgeBase(path: database, access: .writing).ingest(intake)
    }

    /// Puts rules into the database as they are, those of a file and chunk as one source, and links between them.
    func hold(_ editions: [(edition: Edition, rules: [Rule])], links: [Link] = []) throws {
        try KnowledgeBase(path: database, access: .writing).store.write { writer in
            for (edition, rules) in editions {
                let bySource = Dictionary(grouping: rules) { rule in
                    Source(
                        edition: edition.id, file: rule.source.file, document: "", chunk: rule.source.chunk,
                        format: .markdown, digest: rule.source.file)
                }
                let sources = bySource.sorted { $0.key.file < $1.key.file }.map { source, rules in
                    SourceContent(source: source, bytes: [], passages: [], repairs: [], rules: rules, changeLog: [])
                }
                try writer.replace(EditionContent(edition: edition, sources: sources, isImported: true))
            }
            for (step, links) in Dictionary(grouping: links, by: { EditionStep(ofRules: $0.from, $0.to) }) {
                try writer.replaceLinks(older: step.older, newer: step.newer, with: links)
            }
        }
    }

    func ingestSeeds() throws { try ingest(seeds.path) }

    /// Puts the database of the seeds where `ingestSeeds` makes it, for tests of what comes after the ingest.
    func holdSeeds() throws { try seedDatabase.get().write(to: URL(fileURLWithPath: database)) }

    /// Changes the database behind the program's back.
    func tamper(_ sql: String) throws {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: database, configuration: configuration)
        try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
        try queue.close()
    }

    func base() throws -> KnowledgeBase { try KnowledgeBase(path: database, access: .reading) }

    func forget(_ name: String) throws -> IngestSummary {
        try KnowledgeBase(path: database, access: .changing).forget(name)
    }

    /// Everything that can be asked, as values.
    func everything() throws -> Everything {
        let base = try base()
        let editions = try base.editions()
        var comparisons: [Comparison] = []
        for older in editions {
            for newer in editions where older.edition < newer.edition {
                comparisons.append(try base.diff(topic: nil, from: older.edition.id, to: newer.edition.id))
            }
        }
        let topics = try base.topics()
        return Everything(
            editions: editions, topics: topics, rules: try base.rules(),
            comparisons: comparisons, histories: try topics.map { try base.history(of: $0.topic.slug) },
            repairs: try base.repairs(editions: []))
    }
}

struct Everything: Equatable {
    let editions: [EditionSummary]
    let topics: [TopicSummary]
    let rules: [Rule]
    let comparisons: [Comparison]
    let histories: [History]
    let repairs: [PlacedRepair]
}
