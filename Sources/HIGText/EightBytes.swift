/// Eight bytes of a text as one number, the first in the lowest bits: a word is read in one or two steps.
///
/// Other modules get the steps themselves, not calls of them, which would take as long as the bytes do one by one.
public struct EightBytes: Sendable {
    /// The bytes, the first in the lowest bits.
    public let bits: UInt64

    @inlinable static var each: UInt64 { 0x0101_0101_0101_0101 }
    @inlinable static var highBits: UInt64 { 0x8080_8080_8080_8080 }

    /// Those from a position on; `nil` where the text has fewer.
    @inlinable
    public init?(_ text: UnsafeBufferPointer<UInt8>, at position: Int) {
        guard position + 8 <= text.count else { return nil }
        let raw = UnsafeRawBufferPointer(text)
        bits = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }

    @inlinable init(bits: UInt64) { self.bits = bits }

    /// Those from a position on; where the text has fewer, zeros take the place of the others.
    @inlinable
    public init(_ text: UnsafeBufferPointer<UInt8>, from position: Int) {
        let raw = UnsafeRawBufferPointer(text)
        let count = text.count - position
        if count >= 8 {
            bits = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
        } else if count >= 4 {
            // Both halves have the bytes in the middle, at the same bits.
            let first = raw.loadUnaligned(fromByteOffset: position, as: UInt32.self)
            let last = raw.loadUnaligned(fromByteOffset: text.count - 4, as: UInt32.self)
            bits = UInt64(UInt32(littleEndian: first)) | UInt64(UInt32(littleEndian: last)) &<< UInt64(8 * (count - 4))
        } else if count > 0 {
            let (middle, last) = (count / 2, count - 1)
            bits =
                UInt64(text[position]) | UInt64(text[position + middle]) &<< UInt64(8 * middle)
                | UInt64(text[position + last]) &<< UInt64(8 * last)
        } else {
            bits = 0
        }
    }

    /// The first of them; zeros take the place of the others.
    @inlinable
    public func prefix(_ length: Int) -> EightBytes {
        length < 8 ? EightBytes(bits: bits & (1 &<< (8 &* UInt64(truncatingIfNeeded: length)) &- 1)) : self
    }

    /// Whether all of them are ASCII.
    @inlinable
    public var isASCII: Bool { bits & Self.highBits == 0 }

    /// With the letters of ASCII in lower case.
    @inlinable
    public var lowercased: EightBytes {
        // A capital's high bit, moved to where the case stands.
        EightBytes(bits: bits | among(UInt8(ascii: "A"), UInt8(ascii: "Z"), bits) >> 2)
    }

    /// How many letters and digits of ASCII come first.
    @inlinable
    public var leadingLettersAndDigits: Int {
        let digits = among(UInt8(ascii: "0"), UInt8(ascii: "9"), bits)
        return ((letters | digits) ^ Self.highBits).trailingZeroBitCount / 8
    }

    /// How many letters of ASCII come first.
    @inlinable
    var leadingLetters: Int { (letters ^ Self.highBits).trailingZeroBitCount / 8 }

    /// Where the letters of ASCII end that stand in a text from a position on.
    @inlinable
    public static func endOfLetters(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var end = start
        while let eight = EightBytes(text, at: end) {
            let count = eight.leadingLetters
            end += count
            if count < 8 { return end }
        }
        while end < text.count, text[end].isLetter { end += 1 }
        return end
    }

    /// The high bits of those that are letters of ASCII.
    @inlinable var letters: UInt64 { among(UInt8(ascii: "a"), UInt8(ascii: "z"), bits | 0x20 &* Self.each) }

    /// Whether they are letters of ASCII and spaces, and nothing else.
    @inlinable
    public var isLettersAndSpaces: Bool { letters | places(of: UInt8(ascii: " ")) == Self.highBits }

    /// Whether one of them, but for the first, is a capital of ASCII.
    @inlinable
    public var hasInnerCapital: Bool { among(UInt8(ascii: "A"), UInt8(ascii: "Z"), bits) >> 8 != 0 }

    /// The high bits of those that are a line feed, a carriage return or a lower byte.
    @inlinable
    public var lineEndsOrLess: UInt64 { among(0, UInt8(ascii: "\r"), bits) }

    /// The high bits of those that are a byte of ASCII.
    @inlinable
    public func places(of byte: UInt8) -> UInt64 {
        let rest = bits ^ UInt64(byte) &* Self.each
        // What is added carries into the high bit of each byte that isn't zero.
        return ~(rest & ~Self.highBits &+ ~Self.highBits | rest) & Self.highBits
    }

    /// Where bytes stand of which the high bits are given, the first of the eight at 0.
    public struct Places: Sequence, IteratorProtocol {
        @usableFromInline var rest: UInt64

        @inlinable public init(_ highBits: UInt64) { rest = highBits }

        /// The place of the next one, 0 to 7; `nil` past the last.
        @inlinable
        public mutating func next() -> Int? {
            guard rest != 0 else { return nil }
            defer { rest &= rest &- 1 }
            return rest.trailingZeroBitCount / 8
        }
    }

    /// The high bits of those bytes that are ASCII and between two: what is added carries into them from the first one on,
    /// or from behind the last one on.
    @inlinable
    func among(_ first: UInt8, _ last: UInt8, _ bits: UInt64) -> UInt64 {
        let low = bits & ~Self.highBits
        let fromFirst = low &+ UInt64(0x80 - first) &* Self.each
        let behindLast = low &+ UInt64(0x7F - last) &* Self.each
        return fromFirst & ~behindLast & ~bits & Self.highBits
    }
}
