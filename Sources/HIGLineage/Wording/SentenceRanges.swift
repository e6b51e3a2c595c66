/// Where among the bytes of a text its sentences and list items stand; an approximation that serves to compare words.
struct SentenceRanges: IteratorProtocol, Sequence {
    private let text: UnsafeBufferPointer<UInt8>
    private let ends: [UInt8]
    /// Where the next one begins.
    private var start = 0

    /// The signs that end a sentence.
    private static let stops = Array(".!?".utf8)
    /// Those behind which another thought may begin, too.
    private static let pauses = Array(":;".utf8)

    /// - Parameter splitsAtPauses: whether what a colon or a semicolon parts is two sentences.
    init(_ text: UnsafeBufferPointer<UInt8>, splitsAtPauses: Bool = true) {
        self.text = text
        ends = SentenceRanges.stops + (splitsAtPauses ? SentenceRanges.pauses : [])
    }

    mutating func next() -> Range<Int>? {
        var word = start
        for place in start..<text.count {
            guard text[place] == UInt8(ascii: " ") || text[place] == UInt8(ascii: "\n") else { continue }
            if text[place] == UInt8(ascii: "\n") || isEnd(text[word..<place]) {
                let sentence = start..<place
                start = place + 1
                if !sentence.isEmpty { return sentence }
            }
            word = place + 1
        }
        guard start < text.count else { return nil }
        defer { start = text.count }
        return start..<text.count
    }

    /// The whole sentences and items of a text, as they can be quoted.
    static func texts(in text: String) -> [String] {
        var text = text
        return text.withUTF8 { text in
            SentenceRanges(text, splitsAtPauses: false).map { String(decoding: text[$0], as: UTF8.self) }
        }
    }

    /// Whether a word ends a sentence: a sign after it, quotes and brackets aside. `A.` and `-` don't.
    private func isEnd(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard word.count > 2 else { return false }
        var rest = word
        while let last = rest.last, last == UInt8(ascii: "\"") || last == UInt8(ascii: ")") || last >= 0x80 {
            rest.removeLast()
        }
        return rest.last.map(ends.contains) ?? false
    }
}
