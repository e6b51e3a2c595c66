import HIGModel
import Testing

@testable import HIGParsing

@Suite("EditionFiling")
struct EditionFilingTests {
    /// What becomes of files that are taken one after the other.
    private func filed(_ files: [InputFile], override: EditionOverride? = nil) throws -> Assignment {
        var filing = EditionFiling(isOverridden: override != nil)
        for file in files { try filing.take(IdentifiedFile(file, override: try override ?? EditionOverride())) }
        return filing.assignment()
    }

    @Test("has the oldest edition first, each with its sources by chunk")
    func order() throws {
        let filed = try filed([
            InputFile.of("web.md", "Text."), InputFile.of("b.md", InputFile.chunk(4)),
            InputFile.of("c.md", InputFile.chunk(1, of: "2010-03 iPhone HIG.pdf")),
            InputFile.of("a.md", InputFile.chunk(2, "Lamps.")),
        ])
        #expect(filed.editions.map(\.edition.id) == ["ios-2010-03", "ios-2011", "current"])
        #expect(filed.editions.map { $0.sources.map(\.source.file) } == [["c.md"], ["a.md", "b.md"], ["web.md"]])
    }

    @Test("takes an edition's title from its first chunk, before any page, whichever comes first")
    func titles() throws {
        let files = [
            InputFile.of("a.md", InputFile.chunk(3, "A.", of: "2011 iOS Bells.pdf")),
            InputFile.of("b.md", InputFile.chunk(1, "B.", of: "2011 iOS Lamps.pdf")),
            InputFile.of("c.md", "C.", folders: ["2011 iOS Gates"]),
        ]
        let override = try EditionOverride(id: "ios-2011")
        for files in [files, files.reversed()] {
            try #expect(filed(files, override: override).editions.map(\.edition.title) == ["iOS Lamps"])
        }
        try #expect(filed([files[2]], override: override).editions.map(\.edition.title) == ["iOS Gates"])
    }

    @Test("tells which editions somebody named")
    func named() throws {
        let file = InputFile.of("a.md", InputFile.chunk(1))
        try #expect(filed([file]).editions.map(\.isNamed) == [false])
        try #expect(filed([file], override: EditionOverride(id: "ios-2012")).editions.map(\.isNamed) == [true])
        let manifest = InputFile(
            path: "a.md", folders: [], bytes: file.bytes, named: try EditionOverride(id: "ios-2012"))
        try #expect(filed([manifest]).editions.map(\.isNamed) == [true])
    }

    @Test("takes an edition for a guess until one of its files says whose it is")
    func guesses() throws {
        let (bells, lamps) = (InputFile.of("bells.md", "Ring."), InputFile.of("lamps.md", "See apple.com."))
        try #expect(filed([bells]).editions.map(\.isGuess) == [true])
        try #expect(filed([bells, lamps]).editions.map(\.isGuess) == [false])
        try #expect(filed([lamps, bells]).editions.map(\.isGuess) == [false])
        try #expect(filed([InputFile.of("a.md", InputFile.chunk(1))]).editions.map(\.isGuess) == [false])
    }

    @Test("refuses a chunk of a second document, unless somebody said that they are one edition")
    func otherDocument() throws {
        let files = [
            InputFile.of("a.md", InputFile.chunk(1)),
            InputFile.of("b.md", InputFile.chunk(2, of: "2011 iOS Bells.pdf")),
        ]
        let problem = #expect(throws: Problem.self) { try filed(files) }
        #expect(problem?.place == "b.md")
        try #expect(filed(files, override: EditionOverride(id: "ios-2011")).editions.map(\.sources.count) == [2])
    }

    @Test("leaves out what claims another's chunk, behind what was left out before")
    func leftOut() throws {
        var filing = EditionFiling(isOverridden: false)
        filing.leftOut = [Problem(.badData, "the file is empty", at: "z.md")]
        filing.passedOver = [.excerpt: ["y.md"]]
        for (file, text) in [("a.md", "Lamps."), ("b.md", "Bells."), ("c.md", "Lamps.")] {
            try filing.take(
                IdentifiedFile(InputFile.of(file, InputFile.chunk(1, text)), override: EditionOverride()))
        }
        let assignment = filing.assignment()
        #expect(assignment.leftOut.map(\.place) == ["z.md", "b.md"])
        #expect(assignment.passedOver == [.excerpt: ["y.md"]])
        #expect(assignment.editions.map { $0.sources.map(\.source.file) } == [["a.md"]])
    }
}
