import HIGModel
import HIGParsing
import HIGStore
import Testing

@testable import KnowledgeBase

@Suite("CatalogImport")
struct CatalogImportTests {
    private static let round = "Keep every lamp round."
    private static let bell = "Ring the bell when a ship comes in."

    /// A catalog of the editions of two years, each with one rule, and a link between them that nobody else would see.
    ///
    /// - Parameters:
    ///   - isSelection: whether it was made of some editions alone.
    ///   - stray: a file in which the last rule goes on.
    private func catalog(
        _ first: String = round, _ second: String = bell, isSelection: Bool = false, stray: String? = nil,
        dates: [String] = ["1991", "1994"]
    ) throws -> CatalogFile {
        let continuations = stray.map { "{\"file\":\"\($0)\",\"chunk\":8,\"lines\":[1,2]}" } ?? ""
        let editions = zip(dates, [("1991", first), ("1994", second)]).flatMap { date, edition in
            let (year, statement) = edition
            let place = "\"document\":\"Pad.pdf\",\"file\":\"\(year).md\",\"chunk\":1"
            let goesOn = year == "1994" ? continuations : ""
            return [
                "{\"kind\":\"edition\",\"id\":\"pad-\(year)\",\"title\":\"Pad\",\"date\":\"\(date)\",\"series\":[\"pad\"]}",
                "{\"kind\":\"source\",\"edition\":\"pad-\(year)\",\(place),\"format\":\"markdown\",\"digest\":\"\(digest(year.utf8))\",\"whole\":false}",
                "{\"kind\":\"rule\",\"id\":\"pad-\(year)/lamp/keep\",\"lineage\":\"lamp/keep\",\"edition\":\"pad-\(year)\",\"topic\":\"lamp\",\"topics\":[\"lamp\"],\"section\":[],\"statement\":\"\(statement)\",\"body\":\"\",\"modality\":\"must\",\"platforms\":[],\"style\":\"prose\",\"source\":{\(place),\"page\":null,\"lines\":[3,3],\"continuations\":[\(goesOn)]},\"digest\":\"\(digest((statement + "\n\n").utf8))\"}",
            ]
        }
        let selection = isSelection ? "[\"pad-1991\",\"pad-1994\"]" : "null"
        let head =
            "{\"kind\":\"catalog\",\"version\":1,\"topic\":null,\"editions\":\(selection),\"counts\":{\"sources\":2,\"rules\":2,\"links\":1,\"lineages\":0}}"
        let link =
            "{\"kind\":\"link\",\"from\":\"pad-1991/lamp/keep\",\"to\":\"pad-1994/lamp/keep\",\"bond\":\"statement\",\"confidence\":0.5,\"evidence\":{\"statements\":0.5,\"texts\":0.5,\"sharedWords\":[],\"sameTopic\":true,\"neighbours\":false}}"
        return try CatalogFile(
            bytes: Array(([head] + editions + [link]).joined(separator: "\n").utf8), name: "pad.jsonl")
    }

    /// Takes a catalog in; what became of each edition, as "added replaced unchanged".
    private func take(_ catalog: CatalogFile, in folder: TemporaryFolder) throws -> [String] {
        var results: [String] = []
        try KnowledgeBase(path: folder.database, access: .writing).store.write { writer in
            results = try CatalogImport(writer: writer).take(catalog, telling: IngestCounter()).map {
                "\($0.edition.id): \($0.added) \($0.replaced) \($0.unchanged), \($0.rules) rule"
            }
        }
        return results
    }

    private func statements(_ folder: TemporaryFolder) throws -> [String] { try folder.base().rules().map(\.statement) }

    private func links(_ folder: TemporaryFolder) throws -> [Double] {
        try folder.base().store.read { try $0.links().map(\.confidence) }
    }

    @Test("takes editions with their rules, and the links of a whole catalog as they are")
    func new() throws {
        try withTemporaryFolder { folder in
            try #expect(take(catalog(), in: folder) == ["pad-1991: 1 0 0, 1 rule", "pad-1994: 1 0 0, 1 rule"])
            try #expect(statements(folder) == [Self.round, Self.bell])
            try #expect(links(folder) == [0.5])
            try #expect(folder.base().rules().map(\.lineage) == ["lamp/keep", "lamp/keep"])
        }
    }

    @Test("makes the links of a selection anew: those past what it leaves out are not in it")
    func selection() throws {
        try withTemporaryFolder { folder in
            _ = try take(catalog(isSelection: true), in: folder)
            try #expect(links(folder) == [])
        }
    }

    @Test("leaves alone what is held just so, and replaces what came from a catalog that said otherwise")
    func again() throws {
        try withTemporaryFolder { folder in
            _ = try take(catalog(), in: folder)
            let before = try folder.bytes()
            try #expect(take(catalog(), in: folder) == ["pad-1991: 0 0 1, 1 rule", "pad-1994: 0 0 1, 1 rule"])
            try #expect(folder.bytes() == before)
            let other = "Keep every lamp square."
            try #expect(
                take(catalog(Self.round, other), in: folder) == ["pad-1991: 0 0 1, 1 rule", "pad-1994: 0 1 0, 1 rule"])
            try #expect(statements(folder) == [Self.round, other])
        }
    }

    @Test("an edition of another date takes its new place")
    func moved() throws {
        try withTemporaryFolder { folder in
            _ = try take(catalog(), in: folder)
            try #expect(
                take(catalog(dates: ["1991", "1995"]), in: folder) == [
                    "pad-1991: 0 0 1, 1 rule", "pad-1994: 0 1 0, 1 rule",
                ])
            try #expect(folder.base().editions().map(\.edition.date) == ["1991", "1995"].map { PartialDate($0) })
        }
    }

    @Test("never replaces an edition that is held from documents, and says how to")
    func documents() throws {
        try withTemporaryFolder { folder in
            try folder.write("lamps.md", "# Lamps\n\n**Keep every lamp low.**\n")
            try folder.ingest("lamps.md", edition: "pad-1994", series: "pad")
            let problem = #expect(throws: Problem.self) { try take(catalog(), in: folder) }
            #expect(
                problem
                    == Problem(
                        .badData, "pad-1994 is held from documents, and they give other rules than the catalog",
                        at: "pad.jsonl", next: "take it out first: higkb forget pad-1994"))
            try #expect(statements(folder) == ["Keep every lamp low."])
        }
    }

    @Test("refuses a rule that goes on in a file which its edition has not")
    func stray() throws {
        try withTemporaryFolder { folder in
            let problem = #expect(throws: Problem.self) { try take(catalog(stray: "1991.md"), in: folder) }
            #expect(problem?.kind == .badData)
            #expect(
                problem?.message
                    == "damaged catalog: pad-1994/lamp/keep goes on in 1991.md, which is no source of pad-1994")
            #expect(problem?.place == "pad.jsonl")
        }
    }
}
