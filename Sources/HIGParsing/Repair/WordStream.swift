/// The words of an edition in their order, as its files have them: markup, addresses and code are left out.
struct WordStream: Sendable {
    /// Stands where the words before and after have nothing to do with each other.
    static let gap = Int32.max

    /// Numbers of the lexicon; `-1 - number` for a word that only white space parts from the one before.
    private(set) var items: [Int32] = []

    /// - Parameter lexicon: takes the words that it doesn't hold.
    mutating func append(_ bytes: [UInt8], to lexicon: inout Lexicon) {
        bytes.withUnsafeBufferPointer { append($0, to: &lexicon) }
    }

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, to lexicon: inout Lexicon) {
        items.append(WordStream.gap)
        var position = 0
        /// Whether only white space has been read since the last word.
        var isNext = false
        while position < bytes.count {
            let byte = bytes[position]
            if WordStream.isLetter(byte) {
                let end = runEnd(bytes, from: position)
                if isWord(bytes, position..<end) {
                    var key = Lexicon.Key()
                    for letter in bytes[position..<end] { key.append(letter) }
                    let number = lexicon.add(key, letters: UnsafeBufferPointer(rebasing: bytes[position..<end]))
                    items.append(isNext ? -1 - Int32(number) : Int32(number))
                    isNext = true
                } else {
                    items.append(WordStream.gap)
                    isNext = false
                }
                position = end
            } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
                // A blank line parts paragraphs.
                if byte == UInt8(ascii: "\n"), position > 0, bytes[position - 1] == byte { isNext = false }
                position += 1
            } else {
                if byte != UInt8(ascii: "*") && byte != UInt8(ascii: "_") { isNext = false }
                position = WordStream.markupEnd(bytes, from: position)
            }
        }
    }

    /// The end of a run of letters, digits and other characters that words are made of.
    private func runEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var end = start
        while end < bytes.count, WordStream.isLetter(bytes[end]) || WordStream.isForeign(bytes[end]) { end += 1 }
        return end
    }

    /// Whether a run is a word: no letters beyond a to z, no capital inside, which marks names and code, no part of an address.
    private func isWord(_ bytes: UnsafeBufferPointer<UInt8>, _ run: Range<Int>) -> Bool {
        var isCapitals = true
        var hasInnerCapital = false
        for position in run {
            let byte = bytes[position]
            guard byte < 0x80 else { return false }
            if byte >= UInt8(ascii: "a") {
                isCapitals = false
            } else if position > run.lowerBound {
                hasInnerCapital = true
            }
        }
        guard isCapitals || !hasInnerCapital else { return false }
        let next = run.upperBound < bytes.count ? bytes[run.upperBound] : 0
        let before = run.lowerBound > 0 ? bytes[run.lowerBound - 1] : 0
        let marks = "@/_`".utf8
        // What follows an apostrophe is no word of its own: "you're", and "you'retesting" where the space is lost.
        let isEnding =
            before == UInt8(ascii: "'") && run.lowerBound > 1 && WordStream.isLetter(bytes[run.lowerBound - 2])
        return !(marks.contains(before) && marks.contains(next)) && !isEnding && !WordStream.isDigit(next)
            && !WordStream.isDigit(before)
    }

    /// Past a tag, the address of a link, an address in the text, or one character.
    private static func markupEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let next = start + 1 < bytes.count ? bytes[start + 1] : 0
        switch bytes[start] {
        case UInt8(ascii: "<") where isLetter(next) || next == UInt8(ascii: "/") || next == UInt8(ascii: "!"):
            return end(of: UInt8(ascii: ">"), bytes, from: start) ?? start + 1
        case UInt8(ascii: "]") where next == UInt8(ascii: "("):
            return end(of: UInt8(ascii: ")"), bytes, from: start) ?? start + 1
        case UInt8(ascii: ":") where next == UInt8(ascii: "/"):
            var end = start
            while end < bytes.count, bytes[end] > UInt8(ascii: " ") { end += 1 }
            return end
        default:
            return start + 1
        }
    }

    /// Behind the next such byte, unless it is far away or beyond the line.
    private static func end(of byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        for position in start..<min(bytes.count, start + 400) {
            if bytes[position] == byte { return position + 1 }
            if bytes[position] == UInt8(ascii: "\n") { return nil }
        }
        return nil
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// Whether a byte inside a run belongs to a letter beyond ASCII; U+0080 to U+00BF and U+2000 to U+2FFF are spaces,
    /// punctuation and signs.
    static func isForeign(_ byte: UInt8) -> Bool { byte >= 0x80 && byte != 0xC2 && byte != 0xE2 }

    static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

extension WordStream {
    /// The same words under other numbers.
    /// - Parameter numbers: the new numbers, by the present ones.
    func renumbered(_ numbers: [Int32]) -> WordStream {
        var stream = self
        for place in items.indices where items[place] != WordStream.gap {
            let number = numbers[WordStream.number(items[place])]
            stream.items[place] = items[place] < 0 ? -1 - number : number
        }
        return stream
    }

    /// The number of an item that isn't a gap.
    static func number(_ item: Int32) -> Int { Int(item < 0 ? -1 - item : item) }
}
