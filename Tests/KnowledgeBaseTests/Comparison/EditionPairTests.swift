import HIGModel
import HIGStore
import Testing

@testable import KnowledgeBase

@Suite("EditionPair")
struct EditionPairTests {
    private let older = Edition(id: "ios-2011", title: "", date: PartialDate("2011"), series: [.ios])
    private let newer = Edition(id: "ios-2014", title: "", date: PartialDate("2014"), series: [.ios])

    private func rule(_ id: String, _ statement: String, lineage: String? = nil) -> Rule {
        Sample.rule(id, statement, lineage: lineage, chunk: 1)
    }

    private let link = Link(
        from: "ios-2011/bell/ring", to: "ios-2014/bell/ring", bond: .statement, confidence: 0.9,
        evidence: Evidence(statements: 1, texts: 1, sharedWords: [], sameTopic: true, neighbours: false))

    /// The changes between two editions that have one piece of advice in common.
    private func changes(view: TopicView? = nil, near: Bool = false) throws -> [Change] {
        var changes: [Change] = []
        try withTemporaryFolder { folder in
            try folder.hold(
                [
                    (
                        older,
                        [
                            rule("ios-2011/lamp/dim", "Dim the lamp at night when a ship comes in."),
                            rule("ios-2011/bell/ring", "Ring the bell when a ship comes in."),
                            rule("ios-2011/gate/paint", "Paint the gate red."),
                        ]
                    ),
                    (
                        newer,
                        [
                            rule("ios-2014/latch/oil", "Oil each latch twice a year."),
                            rule("ios-2014/bell/ring", "Ring the bell when a ship comes in."),
                            rule("ios-2014/lamp/light", "Light one lamp where the ship comes in."),
                        ]
                    ),
                ], links: [link])
            try folder.base().store.read { reader in
                let all = try reader.editionSummaries()
                let pair = EditionPair(older: all[0], newer: all[1], view: view)
                let chain = EditionChain(from: older, to: newer, among: all)
                changes = try pair.changes(along: chain, near: near, reader: reader)
            }
        }
        return changes
    }

    private func verdicts(_ changes: [Change]) -> [String] {
        changes.map { "\($0.relation.rawValue) \(($0.from + $0.to)[0].name)" }
    }

    @Test("tells of each rule once, in the older edition's order and then in the newer one's")
    func order() throws {
        try #expect(
            verdicts(changes()) == [
                "removed lamp/dim", "identical bell/ring", "removed gate/paint", "added latch/oil", "added lamp/light",
            ])
    }

    @Test("tells on a topic of the rules on it, on either side")
    func view() throws {
        try #expect(
            verdicts(changes(view: TopicView(topics: ["lamp"]))) == ["removed lamp/dim", "added lamp/light"])
        try #expect(verdicts(changes(view: TopicView(topics: ["bell"]))) == ["identical bell/ring"])
        try #expect(changes(view: TopicView(topics: ["roof"])) == [])
    }

    @Test("names the likeliest counterpart that was refused only where that is asked for")
    func near() throws {
        try #expect(changes().allSatisfy { $0.near == nil })
        let near = try changes(near: true)
        #expect(near[0].near?.rule.id == "ios-2014/lamp/light")
        #expect(near.last?.near?.rule.id == "ios-2011/lamp/dim")
        #expect(near[1].near == nil)
    }

    @Test(
        "a rule without a counterpart is removed only where the newer edition is known to lack it",
        arguments: [
            (Holding(chunks: [0, 1], pages: 0, topics: []), nil),
            (Holding(chunks: [1, 3], pages: 0, topics: ["lamp"]), "held in part (2 chunks, numbers 1 and 3)"),
            (Holding(chunks: [], pages: 1, topics: ["lamp"]), nil),
            (Holding(chunks: [], pages: 1, topics: ["bell"]), "1 page is held, without lamp"),
        ] as [(Holding, String?)])
    func removed(holding: Holding, reason: String?) {
        let summary = EditionSummary(edition: newer, holding: holding, sources: 1, rules: 1)
        let change = EditionPair.removed(rule("ios-2011/lamp/dim", "Dim the lamp."), missingFrom: summary)
        #expect(change.relation == (reason == nil ? .removed : .notFound))
        #expect(change.from.map(\.id) == ["ios-2011/lamp/dim"] && change.to == [])
        #expect((change.note == nil) == (reason == nil))
        if let reason { #expect(change.note?.hasSuffix(reason) == true, "\(change.note ?? "")") }
    }
}
