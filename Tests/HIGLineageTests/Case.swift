import Foundation
import HIGModel
import HIGParsing
import Testing

@testable import HIGLineage

/// A folder of `Cases`: an invented text of two editions and what is to be said of the change.
struct Case: Sendable, CustomTestStringConvertible {
    let folder: URL

    var testDescription: String { folder.lastPathComponent }

    /// The folders beside this file, by name.
    static let all: [Case] = {
        let cases = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Cases")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: cases.path)) ?? []
        return names.sorted().map { Case(folder: cases.appending(path: $0)) }
    }()

    func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    /// Reads both texts, links their rules and says what changed.
    ///
    /// A verdict a line, `- ` before the older statements and `+ ` before the newer ones; what has no counterpart comes
    /// last, under `only before` and `only after`.
    func outcome() throws -> String {
        let older = try rules(of: "before.md", year: 2011)
        let newer = try rules(of: "after.md", year: 2014)
        let links = Aligner().links(from: older, to: newer)
        let groups = LinkGroup.all(older: older, newer: newer, links: links)
        let linked = Set(links.flatMap { [$0.from, $0.to] })
        let alone = [("only before", older, "- "), ("only after", newer, "+ ")].compactMap { title, rules, mark in
            let found = rules.filter { !linked.contains($0.id) }
            return found.isEmpty ? nil : title + "\n" + found.map { mark + $0.statement + "\n" }.joined()
        }
        return (groups.map { $0.change(by: .sample).described } + alone).joined(separator: "\n")
    }

    private func rules(of file: String, year: Int) throws -> [Rule] {
        let edition = Edition(
            id: "ios-\(year)", title: "Invented Guidelines", date: PartialDate("\(year)"), series: [.ios])
        let bytes = Array(try text(file).utf8)
        let source = Source(
            edition: edition.id, file: file, document: edition.title, chunk: nil, format: .markdown,
            digest: digest(bytes))
        let reading = try EditionReader(vocabulary: .bundled()).read(
            edition, sources: [SourceInput(source: source, bytes: bytes)])
        return reading.sources.flatMap(\.rules)
    }
}

extension Change {
    fileprivate var described: String {
        let strength = strength.flatMap { $0 == .same ? nil : $0.rawValue }
        let place = moved ? "moved from \(from[0].topic) to \(to[0].topic)" : nil
        let verdict = [relation.rawValue, strength, place].compactMap { $0 }.joined(separator: ", ")
        return verdict + "\n" + from.map { "- \($0.statement)\n" }.joined() + to.map { "+ \($0.statement)\n" }.joined()
    }
}

@Suite("What happened to a rule")
struct CaseTests {
    /// With `HIGKB_RECORD` set, what comes out is written to `expected.txt` for review instead of being compared.
    @Test("is told as in Cases", arguments: Case.all)
    func outcome(of example: Case) throws {
        let outcome = try example.outcome()
        if ProcessInfo.processInfo.environment["HIGKB_RECORD"] != nil {
            try Data(outcome.utf8).write(to: example.folder.appending(path: "expected.txt"))
        }
        try #expect(outcome == example.text("expected.txt"))
    }

    @Test("the cases are there")
    func count() {
        #expect(Case.all.count >= 21)
    }
}
