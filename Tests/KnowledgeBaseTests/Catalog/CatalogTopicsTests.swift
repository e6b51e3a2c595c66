import HIGModel
import HIGParsing
import Testing

@testable import KnowledgeBase

@Suite("Topics of a catalog that are called otherwise here")
struct CatalogTopicsTests {
    private static func topic(_ slug: String, _ aliases: [String] = [], in parent: String? = nil) -> Topic {
        Topic(slug: slug, title: Topic.title(ofSlug: slug), aliases: aliases, parent: parent)
    }

    /// What of a catalog with such topics is not known where others are.
    private static func lacking(_ topics: [Topic], known: [Topic] = []) throws -> CatalogTopics {
        func list(_ names: [String]) -> String { "[" + names.map { "\"\($0)\"" }.joined(separator: ",") + "]" }
        let lines = topics.map { topic in
            let parent = topic.parent.map { "\"\($0)\"" } ?? "null"
            return
                #"{"kind":"topic","slug":"\#(topic.slug)","title":"\#(topic.title)","aliases":\#(list(topic.aliases)),"#
                + #""parent":\#(parent)}"#
        }
        let head =
            #"{"kind":"catalog","version":1,"topic":null,"counts":{"sources":0,"rules":0,"links":0,"lineages":0}}"#
        let catalog = try CatalogFile(bytes: Array(([head] + lines).joined(separator: "\n").utf8), name: "c.jsonl")
        return CatalogTopics(
            catalog, known: Dictionary(known.map { ($0.slug, $0) }, uniquingKeysWith: { first, _ in first }))
    }

    @Test("are those with names or a whole that are not known, with these alone, in the catalog's order")
    func lacking() throws {
        let lacking = try Self.lacking(
            [
                Self.topic("wick", ["string"], in: "lamp"), Self.topic("gate", ["door"]),
                Self.topic("lamp", ["light", "lantern"]), Self.topic("bell"),
            ],
            known: [
                Self.topic("lamp", ["light", "torch"]), Self.topic("gate", ["door"]),
                Self.topic("wick", ["string"]),
            ]
        ).lacking
        #expect(lacking == [Self.topic("wick", in: "lamp"), Self.topic("lamp", ["lantern"])])
    }

    @Test("are none where all is known, also where more is, and nothing is warned of")
    func known() throws {
        let topics = try Self.lacking([Self.topic("lamp", ["light"])], known: [Self.topic("lamp", ["torch", "light"])])
        #expect(topics.lacking.isEmpty)
        #expect(topics.warning(of: "c.jsonl", adding: "hig.topics.yaml") == nil)
    }

    @Test("are named in the warning, with the catalog and the file that they can be written to")
    func warning() throws {
        #expect(
            try Self.lacking([Self.topic("lamp", ["light", "lantern"]), Self.topic("wick", in: "lamp")])
                .warning(of: "c.jsonl", adding: "hig.topics.yaml")
                == "c.jsonl: topics with names that are not known here: lamp (light, lantern), wick (a part of lamp); "
                + "to ask by them, write them to hig.topics.yaml")
    }

    @Test("beyond five are counted, and so are the names of one")
    func many() throws {
        let names = ["a", "b", "c", "d", "e", "f", "g"]
        let warning = try Self.lacking(
            [Self.topic("lamp", names)] + (1...5).map { Self.topic("bell-\($0)", ["ring \($0)"]) }
        ).warning(of: "c.jsonl", adding: "hig.topics.yaml")
        #expect(warning?.contains("lamp (a, b, c, d, e, and 2 more), bell-1 (ring 1)") == true)
        #expect(warning?.contains("bell-4 (ring 4) and 1 more; to ask") == true)
    }
}
