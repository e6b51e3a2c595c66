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
