import HIGModel
import HIGText

/// A word as grammar knows it: its letters as one value, compared and looked up without reading text.
///
/// Each word of a sentence is asked for hundreds of others. No word of the English list is too long for it; of a longer name
/// it keeps the head and the tail. Characters outside ASCII, which no word of the grammar has, are all the same to it, but for
/// whether they are numbers.
struct WordForm: Hashable, Sendable {
    /// The bytes, eight to a number, the first in the lowest bits; zeros fill the rest.
    private var first: UInt64 = 0
    private var second: UInt64 = 0
    private var third: UInt64 = 0
    private var fourth: UInt64 = 0

    private static let capacity = 32
    /// Stand for what is not ASCII, and for what a long word leaves out. UTF-8 has neither byte.
    private static let mark: UInt8 = 0xFF
    private static let numberMark: UInt8 = 0xFE
    private static let apostrophe = UInt8(ascii: "'")

    /// - Parameter text: taken as it is, in whatever case.
    init(_ text: some StringProtocol) {
        if text.utf8.allSatisfy({ $0 > 0 && $0 < 0x80 }) {
            self.init(bytes: text.utf8)
        } else {
            self.init(bytes: text.map(WordForm.byte))
        }
    }

    /// A word of a text, in lower case and with straight apostrophes; `nil` where it is not all ASCII but for these, or too
    /// long.
    init?(lowercasing utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        if let form = WordForm(lowercasingASCII: utf8, range) {
            self = form
            return
        }
        var count = 0
        var position = range.lowerBound
        while position < range.upperBound {
            let byte = utf8[position]
            guard count < Self.capacity else { return nil }
            if byte < 0x80 {
                set(byte.lowercased, at: count)
                position += 1
            } else {
                // U+2019, the curly apostrophe.
                guard utf8[position..<range.upperBound].prefix(3).elementsEqual([0xE2, 0x80, 0x99]) else { return nil }
                set(Self.apostrophe, at: count)
                position += 3
            }
            count += 1
        }
    }

    /// A word of ASCII; `nil` for another.
    private init?(lowercasingASCII utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        guard range.count <= Self.capacity, let first = Self.part(0, of: utf8, range) else { return nil }
        self.first = first
        // Most words are no longer.
        guard range.count > 8 else { return }
        guard let second = Self.part(8, of: utf8, range), let third = Self.part(16, of: utf8, range),
            let fourth = Self.part(24, of: utf8, range)
        else { return nil }
        (self.second, self.third, self.fourth) = (second, third, fourth)
    }

    /// Up to eight bytes of a word, from an offset on.
    private static func part(_ offset: Int, of utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt64? {
        let rest = range.count - offset
        guard rest > 0 else { return 0 }
        let part = EightBytes(utf8, from: range.lowerBound + offset).prefix(rest)
        return part.isASCII ? part.lowercased.bits : nil
    }

    /// A word of a text, in lower case and with straight apostrophes.
    init(in utf8: UnsafeBufferPointer<UInt8>, at place: Range<Int>) {
        self = WordForm(lowercasing: utf8, place) ?? WordForm(Word(in: utf8, at: place).text)
    }

    /// The words of a text, contractions as they stand.
    static func all(in text: String) -> [WordForm] {
        var text = text
        return text.withUTF8 { utf8 in
            var words: [WordForm] = []
            words.reserveCapacity(utf8.count / 6)
            for place in WordPlaces(in: utf8) { words.append(WordForm(in: utf8, at: place)) }
            return words
        }
    }

    private init(bytes: some Collection<UInt8>) {
        if bytes.count > Self.capacity {
            for (index, byte) in WordForm.abridged(bytes).enumerated() { set(byte, at: index) }
        } else {
            for (index, byte) in bytes.enumerated() { set(byte, at: index) }
        }
    }

    private static func abridged(_ bytes: some Collection<UInt8>) -> [UInt8] {
        let half = capacity / 2
        // An apostrophe that is left out is still one before what follows.
        let isCut = bytes.dropFirst(half - 1).dropLast(half).contains(apostrophe)
        return Array(bytes.prefix(half - 1)) + [isCut ? apostrophe : mark] + bytes.suffix(half)
    }

    private static func byte(_ character: Character) -> UInt8 {
        if let ascii = character.asciiValue, ascii > 0 { return ascii }
        return character.isNumber ? numberMark : mark
    }

    // MARK: Bytes

    @inline(__always)
    private mutating func set(_ byte: UInt8, at index: Int) {
        let bits = UInt64(byte) &<< (8 &* UInt64(truncatingIfNeeded: index & 7))
        switch index &>> 3 {
        case 0: first |= bits
        case 1: second |= bits
        case 2: third |= bits
        default: fourth |= bits
        }
    }

    private subscript(_ index: Int) -> UInt8 {
        let part = index < 8 ? first : index < 16 ? second : index < 24 ? third : fourth
        return UInt8(truncatingIfNeeded: part &>> (8 &* UInt64(truncatingIfNeeded: index & 7)))
    }

    private var bytes: [UInt8] { (0..<count).map { self[$0] } }

    /// The number of its bytes.
    private var count: Int {
        if fourth != 0 { return 24 + WordForm.used(fourth) }
        if third != 0 { return 16 + WordForm.used(third) }
        return second != 0 ? 8 + WordForm.used(second) : WordForm.used(first)
    }

    private static func used(_ part: UInt64) -> Int { 8 - part.leadingZeroBitCount / 8 }

    private func prefix(_ length: Int) -> WordForm {
        var form = self
        form.first &= WordForm.mask(length)
        form.second &= WordForm.mask(length - 8)
        form.third &= WordForm.mask(length - 16)
        form.fourth &= WordForm.mask(length - 24)
        return form
    }

    /// The bits of the first bytes of a part.
    private static func mask(_ length: Int) -> UInt64 {
        length >= 8 ? .max : length <= 0 ? 0 : 1 &<< (8 &* UInt64(length)) &- 1
    }

    /// Where to look for the word first in a hash table.
    var hash: UInt64 {
        // The golden ratio's digits spread the bits.
        ((first &+ (second ^ third) &* 31) &* 0x9E37_79B9_7F4A_7C15) &>> 32
    }

    // MARK: Parts

    var isEmpty: Bool { first == 0 }

    /// The word as text, as far as it keeps its letters.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    var opensWithNumber: Bool {
        let byte = self[0]
        return byte.isDigit || byte == Self.numberMark
    }

    func hasPrefix(_ prefix: WordForm) -> Bool { self.prefix(prefix.count) == prefix }

    func hasSuffix(_ suffix: WordForm) -> Bool {
        let start = count - suffix.count
        guard start >= 0 else { return false }
        for index in 0..<suffix.count where self[start + index] != suffix[index] { return false }
        return true
    }

    func dropLast(_ number: Int = 1) -> WordForm { prefix(count - number) }

    var singular: WordForm { hasSuffix("s") ? WordForm(Singular.of(text)) : self }

    /// What stands before the first apostrophe, and what from there on; `nil` without one.
    var cutAtApostrophe: (head: WordForm, rest: WordForm)? {
        guard
            WordForm.holdsApostrophe(first)
                || second != 0 && [second, third, fourth].contains(where: WordForm.holdsApostrophe),
            let index = (0..<count).first(where: { self[$0] == Self.apostrophe })
        else { return nil }
        return (prefix(index), WordForm(bytes: bytes[index...]))
    }

    /// Whether one of eight bytes is an apostrophe: it is the one that borrows where the others are zeros to it.
    private static func holdsApostrophe(_ part: UInt64) -> Bool {
        let rest = part ^ 0x2727_2727_2727_2727
        return (rest &- 0x0101_0101_0101_0101) & ~rest & 0x8080_8080_8080_8080 != 0
    }

    static func + (word: WordForm, ending: WordForm) -> WordForm {
        WordForm(bytes: word.bytes + ending.bytes)
    }
}

extension WordForm: ExpressibleByStringLiteral {
    /// The optimizer works out the loops, so that a literal is four numbers in the program.
    ///
    /// - Parameter literal: a word of ASCII that is not too long.
    @inline(__always)
    init(stringLiteral literal: StaticString) {
        let start = literal.utf8Start
        let count = literal.utf8CodeUnitCount
        assert(literal.isASCII && count <= Self.capacity)
        for index in 0..<min(8, count) { set(start[index], at: index) }
        for index in min(8, count)..<count { set(start[index], at: index) }
    }
}
