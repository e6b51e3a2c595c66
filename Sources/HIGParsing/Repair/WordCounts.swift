/// How often words stand in the editions, alone and side by side.
struct WordCounts: Sendable {
    let lexicon: Lexicon
    let words: EnglishWords
    /// By number, in all editions.
    private(set) var all: [Int]
    /// By number, in the editions that lost no spaces.
    private(set) var clean: [Int]
    private(set) var total = 0
    /// English words and terms of the trade, by number.
    let isKnown: [Bool]
    /// Unknown words that could be several, by number.
    let isSuspect: [Bool]
    private var pairs: [UInt64: Int32] = [:]

    init(lexicon: Lexicon, streams: [WordStream], words: EnglishWords = .shared) {
        self.lexicon = lexicon
        self.words = words
        all = [Int](repeating: 0, count: lexicon.count)
        clean = all
        let known = (0..<lexicon.count).map { number in
            lexicon.letters(of: number).withUnsafeBufferPointer { words.commonness(ofUTF8: $0) } != nil
                || JoiningWords.compounds.contains(lexicon.word(number))
        }
        isKnown = known
        isSuspect = known.indices.map { !known[$0] && lexicon.letters(of: $0).count >= 4 }
        pairs.reserveCapacity(1 << 17)
        for stream in streams {
            var previous = 0
            for item in stream.items where item != WordStream.gap {
                let number = WordStream.number(item)
                all[number] += 1
                total += 1
                if item < 0 { pairs[WordCounts.pair(previous, number), default: 0] += 1 }
                previous = number
            }
        }
    }

    mutating func addClean(_ stream: WordStream) {
        for item in stream.items where item != WordStream.gap { clean[WordStream.number(item)] += 1 }
    }

    /// How often one word follows another.
    func pairs(_ first: Int, _ second: Int) -> Int { Int(pairs[WordCounts.pair(first, second)] ?? 0) }

    private static func pair(_ first: Int, _ second: Int) -> UInt64 { UInt64(first) << 32 | UInt64(second) }
}
