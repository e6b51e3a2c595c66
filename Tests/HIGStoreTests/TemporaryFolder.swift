import Foundation
import GRDB
import HIGModel

@testable import HIGStore

/// Runs a test with a folder of its own, which is removed afterwards.
func withTemporaryFolder(_ body: (TemporaryFolder) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("higstore-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer {
        do { try FileManager.default.removeItem(at: url) } catch { print("left behind: \(url.path)") }
    }
    try body(TemporaryFolder(url: url))
}

/// The two ways to open a database.
let opening: [@Sendable (String) throws -> Store] = [
    { try Store.openForReading($0) }, { try Store.openForWriting($0) },
]

struct TemporaryFolder {
    let url: URL

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    var database: String { path("hig.sqlite") }

    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    }

    func bytes(_ name: String = "hig.sqlite") throws -> Data { try Data(contentsOf: url.appendingPathComponent(name)) }

    /// Makes a database and closes it.
    func makeDatabase(_ editions: [EditionContent] = Sample.editions, links: [Link] = Sample.links) throws {
        let store = try Store.openForWriting(database)
        try store.write { writer in
            try writer.replaceTopics(Sample.topics)
            for edition in editions { try writer.replace(edition) }
            for (pair, links) in Dictionary(grouping: links, by: { [Sample.edition($0.from), Sample.edition($0.to)] }) {
                try writer.replaceLinks(older: pair[0], newer: pair[1], with: links)
            }
        }
        try store.close()
    }

    /// Reads from the database, freshly opened.
    func read<T>(_ body: (StoreReader) throws -> T) throws -> T {
        try Store.openForReading(database).read(body)
    }

    /// Changes the database behind the store's back.
    func tamper(_ sql: String) throws {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: database, configuration: configuration)
        try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
        try queue.close()
    }
}
