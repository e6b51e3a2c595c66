import ConcurrentWork
import HIGLineage
import HIGModel
import HIGParsing

/// An edition that may have to be read, with its words, which are counted from the start on another thread.
struct UnreadEdition: Sendable {
    let edition: Edition
    let words: AheadValue<EditionWords>
    private let sources: [SourceInput]
    private let former: FormerRepairs?

    /// How the words of an edition were mended when it was read.
    struct FormerRepairs: Sendable {
        /// What the repairs depended on.
        let basis: RepairBasis
        /// By the sources' files.
        let repairs: [String: [Repair]]
    }

    /// - Parameter former: `nil` where anything else than the evidence of words has changed.
    init(edition: Edition, sources: [SourceInput], former: FormerRepairs? = nil) {
        self.edition = edition
        self.sources = sources
        self.former = former
        words = AheadValue { EditionWords(of: sources) }
    }

    /// In bytes.
    private var size: Int { sources.reduce(0) { $0 + $1.bytes.count } }

    /// Orders larger ones before smaller ones.
    static func isBefore(_ one: UnreadEdition, _ other: UnreadEdition) -> Bool {
        (-one.size, one.edition.id) < (-other.size, other.edition.id)
    }

    /// Takes the sources apart; `nil` where their words are cut as before.
    func parse(
        by reader: EditionReader, evidence: AheadValue<WordEvidence>, telling counter: IngestCounter
    ) throws -> ParsedEdition? {
        if let basis = former?.basis {
            if try evidence.value().basis(basis.words, in: edition.id, of: sources) == basis { return nil }
            counter.expect(files: sources.count)
        }
        return try reader.parse(edition, sources: sources) { try counter.read(edition.id) }
    }

    /// Reads the parsed sources, unless they would read as before.
    func read(
        _ parsed: ParsedEdition?, by reader: EditionReader, evidence: AheadValue<WordEvidence>
    ) throws -> Outcome {
        guard let parsed else { return withReasons(of: try evidence.value()) }
        let mended = reader.mend(parsed, evidence: try evidence.value())
        if let former, mended.reads(asAfter: former.repairs) {
            let files = mended.sources.map(\.source.file)
            return .mended(edition, Array(zip(files, mended.repairs)), mended.basis)
        }
        let reading = reader.read(mended)
        let rules = reading.sources.flatMap(\.rules)
        // The next edition need not wait for it.
        return .read(reading, rules, AheadValue { EditionProfile(rules) })
    }

    /// What becomes of it where its words are cut as before.
    private func withReasons(of evidence: WordEvidence) -> Outcome {
        guard let former else { return .asBefore(edition) }
        let renewed = former.repairs.mapValues { evidence.renewed($0, of: edition.id) }
        guard renewed != former.repairs else { return .asBefore(edition) }
        return .mended(edition, renewed.map { ($0.key, $0.value) }, former.basis)
    }

    /// What reading an edition again gives.
    enum Outcome: Sendable {
        case read(EditionReading, [Rule], AheadValue<EditionProfile>)
        /// It reads as before; why its words were mended may be known better.
        case mended(Edition, [(file: String, repairs: [Repair])], RepairBasis)
        /// Nothing that matters to it has changed.
        case asBefore(Edition)

        var edition: Edition {
            switch self {
            case .read(let reading, _, _): reading.edition
            case .mended(let edition, _, _), .asBefore(let edition): edition
            }
        }

        /// Maybe still being made; `nil` where the rules stay as they are.
        var profile: AheadValue<EditionProfile>? {
            if case .read(_, _, let profile) = self { profile } else { nil }
        }
    }
}
