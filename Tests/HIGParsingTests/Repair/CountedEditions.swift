import HIGModel
import Testing

@testable import HIGParsing

/// Editions of one text each, with how often their words stand there.
struct CountedEditions {
    var counts: WordFrequencies
    let streams: [WordStream]

    init(_ texts: [String]) {
        var lexicon = Lexicon()
        streams = texts.map { text in
            var stream = WordStream()
            stream.append(Array(text.utf8), of: .markdown, to: &lexicon)
            return stream
        }
        counts = WordFrequencies(lexicon: lexicon, streams: streams)
    }

    init(_ texts: String...) { self.init(texts) }

    /// The number of a word that stands in them.
    func number(_ word: String) throws -> Int {
        try #require(counts.lexicon.number(of: Lexicon.Key(of: word)))
    }

    func pairs(_ first: String, _ second: String) throws -> Int {
        try counts.pairs(number(first), number(second))
    }
}

extension Lexicon.Key {
    init(of word: String) {
        self.init()
        for letter in word.utf8 { append(letter) }
    }
}
