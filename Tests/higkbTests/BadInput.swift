import Testing

/// A run on bad input and what is to come of it.
struct BadInput: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let arguments: [String]
    let files: [String: [UInt8]]
    let status: Int32
    /// All of what standard error says.
    let errors: String
    let input: String

    init(
        _ name: String, _ arguments: [String], _ files: [String: String] = [:], bytes: [String: [UInt8]] = [:],
        input: String = "", exits status: Int32, saying errors: String
    ) {
        testDescription = name
        self.arguments = arguments
        self.files = files.mapValues { Array($0.utf8) }.merging(bytes) { $1 }
        self.input = input
        self.status = status
        self.errors = "higkb: error: " + errors + "\n"
    }
}

extension BadInput {
    private static func chunk(
        _ number: Int, of document: String = "2011 iOS Human Interface Guidelines.pdf", _ text: String
    )
        -> String
    {
        "<!-- Chunk \(number) | Source: \(document) | Est. Tokens: 9 -->\n\(text)\n"
    }

    static let all = [
        BadInput(
            "a path that is not there", ["ingest", "nowhere"], exits: 66,
            saying: """
                nowhere: no such file or folder
                  give the path of a document (.md, .markdown, .txt, .html, .htm, .xhtml or .json) or of a folder that holds some
                """),
        BadInput(
            "an empty file", ["ingest", "empty.md"], ["empty.md": ""], exits: 65,
            saying: """
                empty.md: the file is empty
                  leave it out, or fetch it again
                """),
        BadInput(
            "a file of white space", ["ingest", "in"], ["in/blank.md": " \n\t\n", "in/good.md": "**Use it.**"],
            exits: 65,
            saying: """
                blank.md: the file is empty
                  leave it out, or fetch it again
                """),
        BadInput(
            "nothing on standard input", ["ingest", "-"], exits: 65,
            saying: """
                stdin: the file is empty
                  leave it out, or fetch it again
                """),
        BadInput(
            "a folder without documents", ["ingest", "in"], ["in/picture.png": "png", "in/README.md": "Read me."],
            exits: 66,
            saying: """
                in: no documents in this folder
                  higkb reads files that end in .md, .markdown, .txt, .html, .htm, .xhtml or .json
                """),
        BadInput(
            "bytes that are not UTF-8", ["ingest", "in"], ["in/good.md": "**Use it.**"],
            bytes: ["in/sub/latin.md": Array("One.\nTwo.\ncaf".utf8) + [0xE9, 0x0A]], exits: 65,
            saying: """
                sub/latin.md:3: not valid UTF-8 (byte 0xE9)
                  convert the file to UTF-8, for example with iconv
                """),
        BadInput(
            "a file that is no text", ["ingest", "binary.md"],
            bytes: ["binary.md": Array("One.\n".utf8) + [0x00, 0x01]],
            exits: 65,
            saying: """
                binary.md:2: not a text document (NUL byte)
                  leave the file out
                """),
        BadInput(
            "a chunk header without its number", ["ingest", "a.md"],
            ["a.md": "<!-- Chunk | Source: 2011 iOS Human Interface Guidelines.pdf -->\n**Use it.**"], exits: 65,
            saying: """
                a.md:1: damaged chunk header
                  expected <!-- Chunk NUMBER | Source: DOCUMENT | Est. Tokens: NUMBER -->
                """),
        BadInput(
            "a chunk header that does not end", ["ingest", "a.md"],
            ["a.md": "<!-- Chunk 3 | Source: 2011 iOS Human Interface Guidelines.pdf\n**Use it.**"], exits: 65,
            saying: """
                a.md:1: damaged chunk header
                  expected <!-- Chunk NUMBER | Source: DOCUMENT | Est. Tokens: NUMBER -->
                """),
        BadInput(
            "a chunk header that contradicts its folder", ["ingest", "2014 iOS Human Interface Guidelines"],
            ["2014 iOS Human Interface Guidelines/a.md": chunk(3, "**Use it.**")], exits: 65,
            saying: """
                a.md:1: the header names ios-2011, the folder ios-2014
                  move the file to its edition's folder, or say which it is with --edition
                """),
        BadInput(
            "a chunk header that contradicts the file's name", ["ingest", "chunk_4.md"],
            ["chunk_4.md": chunk(3, "**Use it.**")], exits: 65,
            saying: """
                chunk_4.md:1: the header says chunk 3, the file name 4
                  rename the file, or restore its header
                """),
        BadInput(
            "two files that claim one chunk with different text", ["ingest", "in"],
            ["in/a.md": chunk(3, "**Use it.**"), "in/b.md": chunk(3, "**Use that.**")], exits: 65,
            saying: """
                b.md: a.md claims chunk 3 of ios-2011 too, with different text
                  keep one of them, or name the edition of the other with --edition
                """),
        BadInput(
            "an edition's id that is none", ["ingest", "a.md", "--edition", "iOS 2014"], ["a.md": "**Use it.**"],
            exits: 2,
            saying: """
                --edition iOS 2014: use lowercase letters, digits, and hyphens or dots between them
                  for example --edition ios-2012 --series ios
                """),
        BadInput(
            "an edition's id that means another edition", ["ingest", "a.md", "--edition", "latest"],
            ["a.md": "**Use it.**"], exits: 2,
            saying: """
                --edition latest: questions mean another edition by this word, the first or the newest
                  for example --edition ios-2012 --series ios
                """),
        BadInput(
            "a series that means an edition", ["ingest", "a.md", "--series", "first"], ["a.md": "**Use it.**"],
            exits: 2,
            saying: """
                --series first: questions mean another edition by this word, the first or the newest
                  for example --edition ios-2012 --series ios
                """),
        BadInput(
            "a PDF", ["ingest", "a.md"], ["a.md": "%PDF-1.4\n**Use it.**"], exits: 65,
            saying: """
                a.md: a PDF, not a text in UTF-8
                  extract its text first, for example with pdftotext
                """),
        BadInput(
            "a series that is none", ["ingest", "a.md", "--series", "-"], ["a.md": "**Use it.**"], exits: 2,
            saying: """
                --series -: use lowercase letters, digits, and hyphens or dots between them
                  for example --edition ios-2012 --series ios
                """),
        BadInput(
            "a title of nothing", ["ingest", "a.md", "--title", " "], ["a.md": "**Use it.**"], exits: 2,
            saying: """
                --title is empty
                  give the edition's title, or leave the option out
                """),
        BadInput(
            "a day that its month does not have", ["ingest", "a.md", "--date", "2011-02-30"],
            ["a.md": "**Use it.**"], exits: 2,
            saying: """
                --date 2011-02-30: not a date
                  use YYYY, YYYY-MM or YYYY-MM-DD
                """),
        BadInput(
            "a date without end", ["ingest", "a.md", "--date", String(repeating: "2011-", count: 1_000)],
            ["a.md": "**Use it.**"], exits: 2,
            saying: """
                --date 2011-2011-2011-2011-2011-2011-20…1-2011-2011-2011-2011-2011-: not a date
                  use YYYY, YYYY-MM or YYYY-MM-DD
                """),
        BadInput(
            "a date that is none", ["ingest", "a.md", "--date", "last year"], ["a.md": "**Use it.**"], exits: 2,
            saying: """
                --date last year: not a date
                  use YYYY, YYYY-MM or YYYY-MM-DD
                """),
    ]
}
