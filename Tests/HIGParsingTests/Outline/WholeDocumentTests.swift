import HIGModel
import Testing

@testable import HIGParsing

@Suite("A whole document beside its chunks")
struct WholeDocumentTests {
    private let document = """
        # iOS Human Interface Guidelines

        # Bars

        ## Toolbar

        A toolbar holds controls.

        ### Guidelines

        **Keep labels short**. Long ones are cut.

        ## Tab Bar

        ### Guidelines

        **Use at most five of them**. More are too many.

        **Use the same height everywhere**.

        """

    private let chunks = [
        "A toolbar holds controls.", "**Keep labels short**. Long ones are cut.",
        "**Use at most five of them**. More are too many.  \n**Use the same height everywhere**.",
    ]

    private func chunk(_ number: Int) -> SourceInput {
        let header = "<!-- Chunk \(number) | Source: 2012 iOS Human Interface Guidelines.pdf -->\n"
        return input(header + chunks[number], "chunks/chunk_00\(number).md", chunk: number)
    }

    private func input(_ text: String, _ file: String, chunk: Int? = nil, isWhole: Bool = false) -> SourceInput {
        Samples.input(text, file: file, chunk: chunk, isWhole: isWhole)
    }

    private var whole: SourceInput { input(document, "full_document.md", isWhole: true) }

    private func rules(_ sources: [SourceInput]) throws -> [Rule] {
        try Samples.read(sources).sources.flatMap(\.rules)
    }

    @Test("a rule is cited from its chunk and has the headings of the document")
    func headings() throws {
        let rules = try rules([chunk(0), chunk(1), chunk(2), whole])
        #expect(
            rules.map(\.statement) == [
                "Keep labels short.", "Use at most five of them.", "Use the same height everywhere.",
            ])
        #expect(rules.map(\.source.chunk) == [1, 2, 2])
        #expect(
            rules.map(\.section) == [
                ["Bars", "Toolbar", "Guidelines"], ["Bars", "Tab Bar", "Guidelines"],
                ["Bars", "Tab Bar", "Guidelines"],
            ])
        #expect(rules.map(\.topic) == ["toolbar", "tab-bar", "tab-bar"])
    }

    @Test("the same text counts once: the document's passages say that it is repeated")
    func once() throws {
        let reading = try Samples.read([chunk(0), chunk(1), chunk(2), whole])
        let last = try #require(reading.sources.last)
        #expect(last.input.source.isWhole)
        #expect(last.rules.isEmpty)
        #expect(Set(last.passages.map(\.role)).isSubset(of: [.heading, .repeated, .boilerplate]))
        #expect(last.passages.map(\.bytes.count).reduce(0, +) == last.input.bytes.count)
    }

    @Test("what no chunk holds is read from the document")
    func missingChunk() throws {
        let rules = try rules([chunk(0), chunk(2), whole])
        #expect(
            rules.map(\.statement).sorted() == [
                "Keep labels short.", "Use at most five of them.", "Use the same height everywhere.",
            ])
        #expect(rules.first { $0.statement == "Keep labels short." }?.source.file == "full_document.md")
    }

    @Test("a paragraph of the document of which a chunk holds some lines counts for the others alone")
    func cutParagraph() throws {
        let document = input(
            """
            # Lamps

            Lamps are a great way to light a room.
            Avoid glare. It hurts the eyes.
            Keep the cord short. Long ones are in the way.
            """, "full_document.md", isWhole: true)
        let held = input("Avoid glare. It hurts the eyes.", "chunk_003.md", chunk: 3)
        let reading = try Samples.read([held, document])
        let rules = reading.sources.flatMap(\.rules)
        #expect(rules.map(\.statement) == ["Avoid glare.", "Keep the cord short."])
        #expect(rules.map(\.source.file) == ["chunk_003.md", "full_document.md"])
        #expect(rules.map(\.source.lines) == [1...1, 5...5])
        let last = try #require(reading.sources.last)
        #expect(last.passages.filter { $0.role == .repeated }.count == 1)
    }

    @Test("what a chunk holds of code, a list or a table takes nothing from what follows")
    func cutBlocks() throws {
        let parts = [
            ("Lamps are a great way to light a room.\n\n```\nlet a = 1", "let b = 2\n```\n\n"),
            ("- Hang the first lamp\n  at the gate.", "  Hang it high.\n- Hang the last one low.\n\n"),
            ("| A | B |\n|---|---|\n| One | Two |", "| Three | Four |\n\n"),
        ]
        for (first, rest) in parts {
            let text = "# Lamps\n\n" + first + "\n" + rest + "Keep the cord short.\n\nHang a bell at the gate.\n"
            let document = input(text, "full_document.md", isWhole: true)
            let reading = try Samples.read([input(first, "chunk_003.md", chunk: 3), document])
            let found = try #require(reading.sources.last)
            #expect(
                found.rules.map(\.statement).suffix(2) == ["Keep the cord short.", "Hang a bell at the gate."])
            let words = found.passages.filter { $0.role != .repeated }.map(\.text).joined(separator: " ")
            for word in rest.split(whereSeparator: { !$0.isLetter }) { #expect(words.contains(word)) }
        }
    }

    @Test("wherever chunks cut a document and whichever are missing, all is read once", arguments: 0..<60)
    func anyCut(seed: UInt64) throws {
        var maker = TextMaker(seed: seed)
        let sources = maker.documentInChunks()
        for source in try Samples.read(sources).sources {
            var end = 0
            for passage in source.passages {
                #expect(passage.bytes.lowerBound == end)
                end = passage.bytes.upperBound
            }
            #expect(end == source.input.bytes.count)
            for index in source.rules.indices {
                #expect(source.passages.contains { $0.role == .statement && $0.rule == index })
            }
        }
    }

    @Test("a document without chunks is read with its own headings")
    func alone() throws {
        let rules = try rules([whole])
        #expect(rules.map(\.source.file) == Array(repeating: "full_document.md", count: 3))
        #expect(rules.map(\.topic) == ["toolbar", "tab-bar", "tab-bar"])
    }

    @Test("the result does not depend on the order of the sources")
    func order() throws {
        let sources = [chunk(0), chunk(1), chunk(2), whole]
        #expect(try rules(sources) == rules(sources.reversed()))
    }

    @Test("without the document a defined term is the section, also of the next chunk that speaks of it")
    func inferred() throws {
        let first = input("A **toolbar** holds controls.\n\n**Keep it short**.", "chunk_001.md", chunk: 1)
        let second = input("**Use one toolbar**. Toolbars take room.", "chunk_002.md", chunk: 2)
        let third = input("**Use one alert**. Alerts interrupt.", "chunk_003.md", chunk: 3)
        #expect(try rules([first, second, third]).map(\.section) == [["Toolbar"], ["Toolbar"], []])
    }

    @Test("a glossary, an index and the contents hold no rules")
    func backMatter() throws {
        let text = document + "# Glossary\n\n**Lamp** Use it in the dark.\n\n# Index\n\nAvoid lamps.\n"
        #expect(try rules([input(text, "full_document.md", isWhole: true)]).count == 3)
    }

    @Test("what a book says of itself is no rule")
    func bookMatter() throws {
        let text =
            document
            + "# Conventions Used in This Document\n\nYou can sort the lists.\n\n# See Also\n\nAvoid noise.\n\n# Lamps\n\nAvoid glare.\n"
        let statements = try rules([input(text, "full_document.md", isWhole: true)]).map(\.statement)
        #expect(statements.contains("Avoid glare.") && !statements.contains("You can sort the lists."))
        #expect(!statements.contains("Avoid noise."))
    }

    @Test("a sentence that a border cuts is one rule, cited with both chunks")
    func cutSentence() throws {
        let first = input("**Keep the lamp** away from water, since", "chunk_001.md", chunk: 1)
        let second = input("water and light are no friends.\n\n**Use one lamp**.", "chunk_002.md", chunk: 2)
        let rules = try rules([first, second])
        #expect(
            rules.map(\.statement) == [
                "Keep the lamp away from water, since water and light are no friends.", "Use one lamp.",
            ])
        #expect(
            rules[0].source.continuations == [
                Citation.Continuation(file: "chunk_002.md", chunk: 2, lines: 1...1)
            ])
        #expect(rules[1].source.continuations.isEmpty)
    }

    @Test("a list of what users do goes on behind a border, and demands only what the design must do")
    func cutDescription() throws {
        let first = input("Lamps differ.\n\nPeople dim a lamp when they want to:", "chunk_001.md", chunk: 1)
        let second = input("- Avoid glare\n- Read. The lamp should stay dim.", "chunk_002.md", chunk: 2)
        #expect(try rules([first, second]).map(\.statement) == ["The lamp should stay dim."])
    }

    @Test("a list that a border cuts stays with its rule")
    func cutList() throws {
        let first = input("**Show three things in the lamp's menu**:\n\n- the colour", "chunk_001.md", chunk: 1)
        let second = input("- the height\n- the price\n\n**Use one lamp**.", "chunk_002.md", chunk: 2)
        let rules = try rules([first, second])
        #expect(rules.count == 2)
        #expect(rules[0].body == "- the colour\n\n- the height\n\n- the price")
        #expect(rules[0].source.continuations.map(\.lines) == [1...2])
    }

    @Test("items behind a border are read after the sentence before it")
    func cutIntroduction() throws {
        let first = input("Follow these guidelines at night:\n\n- Dim the lamp.", "chunk_001.md", chunk: 1)
        let second = input("- Avoid glare.\n\nKeep it clean.", "chunk_002.md", chunk: 2)
        let rules = try rules([first, second])
        #expect(rules.map(\.statement) == ["Dim the lamp.", "Avoid glare.", "Keep it clean."])
        let introduction = "Follow these guidelines at night:"
        #expect(rules.map(\.introduction) == [introduction, introduction, nil])
    }

    @Test("what leads to a list counts where the chunk has lost it, and ends a list before it")
    func lostLead() throws {
        let document = input(
            """
            # Lamps

            Lamps differ.

            ### **If you dim a lamp**:

            - Avoid glare.

            ### **People dim lamps when they want to**:

            - Avoid glare at night.
            - Rest.
            """, "full_document.md", isWhole: true)
        let texts = ["Lamps differ.", "- Avoid glare.", "- Avoid glare at night.\n- Rest."]
        let chunks = texts.enumerated().map { input($1, "chunk_00\($0).md", chunk: $0) }
        let rules = try rules(chunks + [document])
        #expect(rules.map(\.statement) == ["Avoid glare."])
        #expect(rules.map(\.introduction) == ["If you dim a lamp:"])
    }

    @Test("a chunk that begins with a sentence or a name of its own is not joined")
    func notCut() throws {
        let first = input("**Keep the lamp** away from water", "chunk_001.md", chunk: 1)
        let second = input("iPhone lamps are bright.", "chunk_002.md", chunk: 2)
        let later = input("water is wet.", "chunk_003.md", chunk: 4)
        for next in [second, later] {
            #expect(try rules([first, next]).allSatisfy { $0.source.continuations.isEmpty })
        }
    }
}
