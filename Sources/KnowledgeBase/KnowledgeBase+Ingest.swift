import HIGLineage
import HIGModel
import HIGParsing
import HIGStore

extension KnowledgeBase {
    /// Takes documents into the knowledge base; all of them or, on an error, none.
    ///
    /// A file that was there before changes nothing; a changed one replaces what it gave. The result depends on the
    /// documents held, not on the order in which they came.
    public func ingest(_ intake: Intake) throws -> IngestSummary {
        let vocabulary = try TopicVocabulary.bundled()
        return try store.write { writer in
            try writer.replaceTopics(vocabulary.topics.values.sorted { $0.slug < $1.slug })
            let held = Dictionary(uniqueKeysWithValues: try writer.reader.editions().map { ($0.id, $0) })
            let plans = try intake.editions.map { input in
                let merge = try SourceMerge(
                    held: try writer.reader.storedSources(of: input.edition.id), new: input.sources)
                let known = held[input.edition.id]
                let edition = known.map { intake.edition(input, held: $0, merge: merge) } ?? input.edition
                return ReadingPlan(edition: edition, merge: merge, isChange: !merge.changesNothing || known != edition)
            }
            let rereading = Rereading(
                writer: writer, vocabulary: vocabulary,
                changes: Dictionary(
                    uniqueKeysWithValues: plans.filter(\.isChange).map { ($0.edition, $0.merge.sources) }))
            let (changed, warnings) = try rereading.run()
            let results = try plans.map { plan in
                let rules = try writer.reader.editionSummaries(of: [plan.edition.id]).first?.rules ?? 0
                return plan.merge.result(for: plan.edition, rules: rules)
            }
            if !changed.isEmpty { try Linking(writer: writer).renew(after: changed) }
            return IngestSummary(
                editions: results, warnings: intake.warnings + warnings + IngestSummary.warnings(for: results))
        }
    }

    /// What becomes of an edition in an ingest.
    private struct ReadingPlan {
        let edition: Edition
        let merge: SourceMerge
        let isChange: Bool
    }

    /// Removes an edition, or a source named by its file.
    ///
    /// - Throws: `Problem` when nothing bears the name, or several editions hold a file of that name.
    public func forget(_ name: String) throws -> IngestSummary {
        try store.write { writer in
            let editions = try writer.reader.editions()
            if let edition = editions.first(where: { $0.id == name }) {
                let sources = try writer.reader.sources(of: edition.id)
                try writer.remove(edition: edition.id)
                let rereading = Rereading(
                    writer: writer, vocabulary: try .bundled(), changes: [:], hasLosses: true)
                try Linking(writer: writer).renew(after: try rereading.run().changed)
                return IngestSummary(
                    editions: [
                        .init(edition: edition, added: 0, replaced: 0, unchanged: 0, removed: sources.count, rules: 0)
                    ],
                    warnings: [])
            }
            return try forgetSource(name, editions: editions, writer: writer)
        }
    }

    private func forgetSource(_ name: String, editions: [Edition], writer: StoreWriter) throws -> IngestSummary {
        let sources = try writer.reader.sources(of: nil)
        let found = try SourceNames(sources: sources).find(name)
        guard let source = found, let edition = editions.first(where: { $0.id == source.edition }) else {
            let names = editions.map(\.id) + sources.map(\.file)
            throw Problem(
                .nothingFound, "no edition or source is called \(name.abridged)",
                next: Suggestion.hint(for: name, among: names, list: "higkb editions"))
        }
        let rest = try writer.reader.storedSources(of: edition.id).filter { $0.source.file != source.file }
        var changes: [Edition: [SourceInput]] = [:]
        if rest.isEmpty {
            try writer.remove(edition: edition.id)
        } else {
            changes[edition] = rest.map { SourceInput(source: $0.source, bytes: $0.bytes) }
        }
        let rereading = Rereading(writer: writer, vocabulary: try .bundled(), changes: changes, hasLosses: true)
        let changed = try rereading.run().changed
        let rules = try writer.reader.editionSummaries(of: [edition.id]).first?.rules ?? 0
        try Linking(writer: writer).renew(after: changed.union([edition.id]))
        return IngestSummary(
            editions: [.init(edition: edition, added: 0, replaced: 0, unchanged: rest.count, removed: 1, rules: rules)],
            warnings: [])
    }
}

extension IngestSummary {
    /// Editions in which no rule was found are worth a word.
    fileprivate static func warnings(for results: [EditionResult]) -> [String] {
        results.filter { $0.rules == 0 }.map { "no rules found in \($0.edition.id)" }
    }
}
