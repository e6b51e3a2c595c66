import ConcurrentWork
import HIGLineage
import HIGModel
import HIGParsing
import HIGStore

/// Reads the editions whose sources changed, and those held that would now be mended otherwise.
///
/// What one edition says of its words can decide how another one's are mended. So that nothing depends on the order in
/// which editions come, what the texts say now of an edition's words is compared with what they said when it was read:
/// where it differs the edition is mended again, and read again if that gives another text. So it is where the
/// vocabulary of topics has changed.
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

    /// What was read anew.
    struct Result {
        /// The ids of the editions that have other rules now.
        var changed: Set<String> = []
        /// The readers' warnings, by the editions' dates.
        var warnings: [String] = []
        /// The rules of the editions that were read, so that what follows need not ask the store for them.
        let rules: EditionRules
    }

    /// Writes what was read.
    ///
    /// - Throws: `Problem` when a source cannot be read.
    func run(telling counter: IngestCounter = IngestCounter()) throws -> Result {
        var result = Result(rules: EditionRules(writer.reader))
        let held = try heldEditions()
        let bases = try bases()
        // Without a change the evidence is what it was.
        if changes.isEmpty, !hasLosses, held.allSatisfy({ bases[$0.id] != nil }) { return result }
        let new = changes.map { Unread(edition: $0.key, sources: $0.value) }
        var heldWords: [String: AheadValue<EditionWords>] = [:]
        let old = try held.map { edition in
            let unread = try Unread(
                edition: edition, sources: writer.reader.inputs(of: edition.id), basis: bases[edition.id],
                repairs: bases[edition.id] == nil ? [:] : writer.reader.repairs(bySourceOf: edition.id))
            heldWords[edition.id] = AheadValue { EditionWords(of: unread.sources) }
            return unread
        }
        // The largest first: while one is written the next are read, and after the last there is none. Those that may stay
        // as they are have to wait for the evidence.
        let unread = new.sorted(by: Unread.isBefore) + old.sorted(by: Unread.isBefore)
        let evidence = AheadValue { [workers, heldWords] in
            let newWords = new.concurrentMap(by: workers) { EditionWords(of: $0.sources) }
            var words = try heldWords.mapValues { try $0.value() }
            for (edition, found) in zip(new, newWords) { words[edition.edition.id] = found }
            return WordEvidence(of: words, by: workers)
        }
        defer { evidence.settle() }
        counter.expect(files: new.map(\.sources.count).reduce(0, +), editions: unread.count)
        var warnings: [Edition: [String]] = [:]
        try unread.mapAhead(by: workers) { [reader] edition in
            (edition, try edition.parse(by: reader, evidence: evidence, telling: counter))
        } then: { [reader] edition, parsed in
            try edition.read(parsed, by: reader, evidence: evidence)
        } use: { outcome in
            switch outcome {
            case .read(let reading, let rules, let profile):
                let edition = reading.edition
                if changes[edition] != nil { warnings[edition] = reading.warnings }
                if try writer.replace(EditionContent(reading, vocabulary: vocabulary.digest)) {
                    result.changed.insert(edition.id)
                }
                result.rules.take(rules, profile, of: edition.id)
                try counter.stored(edition.id)
            case .mended(let mended):
                try writer.replaceRepairs(mended)
                try counter.stored(mended.edition.id)
            case .otherReasons(let edition, let basis, let repairs):
                try writer.replaceRepairs(of: edition.id, with: repairs.map { ($0.key, $0.value) }, basis: basis)
                try counter.stored(edition.id)
            case .asBefore(let edition):
                try counter.stored(edition.id)
            }
        }
        result.warnings = changes.keys.sorted().flatMap { warnings[$0] ?? [] }
        return result
    }

    /// The editions that are held and have no new sources.
    private func heldEditions() throws -> [Edition] {
        try writer.reader.editions().filter { edition in
            try !changes.keys.contains { $0.id == edition.id } && !leaving.contains(edition.id)
                && !writer.reader.isImported(edition.id)
        }
    }

    /// What the repairs of the editions hung on that were read with this vocabulary, by the editions' ids.
    private func bases() throws -> [String: RepairBasis] {
        let vocabularies = try writer.reader.vocabularyDigests()
        return try writer.reader.repairBases().filter { vocabularies[$0.key] == vocabulary.digest }
    }

    /// An edition that may have to be read.
    private struct Unread: Sendable {
        let edition: Edition
        let sources: [SourceInput]
        /// What its repairs hung on when it was read; `nil` where anything else has changed.
        var basis: RepairBasis? = nil
        /// How the sources were mended then, by their files.
        var repairs: [String: [Repair]] = [:]

        /// In bytes.
        private var size: Int { sources.reduce(0) { $0 + $1.bytes.count } }

        /// Orders larger ones before smaller ones.
        static func isBefore(_ one: Unread, _ other: Unread) -> Bool {
            (-one.size, one.edition.id) < (-other.size, other.edition.id)
        }

        /// Takes the sources apart; `nil` where they read as before.
        func parse(
            by reader: EditionReader, evidence: AheadValue<WordEvidence>, telling counter: IngestCounter
        ) throws -> ParsedEdition? {
            if let basis {
                if try evidence.value().basis(basis.words, in: edition.id) == basis { return nil }
                counter.expect(files: sources.count)
            }
            return try reader.parse(edition, sources: sources) { try counter.read(edition.id) }
        }

        /// Reads what the sources were taken apart into, if it reads otherwise than before.
        func read(
            _ parsed: ParsedEdition?, by reader: EditionReader, evidence: AheadValue<WordEvidence>
        ) throws -> Outcome {
            guard let parsed else { return try unread(evidence: evidence.value()) }
            let mended = reader.mend(parsed, evidence: try evidence.value())
            if basis != nil, mended.reads(asAfter: repairs) { return .mended(mended) }
            let reading = reader.read(mended)
            let rules = reading.sources.flatMap(\.rules)
            // The next edition need not wait for it.
            return .read(reading, rules, AheadValue { EditionProfile(rules) })
        }

        /// What becomes of one whose words are cut as before.
        private func unread(evidence: WordEvidence) -> Outcome {
            let renewed = repairs.mapValues { evidence.renewed($0, of: edition.id) }
            guard let basis, renewed != repairs else { return .asBefore(edition) }
            return .otherReasons(edition, basis, renewed)
        }
    }

    private enum Outcome: Sendable {
        case read(EditionReading, [Rule], AheadValue<EditionProfile>)
        /// It reads as before; why its words were mended may be known better.
        case mended(MendedEdition)
        /// Its words are cut as before, for other reasons: its repairs by their files.
        case otherReasons(Edition, RepairBasis, [String: [Repair]])
        /// Nothing that matters to it has changed.
        case asBefore(Edition)
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
            of: mended.edition.id, with: Array(zip(files, mended.repairs)), basis: mended.basis)
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
            repairBasis: reading.repairBasis, vocabulary: vocabulary)
    }
}
