import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("Which editions are linked")
struct LinkedStepTests {
    private func edition(_ id: String, _ date: String?, _ series: Series...) -> Edition {
        Edition(id: id, title: id, date: date.flatMap { PartialDate($0) }, series: series)
    }

    private func steps(_ editions: [Edition]) -> [[String]] {
        LinkedStep.all(among: editions).map { [$0.older, $0.newer] }
    }

    @Test("each with the one before it in its series")
    func neighbours() {
        let editions = [
            edition("ios-2014", "2014", .ios), edition("ios-2010", "2010", .ios), edition("ios-2011", "2011", .ios),
        ]
        let expected = [["ios-2010", "ios-2011"], ["ios-2011", "ios-2014"]]
        #expect(steps(editions) == expected)
        #expect(steps(editions.reversed()) == expected)
    }

    @Test("never across series")
    func series() {
        #expect(steps([edition("ios-2014", "2014", .ios), edition("mac-2013", "2013", .mac)]) == [])
        #expect(steps([]) == [])
    }

    @Test("with several where it continues several lines, each pair once")
    func several() {
        let current = edition("current", nil, .ios, .mac)
        let editions = [current, edition("ios-2014", "2014", .ios), edition("mac-2013", "2013", .mac)]
        #expect(Set(steps(editions)) == [["ios-2014", "current"], ["mac-2013", "current"]])
        #expect(steps([edition("both", "2014", .ios, .mac), current]) == [["both", "current"]])
    }

    @Test("undated ones come last")
    func undated() {
        #expect(
            steps([edition("current", nil, .ios), edition("ios-2030", "2030", .ios)]) == [["ios-2030", "current"]])
    }

    @Test("past one that is held in part or by pages, with the one before it as well")
    func past() {
        let editions = [
            edition("ios-2014", "2014", .ios), edition("web-2017", "2017", .ios), edition("current", nil, .ios),
        ]
        let steps = LinkedStep.all(among: editions, past: ["web-2017"])
        #expect(
            steps == [
                LinkedStep(older: "ios-2014", newer: "web-2017"), LinkedStep(older: "web-2017", newer: "current"),
                LinkedStep(older: "ios-2014", newer: "current", between: ["web-2017"]),
            ])
    }

    @Test("but not where they follow each other in another series")
    func pastInOneSeries() {
        for lines in [[Series.ios, .mac], [.mac, .ios]] {
            let ends = ["2014", "2019"].map {
                Edition(id: "both-\($0)", title: "", date: PartialDate($0), series: lines)
            }
            let steps = LinkedStep.all(among: ends + [edition("web-2017", "2017", .ios)], past: ["web-2017"])
            #expect(
                Set(steps) == [
                    LinkedStep(older: "both-2014", newer: "web-2017"),
                    LinkedStep(older: "web-2017", newer: "both-2019"),
                    LinkedStep(older: "both-2014", newer: "both-2019"),
                ])
        }
    }
}
