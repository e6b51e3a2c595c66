/// Bytes as the characters of ASCII that they are.
extension UInt8 {
    @inlinable public var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    @inlinable public var isCapital: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }

    @inlinable public var isSmallLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }

    @inlinable public var isLetter: Bool { (self | 0x20).isSmallLetter }

    /// The small letter for a capital; any other byte as it is.
    @inlinable public var lowercased: UInt8 { isCapital ? self | 0x20 : self }
}
