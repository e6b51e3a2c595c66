/// Bytes as the characters of ASCII that they are, or as parts of letters beyond it.
extension UInt8 {
    /// 0 to 9.
    @inlinable public var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    /// A to Z.
    @inlinable public var isCapital: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }

    /// a to z.
    @inlinable public var isSmallLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }

    /// A to Z, in either case.
    @inlinable public var isLetter: Bool { (self | 0x20).isSmallLetter }

    /// The small letter for a capital; any other byte as it is.
    @inlinable public var lowercased: UInt8 { isCapital ? self | 0x20 : self }

    /// Whether a letter beyond ASCII can open with it; U+0080 to U+00BF and U+2000 to U+2FFF are spaces, punctuation and
    /// signs. One byte alone tells no more: × and ÷, which `WordPlaces` tells apart by the next, open as é does.
    @inlinable public var opensForeignLetter: Bool { self >= 0xC3 && self != 0xE2 }

    /// Whether it can belong to a letter beyond ASCII, inside or at the start.
    @inlinable public var isOfForeignLetter: Bool { self >= 0x80 && self < 0xC0 || opensForeignLetter }
}
