import HIGModel

/// Reads texts as `Terms.words` and `Reference.wordsBeside` do, and gives numbers for their words.
struct WordNumbers: Sendable {
    private var table = WordTable()
    private var kinds: ContiguousArray<Kind> = []

    /// What becomes of a word of the table.
    private struct Kind {
        /// The word that it counts as: itself, or another name of the same thing.
        var reading: Int32
        /// Whether it may be one word with the next.
        let opensPair: Bool
        /// Whether it can begin a reference to another place.
        let isReferent: Bool
    }

    /// The words by their numbers.
    var words: [String] { table.words }

    /// The words of a text without its references.
    mutating func beside(_ text: UnsafeBufferPointer<UInt8>) -> [Int32] {
        let words = of(text, without: Reference.asides(in: text))
        guard words.contains(where: { kinds[Int($0)].isReferent }) else { return words }
        return Reference.removed(from: words) { table.words[Int($0)] }
    }

    /// - Parameter asides: what is left out; `nil` where the bytes don't tell.
    private mutating func of(_ text: UnsafeBufferPointer<UInt8>, without asides: [Range<Int>]?) -> [Int32] {
        guard let asides else {
            var kept = Reference.asidesRemoved(from: String(decoding: text, as: UTF8.self))
            return kept.withUTF8 { of($0) }
        }
        if asides.isEmpty { return of(text) }
        var kept: [UInt8] = []
        var end = 0
        for aside in asides {
            kept += text[end..<aside.lowerBound]
            end = aside.upperBound
        }
        kept += text[end...]
        return kept.withUnsafeBufferPointer { of($0) }
    }

    /// The words of a text.
    mutating func of(_ text: UnsafeBufferPointer<UInt8>) -> [Int32] {
        var words: [Int32] = []
        words.reserveCapacity(text.count / 6)
        var end = -1
        for word in WordPlaces(in: text) {
            let isHyphenated = end >= 0 && word.lowerBound == end + 1 && text[end] == UInt8(ascii: "-")
            end = word.upperBound
            let number = kind(of: table.number(of: text, at: word)).reading
            if let last = words.last, kinds[Int(last)].opensPair,
                let joined = Terms.joined(table.words[Int(last)], table.words[Int(number)], isHyphenated)
            {
                words[words.count - 1] = table.number(of: joined)
                _ = kind(of: words[words.count - 1])
            } else {
                words.append(number)
            }
        }
        return words
    }

    private mutating func kind(of number: Int32) -> Kind {
        let place = Int(number)
        if place == kinds.count {
            let word = table.words[place]
            kinds.append(
                Kind(reading: number, opensPair: Terms.opensPair(word), isReferent: Reference.isReferent(word)))
            if let name = Terms.newName(of: word) {
                let reading = table.number(of: name)
                _ = kind(of: reading)
                kinds[place].reading = reading
            }
        }
        return kinds[place]
    }
}
