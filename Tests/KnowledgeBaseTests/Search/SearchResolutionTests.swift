import HIGModel
import HIGStore
import Testing

@testable import KnowledgeBase

@Suite("SearchResolution")
struct SearchResolutionTests {
    private func resolution(_ query: SearchQuery) throws -> SearchResolution {
        var resolution: SearchResolution?
        try withSeeds { base in
            try base.store.read { resolution = try SearchResolution(query, $0) }
        }
        return try #require(resolution)
    }

    private func query(_ text: String) throws -> SearchQuery { try resolution(SearchQuery(text: text)).query }

    private func problem(_ query: SearchQuery) throws -> Problem {
        try #require(#expect(throws: Problem.self) { try resolution(query) })
    }

    @Test("options have the names of the database, and the words stay as they were typed")
    func options() throws {
        let query = try resolution(
            SearchQuery(
                text: "Ring bells", editions: ["2014"], topics: ["Back Buttons"], modalities: [.must],
                platforms: ["iPhone"], allEditions: true, descriptions: true, limit: 3, offset: 4)
        ).query
        #expect(query.text == "Ring bells")
        #expect(query.editions == ["ios-2014"] && query.topics == ["back-button"])
        #expect(query.modalities == [.must] && query.platforms.contains("iphone"))
        #expect(query.allEditions && query.descriptions)
        #expect(query.limit == 3 && query.offset == 4)
    }

    @Test("filters of one kind add to each other, topics narrow, and none stays among the words")
    func inline() throws {
        let query = try query("edition:2014 bell edition:2011 modality:must must-not topic:toolbar topic:back-button")
        #expect(query.text.split(separator: " ") == ["bell"])
        #expect(query.editions == ["ios-2014", "ios-2011"])
        #expect(query.modalities == [.must, .mustNot])
        #expect(query.topics == ["toolbar", "back-button"])
    }

    @Test("series and beginnings are the editions that they leave; of several series each narrows")
    func series() throws {
        try #expect(query("bell series:mac").editions == ["current"])
        try #expect(query("bell series:mac").series == "mac")
        try #expect(query("bell since:2011").editions == ["ios-2011", "ios-2014", "current"])
        try #expect(query("bell since:2011 edition:2011 edition:2010").editions == ["ios-2011"])
        let both = try resolution(SearchQuery(text: "bell series:mac", series: "ios", since: "2014")).query
        #expect(both.editions == ["current"])
        #expect(both.series == "mac")
    }

    @Test("what filters contradict finds nothing rather than all")
    func contradiction() throws {
        for text in ["bell edition:2014 series:mac", "bell modality:must -modality:must edition:2014"] {
            let query = try query(text)
            #expect(query.editions.count == 1)
            #expect(query.editions.allSatisfy { !$0.hasPrefix("ios") && $0 != "current" })
        }
        let modalities = try resolution(SearchQuery(text: "modality:must bell", modalities: [.may])).query
        #expect(modalities.modalities == [])
        #expect(modalities.editions.allSatisfy { $0 != "ios-2014" } && !modalities.editions.isEmpty)
    }

    @Test("a filter behind a hyphen leaves the others")
    func excluding() throws {
        try #expect(query("bell -edition:2014").editions == ["ios-2010-03", "ios-2011", "current"])
        try #expect(query("bell -since:2014").editions == ["ios-2010-03", "ios-2011"])
        try #expect(query("bell -must-not").modalities == Modality.allCases.filter { $0 != .mustNot })
        let query = try query("bell -topic:toolbar -topic:toolbar -platform:iphone")
        #expect(query.withoutTopics == ["toolbar"] && query.topics == [])
        #expect(query.withoutPlatforms.contains("iphone") && query.platforms == [])
    }

    @Test(
        "only excludes where neither words nor filters say of what",
        arguments: [
            ("-bell", true), ("-bell -topic:toolbar", true), ("-topic:toolbar", true), ("bell -gate", false),
            ("-bell topic:toolbar", false), ("", false),
        ])
    func onlyExcludes(text: String, isSo: Bool) throws {
        try #expect(resolution(SearchQuery(text: text)).onlyExcludes == isSo)
        try #expect(!resolution(SearchQuery(text: text, topics: ["toolbar"])).onlyExcludes)
    }

    @Test("what looks like a filter and counts as words is told once")
    func notes() throws {
        let notes = try resolution(SearchQuery(text: "topic: bell section:gate topic: section:gate")).notes
        #expect(
            notes == [
                "“topic:” counts as a word: a filter has its value right behind the colon",
                "“section:gate” counts as words: filters are edition, series, since, topic, modality and platform",
            ])
        try #expect(resolution(SearchQuery(text: "topic:toolbar bell")).notes == [])
    }

    @Test("a comma joins no names, which is told with the filter repeated, as it was asked for")
    func commas() throws {
        try #expect(
            problem(SearchQuery(text: "bell edition:2011,2014")).next
                == "a comma joins no names; repeat the filter: edition:2011 edition:2014")
        try #expect(
            problem(SearchQuery(text: "bell", platforms: ["ipad, iphone"])).next
                == "a comma joins no names; repeat the filter: --platform ipad --platform iphone")
    }

    @Test("a filter that names nothing is told how it counts as words")
    func unknown() throws {
        let inline = try problem(SearchQuery(text: "bell modality:shall"))
        #expect(inline.kind == .usage)
        #expect(inline.next?.hasSuffix("; in quotes it counts as words: '\"modality:shall\"'") == true)
        let option = try problem(SearchQuery(text: "bell", topics: ["modality:shall"]))
        #expect(option.kind == .usage)
        #expect(option.next?.contains("in quotes") != true)
    }
}
