import Foundation
import HIGModel
import Testing

@testable import HIGStore

/// What a file that was damaged on purpose gives: a clear error, a finding, or the right answer.
@Suite("Damage")
struct DamageTests {
    /// What is asked of a database here: whatever `check` can tell to be right. A `Problem` is an answer, too.
    private struct Answers: Equatable {
        var editions: [String]?
        var rules: [String]?
        var links: [String]?
        var topics: [String]?
        var hits: [String]?

        init(_ path: String) {
            editions = Answers.answer(path) { try $0.editions().map(\.id) }
            rules = Answers.answer(path) { try $0.rules().map(Answers.words) }
            links = Answers.answer(path) { try $0.links().map { "\($0.from) \($0.to)" } }
            topics = Answers.answer(path) { try $0.topics().map { "\($0.topic.slug) \($0.rules.count)" } }
            hits = Answers.answer(path) { try $0.search(SearchQuery(text: "back button")).hits.compactMap(\.rule?.id) }
        }

        private static func words(of rule: Rule) -> String {
            [rule.id, rule.lineage, rule.statement, rule.body, "\(rule.source.lines)"].joined(separator: "\n")
        }

        private static func answer<T>(_ path: String, _ question: (StoreReader) throws -> T) -> T? {
            do {
                return try Store.openForReading(path).read(question)
            } catch let problem as Problem {
                #expect(problem.kind != .usage && problem.kind != .nothingFound, "\(problem)")
                return nil
            } catch {
                Issue.record("an error that isn't a Problem: \(error)")
                return nil
            }
        }

        func contradicts(_ other: Answers) -> Bool {
            func differ<T: Equatable>(_ left: T?, _ right: T?) -> Bool { left != nil && left != right }
            return differ(editions, other.editions) || differ(rules, other.rules) || differ(links, other.links)
                || differ(topics, other.topics) || differ(hits, other.hits)
        }
    }

    /// - Returns: the findings; an error counts as one.
    private func findings(_ path: String) throws -> [Finding] {
        do {
            return try Store.check(path, digest: Sample.digest)
        } catch let problem as Problem {
            #expect([.badData, .inputOutput].contains(problem.kind), "\(problem)")
            return [Finding(problem: problem.message, place: path, remedy: problem.next ?? "")]
        }
    }

    @Test("flipped bytes are found, or change no rule, link, edition or hit", arguments: 0..<60)
    func flippedBytes(seed: Int) throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let sound = Answers(folder.database)
            var bytes = try folder.bytes()
            var random = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            for _ in 0..<(1 + seed % 8) {
                random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes[Int(random >> 33) % bytes.count] ^= UInt8(truncatingIfNeeded: random >> 20) | 1
            }
            try bytes.write(to: URL(fileURLWithPath: folder.database))
            let answers = Answers(folder.database)
            let found = try findings(folder.database)
            #expect(!answers.contradicts(sound) || !found.isEmpty, "\(answers) \(found)")
            #expect(found.allSatisfy { !$0.remedy.isEmpty }, "\(found)")
        }
    }

    @Test("a truncated file is found, wherever it ends", arguments: 0..<20)
    func truncated(twentieth: Int) throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let sound = Answers(folder.database)
            let bytes = try folder.bytes()
            try bytes.prefix(bytes.count * twentieth / 20).write(to: URL(fileURLWithPath: folder.database))
            let found = try findings(folder.database)
            #expect(!found.isEmpty)
            #expect(!found.contains { $0.remedy.contains("see what is damaged") }, "check points to itself: \(found)")
            #expect(!Answers(folder.database).contradicts(sound))
        }
    }

    @Test(
        "what is no file is refused, and nothing is left beside it",
        arguments: ["/dev/null", "/dev/zero"])
    func device(path: String) throws {
        for open in opening {
            let problem = #expect(throws: Problem.self) { try open(path) }
            #expect(problem?.message == "\(path) is a device or a pipe, not a knowledge base")
        }
        #expect(!FileManager.default.fileExists(atPath: path + "-journal"))
    }

    @Test("check on what is no knowledge base says what it is")
    func foreign() throws {
        try withTemporaryFolder { folder in
            try folder.tamper("CREATE TABLE t (x)")
            let problem = #expect(throws: Problem.self) { try Store.check(folder.database, digest: Sample.digest) }
            #expect(problem?.message.contains("of another program") == true)
            try Data().write(to: URL(fileURLWithPath: folder.database))
            let empty = #expect(throws: Problem.self) { try Store.check(folder.database, digest: Sample.digest) }
            #expect(empty?.message.contains("is empty") == true)
        }
    }

    @Test("rows whose parent is gone are removed, those that hold documents are not")
    func orphans() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            try folder.tamper("DELETE FROM rules WHERE topic = 'toolbar'; DELETE FROM sources WHERE chunk = 93")
            let store = try Store.openForChanging(folder.database)
            try store.write { try $0.removeOrphans() }
            try store.close()
            let found = try Store.check(folder.database, digest: Sample.digest)
            #expect(Set(found.map(\.place)).isDisjoint(with: ["rule_topics", "passages", "rules", "links", "repairs"]))
            #expect(found.contains { $0.place == "source_bytes" })
        }
    }
}
