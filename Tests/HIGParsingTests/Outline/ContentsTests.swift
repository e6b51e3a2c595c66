import Testing

@testable import HIGParsing

@Suite("Contents")
struct ContentsTests {
    private func contents(_ table: String, _ body: String = "# Table Lamps\n\ntext\n") throws -> Contents {
        let text = try Samples.source("# Home Guidelines\n\n# Contents\n\n\(table)\n\n\(body)")
        return Contents(TextLine.all(in: text), of: text)
    }

    /// Some of the entries in order, each with its page.
    private func entries(_ contents: Contents) -> [String] {
        let titles = ["Lamps", "Table Lamps", "Floor Lamps", "Bells", "Door Bells", "Gates"]
        return titles.flatMap { contents.positions(of: HeadingText($0)) }.sorted().map { position in
            let entry = contents.entry(at: position)
            return entry.title.words + (entry.printedPage.map { " \($0)" } ?? "")
        }
    }

    /// The titles of the chapters.
    private func chapters(_ contents: Contents) -> [String] {
        contents.chapters.map { contents.entry(at: $0).title.words }
    }

    @Test("reach from their heading to the first one that ends in no page number")
    func lines() throws {
        try #expect(contents("Table Lamps 11 Floor Lamps 12\n\n## Bells 21\n\nDoor Bells 22").lines == 3..<11)
        let text = try Samples.source("# Home Guidelines\n\ntext 4\n\n# Lamps\n")
        let none = Contents(TextLine.all(in: text), of: text)
        #expect(none.lines.isEmpty)
        #expect(!none.isUseful)
    }

    @Test("are worth asking from ten entries on", arguments: [(9, false), (10, true)])
    func useful(count: Int, isUseful: Bool) throws {
        let table = "abcdefghij".prefix(count).enumerated().map { "Lamp\($1) \($0 + 11)" }
        try #expect(contents(table.joined(separator: " ")).isUseful == isUseful)
    }

    @Test("come in the order of their pages, however their lines were shuffled")
    func pages() throws {
        let found = try contents("Bells 21 Door Bells 22\n\nFloor Lamps 12\nGates ix Table Lamps 11")
        #expect(entries(found) == ["Gates", "Table Lamps 11", "Floor Lamps 12", "Bells 21", "Door Bells 22"])
    }

    @Test("tell the chapter of each entry, and a chapter before what begins on its page")
    func chapters() throws {
        let found = try contents(
            "Floor Lamps 12 Table Lamps 11\n\n### Chapter 1 Lamps 11\n\n### Chapter 2 Bells 21\n\nDoor Bells 22")
        #expect(entries(found) == ["Lamps 11", "Table Lamps 11", "Floor Lamps 12", "Bells 21", "Door Bells 22"])
        #expect(chapters(found) == ["Lamps", "Bells"])
        func chapter(of title: String) -> String? {
            found.positions(of: HeadingText(title)).first.flatMap { found.entry(at: $0).chapter?.words }
        }
        #expect(
            ["Lamps", "Table Lamps", "Floor Lamps", "Door Bells"].map(chapter) == ["Lamps", "Lamps", "Lamps", "Bells"])
    }

    @Test("know a chapter whose number stands behind it, or at the head of its pages")
    func marks() throws {
        let behind = try contents("| Lamps 11 | Chapter 1 |\n\nFloor Lamps 12 Bells 21")
        #expect(chapters(behind) == ["Lamps"])
        let running = try contents(
            "Lamps 11 Floor Lamps 12 Bells 21", "# Lamps\n\n#### **CHAPTER 2**\n\nBells\n\ntext\n")
        #expect(chapters(running) == ["Bells"])
    }

    @Test("take a chapter that the table has lost from the list of figures, and nothing else of it")
    func figures() throws {
        let found = try contents(
            "### Chapter 1 Lamps 1-1\n\nFloor Lamps 1-2\n\n## Figures\n\nChapter 1 Lamps 1-1\n\nA tall lamp 1-3\n\nChapter 2 Bells 2-1\n\nA bell 2-2"
        )
        #expect(chapters(found) == ["Lamps", "Bells"])
        #expect(!found.lists(HeadingText("A tall lamp")))
        #expect(found.lists(HeadingText("Floor Lamps")))
    }

    @Test("list a generic heading only where it is a word that stands there once")
    func generic() throws {
        let found = try contents("Lamps 11 Style 12 Usage 13 Best Practices 14 Bells 21 Usage 22")
        func count(_ title: String) -> Int { found.positions(of: HeadingText(title)).count }
        #expect(["Lamps", "Style", "Usage", "Best Practices", "Gates"].map(count) == [1, 1, 0, 0, 0])
    }

    @Test("pair headings with entries in the order of both, so that a title that recurs is told by its neighbours")
    func places() throws {
        let found = try contents("Lamps 11 Cords 12 Bells 21 Cords 22 Gates 31")
        func pages(_ titles: String...) -> [Int?] {
            found.places(of: titles.map { HeadingText($0) }).map { $0.flatMap { found.entry(at: $0).printedPage } }
        }
        #expect(pages("Lamps", "Cords", "Bells", "Shades", "Cords", "Gates") == [11, 12, 21, nil, 22, 31])
        #expect(pages("Bells", "Cords") == [21, 22])
        #expect(pages("Cords", "Bells") == [12, 21])
    }
}
