import HIGModel
import Testing

@testable import HIGParsing

@Suite("Files that are no text")
struct ForeignFileTests {
    private func problem(_ bytes: [UInt8]) -> Problem? {
        #expect(throws: Problem.self) { try SourceText(bytes: bytes, file: "a.txt") }
    }

    @Test(
        "a file of a known kind is called by it, with what to do",
        arguments: [
            ("%PDF-1.4\nUse the lantern.", "a PDF", "pdftotext"), ("%PDF-1.7\r\0", "a PDF", "pdftotext"),
            ("PK\u{3}\u{4}lanterns", "a ZIP archive", "unpack"),
            ("PK\u{3}\u{4}  [Content_Types].xml", "a document of Word or another Office program", "HTML"),
            ("PK\u{3}\u{4}  word/document.xml", "a document of Word or another Office program", "HTML"),
            ("{\\rtf1\\ansi Use the lantern.}", "a document in Rich Text Format", "HTML"),
            ("GIF89a\0", "a GIF image", "leave"),
            ("BZh91AY&SY\0", "a bzip2 archive", "unpack"), ("bplist00\0", "a binary property list", "leave"),
            ("SQLite format 3\0", "a SQLite database", "export catalog"),
        ])
    func kinds(text: String, kind: String, next: String) {
        let problem = problem(Array(text.utf8))
        #expect(problem?.kind == .badData)
        #expect(problem?.place == "a.txt")
        #expect(problem?.message == "\(kind), not a text in UTF-8")
        #expect(problem?.next?.contains(next) == true)
    }

    @Test("bytes that are no text at all are known as well")
    func binaries() {
        #expect(problem([0x89, 0x50, 0x4E, 0x47, 0x0D])?.message.hasPrefix("a PNG image") == true)
        #expect(problem([0xFF, 0xD8, 0xFF, 0xE0])?.message.hasPrefix("a JPEG image") == true)
        #expect(problem([0xD0, 0xCF, 0x11, 0xE0])?.message.hasPrefix("a document of Word") == true)
    }

    @Test(
        "text in another Unicode encoding is named, with the command that converts it",
        arguments: [
            ([0xFF, 0xFE, 0x55, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x55], "UTF-16"),
            ([0xFF, 0xFE, 0x00, 0x00], "UTF-32"), ([0x00, 0x00, 0xFE, 0xFF], "UTF-32"),
            ([0x55, 0x00, 0x73, 0x00], "UTF-16LE"), ([0x00, 0x55, 0x00, 0x73], "UTF-16BE"),
        ] as [([UInt8], String)])
    func encodings(bytes: [UInt8], encoding: String) {
        #expect(problem(bytes)?.message == "text in \(encoding), not a text in UTF-8")
        #expect(problem(bytes)?.next == "convert it: iconv -f \(encoding) -t UTF-8 FILE > NEW-FILE")
    }

    /// The same bytes that `iconv` writes.
    private static func wide(_ text: String, _ encoding: String) -> [UInt8] {
        let little = encoding.hasSuffix("LE")
        let units =
            encoding.contains("16")
            ? text.utf16.map { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
            : text.unicodeScalars.map { scalar in [24, 16, 8, 0].map { UInt8(scalar.value >> $0 & 0xFF) } }
        return units.flatMap { little ? Array($0.reversed()) : $0 }
    }

    static let wideEncodings = ["UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"]

    @Test(
        "text of any script in a wide encoding without a mark is named as well",
        arguments: [
            "Use the lantern. Don’t crowd it 🏮.\n", "Всегда вешайте фонарь.\n", "ランプを掛ける。\n必ず光らせること。\n",
            "始终挂一盏灯笼。\n", "등불을 걸어 두세요.\n", "علّق المصباح.\n", "\u{F8FF} lamps", "แขวนโคมไฟ\n",
        ], wideEncodings)
    func wideText(text: String, encoding: String) {
        #expect(problem(Self.wide(text, encoding))?.message == "text in \(encoding), not a text in UTF-8")
    }

    @Test(
        "text of single bytes with a stray NUL, in an old encoding, or cut within a character is in no wide one",
        arguments: [
            Array("Use the lamps.\0\n".utf8), Array("a\0b\n".utf8), Array("ab\0\0".utf8), Array("Use\0".utf8),
            Array("Accro".utf8) + [0xEE, 0x63] + Array("hez la lanterne.\n".utf8),
            [0xD4, 0xEE, 0xED, 0xE0, 0xF0, 0x0A],
            [0x83, 0x89, 0x83, 0x93, 0x83, 0x76, 0x82, 0xF0, 0x81, 0x42, 0x0D, 0x0A],
            Array("Lampe f\u{FC}r".utf8).dropLast(2), Array("fl\u{E2}me \0 é".utf8),
        ] as [[UInt8]])
    func singleBytes(bytes: [UInt8]) {
        #expect(problem(bytes)?.message.hasPrefix("not ") != false)
    }

    @Test(
        "no text in UTF-8 is taken for another encoding", arguments: ["用途\n", "ランプ", "Всегда", "등불", "é", "🏮\t\u{1}"])
    func unicodeTexts(text: String) throws {
        #expect(try SourceText(bytes: Array(text.utf8), file: "a.txt").bytes.count == text.utf8.count)
    }

    @Test(
        "a text that only speaks of such files is a text",
        arguments: [
            "PDF", "PK", "II*", "BZ", "", "%PD", "GIF89a lamps are bright.", "GIF87a lamps are dim.", "BZh is a bell.",
            "BZh9 is a bell.", "bplist00 is a lamp.", "%PDF- lamps hang low.", "%PDF-1.4 lamps hang low.",
            "{\\rtf is the oldest lamp.", "{\\rtf1} is the newest lamp.",
        ])
    func texts(text: String) throws {
        #expect(try SourceText(bytes: Array(text.utf8), file: "a.txt").lineCount == 1)
    }
}
