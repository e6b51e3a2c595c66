import HIGModel
import Testing

@testable import HIGStore

@Suite("StoreReader: editions, topics, rules, links, sources")
struct StoreReaderTests {
    @Test("editions come back as written, oldest first, undated last")
    func editions() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let editions = try folder.read { try $0.editions() }
            #expect(editions == [Sample.ios2010, Sample.ios2014, Sample.current])
        }
    }

    @Test("a summary says what is held: chunks, pages, topics with rules, counts")
    func summaries() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let summaries = try folder.read { try $0.editionSummaries() }
            #expect(
                summaries == [
                    EditionSummary(
                        edition: Sample.ios2010,
                        holding: Holding(
                            chunks: [88, 102], pages: 0, topics: ["back-button", "launch-screen", "toolbar"]),
                        sources: 2, rules: 3),
                    EditionSummary(
                        edition: Sample.ios2014, holding: Holding(chunks: [93], pages: 0, topics: ["back-button"]),
                        sources: 1, rules: 1),
                    EditionSummary(
                        edition: Sample.current, holding: Holding(chunks: [], pages: 1, topics: ["back-button"]),
                        sources: 1, rules: 1),
                ])
            try #expect(folder.read { try $0.editionSummaries(of: ["ios-2014"]) } == [summaries[1]])
        }
    }

    @Test("topics are those with rules, by slug, counted by edition")
    func topics() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let topics = try folder.read { try $0.topics() }
            #expect(topics.map(\.topic) == [Sample.topics[0], Sample.topics[1], Sample.topics[3]])
            #expect(topics[0].rules == ["ios-2010-03": 1, "ios-2014": 1, "current": 1])
            #expect(topics[0].shares.map(\.edition) == ["ios-2010-03", "ios-2014", "current"])
            try folder.tamper("UPDATE editions SET date = '1999' WHERE id = 'ios-2014'")
            let reordered = try folder.read { try $0.topics() }
            #expect(reordered[0].shares.map(\.edition) == ["ios-2014", "ios-2010-03", "current"])
        }
    }

    @Test("lineages on a topic in an edition are those with a rule on the topic anywhere and any rule in the edition")
    func lineages() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            try folder.read { reader in
                let rules = try reader.rules()
                for edition in try reader.editions().map(\.id) {
                    let held = Set(rules.filter { $0.edition == edition }.map(\.lineage))
                    for topic in ["back-button", "toolbar", "slider"] {
                        let onTopic = Set(rules.filter { $0.topic == topic }.map(\.lineage))
                        try #expect(
                            reader.lineages(onTopics: [topic], in: [edition]) == onTopic.intersection(held),
                            "\(topic) \(edition)")
                    }
                }
            }
        }
    }

    @Test("the vocabulary comes back as written, with aliases, also of topics without rules")
    func vocabulary() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            try #expect(folder.read { try $0.vocabulary() } == Sample.topics)
        }
    }

    @Test("a topic that nobody named is titled by its slug")
    func unnamedTopic() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            try folder.tamper("DELETE FROM topics")
            try #expect(folder.read { try $0.topics() }[1].topic.title == "Launch screen")
        }
    }

    @Test("rules come back as written, by edition date, chunk number and position")
    func rules() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let rules = try folder.read { try $0.rules() }
            let ios2010 = Sample.editions[1].sources
            let expected =
                ios2010[1].rules + ios2010[0].rules + Sample.editions[2].sources[0].rules
                + Sample.editions[0].sources[0].rules
            #expect(rules == expected)
        }
    }

    @Test("rules of an edition that came since the editions were asked for are a defect, not rules of no series")
    func lateEdition() throws {
        try withTemporaryFolder { folder in
            let store = try Store.openForWriting(folder.database)
            let problem = #expect(throws: Problem.self) {
                try store.write { writer in
                    let reader = writer.reader
                    _ = try reader.editions()
                    try writer.replace(Sample.editions[2])
                    _ = try reader.rules()
                }
            }
            #expect(problem?.kind == .defect)
            #expect(problem?.place == "ios-2014/back-button/no-multisegment-button")
            #expect(problem?.next == "see whether the database is damaged: higkb check")
        }
    }

    @Test("a draft comes before what it is a draft of, in every answer")
    func drafts() throws {
        try withTemporaryFolder { folder in
            let draft = Edition(
                id: Edition.preliminaryID(of: "ios-2014"), title: "Draft", date: PartialDate("2014"), series: [.ios])
            let rule = Sample.rule(draft, "back-button/leave-the-back-button-alone", "Leave the back button.", line: 1)
            let content = EditionContent(
                edition: draft, sources: [Sample.source(draft, file: "draft.md", chunk: nil, [rule])])
            try folder.makeDatabase(Sample.editions + [content])
            try folder.read { reader in
                let ordered = try reader.editions().map(\.id)
                #expect(ordered == ["ios-2010-03", draft.id, "ios-2014", "current"])
                #expect(try reader.rules().map(\.edition).distinct() == ordered)
                #expect(try reader.sources().map(\.edition).distinct() == ordered)
                #expect(try reader.repairs(ofEditions: []).map(\.edition).distinct() == ordered)
                #expect(try reader.orderedRuleIDs().map { RuleID($0.id).edition }.distinct() == ordered)
                #expect(try reader.changeLog().map(\.edition).distinct() == ordered.reversed())
                let hits = try reader.search(SearchQuery(text: "", topics: ["back-button"], allEditions: true)).hits
                #expect(hits.map(\.edition).distinct() == ordered.reversed())
            }
        }
    }

    @Test(
        "a filter keeps the rules that meet all of its conditions",
        arguments: [
            (RuleFilter(topics: ["toolbar", "launch-screen"]), ["keep-items-apart", "supply-an-image"]),
            (RuleFilter(editions: ["ios-2014", "current"]), ["no-multisegment-button", "show-a-clear-path"]),
            (RuleFilter(topics: ["back-button"], modalities: [.should]), ["show-a-clear-path"]),
            (RuleFilter(ids: ["ios-2010-03/toolbar/keep-items-apart"]), ["keep-items-apart"]),
            (
                RuleFilter(lineages: ["back-button/avoid-a-multi-segment-button"]),
                ["avoid-a-multi-segment-button", "no-multisegment-button"]
            ),
            (RuleFilter(suffix: "keep-items-apart"), ["keep-items-apart"]),
            (RuleFilter(suffix: "toolbar/keep-items-apart"), ["keep-items-apart"]),
            (RuleFilter(suffix: "ios-2010-03/toolbar/keep-items-apart"), ["keep-items-apart"]),
            (RuleFilter(suffix: "items-apart"), []),
            (RuleFilter(suffix: "%"), []),
            (RuleFilter(topics: []), []),
        ])
    func filters(filter: RuleFilter, slugs: [String]) throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let rules = try folder.read { try $0.rules(matching: filter) }
            #expect(rules.map { $0.id.split(separator: "/").last.map(String.init) } == slugs)
        }
    }

    @Test("ids of all rules, ascending")
    func ruleIDs() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let ids = try folder.read { try $0.ruleIDs() }
            #expect(ids.count == 5)
            #expect(ids == ids.sorted())
        }
    }

    @Test("links come back as written, whichever way they are asked for")
    func links() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            try folder.read { reader in
                try #expect(reader.links() == Sample.links)
                try #expect(reader.links(from: "ios-2010-03", to: "ios-2014") == Sample.links)
                try #expect(reader.links(from: "ios-2014", to: "ios-2010-03") == [])
                try #expect(reader.links(touching: [Sample.links[0].to]) == Sample.links)
                try #expect(reader.links(touching: [Sample.links[0].from, "unknown"]) == Sample.links)
                try #expect(reader.links(touching: ["ios-2010-03/toolbar/keep-items-apart"]) == [])
                try #expect(reader.links(ofLineages: ["back-button/avoid-a-multi-segment-button"]) == Sample.links)
                try #expect(reader.linkedSteps() == [EditionStep(older: "ios-2010-03", newer: "ios-2014")])
            }
        }
    }

    @Test("sources, their bytes, passages and repairs come back as written")
    func sources() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            try folder.read { reader in
                let ios2010 = Sample.editions[1].sources
                try #expect(
                    reader.sources().map(\.file) == ["chunk_88.md", "chunk_102.md", "chunk_93.md", "bars.html"])
                try #expect(reader.sources(of: "ios-2010-03") == [ios2010[1].source, ios2010[0].source])
                let stored = try reader.storedSources(of: "ios-2010-03")
                #expect(stored.map(\.bytes) == [ios2010[1].bytes, ios2010[0].bytes])
                for content in Sample.editions.flatMap(\.sources) {
                    try #expect(reader.passages(of: content.source) == content.passages)
                    try #expect(reader.repairs(of: content.source) == content.repairs)
                }
            }
        }
    }

    @Test("raw lines are the source's own characters")
    func rawLines() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let rules = try folder.read { try $0.rules() }
            try #expect(folder.read { try $0.rawLines(of: rules[1]) } == "Keep items apart.")
            try #expect(folder.read { try $0.rawLines(of: rules[2]) } == "Supply an image for café visitors.")
        }
    }

    @Test("an empty source comes back with no bytes")
    func emptySource() throws {
        try withTemporaryFolder { folder in
            let empty = Sample.source(Sample.ios2014, file: "empty.md", chunk: 1, [])
            try folder.makeDatabase([EditionContent(edition: Sample.ios2014, sources: [empty])], links: [])
            try #expect(folder.read { try $0.storedSources(of: "ios-2014") }.map(\.bytes) == [[]])
        }
    }

    @Test("a value that only a damaged database holds is an error, not a crash")
    func damagedValues() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            try folder.tamper("UPDATE rules SET modality = 'ought'; UPDATE editions SET date = 'once'")
            let problem = #expect(throws: Problem.self) { try folder.read { try $0.editions() } }
            #expect(problem?.kind == .badData)
            try folder.tamper("UPDATE editions SET date = NULL")
            #expect(throws: Problem.self) { try folder.read { try $0.rules() } }
        }
    }

    @Test(
        "chunk numbers that are none, or too large, are an error, not a crash",
        arguments: ["-7", "99999999999999999999"])
    func damagedChunks(written: String) throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            try folder.tamper("UPDATE edition_holdings SET chunks = '88,\(written)'")
            let problem = #expect(throws: Problem.self) { try folder.read { try $0.editionSummaries() } }
            #expect(problem?.kind == .badData)
        }
    }
}
