import HIGModel
import Testing

@testable import HIGStore

@Suite("SearchIndex")
struct SearchIndexTests {
    /// FTS5 keeps the pages of each part under numbers that begin with the part's.
    private static let pages = """
        SELECT DISTINCT id >> 37 AS part FROM rule_index_data WHERE id >= 1 << 37 ORDER BY part
        """

    private func parts(_ store: Store) throws -> [Int] {
        try store.read { try $0.values(Self.pages) { try $0.integer(0) } }
    }

    @Test("editions of one ingest make one part of the index, one that comes later another, and many are merged")
    func parts() throws {
        try withTemporaryFolder { folder in
            let editions = (1990..<2004).map { year in
                Edition(id: "mac-\(year)", title: "Mac HIG", date: PartialDate("\(year)"), series: [.mac])
            }
            func content(_ edition: Edition) -> EditionContent {
                let rule = Sample.rule(edition, "toolbar/\(edition.id)", "Keep items apart.", line: 1)
                return EditionContent(
                    edition: edition, sources: [Sample.source(edition, file: "\(edition.id).md", chunk: nil, [rule])])
            }
            let store = try Store.openForWriting(folder.database)
            try store.write { writer in
                try writer.replaceTopics(Sample.topics)
                for edition in editions.prefix(6) { try writer.replace(content(edition)) }
            }
            let first = try parts(store)
            #expect(first == [1], "written once, and not merged from a part of each edition")
            for edition in editions[6...] {
                _ = try store.write { try $0.replace(content(edition)) }
                if edition == editions[6] {
                    let second = try parts(store)
                    #expect(
                        second.count == 2 && second.contains(first[0]), "the part that was there is not written again")
                }
                #expect(try parts(store).count <= 4)
            }
            #expect(try store.read { try $0.search(SearchQuery(text: "keep apart")) }.total == editions.count)
            try store.close()
            #expect(try Store.check(folder.database, digest: Sample.digest) == [])
        }
    }

    @Test("editions that change in one ingest make one part as well, whatever they take out")
    func changedParts() throws {
        try withTemporaryFolder { folder in
            let editions = (1990..<1995).map { year in
                Edition(id: "mac-\(year)", title: "Mac HIG", date: PartialDate("\(year)"), series: [.mac])
            }
            func content(_ edition: Edition, _ statement: String) -> EditionContent {
                let rule = Sample.rule(edition, "toolbar/\(edition.id)", statement, line: 1)
                return EditionContent(
                    edition: edition, sources: [Sample.source(edition, file: "\(edition.id).md", chunk: nil, [rule])])
            }
            let store = try Store.openForWriting(folder.database)
            for statement in ["Keep items apart.", "Keep items together."] {
                try store.write { writer in
                    try writer.replaceTopics(Sample.topics)
                    for edition in editions { try writer.replace(content(edition, statement)) }
                }
            }
            #expect(try parts(store) == [1, 2])
            #expect(try store.read { try $0.search(SearchQuery(text: "keep together")) }.total == editions.count)
            try store.close()
            #expect(try Store.check(folder.database, digest: Sample.digest) == [])
        }
    }

    @Test("what is replaced more than once in an ingest, and around a change of topics, is found as it came last")
    func replacedAgain() throws {
        try withTemporaryFolder { folder in
            func content(_ edition: Edition, _ statement: String) -> EditionContent {
                let rule = Sample.rule(edition, "toolbar/\(edition.id)", statement, line: 1)
                return EditionContent(
                    edition: edition, sources: [Sample.source(edition, file: "a.md", chunk: nil, [rule])])
            }
            let store = try Store.openForWriting(folder.database)
            try store.write { writer in
                try writer.replaceTopics(Sample.topics)
                for edition in [Sample.ios2010, Sample.ios2014] { try writer.replace(content(edition, "Ring bells.")) }
            }
            try store.write { writer in
                try writer.replace(content(Sample.ios2014, "Light lamps."))
                try writer.replace(content(Sample.ios2010, "Shut gates."))
                try writer.replaceTopics(Array(Sample.topics.dropFirst()))
                try writer.replace(content(Sample.ios2014, "Hang lamps."))
                try writer.settleTexts()
                try writer.replace(content(Sample.ios2010, "Oil gates."))
                try writer.replace(content(Sample.ios2010, "Paint gates."))
            }
            func total(_ text: String) throws -> Int {
                try store.read { try $0.search(SearchQuery(text: text)) }.total
            }
            for text in ["bells", "light", "shut", "oil"] { try #expect(total(text) == 0, "\(text)") }
            for text in ["hang", "paint"] { try #expect(total(text) == 1) }
            try store.close()
            #expect(try Store.check(folder.database, digest: Sample.digest) == [])
        }
    }

    @Test("descriptions that read otherwise now are found so, beside rules that stay as they are")
    func renewedDescriptions() throws {
        try withTemporaryFolder { folder in
            func content(_ description: String) -> EditionContent {
                let edition = Sample.ios2010
                let rule = Sample.rule(edition, "toolbar/apart", "Keep items apart.", line: 1)
                let source = Sample.source(edition, file: "a.md", chunk: nil, [rule])
                let passages =
                    source.passages.map {
                        Passage(
                            role: $0.role, bytes: 0..<6, lines: 1...1, pages: $0.pages, text: $0.text, rule: $0.rule)
                    } + [
                        Passage(
                            role: .description, bytes: 6..<source.bytes.count, lines: 1...1, pages: nil,
                            text: description, rule: nil)
                    ]
                return EditionContent(
                    edition: edition,
                    sources: [
                        SourceContent(
                            source: source.source, bytes: source.bytes, passages: passages, repairs: [],
                            rules: source.rules)
                    ])
            }
            let store = try Store.openForWriting(folder.database)
            try store.write { _ = try $0.replace(content("A bellrings.")) }
            #expect(try store.write { try $0.replace(content("A bell rings.")) } == false)
            func described(_ text: String) throws -> Int {
                try store.read { try $0.search(SearchQuery(text: text, descriptions: true)) }.total
            }
            try #expect(described("bellrings") == 0)
            try #expect(described("bell") == 1)
            #expect(try store.read { try $0.search(SearchQuery(text: "apart")) }.total == 1)
            try store.close()
            #expect(try Store.check(folder.database, digest: Sample.digest) == [])
        }
    }
}
