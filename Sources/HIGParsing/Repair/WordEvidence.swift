import ConcurrentWork
import HIGModel

/// What the texts held say of their words: how often each stands there, alone and beside which other, and in which
/// words another edition has the same sentence.
///
/// All editions count, so that what one has glued together another decides that has it in several words. The result
/// depends on the set of editions, not on the order in which they are added.
public struct WordEvidence: Sendable {
    private let glued: GluedWords
    /// How each edition's spaces came through.
    private let spacings: [String: Spacing]

    /// - Parameters:
    ///   - editions: the ids of all that are held.
    ///   - workers: who counts, an edition at a time.
    ///   - sources: gives an edition's sources, all of them; asked once for each edition.
    public init(
        editions: some Sequence<String>, by workers: Workers = .all, sources: (String) throws -> [SourceInput]
    ) rethrows {
        let ids = editions.sorted()
        let (lexicon, streams) = WordEvidence.words(of: try ids.map(sources), by: workers)
        var counts = WordFrequencies(lexicon: lexicon, streams: streams)
        let readings = WordReadings(counts: counts, streams: streams, by: workers)
        let found = streams.concurrentMap(by: workers) { readings.spacing(of: $0) }
        for (stream, spacing) in zip(streams, found) where spacing == .kept { counts.addClean(stream) }
        spacings = Dictionary(uniqueKeysWithValues: zip(ids, found))
        glued = GluedWords(counts: counts, readings: readings)
    }

    /// The evidence of one edition alone.
    public init(of edition: String, sources: [SourceInput]) {
        self.init(editions: [edition]) { _ in sources }
    }

    /// The words of several editions, numbered as if one had been read after the other.
    private static func words(of editions: [[SourceInput]], by workers: Workers) -> (Lexicon, [WordStream]) {
        var read = editions.concurrentMap(by: workers) { sources in
            var lexicon = Lexicon()
            let stream = WordEvidence.stream(of: sources, lexicon: &lexicon)
            return (lexicon: lexicon, stream: stream)
        }
        var lexicon = Lexicon()
        for index in read.indices { read[index].stream.renumber(lexicon.add(read[index].lexicon)) }
        return (lexicon, read.map(\.stream))
    }

    /// The words of an edition. A whole document says what its chunks say.
    private static func stream(of sources: [SourceInput], lexicon: inout Lexicon) -> WordStream {
        let hasChunks = sources.contains { $0.source.chunk != nil }
        let counted = sources.filter { !(hasChunks && $0.source.isWhole) }
        var stream = WordStream(size: counted.reduce(0) { $0 + $1.bytes.count })
        for input in counted.sorted(by: { $0.source.isBefore($1.source) }) {
            stream.append(input.bytes, of: input.source.format, to: &lexicon)
        }
        return stream
    }

    /// What it says of some words, in short.
    ///
    /// - Parameters:
    ///   - words: as in `RepairBasis`.
    ///   - edition: the id of the edition whose repair asked about them.
    public func basis(_ words: [UInt64], in edition: String) -> RepairBasis {
        let lines = words.map { word in
            guard let cut = glued.cut(ofHash: word) else { return "" }
            return "\(cut.offsets) \(cut.reason.rawValue) \(cut.isProven) \(cut.partsNames)"
        }
        return RepairBasis(
            words: words, digest: digest("\(spacing(of: edition))\n\(lines.joined(separator: "\n"))".utf8))
    }

    /// What mends the texts of an edition, one source at a time.
    func repair(of edition: String) -> TextRepair {
        TextRepair(glued: glued, spacing: spacing(of: edition))
    }

    private func spacing(of edition: String) -> Spacing { spacings[edition] ?? .uncertain }
}
