import HIGModel
import HIGStore

extension KnowledgeBase {
    /// Opens a view of the knowledge base that can be read piece by piece.
    ///
    /// - Parameters:
    ///   - editions: as users name them; all when empty.
    ///   - topic: as users name it, with its parts; all when absent.
    ///   - body: runs once, on one state of the database; the catalog is of no use after it.
    /// - Throws: `Problem` with near names when a topic or edition is unknown; what `body` throws.
    public func withCatalog<T>(
        editions: [String] = [], topic: String? = nil, _ body: (any Catalog) throws -> T
    ) throws -> T {
        try store.readOnce { reader in
            let summaries = try reader.editionSummaries()
            let names = EditionNames(summaries.map(\.edition))
            let wanted = Set(try editions.map { try names.edition($0).id })
            let family = try topic.map { try reader.requiredTopicFamily($0) }
            return try body(
                StoredCatalog(
                    reader: reader, held: summaries,
                    editions: summaries.filter { wanted.isEmpty || wanted.contains($0.edition.id) }, family: family))
        }
    }
}

extension KnowledgeBase {
    /// Writes a catalog as a database of its own, for other programs.
    ///
    /// - Parameters:
    ///   - path: of a file that doesn't exist.
    ///   - isStopped: asked often; when it says yes, the work ends with an error.
    public static func writeDatabase(
        _ catalog: any Catalog, to path: String, until isStopped: @escaping () -> Bool
    ) throws {
        try CatalogDatabase.write(catalog, to: path, until: isStopped)
    }

    /// Makes the search index of a docset.
    ///
    /// - Parameters:
    ///   - path: of a file that doesn't exist.
    ///   - entries: hands over name, kind and path of every entry.
    public static func writeDocsetIndex(
        to path: String, _ entries: (@escaping (String, String, String) throws -> Void) throws -> Void
    ) throws {
        try DocsetIndex.write(to: path) { index in
            try entries { try index.add(name: $0, type: $1, path: $2) }
        }
    }
}
