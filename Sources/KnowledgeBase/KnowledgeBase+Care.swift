import HIGModel
import HIGParsing
import HIGStore

extension KnowledgeBase {
    /// What is wrong with the database at a path; empty when nothing is.
    ///
    /// - Throws: `Problem` when there is no knowledge base at the path, or one of another schema; damage is a finding.
    public static func check(path: String) throws -> [Finding] {
        try Store.check(path) { digest($0) }
    }

    /// What is wrong with this database; empty when nothing is.
    public func check() throws -> [Finding] {
        try KnowledgeBase.check(path: store.path)
    }

    /// Makes anew all that is derived from the sources: passages, rules, links, lineages, the search index.
    public func repair() throws {
        try store.write { try Derivation(writer: $0).renew() }
    }

    /// Copies the database to a new file, also while another process writes to it.
    ///
    /// - Throws: `Problem` when there is a file of that name, or the database is damaged.
    public func backup(to path: String) throws {
        try store.backup(to: path)
    }
}

/// What follows from the stored sources, made as if they had all just come in.
struct Derivation {
    let writer: StoreWriter

    /// Editions with a source whose bytes have changed stay as they are: `check` names them, and only taking the source
    /// in again mends them.
    func renew() throws {
        let vocabulary = try TopicVocabulary.bundled()
        let reader = EditionReader(vocabulary: vocabulary)
        try writer.removeOrphans()
        try writer.replaceTopics(vocabulary.topics.values.sorted { $0.slug < $1.slug })
        // Taking rules out of an index that is out of step would damage it further.
        try writer.rebuildSearchIndex()
        let editions = try writer.reader.editions()
        for edition in editions {
            let sources = try writer.reader.storedSources(of: edition.id)
            guard sources.allSatisfy({ digest($0.bytes) == $0.source.digest }) else { continue }
            let inputs = sources.map { SourceInput(source: $0.source, bytes: $0.bytes) }
            try writer.replace(EditionContent(try reader.read(edition, sources: inputs)))
        }
        try Linking(writer: writer).renew(after: Set(editions.map(\.id)))
    }
}
