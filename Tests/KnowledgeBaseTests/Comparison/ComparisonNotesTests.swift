import HIGModel
import HIGStore
import Testing

@testable import KnowledgeBase

@Suite("What is to be borne in mind of a comparison")
struct ComparisonNotesTests {
    private func notes(
        from older: String, to newer: String, on changes: [Change], near: Bool = false
    ) throws -> [String] {
        var notes: [String] = []
        try withSeeds { base in
            try base.store.read { reader in
                let all = try reader.editionSummaries()
                let ends = try [older, newer].map { id in try #require(all.first { $0.edition.id == id }) }
                let chain = EditionChain(from: ends[0].edition, to: ends[1].edition, among: all)
                let pair = EditionPair(older: ends[0], newer: ends[1], view: nil)
                notes = try ComparisonNotes(pair: pair, chain: chain, family: nil, withMentions: false, near: near)
                    .notes(on: changes, reader)
            }
        }
        return notes
    }

    private let removed = EditionPair.removed(
        Sample.rule("ios-2011/lamp/dim"),
        missingFrom: EditionSummary(
            edition: Edition(id: "ios-2014", title: "", date: nil, series: [.ios]),
            holding: Holding(chunks: [0], pages: 0, topics: ["lamp"]), sources: 1, rules: 1))

    @Test("are the parts held and the gaps between, whatever changed")
    func held() throws {
        let notes = try notes(from: "ios-2011", to: "ios-2014", on: [])
        #expect(notes.count == 3)
        #expect(notes.first?.hasPrefix("ios-2011 is held in part") == true)
        #expect(notes.last == "no edition held between ios-2011 and ios-2014")
    }

    @Test("count what has nothing near it only where that is asked for", arguments: [true, false])
    func isolated(near: Bool) throws {
        let notes = try notes(from: "ios-2011", to: "ios-2014", on: [removed], near: near)
        #expect(notes.contains("1 rule that one edition lacks has nothing near it there") == near)
    }
}
