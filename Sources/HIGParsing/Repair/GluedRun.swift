import HIGModel
import HIGText

/// A run of letters that may be glued, with an ending that an apostrophe parts from it: `applicationsthey're`.
struct GluedRun: Hashable {
    let whole: Range<Int>
    /// The letters before the apostrophe.
    let letters: Range<Int>
    /// What follows the apostrophe.
    let ending: Range<Int>

    /// Fewer letters are not taken for several words.
    static let fewestLetters = 4

    /// Looks at all runs of plain letters in a text that are long enough to be several words; those with digits or other
    /// letters inside are names or another language.
    static func forEach(in utf8: [UInt8], _ look: (GluedRun) -> Void) {
        utf8.withUnsafeBufferPointer { utf8 in
            var end = 0
            while let run = next(in: utf8, from: end) {
                look(run)
                end = run.whole.upperBound
            }
        }
    }

    /// The first such run from an offset on that no run stands across.
    private static func next(in utf8: UnsafeBufferPointer<UInt8>, from offset: Int) -> GluedRun? {
        var position = offset
        while position < utf8.count {
            guard isWordByte(utf8[position]) else {
                position += 1
                continue
            }
            let letters = position..<EightBytes.endOfLetters(in: utf8, from: position)
            position = letters.upperBound
            guard !joinsOthers(utf8, at: position) else {
                while joinsOthers(utf8, at: position) { position += 1 }
                continue
            }
            let apostrophe = Apostrophe.length(in: utf8, at: position)
            let start = position + apostrophe
            let ending = start..<(apostrophe > 0 ? EightBytes.endOfLetters(in: utf8, from: start) : start)
            let whole = ending.isEmpty ? letters : letters.lowerBound..<ending.upperBound
            position = whole.upperBound
            if max(letters.count, ending.count) >= fewestLetters {
                return GluedRun(whole: whole, letters: letters, ending: ending)
            }
        }
        return nil
    }

    /// Whether a byte goes on with a run, though it may be no plain letter.
    private static func joinsOthers(_ utf8: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        place < utf8.count && (isWordByte(utf8[place]) || utf8[place].isOfForeignLetter)
    }

    /// The plain letters before an offset.
    static func letters(endingAt end: Int, in utf8: [UInt8]) -> Range<Int> {
        var start = end
        while start > 0, utf8[start - 1].isLetter { start -= 1 }
        return start..<end
    }

    /// The plain letters from an offset on.
    static func letters(from start: Int, in utf8: [UInt8]) -> Range<Int> {
        start..<utf8.withUnsafeBufferPointer { EightBytes.endOfLetters(in: $0, from: start) }
    }

    /// Letters, digits and what opens letters beyond ASCII.
    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte.opensForeignLetter
    }
}
