import Foundation
import HIGModel
import Testing

@testable import HIGParsing

@Suite("Page encoding")
struct PageEncodingTests {
    private func utf8(_ bytes: [UInt8], path: String = "gates.html") -> String {
        String(decoding: PageEncoding.utf8(of: InputFile(path: path, folders: [], bytes: bytes)), as: UTF8.self)
    }

    private func page(_ head: String, _ text: [UInt8]) -> [UInt8] {
        Array("\(head)<p>Don".utf8) + text + Array("t lock it.".utf8)
    }

    @Test(
        "a page that is not UTF-8 is read in the encoding that it declares",
        arguments: [
            ("<meta charset=iso-8859-1>", UInt8(0x92)), ("<META CONTENT=\"text/html; charset=Windows-1252\">", 0x92),
            ("<?xml version=\"1.0\" encoding='ISO-8859-1'?>", 0x92), ("<meta charset=\"macintosh\">", 0xD5),
        ])
    func declared(head: String, apostrophe: UInt8) {
        #expect(utf8(page(head, [apostrophe])) == "\(head)<p>Don\u{2019}t lock it.")
    }

    @Test(
        "each byte of a Macintosh page is its character",
        arguments: [(UInt8(0x80), "Ä"), (0xA9, "©"), (0xCA, "\u{A0}"), (0xF0, "\u{F8FF}"), (0xF6, "ˆ"), (0xFF, "ˇ")])
    func macintosh(byte: UInt8, character: String) {
        #expect(
            utf8(page("<meta charset=x-mac-roman>", [byte])) == "<meta charset=x-mac-roman><p>Don\(character)t lock it."
        )
    }

    @Test("a byte without a character of its own takes nothing from the others")
    func undefined() {
        #expect(utf8(page("<meta charset=latin1>", [0x81, 0xE9])) == "<meta charset=latin1><p>Don\u{81}ét lock it.")
    }

    @Test("a byte order mark says the most")
    func byteOrderMark() {
        let bytes: [UInt8] = [0xFF, 0xFE] + "<p>Oil it.".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(utf8(bytes).hasSuffix("<p>Oil it."))
    }

    @Test("what is UTF-8 stays as it is, whatever it declares, and so do other files and pages that declare nothing")
    func untouched() {
        let utf8 = page("<meta charset=iso-8859-1>", Array("\u{2019}".utf8))
        let bare = page("<title>Gates</title>", [0x92])
        let text = page("charset=iso-8859-1", [0x92])
        #expect(PageEncoding.utf8(of: InputFile(path: "a.html", folders: [], bytes: utf8)) == utf8)
        #expect(PageEncoding.utf8(of: InputFile(path: "a.html", folders: [], bytes: bare)) == bare)
        #expect(PageEncoding.utf8(of: InputFile(path: "a.md", folders: [], bytes: text)) == text)
    }

    @Test("its rules are cited by its lines")
    func lines() throws {
        let bytes =
            Array("<meta charset=iso-8859-1>\n<h1>Gates \u{21}</h1>\n".utf8) + page("", [0x92]) + [UInt8(ascii: "\n")]
        let file = InputFile(path: "gates.html", folders: [], bytes: bytes)
        let input = try #require(try EditionInput.assign([file], override: EditionOverride()).first?.sources.first)
        let rule = try #require(try Samples.read([input]).sources.first?.rules.first)
        #expect(rule.statement == "Don\u{2019}t lock it.")
        #expect(rule.source.lines == 3...3)
        #expect(input.source.digest == digest(input.bytes))
    }
}
