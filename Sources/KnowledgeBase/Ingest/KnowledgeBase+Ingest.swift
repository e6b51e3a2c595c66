import HIGLineage
import HIGModel
import HIGParsing
import HIGStore
import HIGText

extension KnowledgeBase {
    /// Takes documents into the knowledge base; all of them or, on an error, none.
    ///
    /// A file that was there before changes nothing; a changed one replaces what it gave. The result depends on the
    /// documents held, not on the order in which they came.
    ///
    /// - Parameter progress: told how far it has come, on any thread; what it throws ends the ingest, and nothing of
    ///   it is kept.
    public func ingest(
        _ intake: Intake, progress: @escaping @Sendable (IngestProgress) throws -> Void = { _ in }
    ) throws -> IngestSummary {
        // Only decisions that catalogs bring are written to the file; what documents change, the transaction takes back.
        var decisions: HeldDecisions?
        do {
            return try store.write { try ingest(intake, with: $0, changing: &decisions, progress: progress) }
        } catch {
            throw LeftBehind.error(after: error, undoing: [{ try decisions?.restore() }, { try store.discardIfNew() }])
        }
    }

    private func ingest(
        _ intake: Intake, with writer: StoreWriter, changing decisions: inout HeldDecisions?,
        progress: @escaping @Sendable (IngestProgress) throws -> Void
    ) throws -> IngestSummary {
        let vocabulary = try takeVocabulary(writer)
        let plans = try plans(for: intake, reader: writer.reader)
        let changes = plans.filter(\.isChange)
        let elsewhere = try heldElsewhere(changes, writer.reader)
        let counter = IngestCounter(tell: progress)
        let rereading = Rereading(
            writer: writer, vocabulary: vocabulary,
            changes: Dictionary(uniqueKeysWithValues: changes.map { ($0.edition, $0.sources) }))
        let read = try rereading.run(telling: counter)
        let decided = try writer.takePinFile(beside: store.path)
        if !read.changed.isEmpty || !decided.isEmpty {
            try Linking(writer: writer, after: read).renew(
                after: read.changed, relinksAll: changes.contains(where: \.isMoved), decided: decided,
                telling: counter)
        }
        let summaries = try writer.reader.editionSummaries(of: plans.map(\.edition.id))
        let rules = Dictionary(uniqueKeysWithValues: summaries.map { ($0.edition.id, $0.rules) })
        var results = plans.map { $0.merge.result(for: $0.edition, rules: rules[$0.edition.id, default: 0]) }
        var warnings = intake.warnings + read.warnings + elsewhere
        for catalog in intake.catalogs {
            results += try CatalogImport(writer: writer).take(catalog, telling: counter)
            warnings += [
                CatalogTopics(catalog, known: vocabulary.topics)
                    .warning(of: catalog.name, adding: VocabularyFile.path(beside: store.path))
            ].compactMap { $0 }
        }
        decisions = try takePins(of: intake.catalogs, writer, telling: counter)
        return IngestSummary(
            editions: results, warnings: warnings + IngestSummary.warnings(for: results),
            leftOut: intake.leftOut)
    }

    /// The vocabulary as the file beside the database has it now, in place of the stored one.
    private func takeVocabulary(_ writer: StoreWriter) throws -> TopicVocabulary {
        let vocabulary = try VocabularyFile.vocabulary(beside: store.path)
        try writer.replaceTopics(vocabulary.topics.values)
        return vocabulary
    }

    /// What an ingest is to do with an edition.
    private struct Plan: Sendable {
        let edition: Edition
        let merge: SourceMerge
        let isChange: Bool
        /// Whether the edition was held with another date or series.
        let isMoved: Bool
        /// All sources, of an edition that changes.
        let sources: [SourceInput]
    }

    /// Decided by the digests alone: what has not changed is not read again.
    private func plans(for intake: Intake, reader: StoreReader) throws -> [Plan] {
        let held = Dictionary(uniqueKeysWithValues: try reader.editions().map { ($0.id, $0) })
        return try intake.editions.map { input in
            let id = input.edition.id
            let known = held[id]
            let heldSources = known == nil ? [] : try reader.sources(of: id)
            // All chunks that come in without a name are of one document.
            if !input.isNamed, let chunk = input.sources.first(where: { $0.source.chunk != nil }) {
                var documents = EditionDocuments(held: heldSources)
                try documents.take(chunk.source)
            }
            let merge = try SourceMerge(held: heldSources, new: input.sources)
            let edition = known.map { intake.edition(input, held: $0, merge: merge) } ?? input.edition
            if known != nil, !merge.changesNothing { try reader.refuseImported(id) }
            let isChange = !merge.changesNothing || known != edition
            let sources = isChange ? try merge.sources { try reader.storedSources(of: id) } : []
            let isMoved = known.map { !$0.hasPlace(of: edition) } ?? false
            return Plan(edition: edition, merge: merge, isChange: isChange, isMoved: isMoved, sources: sources)
        }
    }

    /// Which of the files that come in other editions hold, one warning for each.
    private func heldElsewhere(_ changes: [Plan], _ reader: StoreReader) throws -> [String] {
        guard changes.contains(where: { !$0.merge.newcomers.isEmpty }) else { return [] }
        let held = HeldElsewhere(try reader.sources())
        return changes.flatMap { held.warnings(of: $0.merge.newcomers, newTo: $0.edition.id) }
    }

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

extension IngestSummary {
    /// Editions in which no rule was found are worth a word.
    fileprivate static func warnings(for results: [EditionResult]) -> [String] {
        results.filter { $0.rules == 0 }.map { "no rules found in \($0.edition.id)" }
    }
}
