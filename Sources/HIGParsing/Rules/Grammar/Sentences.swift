import HIGModel
import HIGText

/// Splits text into sentences.
///
/// A full stop, question mark or exclamation mark ends a sentence when a capital, a digit or an opening quote
/// follows; those inside "e.g.", "iOS 7.1", "Figure 6-4" and the like do not. Behind "(page 9)" print may have lost it.
enum Sentences {
    /// The sentences' ranges in UTF-8 offsets, without the white space between them.
    static func ranges(in text: String) -> [Range<Int>] {
        var text = text
        return text.withUTF8 { ranges(in: $0) }
    }

    /// The sentences as strings.
    static func all(in text: String) -> [String] {
        var text = text
        return text.withUTF8 { utf8 in ranges(in: utf8).map { String(decoding: utf8[$0], as: UTF8.self) } }
    }

    /// The first sentence as a string; `nil` for a text without any.
    static func first(in text: String) -> String? {
        var text = text
        return text.withUTF8 { utf8 in
            range(in: utf8, from: 0).map { String(decoding: utf8[$0], as: UTF8.self) }
        }
    }

    static func ranges(in utf8: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        while let range = range(in: utf8, from: ranges.last?.upperBound ?? 0) { ranges.append(range) }
        return ranges
    }

    /// The first sentence from a position on.
    private static func range(in utf8: UnsafeBufferPointer<UInt8>, from position: Int) -> Range<Int>? {
        let start = skipSpace(utf8, position)
        guard start < utf8.count else { return nil }
        var next = start
        while let position = mark(in: utf8, from: next) {
            if let end = end(of: utf8, at: position, from: start), !isQuoted(utf8, start..<end) { return start..<end }
            next = position + 1
        }
        return start..<trimmedEnd(utf8, from: start)
    }

    /// The next mark that may end a sentence.
    private static func mark(in utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var position = start
        while let eight = EightBytes(utf8, at: position) {
            let marks =
                eight.places(of: UInt8(ascii: ".")) | eight.places(of: UInt8(ascii: "!"))
                | eight.places(of: UInt8(ascii: "?")) | eight.places(of: UInt8(ascii: ")"))
            var places = EightBytes.Places(marks)
            if let first = places.next() { return position + first }
            position += 8
        }
        return (position..<utf8.count).first { isMark(utf8[$0]) }
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
            || byte == UInt8(ascii: ")")
    }

    /// The end of the sentence if the mark at a position ends one, closing quotes and brackets included.
    private static func end(of utf8: UnsafeBufferPointer<UInt8>, at position: Int, from start: Int) -> Int? {
        let mark = utf8[position]
        if mark == UInt8(ascii: ")") { return closesPage(utf8, position, from: start) ? position + 1 : nil }
        // "Command-? (or Command-/)": a key, which may end a sentence all the same before a remark in brackets.
        if mark != UInt8(ascii: "."), position > start, utf8[position - 1] == UInt8(ascii: "-"),
            !opensRemark(utf8, skipSpace(utf8, position + 1))
        {
            return nil
        }
        var end = endOfClosers(utf8, from: position + 1)
        if let quote = looseQuoteEnd(utf8, end, from: start) { end = endOfClosers(utf8, from: quote) }
        guard end < utf8.count else { return nil }
        guard utf8[end] <= UInt8(ascii: " ") else { return nil }
        let next = skipSpace(utf8, end)
        guard next < utf8.count, opensSentence(utf8, next) else { return nil }
        if mark == UInt8(ascii: "."), endsWithAbbreviation(utf8, start..<position, before: utf8[next]) {
            return nil
        }
        return end
    }

    /// Whether a bracket opens with a word that is capitalised as a sentence's first, and no part of a key's name: "(The key
    /// …", not "(Command-/)" or "(⌘)".
    private static func opensRemark(_ utf8: UnsafeBufferPointer<UInt8>, _ position: Int) -> Bool {
        guard position + 2 < utf8.count, utf8[position] == UInt8(ascii: "("), utf8[position + 1].isCapital else {
            return false
        }
        let end = utf8[(position + 2)...].firstIndex { !$0.isSmallLetter } ?? utf8.count
        return end > position + 2 && end < utf8.count && utf8[end] == UInt8(ascii: " ")
    }

    /// Whether a bracket closes "(page 9)" before a word with a capital.
    private static func closesPage(_ utf8: UnsafeBufferPointer<UInt8>, _ position: Int, from start: Int) -> Bool {
        guard position + 2 < utf8.count, utf8[position + 1] == UInt8(ascii: " "), utf8[position + 2].isCapital else {
            return false
        }
        var first = position
        while first > start, utf8[first - 1].isDigit { first -= 1 }
        let opening = "(page ".utf8
        return first < position && first - start >= opening.count
            && utf8[(first - opening.count)..<first].elementsEqual(opening)
    }

    /// The end of the quotes and brackets that close at a position; the position where none does.
    private static func endOfClosers(_ utf8: UnsafeBufferPointer<UInt8>, from position: Int) -> Int {
        var end = position
        while end < utf8.count, let length = closerLength(utf8, end) { end += length }
        return end
    }

    private static func closerLength(_ utf8: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int? {
        switch utf8[position] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ")"), UInt8(ascii: "]"): 1
        case 0xE2
        where position + 2 < utf8.count && utf8[position + 1] == 0x80
            && (utf8[position + 2] == 0x9D || utf8[position + 2] == 0x99):
            3
        default: nil
        }
    }

    /// The end of a quotation mark that print set off from what it closes: `"Save . . . " Then`; `nil` where a mark is not
    /// closing, or stands close.
    private static func looseQuoteEnd(
        _ utf8: UnsafeBufferPointer<UInt8>, _ position: Int, from start: Int
    ) -> Int? {
        let quote = skipSpace(utf8, position)
        guard quote > position, quote < utf8.count, utf8[quote] == UInt8(ascii: "\"") else { return nil }
        // Behind `12"` an opening one may seem to close.
        guard quote + 1 == utf8.count || !isWordByte(utf8[quote + 1]) else { return nil }
        let isOpen = !utf8[start..<position].count(where: { $0 == UInt8(ascii: "\"") }).isMultiple(of: 2)
        return isOpen ? quote + 1 : nil
    }

    /// Whether a quotation that opened within some text goes on behind it and soon closes: `Say, "I am here. Come in."` is one
    /// sentence.
    private static func isQuoted(_ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        // No sentence is longer, and looking back from each of its full stops must stay cheap.
        guard range.count < longestSentence else { return false }
        // Where the quotation opens the text, its sentences are those of who speaks.
        var opening = range.upperBound - 1
        while opening > range.lowerBound + 2, !isQuote(utf8, opening) { opening -= 1 }
        guard opening > range.lowerBound + 2 else { return false }
        if utf8[opening] == UInt8(ascii: "\"") {
            let isOpening = utf8[opening - 1] == UInt8(ascii: " ") && isWordByte(utf8[opening + 1])
            let isOdd = !utf8[range].count(where: { $0 == UInt8(ascii: "\"") }).isMultiple(of: 2)
            guard isOpening, isOdd else { return false }
        } else if utf8[opening] != 0x9C {
            return false
        }
        let rest = range.upperBound..<min(utf8.count, range.upperBound + longestQuotation)
        guard let closing = rest.first(where: { isQuote(utf8, $0) }) else { return false }
        return utf8[closing] == UInt8(ascii: "\"") ? utf8[closing - 1] != UInt8(ascii: " ") : utf8[closing] == 0x9D
    }

    /// A straight quotation mark, or the last byte of a curly one, U+201C or U+201D.
    private static func isQuote(_ utf8: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
        if utf8[place] == UInt8(ascii: "\"") { return true }
        return (utf8[place] == 0x9C || utf8[place] == 0x9D) && place > 1 && utf8[place - 1] == 0x80
            && utf8[place - 2] == 0xE2
    }

    /// In bytes.
    private static let longestSentence = 2_000

    /// So many bytes behind a full stop within a quotation its end is looked for.
    private static let longestQuotation = 200

    private static func isWordByte(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte >= 0x80 }

    private static func opensSentence(_ utf8: UnsafeBufferPointer<UInt8>, _ position: Int) -> Bool {
        let byte = utf8[position]
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "\""),
            UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: "["), 0x80...:
            return true
        case UInt8(ascii: "i"), UInt8(ascii: "m"), UInt8(ascii: "t"), UInt8(ascii: "v"), UInt8(ascii: "w"):
            // iPhone, macOS, tvOS, visionOS, watchOS
            return wordHasCapital(utf8, position)
        default: return false
        }
    }

    private static func wordHasCapital(_ utf8: UnsafeBufferPointer<UInt8>, _ position: Int) -> Bool {
        utf8[position...].prefix { $0 > UInt8(ascii: " ") }.contains { $0.isCapital }
    }

    private static let abbreviations: WordSet = [
        "e.g", "i.e", "vs", "mr", "mrs", "ms", "dr", "st", "fig", "p", "pp", "cf", "ed", "vol", "inc", "co",
        "u.s", "approx", "a.m", "p.m", "max", "min", "incl",
    ]

    /// - Parameter next: what follows the full stop, spaces aside.
    private static func endsWithAbbreviation(
        _ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, before next: UInt8
    ) -> Bool {
        var low = range.upperBound
        while low > range.lowerBound, utf8[low - 1] > UInt8(ascii: " "), utf8[low - 1] != UInt8(ascii: "("),
            range.upperBound - low < 8
        {
            low -= 1
        }
        let word = utf8[low..<range.upperBound]
        // "no." ends a sentence far more often than it counts one, except before a figure.
        if word.elementsEqual("no".utf8) || word.elementsEqual("No".utf8) { return next.isDigit }
        return WordForm(lowercasing: utf8, low..<range.upperBound).map(abbreviations.contains) ?? false
    }

    private static func skipSpace(_ utf8: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int {
        var position = position
        while position < utf8.count, utf8[position] <= UInt8(ascii: " ") { position += 1 }
        return position
    }

    private static func trimmedEnd(_ utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var end = utf8.count
        while end > start, utf8[end - 1] <= UInt8(ascii: " ") { end -= 1 }
        return end
    }
}
