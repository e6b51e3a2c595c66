import HIGModel

/// A run of letters that may be glued, with an ending that an apostrophe parts from it: `applicationsthey're`.
struct GluedRun: Hashable {
    let whole: Range<Int>
    /// The letters before the apostrophe.
    let letters: Range<Int>
    /// What follows the apostrophe.
    let ending: Range<Int>

    /// Fewer letters are not taken for several words.
    static let fewestLetters = 4

    /// All runs of plain letters in a text that are long enough to be several words; those with digits or other letters inside
    /// are names or another language.
    static func all(in utf8: [UInt8]) -> [GluedRun] { utf8.withUnsafeBufferPointer { all(in: $0) } }

    private static func all(in utf8: UnsafeBufferPointer<UInt8>) -> [GluedRun] {
        var runs: [GluedRun] = []
        runs.reserveCapacity(utf8.count / 8)
        var position = 0
        while position < utf8.count {
            guard isWordByte(utf8[position]) else {
                position += 1
                continue
            }
            let start = position
            var isPlain = true
            while position < utf8.count {
                let byte = utf8[position]
                if !byte.isLetter {
                    guard isWordByte(byte) || WordStream.isForeign(byte) else { break }
                    isPlain = false
                }
                position += 1
            }
            guard isPlain else { continue }
            let letters = start..<position
            let apostrophe = apostropheLength(utf8, position)
            var end = position + apostrophe
            while apostrophe > 0, end < utf8.count, utf8[end].isLetter { end += 1 }
            let ending = position + apostrophe..<end
            let whole = ending.isEmpty ? letters : start..<end
            position = whole.upperBound
            if max(letters.count, ending.count) >= fewestLetters {
                runs.append(GluedRun(whole: whole, letters: letters, ending: ending))
            }
        }
        return runs
    }

    /// The plain letters before an offset.
    static func letters(endingAt end: Int, in utf8: [UInt8]) -> Range<Int> {
        var start = end
        while start > 0, utf8[start - 1].isLetter { start -= 1 }
        return start..<end
    }

    /// The plain letters from an offset on.
    static func letters(from start: Int, in utf8: [UInt8]) -> Range<Int> {
        var end = start
        while end < utf8.count, utf8[end].isLetter { end += 1 }
        return start..<end
    }

    /// Letters, digits and the bytes of letters beyond ASCII; U+2000 to U+2FFF are punctuation.
    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte >= 0xC3 && byte != 0xE2
    }

    private static func apostropheLength(_ utf8: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int {
        guard position < utf8.count else { return 0 }
        if utf8[position] == UInt8(ascii: "'") { return 1 }
        let isCurly =
            position + 2 < utf8.count && utf8[position] == 0xE2 && utf8[position + 1] == 0x80
            && utf8[position + 2] == 0x99
        return isCurly ? 3 : 0
    }
}
