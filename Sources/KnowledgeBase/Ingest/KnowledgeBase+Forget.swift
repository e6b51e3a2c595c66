import HIGModel
import HIGParsing
import HIGStore
import HIGText

extension KnowledgeBase {
    /// Removes an edition, or a source named by its file.
    ///
    /// - Parameter progress: told how far it is, maybe on other threads; what it throws ends the work, and nothing is changed.
    /// - Throws: `Problem` when nothing bears the name, or several editions hold a file of that name.
    public func forget(
        _ name: String, progress: @escaping @Sendable (IngestProgress) throws -> Void = { _ in }
    ) throws -> IngestSummary {
        let counter = IngestCounter(tell: progress)
        return try store.write { writer in
            let editions = try writer.reader.editions()
            guard let edition = editions.first(where: { $0.id == name }) else {
                return try forgetSource(name, editions: editions, writer: writer, telling: counter)
            }
            let sources = try writer.reader.sources(of: edition.id)
            return try forget(sources.count, of: edition, leaving: [], writer: writer, telling: counter)
        }
    }

    private func forgetSource(
        _ name: String, editions: [Edition], writer: StoreWriter, telling counter: IngestCounter
    ) throws -> IngestSummary {
        let sources = try writer.reader.sources(of: nil)
        let found = try SourceNames(sources: sources).find(name)
        guard let source = found, let edition = editions.first(where: { $0.id == source.edition }) else {
            let names = editions.map(\.id) + sources.map(\.file)
            throw Problem(
                .usage, "no edition or source is called \(name.nameTyped)",
                next: Suggestion.hint(for: name, among: names, list: "higkb editions"))
        }
        try writer.reader.refuseImported(edition.id)
        let rest = try writer.reader.inputs(of: edition.id).filter { $0.source.file != source.file }
        return try forget(1, of: edition, leaving: rest, writer: writer, telling: counter)
    }

    /// Removes sources of an edition, and with the last of them the edition.
    ///
    /// - Parameters:
    ///   - count: how many sources go.
    ///   - rest: those that stay.
    private func forget(
        _ count: Int, of edition: Edition, leaving rest: [SourceInput], writer: StoreWriter,
        telling counter: IngestCounter
    ) throws -> IngestSummary {
        if rest.isEmpty { try writer.remove(edition: edition.id) }
        let rereading = Rereading(
            writer: writer, vocabulary: try takeVocabulary(writer), changes: rest.isEmpty ? [:] : [edition: rest],
            hasLosses: true)
        let read = try rereading.run(telling: counter)
        try Linking(writer: writer, after: read).renew(
            after: read.changed.union([edition.id]), relinksAll: rest.isEmpty, telling: counter)
        let rules = try writer.reader.editionSummaries(of: [edition.id]).first?.rules ?? 0
        let result = IngestSummary.EditionResult(
            edition: edition, added: 0, replaced: 0, unchanged: rest.count, removed: count, rules: rules)
        return IngestSummary(editions: [result], warnings: read.warnings)
    }
}
