import HIGModel

/// What the texts held say of their words: how often each stands there, alone and beside which other, and in which
/// words another edition has the same sentence.
///
/// All editions count, so that what one has glued together another decides that has it in several words. The result
/// depends on the set of editions, not on the order in which they are added.
public struct WordEvidence: Sendable {
    private struct EditionWords: Sendable {
        let stream: WordStream
        /// Whether extraction lost no spaces here: what looks glued is a word.
        var isClean = false
    }

    private var lexicon = Lexicon()
    private var editions: [String: EditionWords] = [:]
    private var glued = GluedWords()

    /// - Parameters:
    ///   - editions: the ids of all that are held.
    ///   - sources: gives an edition's sources, all of them; asked once for each edition.
    public init(editions: some Sequence<String>, sources: (String) throws -> [SourceInput]) rethrows {
        for id in editions.sorted() { add(id, sources: try sources(id)) }
        settle()
    }

    /// The evidence of one edition alone.
    public init(of edition: String, sources: [SourceInput]) {
        self.init(editions: [edition]) { _ in sources }
    }

    /// A whole document says what its chunks say.
    private mutating func add(_ edition: String, sources: [SourceInput]) {
        let hasChunks = sources.contains { $0.source.chunk != nil }
        var stream = WordStream()
        for input in sources.sorted(by: { $0.source.isBefore($1.source) }) where !(hasChunks && input.source.isWhole) {
            stream.append(input.bytes, to: &lexicon)
        }
        editions[edition] = EditionWords(stream: stream)
    }

    private mutating func settle() {
        let ids = editions.keys.sorted()
        let streams = ids.compactMap { editions[$0]?.stream }
        var counts = WordCounts(lexicon: lexicon, streams: streams)
        let readings = WordReadings(counts: counts, streams: streams)
        for (index, id) in ids.enumerated() {
            let isClean = readings.isClean(streams[index], counts: counts)
            editions[id]?.isClean = isClean
            if isClean { counts.addClean(streams[index]) }
        }
        glued = GluedWords(counts: counts, readings: readings)
    }

    /// What mends the texts of an edition.
    func repair(of edition: String) -> TextRepair {
        TextRepair(glued: glued, isClean: editions[edition]?.isClean ?? false)
    }

    /// Says whether an edition would be mended otherwise than before: a digest of all that could be done in it.
    public func fingerprint(of edition: String) -> String {
        guard let words = editions[edition] else { return "" }
        var seen = [Bool](repeating: false, count: lexicon.count)
        var lines: [String] = []
        for item in words.stream.items where item != WordStream.gap {
            let number = WordStream.number(item)
            guard !seen[number] else { continue }
            seen[number] = true
            guard let cut = glued.cut(of: lexicon.keys[number]), cut.holds(inClean: words.isClean) else { continue }
            lines.append("\(lexicon.word(number)) \(cut.offsets) \(cut.reason.rawValue)")
        }
        return digest(Array(lines.sorted().joined(separator: "\n").utf8))
    }
}
