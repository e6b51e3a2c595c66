import HIGModel
import HIGStore
import Testing

@Suite("CatalogDatabase")
struct CatalogDatabaseTests {
    @Test("a lineage without a rule is a defect that names it, not a row less")
    func lineageWithoutRules() throws {
        try withTemporaryFolder { folder in
            let catalog = OneLineage(CatalogLineage(lineage: Lineage(id: "bell/ring-it", steps: []), removedIn: nil))
            let problem = #expect(throws: Problem.self) {
                try CatalogDatabase.write(catalog, to: folder.path("catalog.sqlite"))
            }
            #expect(problem?.kind == .defect)
            #expect(problem?.place == "bell/ring-it")
            #expect(problem?.next == "see whether the database is damaged: higkb check")
        }
    }
}

/// A catalog of nothing but a lineage.
private struct OneLineage: Catalog {
    let editions: [EditionSummary] = []
    let topics: [Topic] = []
    let limit: Topic? = nil
    let selection: [String]? = nil
    let counts = CatalogCounts(sources: 0, rules: 0, links: 0, lineages: 1)
    private let lineage: CatalogLineage

    init(_ lineage: CatalogLineage) { self.lineage = lineage }

    func sources(of edition: String) -> [Source] { [] }
    func changeLog(of edition: String) -> [ChangeLogEntry] { [] }
    func forEachRule(_ body: (Rule) throws -> Void) {}
    func forEachEntry(of edition: String?, on topic: String?, _ body: (CatalogEntry) throws -> Void) {}
    func forEachLink(_ body: (Link) throws -> Void) {}
    func forEachLineage(on topic: String?, _ body: (CatalogLineage) throws -> Void) throws { try body(lineage) }
    func forEachComparison(_ body: (Comparison) throws -> Void) {}
}
