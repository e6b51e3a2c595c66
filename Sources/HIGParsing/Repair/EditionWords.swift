import HIGModel

/// The words of an edition in their order, numbered by a lexicon of their own.
public struct EditionWords: Sendable {
    let lexicon: Lexicon
    private(set) var stream: WordStream

    /// - Parameter sources: all of the edition. A whole document says what its chunks say.
    public init(of sources: [SourceInput]) {
        let hasChunks = sources.contains { $0.source.chunk != nil }
        let counted = sources.filter { !(hasChunks && $0.source.isWhole) }
        var lexicon = Lexicon()
        stream = WordStream(size: counted.reduce(0) { $0 + $1.bytes.count })
        for input in counted.sorted(by: { $0.source.isBefore($1.source) }) {
            stream.append(input.bytes, of: input.source.format, to: &lexicon)
        }
        self.lexicon = lexicon
    }

    /// The words of several editions, numbered as if one had been read after the other.
    static func numbered(_ editions: [EditionWords]) -> (lexicon: Lexicon, streams: [WordStream]) {
        var lexicon = Lexicon()
        let streams = editions.map { words in
            var stream = words.stream
            stream.renumber(lexicon.add(words.lexicon))
            return stream
        }
        return (lexicon, streams)
    }
}
