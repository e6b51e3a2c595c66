import HIGModel
import Testing

@testable import HIGStore

@Suite("StoreWriter")
struct StoreWriterTests {
    @Test("writing the same edition twice is writing it once")
    func replaceIsIdempotent() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let before = try folder.read { (try $0.rules(), try $0.sources()) }
            try folder.makeDatabase()
            let after = try folder.read { (try $0.rules(), try $0.sources()) }
            #expect(after.0 == before.0)
            #expect(after.1 == before.1)
            try #expect(Store.check(folder.database, digest: Sample.digest) == [])
        }
    }

    @Test("what is written doesn't depend on the order of the editions")
    func order() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let forward = try folder.read { (try $0.rules(), try $0.search(SearchQuery(text: "back"))) }
            try withTemporaryFolder { other in
                try other.makeDatabase(Sample.editions.reversed())
                let backward = try other.read { (try $0.rules(), try $0.search(SearchQuery(text: "back"))) }
                #expect(backward.0 == forward.0)
                #expect(backward.1 == forward.1)
            }
        }
    }

    @Test("removing an edition removes all that belongs to it, and what searches found of it")
    func remove() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let store = try Store.openForWriting(folder.database)
            try store.write { writer in
                try writer.remove(edition: "ios-2014")
                try writer.remove(edition: "ios-1999")
                try #expect(writer.reader.links() == [])
            }
            try store.close()
            try #expect(folder.read { try $0.search(SearchQuery(text: "multisegment")).hits } == [])
            try #expect(Store.check(folder.database, digest: Sample.digest) == [])
        }
    }

    @Test("a new vocabulary reaches the search, and an edition can be replaced afterwards")
    func replaceTopics() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let store = try Store.openForWriting(folder.database)
            try store.write { writer in
                try writer.replaceTopics([
                    Topic(slug: "launch-screen", title: "Launch screen", aliases: ["placeholder"], parent: nil)
                ])
                try writer.replace(Sample.editions[1])
            }
            try store.close()
            try #expect(folder.read { try $0.search(SearchQuery(text: "placeholder")).total } == 1)
            try #expect(folder.read { try $0.search(SearchQuery(text: "arrow")).hits } == [])
        }
    }

    @Test("replacing links of two editions leaves those of others alone")
    func replaceLinks() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let store = try Store.openForWriting(folder.database)
            let link = Link(
                from: "ios-2014/back-button/no-multisegment-button", to: "current/back-button/show-a-clear-path",
                bond: .absorbed, confidence: 0.5, evidence: Sample.links[0].evidence)
            try store.write { writer in
                try writer.replaceLinks(older: "ios-2014", newer: "current", with: [link])
                try #expect(writer.reader.links().count == 2)
                try writer.removeLinks(older: "ios-2010-03", newer: "ios-2014")
                try #expect(writer.reader.links() == [link])
            }
        }
    }

    @Test("a link to a rule of another edition is a defect, and nothing is written")
    func strayLink() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let store = try Store.openForWriting(folder.database)
            let problem = #expect(throws: Problem.self) {
                try store.write { try $0.replaceLinks(older: "ios-2014", newer: "current", with: Sample.links) }
            }
            #expect(problem?.kind == .defect)
            #expect(problem?.next == "see whether the database is damaged: higkb check")
            try #expect(store.read { try $0.links() } == Sample.links)
        }
    }

    @Test("a rule that goes on in a file that the edition has not is a defect, and nothing is written")
    func strayContinuation() throws {
        try withTemporaryFolder { folder in
            let rule = Sample.rule(
                Sample.ios2014, "toolbar/keep-it-low", "Keep it low.", line: 1,
                continuations: [Citation.Continuation(file: "chunk_2.md", chunk: 2, lines: 3...4)])
            let source = Sample.source(Sample.ios2014, file: "chunk_1.md", chunk: 1, [rule])
            let store = try Store.openForWriting(folder.database)
            let problem = #expect(throws: Problem.self) {
                try store.write { try $0.replace(EditionContent(edition: Sample.ios2014, sources: [source])) }
            }
            #expect(problem?.kind == .defect)
            #expect(problem?.message == "ios-2014/toolbar/keep-it-low goes on in a source that ios-2014 has not")
            #expect(problem?.place == "chunk_2.md")
            #expect(problem?.next == "see whether the database is damaged: higkb check")
            try #expect(store.read { try $0.editions() } == [])
        }
    }

    @Test("repairs of a file that the edition has not are a defect")
    func strayRepairs() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let store = try Store.openForWriting(folder.database)
            let problem = #expect(throws: Problem.self) {
                try store.write { writer in
                    try writer.replaceRepairs(
                        of: "ios-2014", with: [(file: "chunk_2.md", repairs: [])],
                        basis: RepairBasis(words: [], digest: ""))
                }
            }
            #expect(problem?.kind == .defect)
            #expect(problem?.place == "chunk_2.md")
        }
    }

    @Test("each list of a table's columns has its values in its own order")
    func columns() throws {
        try withTemporaryFolder { folder in
            let store = try Store.openForWriting(folder.database)
            try store.write { writer in
                try writer.insert(into: "topics", "slug, title, parent", [.text("bell"), .text("Bell"), .text(nil)])
                try writer.insert(into: "topics", "title, slug", [.text("Lamp"), .text("lamp")])
                try writer.insert(into: "topics", "title, slug", [.text("Map"), .text("map")])
            }
            let titles = try store.read { try $0.vocabulary() }.map { [$0.slug, $0.title] }
            #expect(titles == [["bell", "Bell"], ["lamp", "Lamp"], ["map", "Map"]])
        }
    }

    @Test("lineages are set for the rules named, and the others keep theirs")
    func setLineages() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let store = try Store.openForWriting(folder.database)
            try store.write { try $0.setLineages([("current/back-button/show-a-clear-path", "back-button/other")]) }
            let lineages = try store.read { try $0.rules() }.map(\.lineage)
            #expect(lineages.filter { $0 == "back-button/other" }.count == 1)
            #expect(lineages.last == "back-button/other")
        }
    }

    @Test("two rules of one id are a defect, and nothing is written")
    func sameID() throws {
        try withTemporaryFolder { folder in
            let rule = Sample.rule(Sample.ios2014, "toolbar/same", "Same.", line: 1)
            let source = Sample.source(Sample.ios2014, file: "a.md", chunk: 1, [rule, rule])
            let store = try Store.openForWriting(folder.database)
            let problem = #expect(throws: Problem.self) {
                try store.write { try $0.replace(EditionContent(edition: Sample.ios2014, sources: [source])) }
            }
            #expect(problem?.kind == .defect)
            try #expect(store.read { try $0.editions() } == [])
        }
    }

    @Test("a source with more passages than the search can tell apart is refused by name, and nothing is written")
    func tooManyPassages() throws {
        try withTemporaryFolder { folder in
            let held = Sample.source(Sample.ios2014, file: "a.md", chunk: 1, [])
            let passage = Passage(role: .description, bytes: 0..<0, lines: 1...1, pages: nil, text: "", rule: nil)
            let source = SourceContent(
                source: held.source, bytes: [],
                passages: Array(repeating: passage, count: PassageNumber.limit + 1), repairs: [], rules: [],
                changeLog: [])
            let store = try Store.openForWriting(folder.database)
            let problem = #expect(throws: Problem.self) {
                try store.write { try $0.replace(EditionContent(edition: Sample.ios2014, sources: [source])) }
            }
            #expect(problem?.kind == .badData)
            #expect(problem?.place == "a.md")
            try #expect(store.read { try $0.editions() } == [])
        }
    }
}
