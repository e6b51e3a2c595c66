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

    /// The words of a text: see `WordPlaces`.
    public static func all(in text: String) -> [Word] {
        var text = text
        return text.withUTF8 { all(in: $0) }
    }

    private static func all(in bytes: UnsafeBufferPointer<UInt8>) -> [Word] {
        var words: [Word] = []
        words.reserveCapacity(bytes.count / 6)
        for place in WordPlaces(in: bytes) { words.append(Word(in: bytes, at: place)) }
        return words
    }

    /// The word at one of the places that `WordPlaces` gives.
    public init(in bytes: UnsafeBufferPointer<UInt8>, at place: Range<Int>) {
        self.init(text: Word.folded(bytes, place), bytes: place)
    }

    private static func folded(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
        guard bytes[range].allSatisfy({ $0 < 0x80 }) else {
            let word = String(decoding: bytes[range], as: UTF8.self)
            return String(
                String.UnicodeScalarView(word.lowercased().unicodeScalars.map { $0 == "\u{2019}" ? "'" : $0 }))
        }
        return String(unsafeUninitializedCapacity: range.count) { buffer in
            for offset in 0..<range.count { buffer[offset] = bytes[range.lowerBound + offset].lowercased }
            return range.count
        }
    }
}
