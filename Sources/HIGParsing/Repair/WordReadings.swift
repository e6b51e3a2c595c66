import ConcurrentWork

/// In which words the editions have what stands elsewhere as one word.
struct WordReadings: Sendable {
    /// One way to read a word.
    struct Reading: Sendable {
        let parts: [Int]
        /// How often the parts stand side by side.
        var count: Int
        /// How often they do so between the same two words as the glued one: in the same sentence.
        var sameSentence: Int
    }

    /// More parts than this are put together from pairs.
    private static let mostParts = 6
    /// Below this share of glued words no spaces were lost to speak of, in tokens.
    private static let keptOneIn = 2000
    /// From this share on spaces were lost throughout; between the two lie scans.
    private static let lostOneIn = 1000
    /// A shorter text may have been lucky.
    private static let cleanSize = 20_000
    /// Fewer glued words may be misprints.
    private static let fewestGlued = 3

    /// By the number of the word.
    let readings: [Int: [Reading]]
    /// By number, whether a reading proves that the word is several.
    private let isProven: [Bool]

    init(counts: WordFrequencies, streams: [WordStream]) {
        let contexts = streams.concurrentMap { WordReadings.contexts(in: $0, counts: counts) }
            .reduce(into: Set<UInt64>()) { $0.formUnion($1) }
        let keys = counts.lexicon.keys
        let suspects = HashFilter(keys.indices.lazy.filter { counts.isSuspect[$0] }.map { keys[$0].hash }, width: 18)
        let found = streams.concurrentMap { stream in
            var found = Found()
            found.read(stream, among: contexts, suspects: suspects, counts: counts)
            return found
        }
        var all = Found()
        for found in found { all.add(found) }
        readings = all.readings
        var isProven = [Bool](repeating: false, count: counts.lexicon.count)
        for (number, readings) in readings {
            isProven[number] = readings.contains {
                JoiningWords.prove($0.parts.map(counts.lexicon.word))
            }
        }
        self.isProven = isProven
    }

    /// How an edition's spaces came through, by the share of its words that are proven to be glued.
    func spacing(of stream: WordStream) -> Spacing {
        var size = 0
        var glued = 0
        for item in stream.items where item != WordStream.gap {
            size += 1
            if isProven[WordStream.number(item)] { glued += 1 }
        }
        if glued >= WordReadings.fewestGlued, glued * WordReadings.lostOneIn >= size { return .lost }
        return size >= WordReadings.cleanSize && glued * WordReadings.keptOneIn < size ? .kept : .uncertain
    }

    /// The suspect words of an edition, each between its neighbours.
    private static func contexts(in stream: WordStream, counts: WordFrequencies) -> Set<UInt64> {
        var contexts: Set<UInt64> = []
        let items = stream.items
        for position in items.indices where items[position] != WordStream.gap {
            let number = WordStream.number(items[position])
            guard counts.isSuspect[number] else { continue }
            if let context = WordReadings.context(
                items, position - 1, position + 1, key: counts.lexicon.keys[number], lexicon: counts.lexicon)
            {
                contexts.insert(context)
            }
        }
        return contexts
    }

    /// The readings found so far, by the number of the word.
    private struct Found {
        private(set) var readings: [Int: [Reading]] = [:]

        mutating func add(_ other: Found) {
            for (word, readings) in other.readings {
                for reading in readings { note(reading, of: word) }
            }
        }

        /// Looks at every run of words whether it is a suspect word when written as one.
        mutating func read(
            _ stream: WordStream, among contexts: Set<UInt64>, suspects: HashFilter, counts: WordFrequencies
        ) {
            let items = stream.items
            let lexicon = counts.lexicon
            for start in items.indices where items[start] != WordStream.gap {
                var key = lexicon.keys[WordStream.number(items[start])]
                var end = start + 1
                while end < items.count, items[end] < 0, end - start < WordReadings.mostParts {
                    key = key.followed(by: lexicon.keys[WordStream.number(items[end])])
                    end += 1
                    guard suspects.mayHold(key.hash), let word = lexicon.number(of: key), counts.isSuspect[word]
                    else { continue }
                    let context = WordReadings.context(items, start - 1, end, key: key, lexicon: lexicon)
                    let isSameSentence = context.map(contexts.contains) ?? false
                    note(
                        Reading(
                            parts: items[start..<end].map(WordStream.number), count: 1,
                            sameSentence: isSameSentence ? 1 : 0),
                        of: word)
                }
            }
        }

        private mutating func note(_ reading: Reading, of word: Int) {
            var found = readings.removeValue(forKey: word) ?? []
            if let index = found.firstIndex(where: { $0.parts == reading.parts }) {
                found[index].count += reading.count
                found[index].sameSentence += reading.sameSentence
            } else {
                found.append(reading)
            }
            readings[word] = found
        }
    }

    /// A word between its neighbours; `nil` at the edge of a sentence part.
    private static func context(
        _ items: [Int32], _ before: Int, _ after: Int, key: Lexicon.Key, lexicon: Lexicon
    ) -> UInt64? {
        guard before >= 0, after < items.count, items[before] != WordStream.gap, items[after] != WordStream.gap
        else { return nil }
        let left = lexicon.keys[WordStream.number(items[before])].hash
        let right = lexicon.keys[WordStream.number(items[after])].hash
        return (key.hash &* 31 &+ left &* 0x94D0_49BB_1331_11EB) ^ (right &* 0xD6E8_FEB8_6659_FD93)
    }
}
