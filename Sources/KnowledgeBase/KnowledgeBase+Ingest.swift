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
            let reader = EditionReader(vocabulary: vocabulary)
            var results: [IngestSummary.EditionResult] = []
            var warnings: [String] = []
            var changed: Set<String> = []
            for input in intake.editions {
                let known = held[input.edition.id]
                let merge = try SourceMerge(
                    held: try writer.reader.storedSources(of: input.edition.id), new: input.sources)
                let edition = known.map { intake.edition(input, held: $0, merge: merge) } ?? input.edition
                if known != nil, !merge.changesNothing { try writer.reader.refuseImported(edition.id) }
                if merge.changesNothing, known == edition {
                    let rules = try writer.reader.editionSummaries(of: [edition.id]).first?.rules ?? 0
                    results.append(merge.result(for: edition, rules: rules))
                    continue
                }
                let reading = try reader.read(edition, sources: merge.sources)
                let content = EditionContent(reading)
                warnings += reading.warnings
                try writer.replace(content)
                changed.insert(edition.id)
                results.append(merge.result(for: edition, rules: content.sources.map(\.rules.count).reduce(0, +)))
            }
            if !changed.isEmpty { try Linking(writer: writer).renew(after: changed) }
            for catalog in intake.catalogs { results += try CatalogImport(writer: writer).take(catalog) }
            return IngestSummary(
                editions: results, warnings: intake.warnings + warnings + IngestSummary.warnings(for: results))
        }
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
                try Linking(writer: writer).renew(after: [])
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
        try writer.reader.refuseImported(edition.id)
        let rest = try writer.reader.storedSources(of: edition.id).filter { $0.source.file != source.file }
        var rules = 0
        if rest.isEmpty {
            try writer.remove(edition: edition.id)
        } else {
            let reader = EditionReader(vocabulary: try TopicVocabulary.bundled())
            let inputs = rest.map { SourceInput(source: $0.source, bytes: $0.bytes) }
            let content = EditionContent(try reader.read(edition, sources: inputs))
            rules = content.sources.map(\.rules.count).reduce(0, +)
            try writer.replace(content)
        }
        try Linking(writer: writer).renew(after: [edition.id])
        return IngestSummary(
            editions: [.init(edition: edition, added: 0, replaced: 0, unchanged: rest.count, removed: 1, rules: rules)],
            warnings: [])
    }
}

extension EditionContent {
    init(_ reading: EditionReading) {
        self.init(
            edition: reading.edition,
            sources: reading.sources.map { source in
                SourceContent(
                    source: source.input.source, bytes: source.input.bytes, passages: source.passages,
                    repairs: source.repairs, rules: source.rules, changeLog: source.changeLog)
            })
    }
}

extension IngestSummary {
    /// Editions in which no rule was found are worth a word.
    fileprivate static func warnings(for results: [EditionResult]) -> [String] {
        results.filter { $0.rules == 0 }.map { "no rules found in \($0.edition.id)" }
    }
}
