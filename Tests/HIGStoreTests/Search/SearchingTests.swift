import HIGModel
import Testing

@testable import HIGStore

@Suite("Searching")
struct SearchingTests {
    private func answer(_ query: SearchQuery) throws -> SearchAnswer {
        var answer = SearchAnswer(hits: [], total: 0)
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            answer = try folder.read { try $0.search(query) }
        }
        return answer
    }

    private func search(_ query: SearchQuery) throws -> [Hit] { try answer(query).hits }

    private func found(_ text: String) throws -> [String] {
        try search(SearchQuery(text: text)).compactMap(\.rule?.id)
    }

    @Test("words are found in any form, case and accent", arguments: ["IMAGES", "cafe visitor", "supplying"])
    func forms(text: String) throws {
        try #expect(found(text) == ["ios-2010-03/launch-screen/supply-an-image"])
    }

    @Test("a topic's other names find its rules", arguments: ["splash screen", "launch image", "startup screen"])
    func aliases(text: String) throws {
        try #expect(found(text) == ["ios-2010-03/launch-screen/supply-an-image"])
    }

    @Test("an item is found by what leads to it, and keeps it")
    func introduction() throws {
        let hits = try search(SearchQuery(text: "gloves"))
        #expect(hits.map(\.rule?.id) == ["ios-2010-03/toolbar/keep-items-apart"])
        #expect(hits.map(\.rule?.introduction) == ["With gloves on:"])
    }

    @Test("where no rule has all words, those with most answer, which is said")
    func allThenMost() throws {
        let whole = try answer(SearchQuery(text: "keep apart"))
        #expect(whole.hits.map(\.rule?.id) == ["ios-2010-03/toolbar/keep-items-apart"])
        #expect(whole.notes == [])
        let parts = try answer(SearchQuery(text: "keep visitors"))
        #expect(
            Set(parts.hits.map(\.rule?.id)) == [
                "ios-2010-03/toolbar/keep-items-apart", "ios-2010-03/launch-screen/supply-an-image",
            ])
        #expect(parts.notes == ["no rule has all of these words; showing rules with most of them"])
    }

    @Test("where not all of a page have all words, how many have is said")
    func fewHaveAll() throws {
        func notes(limit: Int, offset: Int = 0) throws -> [String] {
            try answer(SearchQuery(text: "back multisegment", allEditions: true, limit: limit, offset: offset)).notes
        }
        try #expect(answer(SearchQuery(text: "back multisegment", allEditions: true)).total == 3)
        try #expect(notes(limit: 1) == [])
        try #expect(notes(limit: 2) == ["1 of these 2 hits has all of these words; the other has most of them"])
        try #expect(notes(limit: 3) == ["1 of these 3 hits has all of these words; the others have most of them"])
        try #expect(
            notes(limit: 2, offset: 1) == ["none of these hits has all of these words; 1 not shown here has"])
    }

    @Test(
        "a question only excludes where neither words nor filters say what to look for",
        arguments: [
            ("-back", true), ("-\"back button\" -path", true), ("back -path", false), ("", false), ("-", false),
        ])
    func exclusionsAlone(text: String, only: Bool) throws {
        #expect(SearchQuery(text: text).onlyExcludes == only)
        #expect(!SearchQuery(text: text, topics: ["back-button"]).onlyExcludes)
    }

    @Test(
        "where there is no hit, what stands in the way is told, if it is not the words",
        arguments: [
            (SearchQuery(text: "back", topics: ["toolbar", "launch-screen"]), .filters),
            (SearchQuery(text: "", topics: ["toolbar", "launch-screen"]), .filters),
            (SearchQuery(text: "back -back"), .exclusions),
            (SearchQuery(text: "\"a clear\" -\"a clear\""), .exclusions),
            (
                SearchQuery(text: "-gloves", editions: ["ios-2010-03"], topics: ["toolbar"], modalities: [.should]),
                .exclusions
            ),
            (SearchQuery(text: "gloves", editions: ["ios-2014"]), .outside(1)),
            (SearchQuery(text: "back -path", editions: ["current"]), .exclusions),
            (SearchQuery(text: "cookie"), nil), (SearchQuery(text: "cookie -back", editions: ["ios-2014"]), nil),
            (SearchQuery(text: "gloves"), nil),
        ] as [(SearchQuery, SearchAnswer.Obstacle?)])
    func obstacles(query: SearchQuery, obstacle: SearchAnswer.Obstacle?) throws {
        try #expect(answer(query).obstacle == obstacle)
    }

    @Test("AND, OR and NOT in capitals join no words, which is said, unless all is in capitals")
    func operatorsElsewhere() throws {
        try #expect(
            answer(SearchQuery(text: "back NOT path")).notes.contains(
                "“NOT” joins no words here; -word leaves out rules with the word"))
        try #expect(
            answer(SearchQuery(text: "back OR path NOT")).notes.contains(
                "“OR” and “NOT” join no words here; the more of the words a rule has, the sooner it comes, "
                    + "and -word leaves out rules with the word"))
        try #expect(
            answer(SearchQuery(text: "back AND path")).notes.contains(
                "“AND” joins no words here; the more of the words a rule has, the sooner it comes"))
        for text in ["back or and path", "back \"NOT path\"", "DO NOT GO BACK", "back NOTE ANDROID", "back ORIGIN"] {
            try #expect(!answer(SearchQuery(text: text)).notes.contains { $0.contains("words here") })
        }
    }

    @Test(
        "words of every question ask for nothing, unless there are no others",
        arguments: [("how do I keep items apart?", 1), ("can you keep them", 1), ("what is it", 1)])
    func stopWords(text: String, total: Int) throws {
        try #expect(answer(SearchQuery(text: text)).total == total)
    }

    @Test(
        "a typing error is corrected from the rules' own words, which is said",
        arguments: [
            ("itmes apart", "itmes", "items"), ("visitrs", "visitrs", "visitors"), ("suply", "suply", "supply"),
        ])
    func corrections(text: String, typed: String, corrected: String) throws {
        let answer = try answer(SearchQuery(text: text))
        #expect(answer.total == 1)
        #expect(answer.notes == ["no rule has “\(typed)”; did you mean “\(corrected)”? searching for that"])
    }

    @Test("a half-typed last word finds what begins so; a word before it that is one is taken as it stands")
    func halfTyped() throws {
        try #expect(found("café visi") == ["ios-2010-03/launch-screen/supply-an-image"])
        try #expect(
            answer(SearchQuery(text: "café visi")).notes == ["no rule has “visi”; searching for words that begin so"])
    }

    @Test("a word of another era finds the one of today")
    func synonyms() throws {
        try #expect(found("photo visitors").first == "ios-2010-03/launch-screen/supply-an-image")
        let notes = try answer(SearchQuery(text: "photo visitors")).notes
        #expect(notes == ["no rule has “photo”; searching for “image” instead"])
    }

    @Test("what means the same but often, and stands in a body alone, is an answer where there is no better one")
    func looseInBody() throws {
        try #expect(found("put") == ["ios-2010-03/back-button/avoid-a-multi-segment-button"])
        try #expect(found("put gloves").first == "ios-2010-03/toolbar/keep-items-apart")
    }

    @Test("words that no rule says are named, with what is found in their place")
    func lacks() throws {
        func notes(_ text: String, in editions: [String] = []) throws -> [String] {
            try answer(SearchQuery(text: text, editions: editions)).notes
        }
        try #expect(notes("cookie visitors") == ["no rule has “cookie”; leaving it out"])
        try #expect(notes("cookie banner visitors") == ["no rule has “cookie” or “banner”; leaving them out"])
        try #expect(notes("cookie") == [])
        try #expect(
            notes("splash visitors") == ["no rule has “splash”; showing rules on a topic that is also called so"])
        try #expect(notes("visitors cook*") == ["no rule has “cook*”; leaving it out"])
        try #expect(
            notes("gloves multisegment -back") == ["no rule among those asked for has “multisegment”; leaving it out"])
    }

    @Test("a platform, or none, narrows the answer")
    func platforms() throws {
        try #expect(answer(SearchQuery(text: "back", platforms: ["iphone"])).total == 2)
        try #expect(answer(SearchQuery(text: "back", platforms: ["tvos"])).total == 0)
    }

    @Test("filters alone find all that they leave, newest first")
    func filtersAlone() throws {
        let hits = try search(SearchQuery(text: "", topics: ["back-button"], allEditions: true))
        #expect(hits.map(\.edition) == ["current", "ios-2014", "ios-2010-03"])
    }

    @Test("a word in the statement weighs more than the same word in the body")
    func weights() throws {
        let hits = try found("toolbar")
        #expect(hits.first == "ios-2010-03/toolbar/keep-items-apart")
        #expect(hits.count == 2)
    }

    @Test("one hit a lineage: the newest statement")
    func oneHitALineage() throws {
        let hits = try search(SearchQuery(text: "multi-segment"))
        #expect(hits.map(\.rule?.id) == ["ios-2014/back-button/no-multisegment-button"])
    }

    @Test("a newer rule that lacks one of the words does not take the place of one that has all")
    func wholeBeforeNewer() throws {
        let line = "Keep apples, plums, figs, limes and pears far apart."
        let longBody = "Walnuts too. " + String(repeating: "What lies together spoils sooner. ", count: 8)
        let old = Sample.rule(Sample.ios2010, "fruit/keep-apart", line, line: 1, body: longBody)
        // A common word, so that to lack it costs little.
        let common = (2...30).map {
            Sample.rule(Sample.ios2010, "nuts/crack-\($0)", "Crack the walnuts of tree \($0).", line: $0)
        }
        let new = Sample.rule(Sample.ios2014, "fruit/keep-apart", line, line: 1)
        let editions = [(Sample.ios2010, [old] + common), (Sample.ios2014, [new])].map { edition, rules in
            EditionContent(
                edition: edition, sources: [Sample.source(edition, file: "\(edition.id).md", chunk: nil, rules)])
        }
        try withTemporaryFolder { folder in
            try folder.makeDatabase(editions, links: [])
            let query = SearchQuery(text: "keep apples plums figs limes pears far apart walnuts")
            let answer = try folder.read { try $0.search(query) }
            #expect(answer.hits.map(\.rule?.id) == ["ios-2010-03/fruit/keep-apart"])
            #expect(answer.notes == [])
        }
    }

    @Test("all editions: every rule that matches")
    func allEditions() throws {
        let hits = try search(SearchQuery(text: "multi-segment", allEditions: true))
        #expect(Set(hits.map(\.edition)) == ["ios-2010-03", "ios-2014"])
    }

    @Test("edition, topic and modality narrow the answer; a mentioned topic counts")
    func filters() throws {
        let old = try search(SearchQuery(text: "back", editions: ["ios-2010-03"]))
        #expect(old.map(\.edition) == ["ios-2010-03"])
        try #expect(search(SearchQuery(text: "back", topics: ["toolbar"])).map(\.edition) == ["ios-2010-03"])
        let both = try search(SearchQuery(text: "back", topics: ["toolbar", "back-button"]))
        #expect(both.map(\.edition) == ["ios-2010-03"])
        try #expect(search(SearchQuery(text: "back", topics: ["toolbar", "launch-screen"])) == [])
        try #expect(search(SearchQuery(text: "back", modalities: [.mustNot])).map(\.edition) == ["ios-2014"])
    }

    @Test("descriptions, which have no topic, are not looked for beside one, and that is said")
    func descriptionsOfTopic() throws {
        let answer = try answer(SearchQuery(text: "back", topics: ["back-button"], descriptions: true))
        #expect(answer.hits.allSatisfy { $0.rule != nil })
        #expect(answer.notes == ["descriptions have no topic, modality or platform: showing rules only"])
    }

    @Test("what a filter leaves out takes nothing from the answer, however well it would have answered")
    func betterElsewhere() throws {
        let text = "keep toolbar items apart on path"
        try #expect(found(text) == ["ios-2010-03/toolbar/keep-items-apart"])
        let current = try answer(SearchQuery(text: text, editions: ["current"]))
        #expect(current.hits.map(\.rule?.id) == ["current/back-button/show-a-clear-path"])
        #expect(
            current.notes == [
                "no rule among those asked for has “keep”, “toolbar”, “items” or “apart”; leaving them out"
            ])
    }

    @Test("pages of an answer join to the whole; past the end comes nothing")
    func pages() throws {
        let whole = try search(SearchQuery(text: "back", allEditions: true))
        #expect(whole.count == 3)
        let pages = try (0..<3).flatMap {
            try search(SearchQuery(text: "back", allEditions: true, limit: 1, offset: $0))
        }
        #expect(pages == whole)
        try #expect(search(SearchQuery(text: "back button", allEditions: true, limit: 1, offset: 3)) == [])
    }

    @Test("a phrase in quotes stands in the rule's own words, not among its topic's other names")
    func phraseOfAlias() throws {
        let notes = try answer(SearchQuery(text: "\"splash screen\"")).notes
        #expect(notes == ["no rule has “splash screen” word for word; showing rules with the words"])
    }

    @Test("how many hits there are does not hang on the page")
    func total() throws {
        try #expect(answer(SearchQuery(text: "back", allEditions: true, limit: 1, offset: 9)).total == 3)
    }

    @Test("hits come best first")
    func scores() throws {
        let scores = try search(SearchQuery(text: "back button", allEditions: true)).map(\.score)
        #expect(scores == scores.sorted(by: >))
        #expect(scores.allSatisfy { $0 > 0 })
    }

    @Test("phrases, exclusions and beginnings of words")
    func operators() throws {
        let loose = try answer(SearchQuery(text: "\"items keep\""))
        #expect(loose.notes == ["no rule has “items keep” word for word; showing rules with the words"])
        try #expect(answer(SearchQuery(text: "\"keep items\"")).notes == [])
        try #expect(found("back -multisegment -multi").count == 1)
        try #expect(found("visit*") == ["ios-2010-03/launch-screen/supply-an-image"])
    }

    @Test("a snippet marks what matched, in the statement or else in the body")
    func snippets() throws {
        let inStatement = try search(SearchQuery(text: "apart items"))[0].snippet
        #expect(inStatement.text == "Keep items apart.")
        #expect(inStatement.pieces.filter(\.isMatch).map(\.text) == ["items", "apart"])
        let inBody = try search(SearchQuery(text: "takes place"))[0].snippet
        #expect(inBody.text.hasPrefix("It takes the place of a toolbar."))
        #expect(inBody.pieces.filter(\.isMatch).map(\.text) == ["takes", "place"])
        let inTopic = try search(SearchQuery(text: "splash"))[0].snippet
        #expect(inTopic.pieces == [Snippet.Piece("Supply an image for café visitors.", isMatch: false)])
    }

    @Test(
        "whatever a person types is a question without an error",
        arguments: [
            "\"", "\"back", "(", "((", ")", "AND", "NOT back", "OR OR", "NEAR(back button)", "a:b", "statement:back",
            "'", "'; DROP TABLE rules", "don't", "🙈", "🙈 back", "-", "- back", "--back", "^back", "back^2", "*", "{}",
            "+", "back + button", "\0", "back\0button", "\u{F0000}", "e\u{301}", "\u{202E}back", "",
            String(repeating: "a", count: 10_000), String(repeating: "back ", count: 2_000),
            (1...2_000).map { "w\($0)" }.joined(separator: " "), String(repeating: "(\"", count: 5_000),
        ])
    func anyText(text: String) throws {
        _ = try found(text)
    }

    @Test("an index that is missing or out of step is an error, never an answer without hits")
    func unusableIndex() throws {
        let damages = [
            "DROP TABLE rule_index", "DELETE FROM rule_index_data WHERE id = 1",
            """
            INSERT INTO rule_index (rule_index, rowid, statement, body, topics, section)
            SELECT 'delete', number, statement, body, topics, section FROM rule_texts LIMIT 1
            """,
            "DELETE FROM rules WHERE number = (SELECT min(number) FROM rules)",
            "DELETE FROM rules WHERE number = (SELECT max(number) FROM rules)", "DELETE FROM rules",
            "UPDATE rules SET number = 1000 WHERE number = (SELECT max(number) FROM rules)",
            "DROP TABLE rule_words", "DELETE FROM rule_words",
            "DELETE FROM rule_facts", "UPDATE rule_facts SET packed = substr(packed, 7)",
            "UPDATE rule_facts SET packed = substr(packed, 2)", "DROP TABLE description_index",
            "UPDATE passages SET role = 'description'",
            "DELETE FROM description_index_data WHERE id = 1",
        ]
        for damage in damages {
            try withTemporaryFolder { folder in
                try folder.makeDatabase()
                try folder.tamper(damage)
                let problem = #expect(throws: Problem.self) {
                    try folder.read { try $0.search(SearchQuery(text: "nothing of the kind", descriptions: true)) }
                }
                #expect(problem?.kind == .badData)
                #expect(problem?.next?.contains("higkb check --repair") == true)
            }
        }
    }

    @Test("a hit that is no longer there is an error, though the index says nothing of it")
    func missingHit() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let numbers = "SELECT number FROM rules ORDER BY number LIMIT 1 OFFSET 1"
            let word = try folder.read {
                try $0.values("SELECT statement FROM rules WHERE number = (\(numbers))") { try $0.text(0) }
            }
            try folder.tamper("DELETE FROM rules WHERE number = (\(numbers))")
            let problem = #expect(throws: Problem.self) {
                try folder.read { try $0.search(SearchQuery(text: try #require(word.first))) }
            }
            #expect(problem?.kind == .badData)
        }
    }
}
