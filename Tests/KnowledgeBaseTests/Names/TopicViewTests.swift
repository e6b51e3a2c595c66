import HIGModel
import HIGStore
import Testing

@testable import KnowledgeBase

@Suite("What a reader of a topic looks at")
struct TopicViewTests {
    private static let lamp = Topic(slug: "lamp", title: "Lamp", aliases: ["light"], parent: nil)
    private static let wick = Topic(slug: "wick", title: "Wick", aliases: [], parent: "lamp")
    private static let family = TopicFamily(topic: lamp, parts: [wick])

    /// A rule with a main topic that speaks of others.
    private static func rule(_ main: String, of others: String...) -> Rule {
        Rule(
            id: "ios-2011/\(main)/x", lineage: "\(main)/x", edition: "ios-2011", series: [.ios], topic: main,
            topics: [main] + others, section: [], statement: "Keep it.", body: "", modality: .should, platforms: [],
            style: .prose, source: Citation(document: "", file: "a", chunk: nil, pages: nil, lines: 1...1), digest: "")
    }

    @Test(
        "is the rules on the topic and on its parts, and none on others, whatever they speak of",
        arguments: [
            (rule("lamp"), true), (rule("wick"), true), (rule("bell", of: "lamp"), false), (rule("bell"), false),
        ])
    func topics(rule: Rule, isHeld: Bool) {
        #expect(TopicView(Self.family).holds(rule) == isHeld)
    }

    @Test(
        "with mentions is also the rules on others that speak of the topic, though not those on a part alone",
        arguments: [
            (rule("lamp"), true), (rule("wick", of: "lamp"), true), (rule("bell", of: "lamp"), true),
            (rule("bell", of: "gate"), false), (rule("bell", of: "wick"), false),
        ])
    func mentions(rule: Rule, isHeld: Bool) {
        #expect(TopicView(Self.family, withMentions: true).holds(rule) == isHeld)
    }

    @Test("is what the store is asked for, of every topic, with mentions or without", arguments: [true, false])
    func filter(withMentions: Bool) throws {
        try withSeeds { base in
            try base.store.read { reader in
                let all = try reader.rules()
                for topic in try reader.topics() {
                    let family = try #require(try reader.topicFamily(topic.topic.slug))
                    let view = TopicView(family, withMentions: withMentions)
                    let held = all.filter { view.holds($0) }.map(\.id)
                    try #expect(Set(reader.rules(matching: view.filter).map(\.id)) == Set(held), "\(topic.topic.slug)")
                }
            }
        }
    }

    @Test("a comparison counts the topic's advice that both editions file under other topics")
    func filedElsewhere() throws {
        let lamps = "**Keep the lamps of the harbor lit until morning.** Ships arrive late."
        let other = "# Map\n\n**Mark the results of a search with colored pins.** A list hides distance."
        try withTemporaryFolder { folder in
            for (year, topic) in [("2010", "# Toolbar\n\n"), ("2011", "# Alert\n\n")] {
                try folder.writeEdition("\(year) iOS Human Interface Guidelines", [topic + lamps, other], in: "in")
            }
            try folder.writeEdition("2012 iOS Human Interface Guidelines", [other], in: "in")
            try folder.ingest("in")
            let base = try folder.base()
            try #expect(base.history(of: "toolbar").lineages.first?.steps.map(\.absence) == [nil, nil, .removed])
            try #expect(
                base.diff(topic: "toolbar", from: "2011", to: "2012").notes.prefix(2) == [
                    "no rules on toolbar in either edition",
                    "in these two editions, 1 piece of advice that others give on toolbar stands under another topic: "
                        + "higkb history toolbar",
                ])
            for pair in [("toolbar", "2010", "2011"), ("alert", "2011", "2012"), ("map", "2010", "2012")] {
                let notes = try base.diff(topic: pair.0, from: pair.1, to: pair.2).notes
                #expect(!notes.contains { $0.contains("in these two editions") })
            }
        }
    }
}
