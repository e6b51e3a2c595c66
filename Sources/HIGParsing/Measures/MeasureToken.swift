import HIGModel
import HIGText

/// A piece of a text as measures are made of: numbers, words, and the marks between two numbers.
struct MeasureToken {
    enum Kind: Hashable {
        case number(Double)
        /// In lower case.
        case word(String)
        /// × between two numbers; the letter x and "by" are words.
        case times
        /// A hyphen, en dash or minus.
        case dash
        /// What ends a phrase.
        case mark
    }

    let kind: Kind
    /// Offsets into the text's UTF-8 bytes.
    let bytes: Range<Int>
    /// Whether white space, or the start of the text, comes before.
    let isApart: Bool

    var word: String? { if case .word(let word) = kind { word } else { nil } }

    static func all(in utf8: [UInt8]) -> [MeasureToken] {
        var tokens: [MeasureToken] = []
        var position = 0
        var isApart = true
        while position < utf8.count {
            let length = spaceLength(utf8, position)
            if length > 0 {
                position += length
                isApart = true
                continue
            }
            let (kind, end) = token(utf8, position)
            tokens.append(MeasureToken(kind: kind, bytes: position..<end, isApart: isApart))
            position = end
            isApart = false
        }
        return tokens
    }

    private static func token(_ utf8: [UInt8], _ start: Int) -> (Kind, Int) {
        let byte = utf8[start]
        if byte.isDigit { return number(utf8, start) }
        if let fraction = fraction(utf8, start) { return (.number(fraction.value), fraction.end) }
        // ×, U+00D7.
        if matches(utf8, start, times) { return (.times, start + times.count) }
        if opensLetter(byte) { return word(utf8, start) }
        if byte == UInt8(ascii: "%") { return (.word("%"), start + 1) }
        if byte == UInt8(ascii: "-") { return (.dash, start + 1) }
        // Hyphens and dashes, U+2010 to U+2014, and the minus sign, U+2212.
        if matches(utf8, start, [0xE2, 0x80]), start + 2 < utf8.count, (0x90...0x94).contains(utf8[start + 2]) {
            return (.dash, start + 3)
        }
        if matches(utf8, start, [0xE2, 0x88, 0x92]) { return (.dash, start + 3) }
        return (.mark, min(utf8.count, start + (byte == 0xE2 ? 3 : 1)))
    }

    private static let times: [UInt8] = [0xC3, 0x97]

    /// `1,024` and `1.5` are one number each; a full stop or comma without a digit after it ends the number.
    private static func number(_ utf8: [UInt8], _ start: Int) -> (Kind, Int) {
        var end = start
        var digits: [UInt8] = []
        var hasPoint = false
        while end < utf8.count {
            let byte = utf8[end]
            if byte.isDigit {
                digits.append(byte)
            } else if byte == UInt8(ascii: "."), !hasPoint, end + 1 < utf8.count, utf8[end + 1].isDigit {
                hasPoint = true
                digits.append(byte)
            } else if byte != UInt8(ascii: ",") || hasPoint || !isThousand(utf8, end + 1) {
                break
            }
            end += 1
        }
        guard digits.count <= 15, let value = Double(String(decoding: digits, as: UTF8.self)) else {
            return (.mark, end)
        }
        guard let fraction = fraction(utf8, end) else { return (.number(value), end) }
        return (.number(value + fraction.value), fraction.end)
    }

    /// `½` and the like, alone or after a whole number.
    private static func fraction(_ utf8: [UInt8], _ start: Int) -> (value: Double, end: Int)? {
        // All are beyond ASCII.
        guard start < utf8.count, utf8[start] >= 0x80 else { return nil }
        let sign = fractions.first { matches(utf8, start, $0.sign) }
        return sign.map { ($0.value, start + $0.sign.count) }
    }

    private static let fractions: [(sign: [UInt8], value: Double)] = [
        ("¼", 0.25), ("½", 0.5), ("¾", 0.75), ("⅓", 1.0 / 3), ("⅔", 2.0 / 3), ("⅛", 0.125), ("⅜", 0.375), ("⅝", 0.625),
        ("⅞", 0.875),
    ].map { (Array($0.0.utf8), $0.1) }

    private static func isThousand(_ utf8: [UInt8], _ start: Int) -> Bool {
        guard start + 3 <= utf8.count, utf8[start..<start + 3].allSatisfy(\.isDigit) else { return false }
        return start + 3 == utf8.count || !utf8[start + 3].isDigit
    }

    /// A run of letters; what starts with one, such as `H264` or `iPhone4`, keeps its digits, except that the x of
    /// `44x44` stands for itself.
    private static func word(_ utf8: [UInt8], _ start: Int) -> (Kind, Int) {
        let isFactor =
            utf8[start].lowercased == UInt8(ascii: "x") && start > 0 && utf8[start - 1].isDigit
            && start + 1 < utf8.count && utf8[start + 1].isDigit
        if isFactor { return (.times, start + 1) }
        var end = start
        while end < utf8.count, opensLetter(utf8[end]) || utf8[end].isDigit || isContinuation(utf8[end]),
            !matches(utf8, end, times)
        {
            end += 1
        }
        return (.word(String(decoding: utf8[start..<end], as: UTF8.self).lowercased()), end)
    }

    private static func spaceLength(_ utf8: [UInt8], _ position: Int) -> Int {
        if utf8[position] <= UInt8(ascii: " ") { return 1 }
        return matches(utf8, position, [0xC2, 0xA0]) ? 2 : 0
    }

    private static func matches(_ utf8: [UInt8], _ start: Int, _ bytes: [UInt8]) -> Bool {
        utf8[start...].starts(with: bytes)
    }

    private static func opensLetter(_ byte: UInt8) -> Bool { byte.isLetter || byte.opensForeignLetter }

    private static func isContinuation(_ byte: UInt8) -> Bool { (0x80..<0xC0).contains(byte) }
}
