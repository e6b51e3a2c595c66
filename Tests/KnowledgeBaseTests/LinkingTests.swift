import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("Which editions are linked")
struct LinkingTests {
    private func edition(_ id: String, _ date: String?, _ series: Series...) -> Edition {
        Edition(id: id, title: id, date: date.flatMap { PartialDate($0) }, series: series)
    }

    private func pairs(_ editions: [Edition]) -> [[String]] {
        Linking.pairs(of: editions).map { [$0.older, $0.newer] }
    }

    @Test("each with the one before it in its series")
    func neighbours() {
        let editions = [
            edition("ios-2014", "2014", .ios), edition("ios-2010", "2010", .ios), edition("ios-2011", "2011", .ios),
        ]
        let expected = [["ios-2010", "ios-2011"], ["ios-2011", "ios-2014"]]
        #expect(pairs(editions) == expected)
        #expect(pairs(editions.reversed()) == expected)
    }

    @Test("never across series")
    func series() {
        #expect(pairs([edition("ios-2014", "2014", .ios), edition("mac-2013", "2013", .mac)]) == [])
        #expect(pairs([]) == [])
    }

    @Test("with several where it continues several lines, each pair once")
    func several() {
        let current = edition("current", nil, .ios, .mac)
        let editions = [current, edition("ios-2014", "2014", .ios), edition("mac-2013", "2013", .mac)]
        #expect(Set(pairs(editions)) == [["ios-2014", "current"], ["mac-2013", "current"]])
        #expect(pairs([edition("both", "2014", .ios, .mac), current]) == [["both", "current"]])
    }

    @Test("undated ones come last")
    func undated() {
        #expect(
            pairs([edition("current", nil, .ios), edition("ios-2030", "2030", .ios)]) == [["ios-2030", "current"]])
    }

    @Test("past one that is held in part or by pages, with the one before it as well")
    func past() {
        let editions = [
            edition("ios-2014", "2014", .ios), edition("web-2017", "2017", .ios), edition("current", nil, .ios),
        ]
        let pairs = Linking.pairs(of: editions, past: ["web-2017"])
        #expect(
            pairs == [
                Linking.Pair(older: "ios-2014", newer: "web-2017"), Linking.Pair(older: "web-2017", newer: "current"),
                Linking.Pair(older: "ios-2014", newer: "current", between: ["web-2017"]),
            ])
    }

    @Test("but not where they follow each other in another series")
    func pastInOneSeries() {
        for lines in [[Series.ios, .mac], [.mac, .ios]] {
            let ends = ["2014", "2019"].map {
                Edition(id: "both-\($0)", title: "", date: PartialDate($0), series: lines)
            }
            let pairs = Linking.pairs(of: ends + [edition("web-2017", "2017", .ios)], past: ["web-2017"])
            #expect(
                Set(pairs) == [
                    Linking.Pair(older: "both-2014", newer: "web-2017"),
                    Linking.Pair(older: "web-2017", newer: "both-2019"),
                    Linking.Pair(older: "both-2014", newer: "both-2019"),
                ])
        }
    }
}
