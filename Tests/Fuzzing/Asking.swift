import Foundation
import HIGModel
import HIGRendering
import KnowledgeBase
import WrittenText

/// What must hold of any text that is typed as a question, asked of the seeds' database.
final class Asking {
    private let base: KnowledgeBase
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "higkb-fuzz-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let database = folder.appending(path: "hig.sqlite").path
        _ = try KnowledgeBase(path: database, access: .writing).ingest(Intake(paths: [seeds.path]))
        base = try KnowledgeBase(path: database, access: .reading)
    }

    deinit {
        do { try FileManager.default.removeItem(at: folder) } catch { print("left behind: \(folder.path)") }
    }

    /// Searches for a text.
    func search(_ text: String) throws {
        try ask {
            let answer = try base.search(SearchQuery(text: text, limit: 5))
            try require(answer.hits.count <= 5, "no more hits than asked for")
            try require(answer.hits.map(\.score) == answer.hits.map(\.score).sorted(by: >), "the best hits come first")
            try checkOutput(Report(answer))
        }
    }

    /// Uses a text wherever a name is asked for.
    func name(_ text: String) throws {
        try ask { try checkOutput(Report(try base.show(text, raw: true))) }
        try ask { try checkOutput(Report(try base.history(of: text))) }
        try ask { try checkOutput(Report(try base.diff(topic: nil, from: text, to: "2014"))) }
        try ask { _ = try base.rules(topic: text) }
        try ask { _ = try base.whatsNew(in: "2014", series: text, topic: nil) }
    }

    private func ask(_ question: () throws -> Void) throws {
        do {
            try question()
        } catch let problem as Problem {
            try require(
                [.usage, .nothingFound].contains(problem.kind), "a wrong name is no \(problem.kind): \(problem)")
        }
    }

    private func checkOutput(_ report: Report) throws {
        let text = try written { try TerminalFormat(width: 60).write(report, to: $0) }
        try require(text.visible == text, "nothing in the answer steers a terminal")
    }
}

/// The documents that the repository holds.
let seeds = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "seeds")
