import Foundation
import Testing

@testable import HIGParsing

/// Text of two or four bytes a character is told from all other.
@Suite("WideText")
struct WideTextTests {
    private static let texts = [
        "Keep the title short, and name the gate.\n", "Короткие заголовки читают чаще.\n", "短い題名を使う。\n",
    ]

    private static let encodings: [(name: String, encoding: String.Encoding)] = [
        ("UTF-16LE", .utf16LittleEndian), ("UTF-16BE", .utf16BigEndian), ("UTF-32LE", .utf32LittleEndian),
        ("UTF-32BE", .utf32BigEndian),
    ]

    @Test("without a mark the order of bytes counts in which the text makes sense", arguments: texts)
    func unmarked(text: String) throws {
        for (name, encoding) in WideTextTests.encodings {
            let bytes = try #require(text.data(using: encoding))
            #expect(WideText.encoding(of: Array(bytes)) == name)
        }
    }

    @Test(
        "a byte order mark tells the width",
        arguments: [
            ([0xFF, 0xFE, 0x41, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x41], "UTF-16"),
            ([0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x41], "UTF-32"),
        ] as [([UInt8], String)])
    func marked(bytes: [UInt8], name: String) {
        #expect(WideText.encoding(of: bytes) == name)
    }

    @Test("text of one byte a character is none", arguments: texts)
    func narrow(text: String) {
        #expect(WideText.encoding(of: Array(text.utf8)) == nil)
    }

    @Test("nor is it where a byte went astray, in the encoding of Western Europe, or without any")
    func odd() {
        #expect(WideText.encoding(of: Array(WideTextTests.texts[0].utf8) + [0]) == nil)
        #expect(WideText.encoding(of: Array("The na".utf8) + [0xEF] + Array("ve gate is open".utf8)) == nil)
        #expect(WideText.encoding(of: []) == nil)
    }
}
