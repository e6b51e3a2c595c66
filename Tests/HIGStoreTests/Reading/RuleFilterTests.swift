import HIGModel
import Testing

@testable import HIGStore

@Suite("RuleFilter")
struct RuleFilterTests {
    @Test("rules are found by what they set and by their platforms")
    func filters() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let setting = try folder.read { try $0.rules(matching: RuleFilter(setsMeasures: true)) }
            #expect(setting.map(\.id) == ["ios-2010-03/back-button/avoid-a-multi-segment-button"])
            #expect(setting[0].measures.map(\.numbers) == [[44, 44.5], [5]])
            try #expect(folder.read { try $0.rules(matching: RuleFilter(platforms: ["ios", "iphone"])) }.count == 5)
            try #expect(folder.read { try $0.rules(matching: RuleFilter(platforms: ["macos"])) } == [])
            try #expect(folder.read { try $0.rules(matching: RuleFilter(notForPlatforms: ["macos"])) }.count == 5)
            try #expect(folder.read { try $0.rules(matching: RuleFilter(notForPlatforms: ["macos", "iphone"])) } == [])
            let others = try folder.read {
                try $0.rules(matching: RuleFilter(notMentioning: ["toolbar", "launch-screen"]))
            }
            #expect(others.map(\.topic) == ["back-button", "back-button"])
        }
    }

    @Test("a search limits rules only by what it names")
    func search() {
        #expect(RuleFilter(SearchQuery(text: "lamp")) == RuleFilter())
        let query = SearchQuery(
            text: "lamp", editions: ["ios-2014"], topics: ["toolbar"], modalities: [.must], platforms: ["ios"],
            withoutTopics: ["bell"], withoutPlatforms: ["iphone"])
        #expect(
            RuleFilter(query)
                == RuleFilter(
                    mentioning: ["toolbar"], notMentioning: ["bell"], editions: ["ios-2014"], modalities: [.must],
                    platforms: ["ios"], notForPlatforms: ["iphone"]))
    }
}
