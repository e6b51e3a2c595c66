/// Where the words of a text stand among its bytes, one after the other: runs of letters and digits, with apostrophes
/// inside. Everything else separates.
public struct WordPlaces: Sequence, IteratorProtocol {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// Where the last one ended.
    private var end: Int

    /// - Parameter start: an offset that no word stands across.
    public init(in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
        self.bytes = bytes
        end = start
    }

    /// The place of the next word, in bytes; `nil` past the last.
    public mutating func next() -> Range<Int>? {
        var start = end
        while start < bytes.count, letterLength(at: start) == 0 { start += 1 }
        guard start < bytes.count else { return nil }
        var position = start
        while position < bytes.count {
            if let ahead = EightBytes(bytes, at: position) {
                let letters = ahead.leadingLettersAndDigits
                position += letters
                if letters == 8 { continue }
            }
            // Nearly every word ends at a space.
            if position < bytes.count, bytes[position] == UInt8(ascii: " ") { break }
            let next = letterLength(at: position)
            if next > 0 {
                position += next
                continue
            }
            let apostrophe = Apostrophe.length(in: bytes, at: position)
            guard apostrophe > 0, letterLength(at: position + apostrophe) > 0 else { break }
            position += apostrophe
        }
        end = position
        return start..<position
    }

    /// The number of bytes of the letter or digit at a position; 0 where there is none.
    private func letterLength(at position: Int) -> Int {
        guard position < bytes.count else { return 0 }
        let byte = bytes[position]
        if byte.isLetter || byte.isDigit { return 1 }
        switch byte {
        // U+0080 to U+00BF are controls, spaces and signs; U+2000 to U+2FFF are punctuation and symbols.
        // × and ÷, U+00D7 and U+00F7, stand between numbers.
        case 0xC3 where position + 1 < bytes.count && (bytes[position + 1] == 0x97 || bytes[position + 1] == 0xB7):
            return 0
        case 0xC3...0xDF: return 2
        case 0xE0, 0xE1, 0xE3...0xEE: return 3
        default: return 0
        }
    }
}
