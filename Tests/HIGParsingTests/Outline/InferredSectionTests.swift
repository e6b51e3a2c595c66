import HIGModel
import Testing

@testable import HIGParsing

@Suite("Inferred section")
struct InferredSectionTests {
    private let bars = "Toolbars are small. Keep a toolbar short, and a toolbar in view."

    /// The sections of texts that are the chunks of these numbers.
    private func sections(_ texts: [(chunk: Int?, markdown: String)]) throws -> [String?] {
        let section = InferredSection(finder: TopicFinder(vocabulary: try TopicVocabulary.bundled()))
        return section.sections(
            of: try texts.map { MarkdownReader.read(try Samples.source($0.markdown)) },
            sources: texts.map { Samples.input($0.markdown, file: "\($0.chunk ?? -1).md", chunk: $0.chunk).source })
    }

    @Test(
        "a term that a sentence defines is the section of its chunk",
        arguments: [
            ("A **toolbar** holds bells.", "Toolbar"), ("An **iron gate** opens.", "Iron gate"),
            ("The **bell** rings.", "Bell"), ("Cows moo.\n\nA **lamp** is lit.", "Lamp"),
            ("An **élan** grows.", "Élan"),
        ])
    func defined(markdown: String, term: String) throws {
        #expect(try sections([(0, markdown)]) == [term])
    }

    @Test(
        "bold that is no term at a sentence's opening defines nothing",
        arguments: [
            "**A bell** rings.", "Use a **bell** here.", "A **bell**. It rings.", "A **Bell** Rings.", "A bell rings.",
            "- A **bell** rings.", "A **bell that hangs over the gate** rings.", "A **bell:** it rings.",
        ])
    func undefined(markdown: String) throws {
        #expect(try sections([(0, markdown)]) == [nil])
    }

    @Test("the next chunk is of the same section while it speaks of the term")
    func inherited() throws {
        let first = (chunk: Int?.some(3), markdown: "A **toolbar** holds bells.")
        #expect(try sections([first, (4, bars), (5, bars)]) == ["Toolbar", "Toolbar", "Toolbar"])
        #expect(try sections([first, (4, "Cows like grass."), (5, bars)]) == ["Toolbar", nil, nil])
        #expect(try sections([first, (5, bars)]) == ["Toolbar", nil])
        #expect(try sections([first, (4, "A **lamp** is lit."), (5, bars)]) == ["Toolbar", "Lamp", nil])
    }

    @Test("a chunk with headings has no other section, but hands its term on")
    func headings() throws {
        let first = (chunk: Int?.some(0), markdown: "# Bells\n\nA **toolbar** holds bells.")
        #expect(try sections([first, (1, bars)]) == [nil, "Toolbar"])
        #expect(try sections([(0, "# CHAPTER 2\n\nA **toolbar** holds bells.")]) == ["Toolbar"])
    }

    @Test("pages are no chunks, and nothing has no sections")
    func pages() throws {
        #expect(try sections([(nil, "A **toolbar** holds bells."), (0, bars)]) == [nil, nil])
        #expect(try sections([]).isEmpty)
    }
}
