/// The sign inside words such as "don't", straight or curly.
public enum Apostrophe {
    /// How many bytes the apostrophe at a position has; 0 where there is none.
    ///
    /// ```swift
    /// Apostrophe.length(in: bytes, at: 3)  // "don't": 1; "don’t": 3
    /// ```
    @inlinable
    public static func length(in bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Int {
        guard position < bytes.count else { return 0 }
        if bytes[position] == UInt8(ascii: "'") { return 1 }
        // U+2019.
        let isCurly =
            position + 2 < bytes.count && bytes[position] == 0xE2 && bytes[position + 1] == 0x80
            && bytes[position + 2] == 0x99
        return isCurly ? 3 : 0
    }
}
