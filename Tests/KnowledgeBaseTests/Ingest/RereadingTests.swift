import HIGModel
import HIGParsing
import HIGStore
import Testing

@testable import KnowledgeBase

@Suite("Rereading")
struct RereadingTests {
    private static let glued = "Avoid a gatelamp in color."
    private static let habit = "Every gate lamp is thin. A gate lamp has a shadow."
    private static let sentence = "Avoid a gate lamp in color."

    /// A knowledge base that holds the iOS guidelines of some years, each of one text.
    private func withEditions(_ texts: [(year: Int, text: String)], _ body: (TemporaryFolder) throws -> Void) throws {
        try withTemporaryFolder { folder in
            for (year, text) in texts {
                try folder.writeEdition("\(year) iOS Human Interface Guidelines", [text], in: "in")
            }
            try folder.ingest("in")
            try body(folder)
        }
    }

    private func statements(_ folder: TemporaryFolder) throws -> [String] {
        try folder.base().rules().map { "\($0.edition.suffix(4)) \($0.statement)" }
    }

    /// The sources of an edition that comes.
    private func change(_ year: Int, _ text: String) -> [Edition: [SourceInput]] {
        let edition = Edition(
            id: "ios-\(year)", title: "iOS HIG", date: PartialDate("\(year)"), series: [.ios])
        let bytes = Array(text.utf8)
        let source = Source(
            edition: edition.id, file: "\(year).md", document: "HIG", chunk: 1, format: .markdown,
            digest: digest(bytes))
        return [edition: [SourceInput(source: source, bytes: bytes)]]
    }

    /// Reads what changed, and gives what came of it while the store can still be asked.
    private func reread(
        _ folder: TemporaryFolder, _ changes: [Edition: [SourceInput]] = [:], adding topics: String? = nil,
        hasLosses: Bool = false, leaving: Set<String> = [], then check: (Rereading.Result) throws -> Void = { _ in }
    ) throws -> Set<String> {
        var changed: Set<String> = []
        try KnowledgeBase(path: folder.database, access: .changing).store.write { writer in
            let vocabulary = try TopicVocabulary.bundled(with: topics)
            try writer.replaceTopics(vocabulary.topics.values)
            let result = try Rereading(
                writer: writer, vocabulary: vocabulary, changes: changes, hasLosses: hasLosses, leaving: leaving
            ).run()
            try check(result)
            changed = result.changed
        }
        return changed
    }

    @Test("reads nothing where nothing has changed")
    func unchanged() throws {
        try withEditions([(2011, Self.glued), (2012, Self.habit)]) { folder in
            let changed = try reread(folder) { result in
                #expect(result.links == nil)
                #expect(result.warnings == [])
            }
            #expect(changed == [])
        }
    }

    @Test("reads what comes, and what is held and mended otherwise by it; others stay")
    func mended() throws {
        try withEditions([(2010, "Ring the bell at dusk."), (2011, Self.glued)]) { folder in
            let changed = try reread(folder, change(2014, Self.sentence)) { result in
                try #expect(result.rules.of("ios-2011").map(\.statement) == [Self.sentence])
                let links = try #require(try result.links?.links {})
                #expect(links[LinkedStep(older: "ios-2011", newer: "ios-2014")]?.count == 1)
            }
            #expect(changed == ["ios-2011", "ios-2014"])
            try #expect(
                statements(folder) == ["2010 Ring the bell at dusk.", "2011 \(Self.sentence)", "2014 \(Self.sentence)"])
        }
    }

    @Test("changes no rule of an edition that is mended alike, but why it was mended")
    func reasons() throws {
        try withEditions([(2011, Self.glued), (2012, Self.habit)]) { folder in
            func reasons() throws -> [Repair.Reason] { try folder.base().repairs(editions: []).map(\.repair.reason) }
            try #expect(reasons() == [.sideBySide])
            try #expect(reread(folder, change(2014, Self.sentence)) == ["ios-2014"])
            try #expect(reasons() == [.sameSentence])
        }
    }

    @Test("reads all that was read with other topics, and changes what is filed otherwise now")
    func vocabulary() throws {
        try withEditions([(2011, "Avoid a gate lamp in color."), (2012, "Keep each title short.")]) { folder in
            let changed = try reread(folder, adding: "lights:\n  gate-lamp: []\n")
            #expect(changed == ["ios-2011"])
            try #expect(folder.base().rules(editions: ["ios-2011"]).map(\.topic) == ["gate-lamp"])
            try #expect(reread(folder, adding: "lights:\n  gate-lamp: []\n") == [])
        }
    }

    @Test("goes without the words of what leaves, which stays as it is")
    func leaving() throws {
        try withEditions([(2011, Self.glued), (2012, Self.habit)]) { folder in
            let before = try statements(folder)
            #expect(before.first == "2011 \(Self.sentence)")
            try #expect(reread(folder, hasLosses: true, leaving: ["ios-2012"]) == ["ios-2011"])
            try #expect(statements(folder) == ["2011 \(Self.glued)"] + before.dropFirst())
        }
    }

    @Test("warns of what comes, by date, and not of what is held")
    func warnings() throws {
        let page = "{\"metadata\":{},\"schemaVersion\":{},\"bells\":[{\"text\":\"Ring.\"}]}"
        func source(_ year: Int) -> [Edition: [SourceInput]] {
            change(year, page).mapValues { inputs in
                inputs.map { input in
                    SourceInput(
                        source: Source(
                            edition: input.source.edition, file: input.source.file, document: "", chunk: nil,
                            format: .doccJSON, digest: input.source.digest),
                        bytes: input.bytes)
                }
            }
        }
        try withEditions([(2011, Self.glued)]) { folder in
            let first = source(2016).merging(source(2014)) { one, _ in one }
            _ = try reread(folder, first) { result in
                #expect(result.warnings.map { $0.prefix { $0 != ":" } } == ["2014.md", "2016.md"])
            }
            _ = try reread(folder, adding: "lights:\n  gate-lamp: []\n") { #expect($0.warnings == []) }
        }
    }
}
