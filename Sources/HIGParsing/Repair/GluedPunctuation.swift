/// Finds marks whose space was lost: `information,see`, `applications(described in …)`, `"Controllers"in`.
enum GluedPunctuation {
    /// Where a space is missing, each with the stretch of text that shows it.
    static func offsets(in utf8: [UInt8], words: EnglishWords) -> [(offset: Int, range: Range<Int>)] {
        var found: [(offset: Int, range: Range<Int>)] = []
        var quotes = 0
        for position in utf8.indices {
            let byte = utf8[position]
            if byte == UInt8(ascii: "\"") { quotes += 1 }
            guard position > 0, position + 1 < utf8.count else { continue }
            let isMissing: Bool
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: ";"):
                isMissing = isLetter(utf8[position - 1]) && isLetter(utf8[position + 1])
            case UInt8(ascii: "\""):
                isMissing = quotes.isMultiple(of: 2) && isLower(utf8[position + 1]) && !isSpace(utf8[position - 1])
            case UInt8(ascii: "("):
                isMissing =
                    isLetter(utf8[position - 1]) && isLetter(utf8[position + 1]) && holdsPhrase(utf8, from: position)
            default: isMissing = false
            }
            guard isMissing else { continue }
            let before = wordStart(utf8, position)
            let after = wordEnd(utf8, position + 1)
            guard byte == UInt8(ascii: "\"") || isEnglish(utf8[before..<position], words) else { continue }
            guard byte == UInt8(ascii: "(") || isEnglish(utf8[position + 1..<after], words) else { continue }
            found.append((byte == UInt8(ascii: "(") ? position : position + 1, before..<after))
        }
        return found
    }

    /// Whether the bracket holds words, as a remark does and a function's arguments do not.
    private static func holdsPhrase(_ utf8: [UInt8], from open: Int) -> Bool {
        let inside = utf8[(open + 1)...].prefix { $0 != UInt8(ascii: ")") }
        return inside.contains(UInt8(ascii: " "))
    }

    private static func isEnglish(_ word: ArraySlice<UInt8>, _ words: EnglishWords) -> Bool {
        words.commonness(of: String(decoding: word, as: UTF8.self).lowercased()) != nil
    }

    private static func wordStart(_ utf8: [UInt8], _ position: Int) -> Int {
        var start = position
        while start > 0, isLetter(utf8[start - 1]) { start -= 1 }
        return start
    }

    private static func wordEnd(_ utf8: [UInt8], _ position: Int) -> Int {
        var end = position
        while end < utf8.count, isLetter(utf8[end]) { end += 1 }
        return end
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }

    private static func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool { isLower(byte | 0x20) }
}
