import HIGModel
import HIGText
import Testing

@testable import HIGParsing

@Suite("EditionReader")
struct EditionReaderTests {
    // MARK: Any text

    @Test("the passages of a source cover each of its bytes once, in order", arguments: 0..<30)
    func coverage(seed: UInt64) throws {
        var maker = TextMaker(seed: seed)
        for source in try Samples.read(maker.sources()).sources { expectCoverage(of: source) }
    }

    @Test("an edition reads the same in whatever order its sources come", arguments: 100..<115)
    func order(seed: UInt64) throws {
        var maker = TextMaker(seed: seed)
        let sources = maker.sources()
        let forward = try Samples.read(sources).sources
        for other in [Array(sources.reversed()), sources.shuffled(using: &maker.random)] {
            let reading = try Samples.read(other).sources
            #expect(reading.map(\.input.source) == forward.map(\.input.source))
            #expect(reading.map(\.rules) == forward.map(\.rules))
            #expect(reading.map(\.passages) == forward.map(\.passages))
            #expect(reading.map(\.repairs) == forward.map(\.repairs))
        }
    }

    @Test("a rule says nothing that its source doesn't say", arguments: 200..<230)
    func words(seed: UInt64) throws {
        var maker = TextMaker(seed: seed)
        for source in try Samples.read(maker.sources()).sources { expectWords(of: source) }
    }

    @Test("ids are unique, lines lie in the file, each rule has its statement among the passages", arguments: 300..<315)
    func soundness(seed: UInt64) throws {
        var maker = TextMaker(seed: seed)
        let sources = try Samples.read(maker.sources()).sources
        let ids = sources.flatMap { $0.rules.map(\.id) }
        #expect(Set(ids).count == ids.count)
        for source in sources { expectSoundness(of: source) }
    }

    // MARK: The seeds

    @Test("the seeds' passages cover every byte, and their rules say nothing else")
    func seeds() throws {
        for input in try Samples.seeds() {
            let reader = EditionReader(vocabulary: try TopicVocabulary.bundled())
            for source in try reader.read(input.edition, sources: input.sources).sources {
                expectCoverage(of: source)
                expectWords(of: source)
                expectSoundness(of: source)
            }
        }
    }

    @Test("no rule of the seeds holds furniture or damage")
    func seedStatements() throws {
        let noises = [
            "Navigation Bars, Tab Bars", "](", "**", "<span", "alwaystakesthe", "barshould", "heightthat", "iconsfit",
            "accessto", "ofscreen", "forthe", "appearsin", " isto ", "information,see", "Important:",
        ]
        let documents = try Samples.seeds().flatMap(\.sources).compactMap(\.text).map {
            String(decoding: $0.bytes, as: UTF8.self)
        }
        for noise in noises + ["(page"] { #expect(documents.contains { $0.contains(noise) }, "\(noise)") }
        let reader = EditionReader(vocabulary: try TopicVocabulary.bundled())
        for input in try Samples.seeds() {
            for rule in try reader.read(input.edition, sources: input.sources).sources.flatMap(\.rules) {
                let held = noises.filter { rule.statement.contains($0) || rule.body.contains($0) }
                #expect(held.isEmpty, "\(rule.id)")
                #expect(!rule.statement.contains("(page"))
            }
        }
    }

    @Test("the seeds give these rules, with these modalities")
    func seedRules() throws {
        let reader = EditionReader(vocabulary: try TopicVocabulary.bundled())
        let rules = try Samples.seeds().flatMap { input in
            try reader.read(input.edition, sources: input.sources).sources.flatMap(\.rules)
        }
        let found = rules.map { "\($0.id) \($0.modality.rawValue)" }
        #expect(found == SeedRules.all.split(separator: "\n").map(String.init))
    }

    // MARK: Hostile sizes

    @Test("a paragraph of 60,000 characters is read")
    func longParagraph() throws {
        let sentence = "You should keep the label short, and the reader will thank you for it. "
        let text = String(repeating: sentence, count: 60_000 / sentence.utf8.count)
        try expectReading(text)
        try expectReading(text, format: .plainText)
    }

    @Test("a paragraph full of markup is read")
    func longMarkup() throws {
        try expectReading(
            String(repeating: "Avoid **bold** and `code` and [links](#page-1-0) forthe reader. ", count: 400))
        try expectReading(String(repeating: "a &amp; b, ", count: 3_000))
        try expectReading(String(repeating: "Avoid modes.  \n", count: 2_000))
        try expectReading(String(repeating: "● Avoid modes ", count: 2_000))
        try expectReading(String(repeating: "Is it long? If so, shorten it. ", count: 2_000))
    }

    @Test(
        "bold, brackets and comments that nobody closes are read",
        arguments: [
            "**", "*", "[", "![", "<", "<!--", "`", "(", "\"", "|", "**Avoid ", "<span id=\"page-", "&", "> ", "- ",
            "\\",
        ])
    func unclosed(mark: String) throws {
        try expectReading(String(repeating: mark, count: 1_500))
        try expectReading(mark + String(repeating: "word ", count: 2_000))
    }

    @Test("a list nested 1,000 deep is read")
    func deepList() throws {
        try expectReading(
            (0..<1_000).map { String(repeating: "  ", count: $0) + "- Avoid modes." }.joined(separator: "\n"))
        try expectReading(String(repeating: "> ", count: 1_000) + "Avoid modes.")
    }

    @Test("a list of 1,500 items is read")
    func longList() throws {
        try expectReading("Keep in mind:\n\n" + String(repeating: "- Avoid modes.\n", count: 1_500))
        try expectReading("Two things should happen:\n\n" + String(repeating: "- The bar\n", count: 1_500))
    }

    @Test("a table of 1,500 rows is read")
    func longTable() throws {
        let reading = try expectReading("| A | B |\n|---|---|\n" + String(repeating: "| Don't | Do |\n", count: 1_500))
        #expect(reading.rules.isEmpty)
    }

    @Test("1,500 paragraphs, headings and rules of one name are read")
    func manyRules() throws {
        try expectReading(String(repeating: "# Panels\n\nAvoid tall panels.\n\n", count: 1_500))
    }

    @Test("a line of one word without end is read")
    func longWord() throws {
        try expectReading(String(repeating: "forthe", count: 1_500))
        try expectReading(String(repeating: "é", count: 22_000))
        try expectReading(String(repeating: "forthe,and", count: 2_000))
    }

    @discardableResult
    private func expectReading(
        _ text: String, format: SourceFormat = .markdown
    ) throws -> EditionReading.SourceReading {
        let input = Samples.input(text, file: "a.md", format: format)
        let source = try #require(Samples.read([input]).sources.first)
        expectCoverage(of: source)
        return source
    }

    // MARK: What holds of every reading

    private func expectCoverage(of source: EditionReading.SourceReading) {
        var end = 0
        for passage in source.passages {
            guard passage.bytes.lowerBound == end, passage.bytes.upperBound > end else {
                Issue.record(
                    "\(passage.bytes) follows \(end) in \(String(decoding: source.input.bytes.prefix(2_000), as: UTF8.self))"
                )
                return
            }
            end = passage.bytes.upperBound
        }
        #expect(end == source.input.bytes.count)
        let characters = source.passages.map { String(decoding: source.input.bytes[$0.bytes], as: UTF8.self) }
        #expect(characters.joined() == String(decoding: source.input.bytes, as: UTF8.self))
    }

    private func expectWords(of source: EditionReading.SourceReading) {
        let said = Set(Word.all(in: source.passages.map(\.text).joined(separator: "\n")).map(\.text))
        let written = letters(String(decoding: source.input.bytes, as: UTF8.self))
        for rule in source.rules {
            let words = Word.all(in: rule.statement + "\n" + rule.body).map(\.text)
            #expect(words.filter { !said.contains($0) } == [])
            // Repairs insert spaces and take nothing away: each word's letters stand in the source.
            #expect(words.allSatisfy { written.contains(letters($0)) })
        }
    }

    private func letters(_ text: String) -> String {
        text.lowercased().split(separator: "\u{2019}", omittingEmptySubsequences: false).joined(separator: "'")
    }

    private func expectSoundness(of source: EditionReading.SourceReading) {
        let lines = source.input.bytes.count(where: { $0 == UInt8(ascii: "\n") }) + 1
        for (index, rule) in source.rules.enumerated() {
            #expect(
                (1...lines).contains(rule.source.lines.lowerBound) && (1...lines).contains(rule.source.lines.upperBound)
            )
            #expect(!rule.statement.isEmpty)
            #expect(source.passages.contains { $0.role == .statement && $0.rule == index })
        }
        #expect(source.passages.allSatisfy { $0.rule.map({ source.rules.indices.contains($0) }) ?? true })
        #expect(source.repairs.allSatisfy { (1...lines).contains($0.line) && $0.found != $0.mended })
    }
}
