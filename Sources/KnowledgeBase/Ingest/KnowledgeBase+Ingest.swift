import HIGLineage
import HIGModel
import HIGParsing
import HIGStore

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
    func takeVocabulary(_ writer: StoreWriter) throws -> TopicVocabulary {
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
}

extension IngestSummary {
    /// Editions in which no rule was found are worth a word.
    fileprivate static func warnings(for results: [EditionResult]) -> [String] {
        results.filter { $0.rules == 0 }.map { "no rules found in \($0.edition.id)" }
    }
}
