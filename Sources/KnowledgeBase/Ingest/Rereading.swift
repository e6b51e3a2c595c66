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
    /// Editions with new sources.
    private let changes: [Edition: [SourceInput]]
    /// Whether sources went.
    private let hasLosses: Bool
    /// The ids of editions that stay as they are and say nothing of words.
    private let leaving: Set<String>

    /// - Parameters:
    ///   - changes: the editions with new sources, each with all it will have.
    ///   - hasLosses: whether sources went, so that some evidence is missing now.
    ///   - leaving: editions that stay as they are and say nothing of words, by their ids.
    init(
        writer: StoreWriter, vocabulary: TopicVocabulary, changes: [Edition: [SourceInput]], hasLosses: Bool = false,
        leaving: Set<String> = []
    ) {
        self.writer = writer
        self.changes = changes
        self.hasLosses = hasLosses
        self.leaving = leaving
        self.vocabulary = vocabulary
        reader = EditionReader(vocabulary: vocabulary)
    }

    /// What was read anew.
    struct Result {
        /// The ids of the editions that have other rules now.
        var changed: Set<String> = []
        /// The readers' warnings, by the editions' dates.
        var warnings: [String] = []
        /// The rules of the editions that were read, so that what follows need not ask the store for them.
        let rules: EditionRules
        /// The links between those of them that are neighbours; `nil` where there was nothing to read.
        var links: NeighbourLinks?
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
        let unread = try unread(held: held, bases)
        let evidence = AheadValue {
            let words = try unread.map { ($0.edition.id, try $0.words.value()) }
            return WordEvidence(of: Dictionary(uniqueKeysWithValues: words))
        }
        defer { if !counter.isEnded { evidence.settle() } }
        let links = NeighbourLinks(among: try allEditions(), unread: unread.count)
        counter.expect(files: changes.values.map(\.count).reduce(0, +), editions: unread.count)
        var warnings: [Edition: [String]] = [:]
        try unread.mapAhead(while: counter.tellAgain) { [reader] edition in
            (edition, try edition.parse(by: reader, evidence: evidence, telling: counter))
        } then: { [reader] edition, parsed in
            let outcome = try edition.read(parsed, by: reader, evidence: evidence)
            links.take(outcome.profile, of: outcome.edition.id)
            return outcome
        } use: { outcome in
            switch outcome {
            case .read(let reading, let rules, let profile):
                let edition = reading.edition
                warnings[edition] = reading.warnings
                if try writer.replace(EditionContent(reading, vocabulary: vocabulary.digest)) {
                    result.changed.insert(edition.id)
                }
                result.rules.take(rules, profile, of: edition.id)
            case .mended(let edition, let repairs, let basis):
                try writer.replaceRepairs(of: edition.id, with: repairs, basis: basis)
            case .asBefore: break
            }
            try counter.stored(outcome.edition.id)
        }
        result.links = links
        result.warnings = changes.keys.sorted().flatMap { warnings[$0] ?? [] }
        return result
    }

    /// The editions that may have to be read, the largest first: while one is written the next are read, and after the last
    /// there is none. Those that may stay as they are come after the new ones, because they have to wait for the evidence.
    private func unread(held: [Edition], _ bases: [String: RepairBasis]) throws -> [UnreadEdition] {
        let new = changes.map { UnreadEdition(edition: $0.key, sources: $0.value) }
        let old = try held.map { edition in
            let former = try bases[edition.id].map { basis in
                UnreadEdition.FormerRepairs(
                    basis: basis, repairs: try writer.reader.repairs(bySourceOf: edition.id))
            }
            return UnreadEdition(
                edition: edition, sources: try writer.reader.inputs(of: edition.id), former: former)
        }
        return new.sorted(by: UnreadEdition.isBefore) + old.sorted(by: UnreadEdition.isBefore)
    }

    /// All editions that there will be.
    private func allEditions() throws -> [Edition] {
        try writer.reader.editions().filter { edition in !changes.keys.contains { $0.id == edition.id } } + changes.keys
    }

    /// The editions that are held and have no new sources.
    private func heldEditions() throws -> [Edition] {
        try writer.reader.editions().filter { edition in
            try !changes.keys.contains { $0.id == edition.id } && !leaving.contains(edition.id)
                && !writer.reader.isImported(edition.id)
        }
    }

    /// What the repairs of the editions depended on that were read with this vocabulary, by the editions' ids.
    private func bases() throws -> [String: RepairBasis] {
        let vocabularies = try writer.reader.vocabularyDigests()
        return try writer.reader.repairBases().filter { vocabularies[$0.key] == vocabulary.digest }
    }
}

extension StoreReader {
    /// The sources of an edition that is held, to be read again.
    func inputs(of edition: String) throws -> [SourceInput] {
        try storedSources(of: edition).map { SourceInput(source: $0.source, bytes: $0.bytes) }
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
