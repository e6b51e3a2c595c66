import HIGModel
import HIGParsing
import HIGStore

/// Reads the editions whose sources changed, and those held that would now be mended otherwise.
///
/// What one edition says of its words can decide how another one's are mended. So that nothing depends on the order in
/// which editions come, each is mended again when any changes, and read again if that gives another text. So it is where
/// the vocabulary of topics has changed.
struct Rereading {
    private let writer: StoreWriter
    private let reader: EditionReader
    private let vocabulary: TopicVocabulary
    private let workers: Workers
    /// Editions with new sources.
    private let changes: [Edition: [SourceInput]]

    /// Whether sources went.
    private let hasLosses: Bool
    private let leaving: Set<String>

    /// - Parameters:
    ///   - changes: the editions with new sources, each with all it will have.
    ///   - hasLosses: whether sources went, so that some evidence is missing now.
    ///   - leaving: editions that stay as they are and say nothing of words, by their ids.
    init(
        writer: StoreWriter, vocabulary: TopicVocabulary, workers: Workers = .all,
        changes: [Edition: [SourceInput]], hasLosses: Bool = false, leaving: Set<String> = []
    ) {
        self.writer = writer
        self.changes = changes
        self.hasLosses = hasLosses
        self.leaving = leaving
        self.workers = workers
        self.vocabulary = vocabulary
        reader = EditionReader(vocabulary: vocabulary, workers: workers)
    }

    /// Writes what was read.
    ///
    /// - Returns: the ids of the editions that read otherwise now, and the readers' warnings.
    /// - Throws: `Problem` when a source cannot be read.
    @discardableResult
    func run(telling counter: IngestCounter = IngestCounter()) throws -> (changed: Set<String>, warnings: [String]) {
        let held = try writer.reader.editions().filter { edition in
            try !changes.keys.contains { $0.id == edition.id } && !leaving.contains(edition.id)
                && !writer.reader.isImported(edition.id)
        }
        let known = try writer.reader.repairsDigests()
        let vocabularies = try writer.reader.vocabularyDigests()
        let isAsRead = { (edition: Edition) in
            known[edition.id] != nil && vocabularies[edition.id] == vocabulary.digest
        }
        // Without a change the evidence is what it was.
        if changes.isEmpty, !hasLosses, held.allSatisfy(isAsRead) { return ([], []) }
        let new = Dictionary(uniqueKeysWithValues: changes.map { ($0.key.id, $0.value) })
        let evidence = try WordEvidence(editions: held.map(\.id) + new.keys) { id in
            try new[id] ?? writer.reader.inputs(of: id)
        }
        var unread = try (held + changes.keys).map { edition in
            try Unread(
                edition: edition, sources: changes[edition] ?? writer.reader.inputs(of: edition.id),
                earlierRepairs: changes[edition] == nil && isAsRead(edition)
                    ? writer.reader.repairs(bySourceOf: edition.id) : nil)
        }
        counter.expect(files: unread.map(\.sources.count).reduce(0, +), editions: unread.count)
        // The largest first: while one is written the next is read, and after the last there is none.
        unread.sort { $0.size == $1.size ? $0.edition < $1.edition : $0.size > $1.size }
        var changed: Set<String> = []
        var warnings: [String: [String]] = [:]
        try unread.mapAhead(by: workers) { [reader] edition in
            try edition.read(by: reader, evidence: evidence) { try counter.read(edition.edition.id) }
        } use: { outcome in
            switch outcome {
            case .read(let reading):
                let id = reading.edition.id
                changed.insert(id)
                if new[id] != nil { warnings[id] = reading.warnings }
                try writer.replace(EditionContent(reading, vocabulary: vocabulary.digest))
                try counter.stored(id)
            case .asBefore(let mended):
                if mended.digest != known[mended.edition.id] { try writer.replaceRepairs(mended) }
                try counter.stored(mended.edition.id)
            }
        }
        return (changed, changes.keys.sorted().flatMap { warnings[$0.id] ?? [] })
    }

    /// An edition that may have to be read.
    private struct Unread: Sendable {
        let edition: Edition
        let sources: [SourceInput]
        /// In bytes.
        let size: Int
        /// How the sources were mended before, by their files; `nil` where anything else has changed.
        let earlierRepairs: [String: [Repair]]?

        init(edition: Edition, sources: [SourceInput], earlierRepairs: [String: [Repair]]?) {
            self.edition = edition
            self.sources = sources
            self.earlierRepairs = earlierRepairs
            size = sources.reduce(0) { $0 + $1.bytes.count }
        }

        /// Mends the sources, and goes on only if they read otherwise than before.
        func read(
            by reader: EditionReader, evidence: WordEvidence, step: @Sendable () throws -> Void
        ) throws -> Outcome {
            let mended = try reader.mend(edition, sources: sources, evidence: evidence, step: step)
            if let earlierRepairs, mended.reads(asAfter: earlierRepairs) { return .asBefore(mended) }
            return .read(reader.read(mended))
        }
    }

    private enum Outcome: Sendable {
        case read(EditionReading)
        /// It reads as before; why its words were mended may be known better.
        case asBefore(MendedEdition)
    }
}

extension StoreReader {
    /// The sources of an edition that is held, to be read again.
    func inputs(of edition: String) throws -> [SourceInput] {
        try storedSources(of: edition).map { SourceInput(source: $0.source, bytes: $0.bytes) }
    }
}

extension StoreWriter {
    fileprivate func replaceRepairs(_ mended: MendedEdition) throws {
        let files = mended.sources.map(\.source.file)
        try replaceRepairs(
            of: mended.edition.id, with: Array(zip(files, mended.repairs)), digest: mended.digest)
    }
}

extension EditionContent {
    init(_ reading: EditionReading, vocabulary: String) {
        self.init(
            edition: reading.edition,
            sources: reading.sources.map { source in
                SourceContent(
                    source: source.input.source, bytes: source.input.bytes, passages: source.passages,
                    repairs: source.repairs, rules: source.rules, changeLog: source.changeLog)
            },
            repairsDigest: reading.repairsDigest, vocabulary: vocabulary)
    }
}
