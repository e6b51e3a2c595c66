import HIGModel
import HIGParsing
import HIGStore

/// What follows from the stored sources, made as if they had all just come in.
struct Derivation {
    let writer: StoreWriter
    let vocabulary: TopicVocabulary

    /// Editions with a source whose bytes have changed stay as they are: `check` names them, and only taking the source
    /// in again mends them.
    ///
    /// - Parameter counter: told how far it has come; what it throws ends the work.
    func renew(telling counter: IngestCounter = IngestCounter()) throws {
        try writer.removeOrphans()
        let editions = try writer.reader.editions()
        var intact: [Edition: [SourceInput]] = [:]
        for edition in editions {
            let sources = try writer.reader.inputs(of: edition.id)
            guard !sources.isEmpty, sources.allSatisfy({ digest($0.bytes) == $0.source.digest }) else { continue }
            intact[edition] = sources
        }
        // Nothing of them is compared with what comes: it may be what is damaged.
        try writer.clear(editions: intact.keys.map(\.id), topics: vocabulary.topics.values)
        let left = Set(editions).subtracting(intact.keys).map(\.id)
        let rereading = Rereading(writer: writer, vocabulary: vocabulary, changes: intact, leaving: Set(left))
        let read = try rereading.run(telling: counter)
        try Linking(writer: writer, after: read).renew(
            after: Set(editions.map(\.id)), telling: counter)
    }
}
