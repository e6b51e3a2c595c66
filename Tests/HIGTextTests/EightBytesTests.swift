import Testing

@testable import HIGText

@Suite("EightBytes")
struct EightBytesTests {
    /// Every byte there is, each beside every kind of neighbour.
    private static let bytes = (0...255).flatMap { byte in
        [UInt8(byte), UInt8(ascii: "a"), UInt8(byte), 0, UInt8(byte), 0xFF, UInt8(byte), UInt8(ascii: "Z")]
    }

    private static func bytes(of part: EightBytes) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: part.bits >> (8 * UInt64($0))) }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        byte < 0x80 && (Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte < 0x80 && Character(UnicodeScalar(byte)).isLetter }

    /// The places whose high bits are set.
    private static func places(_ highBits: UInt64) -> [Int] {
        (0..<8).filter { highBits >> (8 * UInt64($0)) & 0xFF == 0x80 }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 0x20 : byte
    }

    @Test(
        "letters and spaces are told from all else",
        arguments: ["an apple", "Apples a", "an a.ple", "ap-ples ", "a\u{E9} ples"])
    func lettersAndSpaces(text: String) throws {
        try Array(text.utf8).withUnsafeBufferPointer { bytes in
            let part = try #require(EightBytes(bytes, at: 0))
            #expect(part.isLettersAndSpaces == text.allSatisfy { $0.isASCII && $0.isLetter || $0 == " " })
        }
    }

    @Test("the end of a text is filled up with zeros", arguments: 0...8)
    func end(count: Int) {
        for text in [Self.bytes.prefix(count), Self.bytes.dropFirst(500).prefix(19 + count)] {
            Array(text).withUnsafeBufferPointer { bytes in
                let part = EightBytes(bytes, from: text.count - count)
                #expect(Self.bytes(of: part) == text.suffix(count) + Array(repeating: 0, count: 8 - count))
            }
        }
    }

    @Test("eight bytes say what each of them says")
    func plainly() throws {
        try Self.bytes.withUnsafeBufferPointer { text in
            for position in 0...text.count - 8 {
                let part = try #require(EightBytes(text, at: position))
                let plain = Array(text[position..<position + 8])
                #expect(Self.bytes(of: part) == plain)
                #expect(part.isASCII == plain.allSatisfy { $0 < 0x80 })
                #expect(part.isLettersAndSpaces == plain.allSatisfy { Self.isLetter($0) || $0 == UInt8(ascii: " ") })
                #expect(part.leadingLettersAndDigits == plain.prefix(while: Self.isLetterOrDigit).count)
                #expect(Self.bytes(of: part.lowercased) == plain.map(Self.lowercased))
                #expect(part.leadingLetters == plain.prefix(while: Self.isLetter).count)
                #expect(part.hasInnerCapital == plain.dropFirst().contains { Self.lowercased($0) != $0 })
                #expect(Self.places(part.lineEndsOrLess) == plain.indices.filter { plain[$0] <= UInt8(ascii: "\r") })
                for byte in plain where byte < 0x80 {
                    #expect(Self.places(part.places(of: byte)) == plain.indices.filter { plain[$0] == byte })
                }
                for length in 0...9 {
                    let head = plain.prefix(length)
                    #expect(Self.bytes(of: part.prefix(length)) == head + Array(repeating: 0, count: 8 - head.count))
                }
            }
        }
    }

    @Test("letters end where the first byte stands that is none")
    func endOfLetters() {
        for text in [
            "", "a", "Undo it", "Uncharacteristically", "abcdefgh1", "abcdefghi\u{E9}", "don't", "ab\r\n", "\u{1F600}",
        ] {
            let bytes = Array(text.utf8)
            bytes.withUnsafeBufferPointer { bytes in
                for start in 0...bytes.count {
                    let letters = bytes[start...].prefix(while: Self.isLetter)
                    #expect(EightBytes.endOfLetters(in: bytes, from: start) == letters.endIndex)
                }
            }
        }
    }

    @Test("fewer than eight bytes are none")
    func end() {
        let text = Array("Don't use it".utf8)
        text.withUnsafeBufferPointer { text in
            #expect(EightBytes(text, at: 4) != nil)
            #expect(EightBytes(text, at: 5) == nil)
            #expect(EightBytes(text, at: 20) == nil)
        }
    }

    @Test("the places of bytes are told from the first on")
    func places() {
        #expect(Array(EightBytes.Places(0)) == [])
        #expect(Array(EightBytes.Places(0x8000_0000_0080_0080)) == [0, 2, 7])
    }
}
