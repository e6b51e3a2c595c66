import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("The editions right before an edition")
struct PredecessorsTests {
    /// Held as a whole document, or with pages on as many topics.
    private func summary(
        _ id: String, _ date: String?, _ series: [Series] = [.ios], pagesOn topics: Int? = nil, chunks: [Int] = []
    ) -> EditionSummary {
        let slugs = (0..<(topics ?? 8)).map { "topic-\($0)" }
        let isWhole = topics == nil && chunks.isEmpty
        return EditionSummary(
            edition: Edition(id: id, title: id, date: date.flatMap { PartialDate($0) }, series: series),
            holding: Holding(chunks: chunks, pages: topics ?? 0, topics: slugs, isWhole: isWhole), sources: 1, rules: 1)
    }

    /// Those of the last edition.
    private func predecessors(in series: Series? = nil, _ summaries: EditionSummary...) throws -> Predecessors {
        try Predecessors(of: #require(summaries.last).edition, in: series, among: summaries)
    }

    @Test("the nearest edition of the series is compared with, whatever other series have")
    func nearest() throws {
        let found = try predecessors(
            summary("ios-2010", "2010"), summary("ios-2011", "2011"), summary("mac-2012", "2012", [.mac]),
            summary("ios-2014", "2014"))
        #expect(found.newest.id == "ios-2011")
        #expect(found.notes == [])
    }

    @Test(
        "pages on less than a quarter of the edition's topics are passed over",
        arguments: [(1, "ios-2014"), (2, "ios-2017"), (3, "ios-2017")])
    func scrap(topics: Int, before: String) throws {
        let found = try predecessors(
            summary("ios-2014", "2014"), summary("ios-2017", "2017", pagesOn: topics), summary("current", nil))
        #expect(found.newest.id == before)
        let note = "of ios-2017, 1 page is held, so that it is passed over: higkb diff ios-2017 current"
        #expect(found.notes == (before == "ios-2014" ? [note] : []))
    }

    @Test("a few pages are better than nothing, and of several such editions the last")
    func scrapsAlone() throws {
        let found = try predecessors(
            summary("ios-2014", "2014", pagesOn: 1), summary("ios-2017", "2017", pagesOn: 1), summary("current", nil))
        #expect(found.newest.id == "ios-2017")
        #expect(found.notes == [])
    }

    @Test("a part in chunks is not passed over, as nobody knows its topics")
    func chunks() throws {
        let found = try predecessors(
            summary("ios-2014", "2014"), summary("ios-2017", "2017", pagesOn: 1, chunks: [88]), summary("current", nil))
        #expect(found.newest.id == "ios-2017")
    }

    @Test("a text of unknown date is passed over, as it may be older; it is better than nothing")
    func unknownDate() throws {
        let found = try predecessors(summary("ios-2014", "2014"), summary("apps", nil), summary("current", nil))
        #expect(found.newest.id == "ios-2014")
        let note = "apps has no date: it comes last in its series, though it may be older, so that it is passed over"
        #expect(found.notes == [note + ": higkb diff apps current"])
        try #expect(predecessors(summary("apps", nil), summary("current", nil)).newest.id == "apps")
    }

    @Test("of several series the newest edition counts, whichever is the main one", arguments: [true, false])
    func severalSeries(isFirst: Bool) throws {
        let series: [Series] = isFirst ? [.mac, .ios] : [.ios, .mac]
        let found = try predecessors(
            summary("ios-2014", "2014"), summary("mac-2015", "2015", [.mac]), summary("current", nil, series))
        #expect(found.newest.id == "mac-2015")
        #expect(found.notes == ["current also follows ios-2014: higkb whatsnew current --series ios"])
    }

    @Test("a named series alone is looked in, and the others are not spoken of")
    func namedSeries() throws {
        let found = try predecessors(
            in: .ios, summary("ios-2014", "2014"), summary("mac-2015", "2015", [.mac]),
            summary("mac-2016", "2016", [.mac], pagesOn: 1), summary("current", nil, [.ios, .mac]))
        #expect(found.newest.id == "ios-2014")
        #expect(found.notes == [])
    }

    @Test("an edition before it that continues both of its series is no other one")
    func sharedPredecessor() throws {
        let found = try predecessors(
            summary("mac-2013", "2013", [.mac]), summary("both-2014", "2014", [.ios, .mac]),
            summary("current", nil, [.mac, .ios]))
        #expect(found.newest.id == "both-2014")
        #expect(found.notes == [])
    }

    @Test("nothing comes before the first edition of all its series")
    func first() {
        let problem = #expect(throws: Problem.self) {
            try predecessors(
                summary("newton-1993", "1993", [.newton]), summary("ios-2015", "2015"),
                summary("both-2014", "2014", [.ios, .mac]))
        }
        #expect(problem?.kind == .nothingFound)
        #expect(problem?.message == "no edition before both-2014 is held in ios or mac")
    }
}
