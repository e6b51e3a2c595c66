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

    /// - Parameter editions: the words of all that are held, by the editions' ids.
    public init(of editions: [String: EditionWords]) {
        let editions = editions.sorted { $0.key < $1.key }
        let (lexicon, streams) = EditionWords.numbered(editions.map(\.value))
        var counts = WordFrequencies(lexicon: lexicon, streams: streams)
        let readings = WordReadings(counts: counts, streams: streams)
        let found = streams.concurrentMap { readings.spacing(of: $0) }
        for (stream, spacing) in zip(streams, found) where spacing == .kept { counts.addClean(stream) }
        spacings = Dictionary(uniqueKeysWithValues: zip(editions.map(\.key), found))
        glued = GluedWords(counts: counts, readings: readings)
    }

    /// How it has some words cut, in short. The reasons do not count, but for what pages do not go by where there are some.
    ///
    /// - Parameters:
    ///   - words: as in `RepairBasis`.
    ///   - edition: the id of the edition whose repair asked about them.
    ///   - sources: those of the edition; some may be pages of their own.
    public func basis(_ words: [UInt64], in edition: String, of sources: [SourceInput]) -> RepairBasis {
        let hasPages = sources.contains(where: \.source.isPage)
        let spacing = spacing(of: edition)
        let lines = words.map { word in
            guard let cut = glued.cut(ofHash: word), cut.holds(where: spacing) else { return "" }
            return "\(cut.offsets) \(cut.holdsInName(where: spacing))" + (hasPages && cut.isByHabit ? " by habit" : "")
        }
        return RepairBasis(words: words, digest: digest("\(spacing)\n\(lines.joined(separator: "\n"))".utf8))
    }

    /// An edition's repairs with the reasons that the texts give now.
    ///
    /// - Parameter repairs: made while `basis` said the same of the edition's words.
    public func renewed(_ repairs: [Repair], of edition: String) -> [Repair] {
        let repair = repair(of: edition)
        return repairs.map(repair.renewed)
    }

    /// What mends the texts of an edition, one source at a time.
    func repair(of edition: String, isOfPages: Bool = false) -> TextRepair {
        TextRepair(glued: glued, spacing: spacing(of: edition), isOfPages: isOfPages)
    }

    private func spacing(of edition: String) -> Spacing { spacings[edition] ?? .uncertain }
}
