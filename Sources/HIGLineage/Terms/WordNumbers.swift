import HIGText

/// Reads texts as `Terms.words` and `Reference.wordsBeside` do, and gives numbers for their words.
struct WordNumbers: Sendable {
    private var table = WordTable()
    private var kinds: ContiguousArray<Kind> = []

    /// What becomes of a word of the table.
    private struct Kind {
        /// The word that it counts as: itself, or another name of the same thing.
        var reading: Int32
        /// Whether it may be one word with the next.
        var opensPair = false
        /// Whether it may be one word with the one before, hyphens aside.
        var closesPair = false
        /// Whether it can begin a reference to another place.
        var isReferent = false
    }

    /// The words by their numbers.
    var words: [String] { table.words }

    /// Reads the words of a text without its references.
    /// - Returns: whether they are all that it has, and would be the same with other text behind it.
    mutating func readBeside(_ text: UnsafeBufferPointer<UInt8>, into words: inout [Int32]) -> Bool {
        guard let asides = Reference.asides(in: text) else {
            var kept = Reference.asidesRemoved(from: String(decoding: text, as: UTF8.self))
            kept.withUTF8 { read($0, into: &words) }
            removeReferences(from: &words)
            return false
        }
        if asides.isEmpty {
            read(text, into: &words)
        } else {
            read(WordNumbers.bytes(of: text, without: asides), into: &words)
        }
        let count = words.count
        removeReferences(from: &words)
        let opensPair = words.last.map { kinds[Int($0)].opensPair } ?? false
        return asides.isEmpty && words.count == count && !opensPair
    }

    private static func bytes(of text: UnsafeBufferPointer<UInt8>, without asides: [Range<Int>]) -> [UInt8] {
        var kept: [UInt8] = []
        var end = 0
        for aside in asides {
            kept += text[end..<aside.lowerBound]
            end = aside.upperBound
        }
        return kept + text[end...]
    }

    /// Removes references to other places that stand among the words, as far as there are any.
    private func removeReferences(from words: inout [Int32]) {
        guard words.contains(where: { kinds[Int($0)].isReferent }) else { return }
        words = Reference.removed(from: words) { table.words[Int($0)] }
    }

    private mutating func read(_ text: [UInt8], into words: inout [Int32]) {
        text.withUnsafeBufferPointer { read($0, into: &words) }
    }

    /// Reads the words of a text.
    mutating func read(_ text: UnsafeBufferPointer<UInt8>, into words: inout [Int32]) {
        words.removeAll(keepingCapacity: true)
        var end = -1
        var opensPair = false
        for word in WordPlaces(in: text) {
            let isHyphenated = end >= 0 && word.lowerBound == end + 1 && text[end] == UInt8(ascii: "-")
            end = word.upperBound
            var number = kind(of: table.number(of: text, at: word)).reading
            if opensPair, isHyphenated || kind(of: number).closesPair, let last = words.last,
                let joined = Terms.joined(table.words[Int(last)], table.words[Int(number)], isHyphenated)
            {
                words.removeLast()
                number = table.number(of: joined)
            }
            words.append(number)
            opensPair = kind(of: number).opensPair
        }
    }

    private mutating func kind(of number: Int32) -> Kind {
        let place = Int(number)
        if place == kinds.count { addKind(of: number) }
        return kinds[place]
    }

    private mutating func addKind(of number: Int32) {
        let (place, word) = (Int(number), table.words[Int(number)])
        kinds.append(Kind(reading: number))
        // Nearly all words are looked up once and are none of them.
        guard WordNumbers.special.contains(word) else { return }
        kinds[place].opensPair = Terms.opensPair(word)
        kinds[place].closesPair = Terms.closesPair(word)
        kinds[place].isReferent = Reference.referents.contains(word)
        guard let name = Terms.newName(of: word) else { return }
        let reading = table.number(of: name)
        _ = kind(of: reading)
        kinds[place].reading = reading
    }

    private static let special = Terms.variants.union(Reference.referents)
}
