import Foundation
import HIGModel
import Testing

@testable import KnowledgeBase

/// Eight times as much may take eight times the work, not sixty-four times: the bound lies between.
@Suite("Linear time", .serialized)
struct LinearTimeTests {
    /// The processor time of some work, in seconds; the thread's own, so that a busy machine changes nothing. The least of
    /// three runs.
    private func work(_ body: () throws -> Void) rethrows -> Double {
        try (0..<3).map { _ in
            let start = LinearTimeTests.processorTime()
            try body()
            return LinearTimeTests.processorTime() - start
        }.min() ?? 0
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private func expectLinear(_ count: Int, _ body: (Int) throws -> Void) rethrows {
        try body(count)
        let short = try work { try body(count) }
        let long = try work { try body(count * 8) }
        #expect(long < short * 32 + 0.02, "\(short) and \(long)")
    }

    @Test("decisions are added to a file")
    func decisions() throws {
        try expectLinear(150) { count in
            let pins = (0..<count).map { Pin(.link, from: "ios-2010/lamp/a\($0)", to: "ios-2011/lamp/a\($0)") }
            var file = try PinFile(path: "a.pins", text: pins.map { PinFile.line($0.turned) + "\n" }.joined())
            file.set(pins)
            #expect(file.pins == pins)
        }
    }

    @Test("lineages are laid out")
    func lineages() {
        let editions = ["2010", "2011", "2012"].map { year in
            let edition = Edition(id: "ios-\(year)", title: "", date: PartialDate(year), series: [.ios])
            let holding = Holding(chunks: [0, 1], pages: 0, topics: ["lamp"])
            return EditionSummary(edition: edition, holding: holding, sources: 1, rules: 1)
        }
        expectLinear(40) { count in
            let rules = editions.flatMap { edition in
                (0..<count).map { rule(edition.edition.id, $0) }
            }
            let evidence = Evidence(statements: 1, texts: 1, sharedWords: [], sameTopic: true, neighbours: false)
            let links = zip(rules, rules.dropFirst(count)).map {
                Link(from: $0.id, to: $1.id, bond: .statement, confidence: 1, evidence: evidence)
            }
            let timeline = Timeline(summaries: editions, topics: nil, rules: rules, links: links)
            for index in 0..<count { #expect(timeline.lineage("lamp/a\(index)").steps.count == 3) }
        }
    }

    private func rule(_ edition: String, _ index: Int) -> Rule {
        Rule(
            id: "\(edition)/lamp/a\(index)", lineage: "lamp/a\(index)", edition: edition, series: [.ios], topic: "lamp",
            topics: ["lamp"], section: [], statement: "Light it.", body: "", modality: .should, platforms: [],
            style: .prose, source: Citation(document: "", file: "a", chunk: nil, pages: nil, lines: 1...1), digest: "")
    }
}
