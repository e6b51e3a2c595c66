import HIGModel
import HIGStore
import Testing

@testable import KnowledgeBase

@Suite("Search")
struct SearchTests {
    private func editions(_ text: String, _ base: KnowledgeBase) throws -> Set<String> {
        Set(try base.search(SearchQuery(text: text, allEditions: true)).hits.map(\.edition))
    }

    @Test("filters among the words narrow as the options do")
    func inlineFilters() throws {
        try withSeeds { base in
            try #expect(editions("back edition:2014", base) == ["ios-2014"])
            try #expect(editions("back since:2014", base) == ["ios-2014", "current"])
            try #expect(editions("back since:ios-2011 -multisegment", base) == ["ios-2011", "ios-2014", "current"])
            try #expect(editions("back series:mac", base) == ["current"])
            let hits = try base.search(SearchQuery(text: "back must-not")).hits
            #expect(!hits.isEmpty && hits.allSatisfy { $0.rule?.modality == .mustNot })
            let either = try base.search(SearchQuery(text: "bar modality:must must-not")).total
            let options = try base.search(SearchQuery(text: "bar", modalities: [.must, .mustNot])).total
            #expect(either == options && either > hits.count)
            try #expect(base.search(SearchQuery(text: "bar modality:must", modalities: [.should])).total == 0)
            let both = try base.search(SearchQuery(text: "bar edition:2014", series: "mac"))
            #expect(both.total == 0)
            let topics = SearchQuery(text: "topic:navigation-bar", topics: ["back-button"], allEditions: true)
            let onBoth = try base.search(topics)
            #expect(onBoth.total > 0)
            for hit in onBoth.hits {
                let named = Set(hit.rule?.topics ?? [])
                #expect(named.isSuperset(of: ["navigation-bar", "back-button"]))
            }
        }
    }

    @Test(
        "a filter behind a hyphen leaves out what it would let through",
        arguments: [
            "topic:back-button", "edition:2014", "since:2014", "modality:should-not", "must-not", "platform:ios",
        ])
    func excludingFilters(filter: String) throws {
        try withSeeds { base in
            func found(_ text: String) throws -> Set<String> {
                let query = SearchQuery(text: text, allEditions: true, limit: 1_000)
                return Set(try base.search(query).hits.compactMap(\.rule?.id))
            }
            let (through, out) = (try found("bar \(filter)"), try found("bar -\(filter)"))
            #expect(!through.isEmpty && !out.isEmpty)
            try #expect(through.isDisjoint(with: out) && through.union(out) == found("bar"))
        }
    }

    @Test("a filter that leaves out what nothing is called is wrong usage, and so is one with a typing error")
    func unknownExcludingFilters() throws {
        try withSeeds { base in
            for text in ["back -edition:2099", "back -topic:bak-button", "back -platform:beos", "back -topics:toolbar"]
            {
                let problem = #expect(throws: Problem.self) { try base.search(SearchQuery(text: text)) }
                #expect(problem?.kind == .usage)
            }
        }
    }

    @Test("a filter that names nothing is wrong usage, among the words as in an option; in quotes it is words")
    func unknownNames() throws {
        try withSeeds { base in
            try #expect(base.search(SearchQuery(text: "back \"edition:2099\"")).total > 0)
            for query in [
                SearchQuery(text: "back edition:2099"), SearchQuery(text: "back series:lisa"),
                SearchQuery(text: "back since:2099-13"), SearchQuery(text: "back topic:bak-button"),
                SearchQuery(text: "back modality:shall"), SearchQuery(text: "back platform:beos"),
                SearchQuery(text: "back", series: "lisa"), SearchQuery(text: "back", since: "2099-13"),
                SearchQuery(text: "back", platforms: ["beos"]), SearchQuery(text: "back", topics: ["bak-button"]),
            ] {
                let problem = #expect(throws: Problem.self) { try base.search(query) }
                #expect(problem?.kind == .usage)
            }
        }
    }

    @Test(
        "a platform that is called otherwise is asked back",
        arguments: [
            ("mac", "did you mean macos? "), ("Watch", "did you mean watchos? "), ("tv", "did you mean tvos? "),
            ("iphnoe", "did you mean iphone? "), ("amiga", ""), ("", ""),
        ])
    func nearPlatforms(name: String, question: String) {
        let problem = #expect(throws: Problem.self) { try PlatformName(name) }
        #expect(
            problem?.next == question + "use one of ios, ipados, iphone, ipad, macos, tvos, visionos, watchos")
    }

    @Test("a filter whose name has a typing error is wrong usage; one without a value counts as words, which is said")
    func missedFilters() throws {
        try withSeeds { base in
            let problem = #expect(throws: Problem.self) {
                try base.search(SearchQuery(text: "back topics:back-button"))
            }
            #expect(problem?.kind == .usage)
            #expect(problem?.message == "no filter is called topics")
            #expect(
                problem?.next
                    == "did you mean topic:back-button? in quotes it counts as words: '\"topics:back-button\"'")
            let answer = try base.search(SearchQuery(text: "back topic: back-button"))
            #expect(answer.total > 0)
            #expect(answer.notes.first == "“topic:” counts as a word: a filter has its value right behind the colon")
            #expect(
                try base.search(SearchQuery(text: "section:bars back")).notes.first
                    == "“section:bars” counts as words: filters are edition, series, since, topic, modality and platform"
            )
        }
    }

    @Test(
        "a question of exclusions alone is wrong usage, unless a filter says among what",
        arguments: ["-toolbar", "-topic:toolbar", "-toolbar -must-not"])
    func exclusionsAlone(text: String) throws {
        try withSeeds { base in
            let problem = #expect(throws: Problem.self) { try base.search(SearchQuery(text: text)) }
            #expect(problem?.kind == .usage)
            #expect(problem?.message == "“\(text)” only says what to leave out")
            for query in [
                SearchQuery(text: "-path topic:back-button"), SearchQuery(text: "-path", topics: ["back-button"]),
                SearchQuery(text: "-must-not topic:back-button"),
            ] {
                try #expect(base.search(query).total > 0)
            }
        }
    }

    @Test(
        "what is looked for and left out as well is wrong usage",
        arguments: [
            ("bar -bar", "bar"), ("bars back -bar", "bars"), ("\"back button\" -\"back button\"", "back button"),
        ])
    func contradictions(text: String, word: String) throws {
        try withSeeds { base in
            let problem = #expect(throws: Problem.self) { try base.search(SearchQuery(text: text)) }
            #expect(problem?.kind == .usage)
            #expect(problem?.message == "“\(word)” is looked for and left out as well")
            try #expect(base.search(SearchQuery(text: "bar -\"bar button\" -back")).total > 0)
        }
    }

    @Test(
        "a term asks for the thing, not for its words apart",
        arguments: [
            ("right click", "Show a contextual menu"), ("about box", "Include the version"),
            ("UIPopoverController", "Close the popover"), ("see-through", "Consider a translucent"),
        ])
    func terms(text: String, start: String) throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "bells/bells.md",
                """
                # Bells

                **Put the arrow on the right of what people click.** It is seen there.

                **Show a contextual menu where people expect one.** It holds commands.

                **Keep each box small.** It is about bells.

                **Include the version in an About window.** People ask for it.

                **Close the popover at once.** The controller does the rest.

                **Lead people through the belfry.** They see more that way.

                **Consider a translucent bell.** It is made of glass.
                """)
            _ = try KnowledgeBase(path: folder.database, access: .writing).ingest(
                Intake(paths: [folder.path("bells")], edition: "bells-1999", series: "mac", date: "1999"))
            let hits = try folder.base().search(SearchQuery(text: text)).hits
            #expect(hits.first?.rule?.statement.hasPrefix(start) == true)
        }
    }

    @Test("words that stand next to each other ask for the thing before forms of them apart in a shorter rule")
    func neighbours() throws {
        try withTemporaryFolder { folder in
            let others = ["gates", "walls", "floors", "knobs", "shelves", "chairs", "cups", "plates", "tins", "jars"]
            try folder.write(
                "kiosks/kiosks.md",
                """
                # Kiosks

                **Create door codes that show a plain lamp.** They are short.

                **Use lamp coding beside other hints of all kinds that people know from home.** It helps.

                \(others.map { "**Oil the \($0) at noon.** It takes an hour." }.joined(separator: "\n\n"))
                """)
            try folder.ingest("kiosks")
            let hits = try folder.base().search(SearchQuery(text: "lamp coding")).hits
            #expect(hits.first?.rule?.statement.hasPrefix("Use lamp coding") == true)
        }
    }

    @Test("nobody can tell whether advice of a series that ended is still given")
    func endedSeries() throws {
        try withTemporaryFolder { folder in
            for (edition, series, date) in [("lisa-1980", "lisa", "1980"), ("mac-1984", "mac", "1984")] {
                try folder.write("\(edition)/menus.md", "# Menus\n\nKeep the menus of a \(series) short.\n")
                _ = try KnowledgeBase(path: folder.database, access: .writing).ingest(
                    Intake(paths: [folder.path(edition)], edition: edition, series: series, date: date))
            }
            let base = try KnowledgeBase(path: folder.database, access: .reading)
            #expect(try base.search(SearchQuery(text: "lisa")).hits.map(\.standing?.isInForce) == [nil])
            #expect(try base.search(SearchQuery(text: "mac")).hits.map(\.standing?.isInForce) == [true])
        }
    }

    @Test("what only a doubtful link joins is told as perhaps the same, and never as in force since then")
    func doubtful() throws {
        try withTemporaryFolder { folder in
            let texts = [("mac-1984", "Keep the menus of a lamp short and plain."), ("mac-1987", "Keep lamps plain.")]
            for (edition, text) in texts {
                try folder.write("\(edition)/lamps.md", "# Lamps\n\n\(text)\n")
                _ = try KnowledgeBase(path: folder.database, access: .writing).ingest(
                    Intake(paths: [folder.path(edition)], edition: edition, series: "mac", date: "\(edition.suffix(4))")
                )
            }
            let rules = try folder.base().rules()
            let standings = [
                (0.7, Hit.Standing(since: "mac-1984", perhapsIn: ["mac-1987"])),
                (0.8, Hit.Standing(since: "mac-1984", alsoIn: ["mac-1987"], isInForce: true)),
            ]
            for (confidence, standing) in standings {
                let link = Link(
                    from: rules[0].id, to: rules[1].id, bond: .statement, confidence: confidence,
                    evidence: Evidence(
                        statements: 0.4, texts: 0.4, sharedWords: [], sameTopic: true, neighbours: false, pinned: false)
                )
                try KnowledgeBase(path: folder.database, access: .writing).store.write { writer in
                    try writer.replaceLinks(older: "mac-1984", newer: "mac-1987", with: [link])
                    try writer.setLineages(rules.map { (rule: $0.id, lineage: rules[0].lineage) })
                }
                let hits = try folder.base().search(SearchQuery(text: "menus")).hits
                #expect(hits.map(\.standing) == [standing])
            }
        }
    }

    @Test("a hit tells since when its advice is given, and whether it still is")
    func course() throws {
        try withSeeds { base in
            let crumb = try #require(try base.search(SearchQuery(text: "multisegment")).hits.first)
            #expect(crumb.standing?.since == "ios-2010-03")
            #expect(crumb.standing?.isInForce == true)
            // The page of today that is held treats navigation bars, so that it tells nothing of toolbars.
            let target = try #require(try base.search(SearchQuery(text: "44 x 44 points")).hits.first)
            #expect(target.standing?.isInForce == nil)
            let colour = try base.search(SearchQuery(text: "prompt one-line sentence punctuation"))
            #expect(colour.hits.first?.standing?.since == "ios-2014")
            #expect(colour.hits.first?.standing?.isInForce == false)
        }
    }

    @Test("definitions and descriptions are found when asked for, and are no rules")
    func descriptions() throws {
        try withSeeds { base in
            let text = "navigation bar appears upper edge"
            let rules = try base.search(SearchQuery(text: text)).hits
            #expect(!rules.isEmpty && rules.allSatisfy { $0.rule != nil })
            let all = try base.search(SearchQuery(text: text, descriptions: true, limit: 100))
            let passages = all.hits.filter { $0.rule == nil }
            #expect(!passages.isEmpty)
            #expect(passages.compactMap(\.standing) == [])
            #expect(passages.contains { $0.snippet.pieces.contains { $0.isMatch && $0.text.hasPrefix("appear") } })
            #expect(all.hits.map(\.score).count == min(all.total, 100))
            let filtered = try base.search(SearchQuery(text: text, modalities: [.should], descriptions: true))
            #expect(!filtered.hits.isEmpty && filtered.hits.allSatisfy { $0.rule != nil })
        }
    }

    @Test("a series has what is said for all and for its own platforms, and nothing that is said for others only")
    func seriesPlatforms() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "toolbars.md",
                """
                ---
                title: Toolbars
                source: https://developer.apple.com/design/human-interface-guidelines/toolbars
                ---
                # Toolbars

                **Keep a toolbar short.**

                ## Platform considerations

                ### macOS

                **Make every toolbar command a menu item.**

                ### visionOS

                **Avoid a vertical toolbar.**
                """)
            try folder.ingest("toolbars.md")
            func found(_ query: SearchQuery) throws -> Set<String> {
                Set(try folder.base().search(query).hits.compactMap(\.rule?.statement))
            }
            let (short, item) = ("Keep a toolbar short.", "Make every toolbar command a menu item.")
            #expect(try found(SearchQuery(text: "toolbar")) == [short, item, "Avoid a vertical toolbar."])
            #expect(try found(SearchQuery(text: "toolbar", series: "mac")) == [short, item])
            #expect(try found(SearchQuery(text: "series:ios toolbar")) == [short])
        }
    }

    @Test("among descriptions, a rule without a word that only they have has not all words")
    func lackBesideDescriptions() throws {
        try withTemporaryFolder { folder in
            try folder.write("a.md", "# Lamps\n\nA lamp is a cookie of light.\n\n**Keep each lamp clean.**")
            try folder.ingest("a.md", edition: "ios-2012")
            let answer = try folder.base().search(SearchQuery(text: "lamp cookie", descriptions: true))
            #expect(answer.hits.count == 2)
            #expect(answer.hits.first?.rule == nil)
            #expect(answer.notes == ["1 of these 2 hits has all of these words; the other has most of them"])
        }
    }

    @Test("the last word of a name is that word, not the beginning of another")
    func endOfName() throws {
        try withTemporaryFolder { folder in
            try folder.write("a.md", "**Show a balloon over the gate**.\n\n**Avoid the spinning wait cursor**.")
            try folder.ingest("a.md", edition: "ios-2012")
            let answer = try folder.base().search(SearchQuery(text: "beach ball"))
            #expect(answer.hits.compactMap(\.rule?.statement) == ["Avoid the spinning wait cursor."])
            #expect(
                answer.notes == [
                    "no rule has “beach ball”; searching for “spinning wait cursor” and “wait cursor” instead"
                ])
        }
    }

    @Test("descriptions that answer as well come in the order of their sources, whichever came in first")
    func tiedDescriptions() throws {
        func found(_ names: [String]) throws -> [String] {
            var files: [String] = []
            try withTemporaryFolder { folder in
                for name in ["a.md", "b.md"] {
                    try folder.write(name, "# Lamps \(name)\n\nA lamp is a light of \(name == "a.md" ? "oil" : "gas").")
                }
                for name in names { try folder.ingest(name, edition: "ios-2012") }
                let answer = try folder.base().search(SearchQuery(text: "lamp light", descriptions: true))
                files = answer.hits.compactMap {
                    if case .passage(let passage) = $0.match { passage.source.file } else { nil }
                }
            }
            return files
        }
        let files = try found(["a.md", "b.md"])
        #expect(files.count == 2)
        #expect(try found(["b.md", "a.md"]) == files)
    }
}
