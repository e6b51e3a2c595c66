/// Bytes as the characters of ASCII that they are.
extension UInt8 {
    @inlinable public var isLetter: Bool { self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") }

    /// The small letter for a capital; any other byte as it is.
    @inlinable public var lowercased: UInt8 {
        self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
    }
}
