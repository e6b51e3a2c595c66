import HIGModel
import Testing

@testable import HIGLineage

@Suite("LinkGroup")
struct LinkGroupTests {
    private let older = [
        Sample.rule("a/bar/1", "One.", section: ["Bars"]), Sample.rule("a/bar/2", "Two.", section: ["Bars"]),
        Sample.rule("a/button/3", "Three."),
    ]
    private let newer = [
        Sample.rule("b/bar/1", "One."), Sample.rule("b/button/2", "Two.", section: ["Buttons"]),
        Sample.rule("b/bar/3", "Three."),
    ]

    private func groups(_ links: [Link]) -> [LinkGroup] { LinkGroup.all(older: older, newer: newer, links: links) }

    @Test("rules without links are in no group")
    func none() {
        #expect(groups([]).isEmpty)
        let groups = groups([Sample.link("a/bar/2", "b/bar/1")])
        #expect(groups.map { $0.older.map(\.id) } == [["a/bar/2"]])
        #expect(groups.map { $0.newer.map(\.id) } == [["b/bar/1"]])
    }

    @Test("links that share a rule make one group, with its rules in source order")
    func connected() {
        let groups = groups([
            Sample.link("a/button/3", "b/button/2"), Sample.link("a/bar/1", "b/bar/3"),
            Sample.link("a/bar/1", "b/button/2"),
        ])
        #expect(groups.count == 1)
        #expect(groups[0].older.map(\.id) == ["a/bar/1", "a/button/3"])
        #expect(groups[0].newer.map(\.id) == ["b/button/2", "b/bar/3"])
        #expect(groups[0].links.count == 3)
    }

    @Test("groups come in the order of their first older rule, whatever the order of the links")
    func order() {
        let links = [Sample.link("a/bar/2", "b/bar/1"), Sample.link("a/bar/1", "b/bar/3")]
        for links in [links, links.reversed()] {
            #expect(groups(links).map { $0.older[0].id } == ["a/bar/1", "a/bar/2"])
        }
    }

    @Test("a reader of a topic sees the rules of that topic")
    func seen() throws {
        let group = groups([Sample.link("a/bar/1", "b/bar/1"), Sample.link("a/bar/1", "b/button/2")])[0]
        let seen = try #require(group.seen(from: ["bar"]))
        #expect(seen.older.map(\.id) == ["a/bar/1"])
        #expect(seen.newer.map(\.id) == ["b/bar/1"])
        #expect(seen.links.count == 1)
        #expect(group.change(seenAs: seen, by: .sample).note == "takes in as well: “Two.” (b/button/2)")
        #expect(group.change(by: .sample).note == nil)
    }

    @Test("advice that several rules give stays as it was where each does, and else changes as the first that changed")
    func together() throws {
        let same = [Sample.link("a/bar/1", "b/bar/1"), Sample.link("a/button/3", "b/bar/3")]
        let unchanged = try #require(LinkGroup.change(from: older, to: newer, links: same, by: .sample))
        #expect(unchanged.relation == .identical)
        #expect(unchanged.from.map(\.id) == ["a/bar/1", "a/button/3"])
        #expect(unchanged.to.map(\.id) == ["b/bar/1", "b/bar/3"])
        let other = [Sample.rule("b/bar/1", "One."), Sample.rule("b/bar/3", "Three and four.", modality: .must)]
        let changed = try #require(LinkGroup.change(from: older, to: other, links: same, by: .sample))
        #expect(changed.relation == .reworded)
        #expect(changed.strength == .stronger)
        #expect(changed.edits == [Edit(.equal, "Three"), Edit(.insert, " and four"), Edit(.equal, ".")])
        #expect(LinkGroup.change(from: older, to: newer, links: [], by: .sample) == nil)
    }

    @Test("of advice that several rules give a rule that moved, or binds otherwise, tells more than those that stayed")
    func telling() throws {
        func change(_ second: Rule, _ confidence: Double) throws -> Change {
            let links = [
                Sample.link("a/bar/1", "b/bar/1", confidence: confidence),
                Sample.link("a/bar/2", second.id, confidence: 0.8),
            ]
            return try #require(LinkGroup.change(from: older, to: [newer[0], second], links: links, by: .sample))
        }
        let moved = try change(Sample.rule("b/button/2", "Two.", section: ["Buttons"]), 0.7)
        #expect(moved.relation == .identical && moved.moved && moved.confidence == 0.7)
        let stronger = try change(Sample.rule("b/bar/2", "Two.", modality: .must), 0.9)
        #expect(stronger.relation == .identical && stronger.strength == .stronger && stronger.confidence == 0.8)
        let size = Measure(numbers: [44], unit: "points", text: "44 points")
        let sized = try change(Sample.rule("b/bar/2", "Two.", measures: [size]), 0.9)
        #expect(sized.relation == .identical && sized.measures != nil && sized.evidence?.statements == 0.8)
    }

    @Test("of advice that several rules give what is turned round, or may be, is told beside the first that changed")
    func turned() throws {
        let older = [
            Sample.rule("a/bar/1", "Paint the gates of the yard red."), Sample.rule("a/bar/2", "Dim idle bells."),
            Sample.rule("a/bar/3", "Don't leave out the maker's label.", modality: .mustNot),
        ]
        let newer = [
            Sample.rule("b/bar/1", "Paint all gates of the yard red."),
            Sample.rule("b/bar/2", "Hide idle bells, don't dim them."),
            Sample.rule("b/bar/3", "Include the maker's label only if it helps."),
        ]
        func change(_ first: Int, _ second: Int) throws -> Change {
            let links = [first, second].map { place in
                Sample.link("a/bar/\(place)", "b/bar/\(place)", confidence: place == 3 ? 0.5 : 0.95)
            }
            return try #require(LinkGroup.change(from: older, to: newer, links: links, by: .sample))
        }
        let surely = try change(1, 2)
        #expect(surely.relation == .reworded && surely.perhapsReversed)
        #expect(surely.notes == [.turned(older[1])])
        let perhaps = try change(1, 3)
        #expect(perhaps.relation == .reworded && perhaps.perhapsReversed)
        #expect(perhaps.notes == [.perhapsTurned(older[2])])
        let telling = try change(2, 3)
        #expect(telling.relation == .reversed && telling.notes == [.perhapsTurned(older[2])])
    }

    @Test("of advice that several rules give is told what of a group is turned round, and nothing else of it")
    func turnedInGroup() throws {
        let older = [
            Sample.rule("a/bar/1", "Paint the gates of the yard red."), Sample.rule("a/bar/2", "Dim idle bells."),
        ]
        let newer = [
            Sample.rule("b/bar/1", "Paint all gates of the yard red."),
            Sample.rule("b/bar/2", "Hide idle bells, don't dim them."),
            Sample.rule("b/bar/3", "Dim idle bells at night."),
        ]
        let links = [
            Sample.link("a/bar/1", "b/bar/1"), Sample.link("a/bar/2", "b/bar/2", statements: 0.2),
            Sample.link("a/bar/2", "b/bar/3"),
        ]
        let change = try #require(LinkGroup.change(from: older, to: newer, links: links, by: .sample))
        #expect(change.relation == .reworded && change.perhapsReversed)
        #expect(change.notes == [.turned(older[1])])
    }

    @Test("of advice that several rules give the sentences that carry it are told of each")
    func sentencesOfEach() throws {
        let sentences = ["You may dim a hall lamp late at night.", "Ring a loud bell before the train leaves."]
        let older = [
            Sample.rule("a/bar/1", "You may dim the hall lamp at night."),
            Sample.rule("a/bar/2", "Ring the loud bell before the train leaves."),
        ]
        let newer = [
            Sample.rule("b/bar/1", "Never dazzle people.", body: sentences[0]),
            Sample.rule("b/bar/2", "Keep the timetable.", body: sentences[1] + " Dim it."),
        ]
        let links = [
            Sample.link("a/bar/1", "b/bar/1", bond: .absorbed, statements: 0.1),
            Sample.link("a/bar/2", "b/bar/2", bond: .absorbed, statements: 0.1),
        ]
        let change = try #require(LinkGroup.change(from: older, to: newer, links: links, by: .sample))
        #expect(change.inBody?.text == sentences[0])
        #expect(change.alsoInBody.map(\.text) == [sentences[1]])
    }

    @Test("of links that are as good as each other the one of the first rules carries the group, whatever their order")
    func principal() {
        let links = [
            Sample.link("a/bar/1", "b/bar/1"), Sample.link("a/bar/1", "b/bar/3"), Sample.link("a/bar/2", "b/bar/1"),
        ]
        for order in [links, links.reversed()] { #expect(LinkGroup.principal(of: order) == links[0]) }
    }

    @Test("a link of statements carries the group before one to a body, and the surer one before as good ones")
    func carrier() {
        let body = Sample.link("a/bar/1", "b/bar/1", bond: .absorbed, statements: 0.9)
        let stated = Sample.link("a/bar/1", "b/bar/3", statements: 0.2)
        #expect(LinkGroup.principal(of: [body, stated]) == stated)
        let unsure = Sample.link("a/bar/1", "b/bar/1", confidence: 0.6, statements: 0.5)
        let sure = Sample.link("a/bar/2", "b/bar/1", confidence: 0.9, statements: 0.5)
        #expect(LinkGroup.principal(of: [unsure, sure]) == sure)
        #expect(LinkGroup.principal(of: []) == nil)
    }

    @Test("its links are in the order of the older rules' ids, then the newer's; what no rule at hand ends is no group")
    func linkOrder() {
        let links = [
            Sample.link("a/bar/1", "b/bar/3"), Sample.link("a/bar/2", "b/bar/1"), Sample.link("a/bar/2", "b/bar/3"),
        ]
        #expect(groups(links.reversed())[0].links == links)
        #expect(groups([Sample.link("a/bar/1", "b/bell/9")]).isEmpty)
    }

    @Test("what is not seen is named, the older rules before the newer")
    func others() throws {
        let group = groups([
            Sample.link("a/bar/1", "b/bar/1", statements: 0.9), Sample.link("a/button/3", "b/bar/1"),
            Sample.link("a/bar/1", "b/button/2", statements: 0.5),
        ])[0]
        let seen = try #require(group.seen(from: ["bar"]))
        #expect(
            group.change(seenAs: seen, by: .sample).note
                == "takes in as well: “Three.” (a/button/3), “Two.” (b/button/2)")
    }

    @Test("a side without rules of the topic is seen whole, so that what moved is not lost")
    func moved() throws {
        let group = groups([Sample.link("a/bar/1", "b/button/2")])[0]
        for topic in ["bar", "button"] {
            let seen = try #require(group.seen(from: [topic]))
            #expect(seen.older.count == 1 && seen.newer.count == 1)
            #expect(group.change(seenAs: seen, by: .sample).moved)
        }
        #expect(group.seen(from: ["tab-bar"]) == nil)
    }

    @Test("where the rules of a topic are not linked with each other, the whole group is seen")
    func indirect() throws {
        let group = groups([
            Sample.link("a/bar/1", "b/button/2"), Sample.link("a/button/3", "b/button/2"),
            Sample.link("a/button/3", "b/bar/3"),
        ])[0]
        let seen = try #require(group.seen(from: ["bar"]))
        #expect(seen.older.count == 2 && seen.newer.count == 2)
    }

    @Test("where the link that carries the advice leads out of the topic, the whole group is seen")
    func carriedElsewhere() throws {
        let group = groups([
            Sample.link("a/bar/1", "b/bar/1", statements: 0.5), Sample.link("a/bar/1", "b/button/2", statements: 0.9),
        ])[0]
        let fromBar = try #require(group.seen(from: ["bar"]))
        #expect(fromBar.newer.map(\.id) == ["b/bar/1", "b/button/2"])
        let fromButton = try #require(group.seen(from: ["button"]))
        #expect(fromButton.newer.map(\.id) == ["b/button/2"])
    }

    @Test("from every topic the same two statements are compared, whatever part is seen")
    func comparedAlike() throws {
        let group = groups([
            Sample.link("a/bar/1", "b/bar/1", statements: 0.5), Sample.link("a/bar/1", "b/button/2", statements: 0.9),
        ])[0]
        let whole = group.change(by: .sample)
        #expect(whole.edits.map(\.text).joined().contains("Two"))
        for topic in ["bar", "button"] {
            let change = group.change(seenAs: try #require(group.seen(from: [topic])), by: .sample)
            #expect(change.edits == whole.edits && change.evidence == whole.evidence)
            #expect(change.strength == whole.strength)
        }
    }

    @Test("a sentence of a body comes along where both rules that it ties together are seen")
    func sentencesSeen() throws {
        let body = "Ring a loud bell before the train leaves."
        let older = [
            Sample.rule("a/bar/1", "Keep each lamp dim."),
            Sample.rule("a/button/3", "Ring the loud bell before the train leaves."),
        ]
        let newer = [Sample.rule("b/bar/1", "Keep every lamp dim.", body: body)]
        let links = [
            Sample.link("a/bar/1", "b/bar/1", statements: 0.9),
            Sample.link("a/button/3", "b/bar/1", bond: .absorbed, statements: 0),
        ]
        let group = LinkGroup.all(older: older, newer: newer, links: links)[0]
        #expect(group.change(by: .sample).alsoInBody.map(\.text) == [body])
        let part = try #require(group.seen(from: ["bar"]))
        #expect(part.older.map(\.id) == ["a/bar/1"])
        #expect(group.change(seenAs: part, by: .sample).alsoInBody.isEmpty)
    }
}

extension LinkGroup {
    /// The part that a reader of some topics looks at.
    fileprivate func seen(from topics: Set<String>) -> LinkGroup? { seen { topics.contains($0.topic) } }
}
