import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("A catalog of some editions")
struct StoredCatalogTests {
    private static let loud = "**Ring every bell when a ship comes in.** People on the pier listen."
    private static let reworded = "**Ring the bell when a ship comes in.** People on the pier listen."
    private static let lamp = "**Light a lamp at both ends of the pier.** Ships look for it at night."

    /// Advice that stays and is reworded, and a lamp that goes out in the last edition.
    private func withCatalog(_ editions: String..., body: (any Catalog, KnowledgeBase) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let texts = [
                ("2010", [Self.loud, Self.lamp]), ("2011", [Self.loud, Self.lamp]),
                ("2012", [Self.reworded, Self.lamp]),
                ("2013", [Self.reworded]),
            ]
            for (year, rules) in texts {
                try folder.writeEdition(
                    "\(year) iOS Human Interface Guidelines",
                    ["# Piers\n\nText.", "# Toolbars\n\n" + rules.joined(separator: "\n\n")], in: "in")
            }
            try folder.ingest("in")
            try folder.base().withCatalog(editions: editions) { try body($0, folder.base()) }
        }
    }

    private func lineages(_ catalog: any Catalog) throws -> [CatalogLineage] {
        var lineages: [CatalogLineage] = []
        try catalog.forEachLineage(on: nil) { lineages.append($0) }
        return lineages
    }

    @Test("compares them through those between, as a comparison of the two does")
    func comparisons() throws {
        try withCatalog("2010", "2012") { catalog, base in
            var comparisons: [Comparison] = []
            try catalog.forEachComparison { comparisons.append($0) }
            let whole = try base.diff(topic: nil, from: "2010", to: "2012")
            #expect(comparisons.map(\.changes) == [whole.changes])
            #expect(whole.changes.allSatisfy { !$0.from.isEmpty && !$0.to.isEmpty })
        }
    }

    @Test("says of each step of a lineage what a comparison says, though another edition lies between")
    func steps() throws {
        try withCatalog("2010", "2012") { catalog, base in
            let told = try base.diff(topic: nil, from: "2010", to: "2012").changes
            let steps = try lineages(catalog).compactMap { $0.lineage.steps.last?.change }
            #expect(steps.count == 2)
            for step in steps {
                let change = try #require(told.first { $0.from == step.from })
                #expect(step.relation == change.relation && step.to == change.to)
                #expect(step.confidence == change.confidence)
            }
        }
    }

    @Test("says where advice ended only of what no later edition gives, in view or not")
    func removal() throws {
        try withCatalog("2010") { catalog, _ in
            let ends = try lineages(catalog).map { ($0.newest?.statement, $0.removedIn) }
            for word in ["lamp", "bell"] {
                let end = try #require(ends.first { $0.0?.contains(word) ?? false })
                #expect(end.1 == nil)
            }
        }
        try withCatalog("2012") { catalog, _ in
            let ends = try lineages(catalog).map { ($0.newest?.statement, $0.removedIn) }
            #expect(ends.first { $0.0?.contains("lamp") ?? false }?.1 == "ios-2013")
            let bell = try #require(ends.first { $0.0?.contains("bell") ?? false })
            #expect(bell.1 == nil)
        }
    }

    @Test("has each lineage once, however many there are")
    func manyLineages() throws {
        try withTemporaryFolder { folder in
            let rules = (1...140).map { "**Ring the bell of pier \($0) when a ship comes in.** It hangs high." }
            try folder.writeEdition(
                "2010 iOS Human Interface Guidelines", ["# Toolbars\n\n" + rules.joined(separator: "\n\n")], in: "in")
            try folder.ingest("in")
            try folder.base().withCatalog(editions: []) { catalog in
                let ids = try lineages(catalog).map(\.lineage.id)
                #expect(ids.count == 140)
                #expect(Set(ids).count == ids.count)
            }
        }
    }

    @Test("with all editions in view says what the store holds")
    func whole() throws {
        try withCatalog { catalog, base in
            let steps = try lineages(catalog).map { $0.lineage.steps.map(\.change?.relation) }
            let histories = try base.history(of: "toolbar").lineages.map { $0.steps.map(\.change?.relation) }
            #expect(Set(steps) == Set(histories))
        }
    }
}
