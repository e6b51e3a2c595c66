import Testing

@testable import HIGRendering

@Suite("As CSV")
struct CSVFormatTests {
    private struct Tower: Record {
        let name: String
        let height: Int?
        static let schemaName = "tower"
        static let about = "Where bells hang."
        static let fields: [Field<Tower>] = [
            Field("name", "What it is called.", \.name), Field("height", "In steps.", \.height),
        ]
    }

    private struct Bell: Record {
        var name = "Ada"
        var tones: [String] = []
        var tower: Tower?
        var towers: [Tower] = []
        var strokes: [String: Int] = [:]
        static let schemaName = "bell"
        static let about = "What rings."
        static let fields: [Field<Bell>] = [
            Field("name", "What it is called.", \.name), Field("tones", "How it sounds.", \.tones),
            Field("tower", "Where it hangs.", \.tower), Field("towers", "Where it hung.", \.towers),
            Field("strokes", "How often it rings.", \.strokes),
        ]
    }

    private static let header = "name,tones,tower.name,tower.height,towers,strokes\r\n"

    private func pieces(_ bells: [Bell], _ format: CSVFormat = CSVFormat()) throws -> [String] {
        var pieces: [String] = []
        try format.write(Rows(bells)) { pieces.append($0) }
        return pieces
    }

    @Test("a record is a row after the header, with columns for an inner one that are empty where it is null")
    func rows() throws {
        let tower = Tower(name: "North", height: nil)
        #expect(
            try pieces([Bell(), Bell(name: "Eve", tower: tower), Bell(tower: Tower(name: "South", height: 40))])
                == [Self.header, "Ada,,,,,{}\r\n", "Eve,,North,,,{}\r\n", "Ada,,South,40,,{}\r\n"])
    }

    @Test(
        "quotes stand around a field with a quote, a comma or a line's end, and its own are doubled",
        arguments: [
            ("Ada, Eve", #""Ada, Eve""#), (#"the "big" one"#, #""the ""big"" one""#), ("\"", "\"\"\"\""),
            ("\"\"", "\"\"\"\"\"\""), ("a\nb", "\"a\nb\""), ("a\rb", "\"a\rb\""),
            ("a\r\nb", "\"a\r\nb\""), (" Ada ", " Ada "), ("Ada; Eve", "Ada; Eve"), ("鐘’", "鐘’"), ("", ""),
            ("say \"\u{301}x", "\"say \"\"\u{301}x\""), ("\"\u{FE0F}", "\"\"\"\u{FE0F}\""),
        ])
    func quotes(name: String, field: String) throws {
        #expect(try pieces([Bell(name: name)]).last == field + ",,,,,{}\r\n")
    }

    @Test("lists of plain values are joined, other lists and objects with free names are written as JSON")
    func lists() throws {
        let bell = Bell(
            tones: ["high, clear", "low"], towers: [Tower(name: "North", height: 40)], strokes: ["noon": 12, "dawn": 6])
        #expect(
            try pieces([bell]).last == #"Ada,"high, clear; low",,,"[{""name"":""North"",""height"":40}]","#
                + #""{""dawn"":6,""noon"":12}""# + "\r\n")
        #expect(try pieces([Bell(tones: ["high", "low"])]).last == "Ada,high; low,,,,{}\r\n")
    }

    @Test(
        "a formula gets its mark in every form that spreadsheets know, inside of the quotes",
        arguments: [
            (#"=HYPERLINK("x","y")"#, #""'=HYPERLINK(""x"",""y"")""#), ("\r=1", "\"'\r=1\""), ("\n=1", "\"'\n=1\""),
            ("＋1", "'＋1"), ("－1", "'－1"), ("＠a", "'＠a"), ("=\u{338}1", "'=\u{338}1"), ("\r\n=1", "\"'\r\n=1\""),
            ("Ada = Eve", "Ada = Eve"), ("'=1", "'=1"), ("", ""),
        ])
    func formulas(name: String, field: String) throws {
        #expect(try pieces([Bell(name: name)], CSVFormat(forSpreadsheets: true)).last == field + ",,,,,{}\r\n")
    }

    @Test("a formula is one in a list and in an inner record, too; a number is none")
    func innerFormulas() throws {
        let bell = Bell(tones: ["-high", "=low"], tower: Tower(name: "@North", height: -3))
        #expect(
            try pieces([bell], CSVFormat(forSpreadsheets: true)).last == "Ada,'-high; =low,'@North,-3,,{}\r\n")
        #expect(try pieces([bell]).last == "Ada,-high; =low,@North,-3,,{}\r\n")
    }

    @Test("for a spreadsheet and a terminal a field has its mark and its signs")
    func both() throws {
        let format = CSVFormat(forSpreadsheets: true, forTerminal: true)
        #expect(try pieces([Bell(name: "\r=1\u{1B}")], format).last == "'␍=1␛,,,,,{}\r\n")
        #expect(try pieces([Bell(name: "\u{202E},\n")], format).last == "\"⟨U+202E⟩,\n\",,,,,{}\r\n")
    }
}
