import HIGModel
import Testing
import WorkGrowth

@testable import KnowledgeBase

@Suite("Linear time", .serialized)
struct LinearTimeTests {
    @Test("decisions are added to a file")
    func decisions() throws {
        let growth = try WorkGrowth(from: 150) { count in
            let pins = (0..<count).map { Pin(.link, from: "ios-2010/lamp/a\($0)", to: "ios-2011/lamp/a\($0)") }
            var file = try PinFile(path: "a.pins", text: pins.map { PinFile.line($0.turned) + "\n" }.joined())
            file.set(pins)
            #expect(file.pins == pins)
        }
        #expect(growth.isLinear, "\(growth)")
    }

    @Test("lineages are laid out")
    func lineages() {
        let editions = ["2010", "2011", "2012"].map { year in
            let edition = Edition(id: "ios-\(year)", title: "", date: PartialDate(year), series: [.ios])
            let holding = Holding(chunks: [0, 1], pages: 0, topics: ["lamp"])
            return EditionSummary(edition: edition, holding: holding, sources: 1, rules: 1)
        }
        let growth = WorkGrowth(from: 40) { count in
            let rules = editions.flatMap { edition in
                (0..<count).map { Sample.rule("\(edition.edition.id)/lamp/a\($0)") }
            }
            let evidence = Evidence(statements: 1, texts: 1, sharedWords: [], sameTopic: true, neighbours: false)
            let links = zip(rules, rules.dropFirst(count)).map {
                Link(from: $0.id, to: $1.id, bond: .statement, confidence: 1, evidence: evidence)
            }
            let timeline = Timeline(summaries: editions, view: nil, rules: rules, links: links)
            for index in 0..<count { #expect(timeline.lineage("lamp/a\(index)").steps.count == 3) }
        }
        #expect(growth.isLinear, "\(growth)")
    }
}
