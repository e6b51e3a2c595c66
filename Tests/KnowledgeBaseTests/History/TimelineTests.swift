import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("Lineages laid out over the editions")
struct TimelineTests {
    /// An edition of the series and the year that its id names; held in part where a question mark follows.
    private func summary(_ name: String, _ holding: Holding? = nil) -> EditionSummary {
        let id = String(name.prefix { $0 != "?" })
        let series = Series(rawValue: String(id.dropLast(5)))
        let edition = Edition(id: id, title: id, date: PartialDate(id.suffix(4)), series: [series])
        let held = holding ?? Holding(chunks: name == id ? [0, 1] : [7], pages: 0, topics: ["lamp"])
        return EditionSummary(edition: edition, holding: held, sources: 1, rules: 1)
    }

    private func rule(_ id: String, lineage: String = "keep", series: [Series]? = nil) -> Rule {
        Sample.rule(id, lineage: lineage, series: series ?? summary(RuleID(id).edition).edition.series)
    }

    private func link(
        _ from: String, _ to: String, _ confidence: Double = 1, _ bond: Link.Bond = .statement, statements: Double = 1
    ) -> Link {
        let evidence = Evidence(statements: statements, texts: 1, sharedWords: [], sameTopic: true, neighbours: false)
        return Link(from: from, to: to, bond: bond, confidence: confidence, evidence: evidence)
    }

    private func timeline(_ editions: [String], _ rules: [String], _ links: [Link] = []) -> Timeline {
        Timeline(summaries: editions.map { summary($0) }, view: nil, rules: rules.map { rule($0) }, links: links)
    }

    private func told(_ lineage: Lineage) -> [String] {
        lineage.steps.map { "\($0.edition.id) \($0.absence?.rawValue ?? "stated")" }
    }

    private func removals(_ timeline: Timeline, from lineages: [Lineage]) -> [String] {
        timeline.removals(from: lineages).map { "\($0.older.edition.id) \($0.newer.edition.id)" }
    }

    @Test("begin with the first edition that states the advice or might have, and end with the last one held")
    func span() {
        let editions = ["ios-2008", "ios-2009?", "mac-2010?", "ios-2011", "ios-2012", "ios-2013?", "ios-2014"]
        #expect(
            told(timeline(editions, ["ios-2011/lamp/a"]).lineage("keep")) == [
                "ios-2009 not-found", "ios-2011 stated", "ios-2012 removed", "ios-2013 not-found", "ios-2014 removed",
            ])
    }

    @Test("an edition held in part lacks nothing that only another series had given by then")
    func partOfOtherSeries() {
        let editions = ["mac-2009", "ios-2010?", "mac-2011?", "ios-2012", "ios-2013?"]
        let lineage = timeline(editions, ["mac-2009/lamp/a", "ios-2012/lamp/a"]).lineage("keep")
        #expect(
            told(lineage) == ["mac-2009 stated", "mac-2011 not-found", "ios-2012 stated", "ios-2013 not-found"])
    }

    @Test("an edition of several series is told of since the last one of each, where these differ")
    func severalSeries() throws {
        let (ios, mac) = (Series(rawValue: "ios"), Series(rawValue: "mac"))
        let both = Edition(id: "now", title: "now", date: PartialDate("2015"), series: [ios, mac])
        let holding = Holding(chunks: [0], pages: 0, topics: ["lamp"])
        func newest(macSaid statement: String) throws -> Lineage.Step {
            let rules = [
                Sample.rule("mac-2012/lamp/a", statement, lineage: "keep", series: [mac]),
                Sample.rule("ios-2014/lamp/a", lineage: "keep", series: [ios]),
                Sample.rule("now/lamp/a", lineage: "keep", series: both.series),
            ]
            let newest = EditionSummary(edition: both, holding: holding, sources: 1, rules: 1)
            let timeline = Timeline(
                summaries: [summary("mac-2012"), summary("ios-2014"), newest], view: nil, rules: rules,
                links: [link("mac-2012/lamp/a", "now/lamp/a"), link("ios-2014/lamp/a", "now/lamp/a")])
            return try #require(timeline.lineage("keep").steps.last)
        }
        let step = try newest(macSaid: "Keep every lamp as small as a fist.")
        #expect(step.change?.from.map(\.edition) == ["ios-2014"])
        #expect(step.change?.relation == .identical)
        #expect(step.alsoSince.map { $0.from.map(\.edition) } == [["mac-2012"]])
        #expect(step.alsoSince.map(\.relation) == [.reworded])
        try #expect(newest(macSaid: "Keep a lamp small.").alsoSince.isEmpty)
    }

    @Test("hold each edition against those of its own series")
    func series() {
        let editions = ["ios-2010", "mac-2011", "mac-2012", "mac-2013", "ios-2014"]
        let rules = ["ios-2010/lamp/a", "mac-2012/lamp/a", "ios-2014/lamp/a"]
        let lineage = timeline(editions, rules, [link(rules[0], rules[2])]).lineage("keep")
        #expect(told(lineage) == ["ios-2010 stated", "mac-2012 stated", "mac-2013 removed", "ios-2014 stated"])
        #expect(lineage.steps.map { $0.change?.relation } == [nil, nil, nil, .identical])
    }

    @Test("what came back once is not said to come back again")
    func returnedOnce() {
        let rules = ["ios-2010/lamp/a", "ios-2012/lamp/a", "ios-2014/lamp/a"]
        let links = [link(rules[0], rules[1]), link(rules[1], rules[2])]
        let lineage = timeline(["ios-2010", "ios-2011", "ios-2012", "ios-2014"], rules, links).lineage("keep")
        #expect(told(lineage) == ["ios-2010 stated", "ios-2011 removed", "ios-2012 stated", "ios-2014 stated"])
        #expect(lineage.steps.map { $0.change?.relation } == [nil, nil, .reintroduced, .identical])
    }

    @Test("what another series dropped has not come back")
    func otherSeries() {
        let both = Edition(id: "both-2010", title: "", date: PartialDate("2010"), series: [.ios, .mac])
        let summaries = [
            EditionSummary(edition: both, holding: Holding(chunks: [0], pages: 0, topics: []), sources: 1, rules: 1),
            summary("mac-2011"), summary("ios-2012"),
        ]
        let first = rule("both-2010/lamp/a", series: [.ios, .mac])
        let last = rule("ios-2012/lamp/a")
        let lineage = Timeline(
            summaries: summaries, view: nil, rules: [first, last], links: [link(first.id, last.id)]
        ).lineage("keep")
        #expect(told(lineage) == ["both-2010 stated", "mac-2011 removed", "ios-2012 stated"])
        #expect(lineage.steps.last?.change?.relation == .identical)
    }

    @Test("what may have stood in a part that is not held has not come back")
    func notFoundBetween() {
        let rules = ["ios-2010/lamp/a", "ios-2012/lamp/a"]
        let timeline = timeline(["ios-2010", "ios-2011?", "ios-2012"], rules, [link(rules[0], rules[1])])
        #expect(timeline.lineage("keep").steps.last?.change?.relation == .identical)
    }

    @Test("the rule that a link of statements joins most surely comes first; the others stay in their order")
    func carrier() {
        let rules = ["a", "b", "c", "d"].map { "ios-2011/lamp/\($0)" }
        let links = [
            link("ios-2010/lamp/x", rules[2], 0.7), link("ios-2010/lamp/x", rules[1], 0.95, .absorbed),
            link(rules[3], "ios-2012/lamp/x", 0.8), link(rules[3], "ios-2012/lamp/y", 0.2),
        ]
        let steps = timeline(["ios-2011"], rules, links).lineage("keep").steps
        #expect(steps.map { $0.rules.map(\.id) } == [[rules[3], rules[2], rules[0], rules[1]]])
    }

    @Test("of an edition's rules those on the topics asked for are shown, or all where none is")
    func topics() {
        let rules = ["ios-2010/bell/a", "ios-2010/lamp/b", "ios-2011/bell/c", "ios-2011/gate/d"]
        let summaries = ["ios-2010", "ios-2011"].map { summary($0) }
        let timeline = Timeline(
            summaries: summaries, view: TopicView(topics: ["lamp"]), rules: rules.map { rule($0) }, links: [])
        #expect(timeline.lineage("keep").steps.map { $0.rules.map(\.id) } == [[rules[1]], [rules[2], rules[3]]])
    }

    private func ofLamps(_ editions: [String], _ rules: [String], _ links: [Link]) -> Lineage {
        Timeline(
            summaries: editions.map { summary($0) }, view: TopicView(topics: ["lamp"]), rules: rules.map { rule($0) },
            links: links
        ).lineage("keep")
    }

    @Test("advice that goes on under another topic is shown there, before what is new on the topics asked for")
    func goesOn() {
        let rules = ["ios-2010/lamp/a", "ios-2011/bell/b", "ios-2011/lamp/c", "ios-2012/bell/d", "ios-2012/lamp/e"]
        let links = [link(rules[0], rules[1]), link(rules[1], rules[3]), link(rules[2], rules[4])]
        let steps = ofLamps(["ios-2010", "ios-2011", "ios-2012"], rules, links).steps
        #expect(steps.map { $0.rules.map(\.id) } == [[rules[0]], [rules[1], rules[2]], [rules[4]]])
        #expect(steps.map { $0.change?.relation } == [nil, .identical, .identical])
    }

    @Test("the first step names the rule it came from in the newest edition that is not told of, the surest of several")
    func origin() {
        let untold = ["mac-2008/lamp/z", "mac-2009/lamp/a", "mac-2009/lamp/b", "mac-2009/lamp/c"]
        let links = [
            link(untold[0], "ios-2011/lamp/a", 1), link(untold[1], "ios-2011/lamp/a", 0.7),
            link(untold[2], "ios-2011/lamp/a", 0.9), link(untold[3], "ios-2011/lamp/a", 0.95, .absorbed),
        ]
        let timeline = Timeline(
            summaries: [summary("ios-2011")], view: nil, rules: [rule("ios-2011/lamp/a")],
            untold: untold.map { rule($0) },
            links: links)
        #expect(timeline.lineage("keep").steps.map(\.note) == [.fromElsewhere(rule(untold[2]))])
    }

    @Test("advice that came from another topic says from which words")
    func comesFrom() {
        let rules = ["ios-2010/lamp/a", "ios-2010/bell/b", "ios-2011/lamp/c"]
        let steps = ofLamps(["ios-2010", "ios-2011"], rules, [link(rules[1], rules[2])]).steps
        #expect(steps.map { $0.rules.map(\.id) } == [[rules[0]], [rules[2]]])
        #expect(steps.last?.change?.from.map(\.id) == [rules[1]])
        #expect(steps.last?.note == .from(rule(rules[1])))
    }

    @Test("of several rules the one that the first of the step before became is the first")
    func partner() {
        let rules = ["ios-2010/lamp/a", "ios-2010/lamp/b", "ios-2011/lamp/c", "ios-2011/lamp/d"]
        let links = [
            link(rules[0], rules[3], 0.8), link(rules[1], rules[2], 0.7), link(rules[2], "ios-2012/lamp/x", 0.9),
        ]
        let steps = timeline(["ios-2010", "ios-2011"], rules, links).lineage("keep").steps
        #expect(steps.map { $0.rules.map(\.id) } == [[rules[0], rules[1]], [rules[3], rules[2]]])
    }

    @Test(
        "of several that it became the one whose statement is likest is the first, then what else came of the step before"
    )
    func likestPartner() {
        let rules = [
            "ios-2010/lamp/a", "ios-2010/lamp/b", "ios-2011/lamp/c", "ios-2011/lamp/d", "ios-2011/lamp/e",
        ]
        let links = [
            link(rules[0], rules[2], 0.95, statements: 0.5), link(rules[0], rules[3], 0.8, statements: 0.7),
            link(rules[1], rules[2], 0.7, statements: 0.9), link(rules[0], "ios-2012/lamp/x", 0.9),
            link(rules[4], "ios-2012/lamp/x", 1),
        ]
        let steps = timeline(["ios-2010", "ios-2011"], rules, links).lineage("keep").steps
        #expect(steps.map { $0.rules.map(\.id) } == [[rules[0], rules[1]], [rules[3], rules[2], rules[4]]])
    }

    @Test("what another rule of the step before became says from which words it came")
    func fromAnother() {
        let rules = ["ios-2010/lamp/a", "ios-2010/lamp/b", "ios-2011/lamp/c"]
        let links = [link(rules[1], rules[2], 0.6), link("ios-2009/lamp/x", rules[0], 0.9)]
        let steps = timeline(["ios-2010", "ios-2011"], rules, links).lineage("keep").steps
        #expect(steps.map { $0.rules.map(\.id) } == [[rules[0], rules[1]], [rules[2]]])
        #expect(steps.map(\.note) == [nil, .from(rule(rules[1]))])
    }

    @Test("what another series dropped in between has not come back in an edition of both")
    func droppedInOther() {
        let both: [Series] = [.ios, .mac]
        let held = Holding(chunks: [0, 1], pages: 0, topics: ["lamp"])
        let current = Edition(id: "both-2014", title: "", date: PartialDate("2014"), series: both)
        let summaries = ["mac-2009", "ios-2010", "mac-2011"].map { summary($0) }
        let rules = [rule("mac-2009/lamp/a"), rule("ios-2010/lamp/a"), rule("both-2014/lamp/a", series: both)]
        let lineage = Timeline(
            summaries: summaries + [EditionSummary(edition: current, holding: held, sources: 1, rules: 1)],
            view: nil, rules: rules, links: [link(rules[1].id, rules[2].id)]
        ).lineage("keep")
        #expect(told(lineage) == ["mac-2009 stated", "ios-2010 stated", "mac-2011 removed", "both-2014 stated"])
        #expect(lineage.steps.last?.change?.relation == .identical)
    }

    @Test("a gap that two series have in common is told once")
    func commonGap() {
        let held = Holding(chunks: [0, 1], pages: 0, topics: ["lamp"])
        func both(_ year: String) -> EditionSummary {
            let edition = Edition(id: "both-\(year)", title: "", date: PartialDate(year), series: [.mac, .ios])
            return EditionSummary(edition: edition, holding: held, sources: 1, rules: 1)
        }
        let summaries = [both("2010"), summary("ios-2011"), summary("mac-2012"), both("2014")]
        let timeline = Timeline(summaries: summaries, view: nil, rules: [], links: [])
        let steps = [0, 2, 3].map { Lineage.Step(edition: summaries[$0].edition, rules: [], change: nil, note: nil) }
        #expect(
            timeline.notes(for: [Lineage(id: "keep", steps: steps)]) == [
                "no edition held between both-2010 and mac-2012", "no edition held between mac-2012 and both-2014",
            ])
    }

    @Test("what is of today is held against what is dated, not against a text of unknown date that comes before it")
    func afterUnknownDate() {
        let held = Holding(chunks: [0, 1], pages: 0, topics: ["lamp"])
        let undated = ["apps", "current"].map { id in
            EditionSummary(
                edition: Edition(id: id, title: "", date: nil, series: [.ios]), holding: held, sources: 1, rules: 1)
        }
        let rules = [rule("ios-2010/lamp/a")] + ["apps/lamp/a", "current/lamp/a"].map { rule($0, series: [.ios]) }
        let links = [link(rules[0].id, rules[1].id), link(rules[0].id, rules[2].id)]
        let lineage = Timeline(summaries: [summary("ios-2010")] + undated, view: nil, rules: rules, links: links)
            .lineage("keep")
        #expect(lineage.steps.map(\.edition.id) == ["ios-2010", "apps", "current"])
        #expect(lineage.steps.map { $0.change?.from.map(\.edition) } == [nil, ["ios-2010"], ["ios-2010"]])
    }

    @Test("what a text of unknown date does not say nobody took out, and what it says it does not bring back")
    func unknownDate() {
        let edition = Edition(id: "ios-web", title: "", date: nil, series: [.ios])
        let held = Holding(chunks: [0, 1], pages: 0, topics: ["lamp"])
        let summaries = [
            summary("ios-2010"), summary("ios-2011"),
            EditionSummary(edition: edition, holding: held, sources: 1, rules: 1),
        ]
        let rules = [rule("ios-2010/lamp/a"), rule("ios-web/lamp/b", series: [.ios])]
        let links = [link(rules[0].id, rules[1].id)]
        let silent = Timeline(summaries: summaries, view: nil, rules: [rules[0]], links: []).lineage("keep")
        #expect(told(silent) == ["ios-2010 stated", "ios-2011 removed"])
        let timeline = Timeline(summaries: summaries, view: nil, rules: rules, links: links)
        let speaking = timeline.lineage("keep")
        #expect(told(speaking) == ["ios-2010 stated", "ios-2011 removed", "ios-web stated"])
        #expect(speaking.steps.last?.change?.relation == .identical)
        #expect(
            timeline.notes(for: [speaking]).contains(
                "ios-web has no date: it comes last in its series, though it may be older"))
    }

    @Test("no gap is told where an edition is held that does not speak of the advice")
    func gaps() {
        let silent = Holding(chunks: [], pages: 2, topics: [])
        let summaries = [
            summary("ios-2010"), summary("ios-2012", Holding(chunks: [0, 1], pages: 0, topics: [])),
            summary("ios-2014", silent),
        ]
        let timeline = Timeline(
            summaries: summaries, view: nil, rules: [rule("ios-2012/lamp/a"), rule("ios-2010/lamp/a")], links: [])
        let other = timeline.lineage("keep")
        let ends = Lineage(id: "keep", steps: [other.steps[0], other.steps[2]])
        #expect(
            timeline.notes(for: [ends]).filter { $0.hasPrefix("no edition") } == [
                "no edition held between ios-2010 and ios-2012", "no edition held between ios-2012 and ios-2014",
            ])
    }

    @Test("pages tell of the topic on which the advice was last given", arguments: [true, false])
    func lastTopic(isCovered: Bool) {
        let pages = Holding(chunks: [], pages: 2, topics: [isCovered ? "bell" : "lamp"])
        let summaries = [summary("ios-2010"), summary("ios-2011"), summary("ios-2012", pages)]
        let rules = [rule("ios-2010/lamp/a"), rule("ios-2011/bell/a")]
        let last = Timeline(summaries: summaries, view: nil, rules: rules, links: []).lineage("keep").steps.last
        #expect(last?.note == (isCovered ? .removed : .notFound(because: "of ios-2012, 2 pages are held")))
    }

    @Test(
        "a removal leads from the last edition that states the advice to the first that is known to lack it",
        arguments: [
            (["ios-2010", "ios-2011", "ios-2012"], ["ios-2010"], ["ios-2010 ios-2011"]),
            (["ios-2010", "ios-2011?", "ios-2012"], ["ios-2010"], ["ios-2010 ios-2012"]),
            (["ios-2010", "ios-2011", "ios-2012"], ["ios-2010", "ios-2012"], ["ios-2010 ios-2011"]),
            (["ios-2010", "mac-2011", "ios-2012"], ["ios-2010", "mac-2011"], ["ios-2010 ios-2012"]),
            (["ios-2009?", "ios-2010", "ios-2011?"], ["ios-2010"], []),
            (
                ["ios-2010", "mac-2010", "ios-2011", "mac-2012"], ["ios-2010", "mac-2010"],
                ["ios-2010 ios-2011", "mac-2010 mac-2012"]
            ),
        ] as [([String], [String], [String])])
    func removals(editions: [String], stated: [String], expected: [String]) {
        let timeline = timeline(editions, stated.map { $0 + "/lamp/a" })
        #expect(removals(timeline, from: [timeline.lineage("keep")]) == expected)
    }

    @Test("advice that returns and goes again is removed twice; lineages that one edition drops are one removal")
    func removalsOfSeveral() {
        let rules = ["ios-2010/lamp/a", "ios-2010/lamp/b", "ios-2012/lamp/a"].map { rule($0, lineage: RuleID($0).name) }
        let summaries = ["ios-2010", "ios-2011", "ios-2012", "ios-2013"].map { summary($0) }
        let timeline = Timeline(summaries: summaries, view: nil, rules: rules, links: [])
        let lineages = ["lamp/a", "lamp/b"].map(timeline.lineage)
        #expect(removals(timeline, from: lineages) == ["ios-2010 ios-2011", "ios-2012 ios-2013"])
        let late = lineages.map { Lineage(id: $0.id, steps: Array($0.steps.dropFirst())) }
        #expect(removals(timeline, from: late) == ["ios-2012 ios-2013"], "the first went before the steps in view")
    }
}
