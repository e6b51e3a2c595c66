/// Where among the bytes of a text its sentences and list items stand; where exactly they end matters little here.
struct SentenceRanges: IteratorProtocol, Sequence {
    private let text: UnsafeBufferPointer<UInt8>
    /// Where the next one begins.
    private var start = 0

    init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

    mutating func next() -> Range<Int>? {
        var word = start
        for place in start..<text.count {
            guard text[place] == UInt8(ascii: " ") || text[place] == UInt8(ascii: "\n") else { continue }
            if text[place] == UInt8(ascii: "\n") || SentenceRanges.isEnd(text[word..<place]) {
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

    /// What stands there.
    static func texts(in text: String) -> [String] {
        var text = text
        return text.withUTF8 { text in SentenceRanges(text).map { String(decoding: text[$0], as: UTF8.self) } }
    }

    /// Whether a word ends a sentence: a sign after it, quotes and brackets aside. `A.` and `-` don't.
    private static func isEnd(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard word.count > 2 else { return false }
        var rest = word
        while let last = rest.last, last == UInt8(ascii: "\"") || last == UInt8(ascii: ")") || last >= 0x80 {
            rest.removeLast()
        }
        switch rest.last {
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ";"): return true
        default: return false
        }
    }
}
