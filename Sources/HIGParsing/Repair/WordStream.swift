import HIGModel
import HIGText

/// The words of an edition in their order, as its files have them: markup, addresses and fenced code are left out.
struct WordStream: Sendable {
    /// Stands where the words before and after have nothing to do with each other.
    static let gap = Int32.max

    /// Numbers of the lexicon; `-1 - number` for a word that only white space parts from the one before.
    private(set) var items: [Int32] = []

    /// - Parameter size: that of the files, in bytes.
    init(size: Int = 0) { items.reserveCapacity(size / 5) }

    /// - Parameters:
    ///   - format: in Markdown alone marks may fence code.
    ///   - lexicon: takes the words that it doesn't hold.
    mutating func append(_ bytes: [UInt8], of format: SourceFormat, to lexicon: inout Lexicon) {
        bytes.withUnsafeBufferPointer { append($0, hasFences: format == .markdown, to: &lexicon) }
    }

    private mutating func append(
        _ bytes: UnsafeBufferPointer<UInt8>, hasFences: Bool, to lexicon: inout Lexicon
    ) {
        items.append(WordStream.gap)
        var position = 0
        /// Whether only white space has been read since the last word.
        var isNext = false
        while position < bytes.count {
            let byte = bytes[position]
            if byte.isLetter {
                let run = Run(bytes, from: position)
                if run.isWord(in: bytes) {
                    let letters = UnsafeBufferPointer(rebasing: bytes[run.range])
                    let number = Int32(lexicon.add(run.key, letters: letters))
                    items.append(isNext ? -1 - number : number)
                    isNext = true
                } else {
                    items.append(WordStream.gap)
                    isNext = false
                }
                position = run.range.upperBound
            } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
                // A blank line parts paragraphs.
                if byte == UInt8(ascii: "\n"), position > 0, bytes[position - 1] == byte { isNext = false }
                position += 1
            } else {
                if byte != UInt8(ascii: "*") && byte != UInt8(ascii: "_") { isNext = false }
                let fence = hasFences ? WordStream.fenceEnd(bytes, from: position) : nil
                position = fence ?? WordStream.markupEnd(bytes, from: position)
            }
        }
    }

    /// A run of letters and other characters that words are made of.
    private struct Run {
        let range: Range<Int>
        /// Of its letters.
        let key: Lexicon.Key
        /// Whether it holds letters of a to z alone, and no capital inside, which marks names and code, unless all are capitals.
        private let isPlain: Bool

        init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
            var key = Lexicon.Key()
            var capitals = 0
            var isForeign = false
            var end = start
            while end < bytes.count {
                let byte = bytes[end]
                if byte.isLetter {
                    key.append(byte)
                    if byte < UInt8(ascii: "a") { capitals += 1 }
                } else {
                    guard byte.isOfForeignLetter else { break }
                    isForeign = true
                }
                end += 1
            }
            self.key = key
            range = start..<end
            let opening = bytes[start] < UInt8(ascii: "a") ? 1 : 0
            isPlain = !isForeign && (capitals == opening || capitals == range.count)
        }

        /// Whether it is a word, and no part of an address or of a contraction.
        func isWord(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
            guard isPlain else { return false }
            let next = range.upperBound < bytes.count ? bytes[range.upperBound] : 0
            let before = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0
            // What follows an apostrophe is no word of its own: "you're", and "you'retesting" where the space is lost.
            let isEnding =
                before == UInt8(ascii: "'") && range.lowerBound > 1 && bytes[range.lowerBound - 2].isLetter
            return !(WordStream.joinsAddress(before) && WordStream.joinsAddress(next)) && !isEnding
                && !next.isDigit && !before.isDigit
        }
    }

    private static func joinsAddress(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "@"), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "`"): true
        default: false
        }
    }

    /// Past a tag, the address of a link, an address in the text, or one character.
    private static func markupEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let next = start + 1 < bytes.count ? bytes[start + 1] : 0
        switch bytes[start] {
        case UInt8(ascii: "<") where next.isLetter || next == UInt8(ascii: "/") || next == UInt8(ascii: "!"):
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

    /// Behind the code that a fence opens: at the line that closes it, or at the text's end, as Markdown has it.
    private static func fenceEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard Fence.isMark(bytes[start]) else { return nil }
        var before = start
        while before > 0, bytes[before - 1] == UInt8(ascii: " ") { before -= 1 }
        guard before == 0 || bytes[before - 1] == UInt8(ascii: "\n") else { return nil }
        var line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
        guard let opening = Fence(line), !opening.isWithinLine else { return nil }
        while line.endIndex < bytes.count {
            line = bytes[(line.endIndex + 1)...].prefix { $0 != UInt8(ascii: "\n") }
            if let fence = Fence(line.drop { $0 == UInt8(ascii: " ") }), opening.isClosed(by: fence) { break }
        }
        return line.endIndex
    }

    /// Behind the next such byte, unless it is far away or beyond the line.
    private static func end(of byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        for position in start..<min(bytes.count, start + 400) {
            if bytes[position] == byte { return position + 1 }
            if bytes[position] == UInt8(ascii: "\n") { return nil }
        }
        return nil
    }
}

extension WordStream {
    /// Gives the words other numbers.
    /// - Parameter numbers: the new ones, by the present ones.
    mutating func renumber(_ numbers: [Int32]) {
        for place in items.indices where items[place] != WordStream.gap {
            let number = numbers[WordStream.number(items[place])]
            items[place] = items[place] < 0 ? -1 - number : number
        }
    }

    /// The number of an item that isn't a gap.
    static func number(_ item: Int32) -> Int { Int(item < 0 ? -1 - item : item) }
}
