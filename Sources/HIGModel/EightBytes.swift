/// Eight bytes of a text as one number, the first in the lowest bits: a word is read in one or two steps.
public struct EightBytes: Sendable {
    public private(set) var bits: UInt64

    private static let each: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// Those from a position on; `nil` where the text has fewer.
    public init?(_ text: UnsafeBufferPointer<UInt8>, at position: Int) {
        guard position + 8 <= text.count else { return nil }
        let raw = UnsafeRawBufferPointer(text)
        bits = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }

    /// The first of them; zeros take the place of the others.
    public func prefix(_ length: Int) -> EightBytes {
        var prefix = self
        if length < 8 { prefix.bits &= 1 &<< (8 &* UInt64(truncatingIfNeeded: length)) &- 1 }
        return prefix
    }

    public var isASCII: Bool { bits & Self.highBits == 0 }

    /// With the letters of ASCII in lower case.
    public var lowercased: EightBytes {
        var lowercased = self
        // A capital's high bit, moved to where the case stands.
        lowercased.bits |= among(UInt8(ascii: "A"), UInt8(ascii: "Z"), bits) >> 2
        return lowercased
    }

    /// How many letters and digits of ASCII come first.
    public var leadingLettersAndDigits: Int {
        let letters = among(UInt8(ascii: "a"), UInt8(ascii: "z"), bits | 0x20 &* Self.each)
        let digits = among(UInt8(ascii: "0"), UInt8(ascii: "9"), bits)
        return ((letters | digits) ^ Self.highBits).trailingZeroBitCount / 8
    }

    /// The high bits of those bytes that are ASCII and between two: what is added carries into them from the first one on,
    /// or from behind the last one on.
    private func among(_ first: UInt8, _ last: UInt8, _ bits: UInt64) -> UInt64 {
        let low = bits & ~Self.highBits
        let fromFirst = low &+ UInt64(0x80 - first) &* Self.each
        let behindLast = low &+ UInt64(0x7F - last) &* Self.each
        return fromFirst & ~behindLast & ~bits & Self.highBits
    }
}
