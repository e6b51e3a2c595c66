/// How often words stand in the editions, alone and side by side.
struct WordFrequencies: Sendable {
    let lexicon: Lexicon
    /// By number, in all editions.
    private(set) var all: [Int]
    /// By number, in the editions that lost no spaces.
    private(set) var clean: [Int]
    private(set) var total = 0
    /// By number, in the edition that has it most often.
    private(set) var most: [Int]
    /// English words that are not rare and terms of the trade, by number.
    let isKnown: [Bool]
    /// Unknown words that could be several, by number.
    let isSuspect: [Bool]
    /// Of the words that written together are a suspect or a piece of one; nobody asks for others.
    private var pairs = PairTally()
    /// The class of the rarest words that may be parts of another; beyond it the letters of anything can be words.
    private static let rarest = 55

    init(lexicon: Lexicon, streams: [WordStream]) {
        self.lexicon = lexicon
        all = [Int](repeating: 0, count: lexicon.count)
        clean = all
        most = all
        let commonness = (0..<lexicon.count).map { number in
            WordFrequencies.commonness(of: lexicon.letters(of: number))
        }
        isKnown = commonness.map { ($0 ?? .max) <= WordFrequencies.rarest }
        isSuspect = commonness.indices.map {
            WordFrequencies.isSuspect(lexicon.letters(of: $0), commonness: commonness[$0])
        }
        let keys = lexicon.keys
        let pieces = WordFrequencies.pieces(
            of: isSuspect.indices.lazy.filter { [isSuspect] in isSuspect[$0] }, in: lexicon)
        var before = all
        for stream in streams {
            var previous = 0
            for item in stream.items where item != WordStream.gap {
                let number = WordStream.number(item)
                all[number] += 1
                total += 1
                if item < 0, pieces.mayHold(keys[previous].followed(by: keys[number]).hash) {
                    pairs.add(number, after: previous)
                }
                previous = number
            }
            for number in all.indices {
                most[number] = max(most[number], all[number] - before[number])
                before[number] = all[number]
            }
        }
    }

    /// All runs of letters in some words that may be two parts of them.
    private static func pieces(of words: some Sequence<Int>, in lexicon: Lexicon) -> HashFilter {
        var pieces = HashFilter(width: 23)
        for word in words {
            let letters = lexicon.letters(of: word)
            for start in letters.indices {
                var key = Lexicon.Key()
                for letter in letters[start...].prefix(2 * GluedWord.longestPart) {
                    key.append(letter)
                    pieces.insert(key.hash)
                }
            }
        }
        return pieces
    }

    /// Whether a word could be several, whatever the texts say of it: no English word, and long enough.
    static func isSuspect(_ letters: ArraySlice<UInt8>) -> Bool {
        isSuspect(letters, commonness: commonness(of: letters))
    }

    private static func isSuspect(_ letters: ArraySlice<UInt8>, commonness: Int?) -> Bool {
        letters.count >= GluedRun.fewestLetters && commonness == nil
    }

    private static func commonness(of letters: ArraySlice<UInt8>) -> Int? {
        letters.withUnsafeBufferPointer { EnglishWords.shared.commonness(ofUTF8: $0) } ?? commonness(ofStemOf: letters)
            ?? (JoiningWords.compounds.contains(String(decoding: letters, as: UTF8.self)) ? 0 : nil)
    }

    private static let endings = ["s", "ed", "ing"].map { Array($0.utf8) }

    /// SCOWL holds rare words without all of their forms: `redisplay`, but not `redisplays`.
    private static func commonness(ofStemOf letters: ArraySlice<UInt8>) -> Int? {
        for ending in endings where letters.suffix(ending.count).elementsEqual(ending) {
            let stem = letters.dropLast(ending.count)
            return stem.count < 7 ? nil : stem.withUnsafeBufferPointer { EnglishWords.shared.commonness(ofUTF8: $0) }
        }
        return nil
    }

    mutating func addClean(_ stream: WordStream) {
        for item in stream.items where item != WordStream.gap { clean[WordStream.number(item)] += 1 }
    }

    /// How often one word follows another.
    func pairs(_ first: Int, _ second: Int) -> Int { pairs.count(of: second, after: first) }
}
