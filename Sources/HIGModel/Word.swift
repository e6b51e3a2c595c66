/// A word of a text and where it stands.
///
/// ```swift
/// Word.all(in: "Don’t use 44 x 44").map(\.text)   // ["don't", "use", "44", "x", "44"]
/// ```
public struct Word: Hashable, Sendable {
    /// In lower case, with straight apostrophes.
    public let text: String
    /// Offsets into the text's UTF-8 bytes.
    public let bytes: Range<Int>

    public init(text: String, bytes: Range<Int>) {
        self.text = text
        self.bytes = bytes
    }

    /// The words of a text: runs of letters and digits, with apostrophes inside. Everything else separates.
    public static func all(in text: String) -> [Word] {
        var text = text
        return text.withUTF8 { all(in: $0) }
    }

    private static func all(in bytes: UnsafeBufferPointer<UInt8>) -> [Word] {
        var words: [Word] = []
        words.reserveCapacity(bytes.count / 6)
        var position = 0
        while let word = next(in: bytes, from: position) {
            words.append(Word(in: bytes, at: word))
            position = word.upperBound
        }
        return words
    }

    /// Where among the bytes of a text the first word from an offset on stands; `nil` after the last one.
    public static func next(in bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Range<Int>? {
        var start = offset
        while start < bytes.count, letterLength(bytes, start) == 0 { start += 1 }
        guard start < bytes.count else { return nil }
        var position = start
        while position < bytes.count {
            if let ahead = EightBytes(bytes, at: position) {
                let letters = ahead.leadingLettersAndDigits
                position += letters
                if letters == 8 { continue }
            }
            let next = letterLength(bytes, position)
            if next > 0 {
                position += next
                continue
            }
            let apostrophe = apostropheLength(bytes, position)
            guard apostrophe > 0, letterLength(bytes, position + apostrophe) > 0 else { break }
            position += apostrophe
        }
        return start..<position
    }

    /// The word that `next(in:from:)` found.
    public init(in bytes: UnsafeBufferPointer<UInt8>, at place: Range<Int>) {
        self.init(text: Word.folded(bytes, place), bytes: place)
    }

    /// The number of bytes of the letter or digit at a position; 0 where there is none.
    private static func letterLength(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int {
        guard position < bytes.count else { return 0 }
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            return 1
        // U+0080 to U+00BF are controls, spaces and signs; U+2000 to U+2FFF are punctuation and symbols.
        // × and ÷, U+00D7 and U+00F7, stand between numbers.
        case 0xC3 where position + 1 < bytes.count && (bytes[position + 1] == 0x97 || bytes[position + 1] == 0xB7):
            return 0
        case 0xC3...0xDF: return 2
        case 0xE0, 0xE1, 0xE3...0xEE: return 3
        default: return 0
        }
    }

    private static func apostropheLength(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int {
        if bytes[position] == UInt8(ascii: "'") { return 1 }
        let isCurly =
            position + 2 < bytes.count && bytes[position] == 0xE2 && bytes[position + 1] == 0x80
            && bytes[position + 2] == 0x99
        return isCurly ? 3 : 0
    }

    private static func folded(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
        var isASCII = true
        for position in range where bytes[position] >= 0x80 {
            isASCII = false
            break
        }
        guard isASCII else {
            let word = String(decoding: bytes[range], as: UTF8.self)
            return word.lowercased().split(separator: "\u{2019}", omittingEmptySubsequences: false).joined(
                separator: "'")
        }
        return String(unsafeUninitializedCapacity: range.count) { buffer in
            for (offset, position) in range.enumerated() {
                buffer[offset] = bytes[position].lowercased
            }
            return range.count
        }
    }
}
