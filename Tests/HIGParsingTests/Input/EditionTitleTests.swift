import HIGModel
import Testing

@testable import HIGParsing

@Suite("EditionTitle")
struct EditionTitleTests {
    @Test(
        "a title tells id, series and date",
        arguments: [
            ("2010-03 iPhone Human Interface Guidelines.pdf", "ios-2010-03", Series.ios),
            ("2011 iOS Human Interface Guidelines.pdf", "ios-2011", .ios),
            ("2014 iOS Human Interface Guidelines.pdf", "ios-2014", .ios),
            ("2008-11 iPhone Human Interface Guidelines", "ios-2008-11", .ios),
            ("2004-05 Apple Human Interface Guidelines", "mac-2004-05", .mac),
            ("1993 NeXTSTEP User Interface Guidelines - Release 3", "next-1993", .next),
            ("1996 Newton User Interface Guidelines", "newton-1996", .newton),
            ("1987 Human Interface Guidelines - The Apple Desktop Interface", "mac-1987", .mac),
            ("1992 Macintosh Human Interface Guidelines.pdf", "mac-1992", .mac),
            ("2014 OS X Human Interface Guidelines.md", "mac-2014", .mac),
            ("1980 Lisa User Interface Standards", "lisa-1980", .lisa),
            ("1985 Apple II Human Interface Guidelines", "apple2-1985", .apple2),
        ])
    func dated(title: String, id: String, series: Series) {
        let edition = EditionTitle(title).edition
        #expect(edition.id == id)
        #expect(edition.series == [series])
        #expect(edition.date.map { id.hasSuffix("-" + $0.description) } == true)
    }

    @Test(
        "a draft that bears only a year has an id of its own; one that names the month has a date of its own",
        arguments: [
            ("2001 Aqua Human Interface Guidelines (Preliminary).pdf", "mac-2001-preliminary"),
            ("2001-aqua-hig-preliminary", "mac-2001-preliminary"),
            ("2001 Aqua Human Interface Guidelines.pdf", "mac-2001"),
            ("1986-07 Human Interface Guidelines (Second Beta Draft).pdf", "mac-1986-07"),
            ("1986-12 Human Interface Guidelines (Final Draft).pdf", "mac-1986-12"),
            ("1996 Human Interface Guidelines for Mac OS 8 (WWDC Release).pdf", "mac-1996"),
        ])
    func drafts(title: String, id: String) throws {
        let edition = EditionTitle(title).edition
        #expect(edition.id == id)
        #expect(
            try EditionOverride(id: id).applied(to: Edition(id: "x", title: "", date: nil, series: [.ios])).date
                == edition.date)
    }

    @Test("the title is without its date and file extension")
    func title() {
        #expect(
            EditionTitle("2010-03 iPhone Human Interface Guidelines.pdf").title == "iPhone Human Interface Guidelines")
        #expect(EditionTitle("2011-ios-human-interface-guidelines").title == "ios-human-interface-guidelines")
    }

    @Test(
        "the extension of every file that is read goes, and that of the file that it was made from",
        arguments: SourceFormat.byExtension.keys.sorted())
    func extensions(name: String) {
        #expect(EditionTitle("2012 Lamp Guidelines.\(name)").title == "Lamp Guidelines")
        #expect(EditionTitle("2012 Lamp Guidelines.PDF.\(name)").title == "Lamp Guidelines")
        #expect(EditionTitle("2012 Lamp Guidelines 1.2").title == "Lamp Guidelines 1.2")
    }

    @Test(
        "a folder's name is written as titles are",
        arguments: [
            ("1980-lisa-ui-standards", "Lisa UI Standards"), ("1982-apple-iie", "Apple IIe"),
            ("1986_apple_iigs_hig", "Apple IIGS HIG"), ("1993-nextstep-ui", "NeXTSTEP UI"),
            ("2013-os-x-human-interface-guidelines", "OS X Human Interface Guidelines"),
        ])
    func folderAsTitle(folder: String, title: String) {
        #expect(EditionTitle(folder).edition.title == title)
    }

    @Test("without a date the id is made of the words, and the edition comes last in its series")
    func undated() {
        let edition = EditionTitle("iPhone Human Interface Guidelines for Web Applications.pdf").edition
        #expect(edition.date == nil)
        #expect(edition.series == [.ios])
        #expect(edition.id == "ios-iphone-human-interface-guidelines-for-web-applications")
        #expect(EditionTitle("2014 iOS Guidelines").edition < edition)
    }

    @Test("a number that is no date stays in the title", arguments: ["32 Rules", "2010-13 Rules", "20111 Rules"])
    func noDate(title: String) {
        #expect(EditionTitle(title).date == nil)
        #expect(EditionTitle(title).title == title)
    }

    @Test(
        "a word that also names a system of Apple's does so only where it stands as the name",
        arguments: [
            ("1989 NeXT User Interface Guidelines", Series.next), ("1990-next-interface-guidelines", .next),
            ("2021-next-generation-tv-guidelines", .mac), ("2021 The Next Gate Guidelines", .mac),
            ("1985 Apple II Human Interface Guidelines", .apple2), ("1983-apple-ii-guidelines", .apple2),
            ("2009 iPhone OS 3 Human Interface Guidelines", .ios), ("1997 Newton OS 2.1 Guidelines", .newton),
            ("1983 Lisa OS 3 User Interface Standards", .lisa), ("2012 OSX Human Interface Guidelines", .mac),
            ("1982 Apple IIe Design Guidelines", .apple2), ("2022-model-ii-kiosk-guidelines", .mac),
        ])
    func words(title: String, series: Series) {
        #expect(EditionTitle(title).series == series)
    }

    @Test(
        "a title that names no system of a known series is the Macintosh's by a guess alone, unless it is plain",
        arguments: [
            ("2015-kiosk-guidelines", true), ("2020-wear-os-guidelines", true), ("2020 Design Guidelines", true),
            ("2012 Gate Human Interface Guidelines", true), ("1987 Human Interface Guidelines", false),
            ("1986-07 Human Interface Guidelines (Second Beta Draft)", false), ("2004 Apple Gate Guidelines", true),
            ("2004 Apple Human Interface Guidelines", false), ("2020 Gate OS 9 Guidelines", true),
            ("1990 OS 2 Guidelines", true),
            ("2001 Human Interface Guidelines, Revision 3", false), ("2015 Apple Watch Guidelines", true),
            ("2012-os-x-guidelines", false), ("Mac OS 8 Guidelines", false), ("1999 OS 9 Guidelines", false),
        ])
    func guesses(title: String, isGuess: Bool) {
        #expect(EditionTitle(title).series == .mac)
        #expect(EditionTitle(title).guessesSeries == isGuess)
    }

    @Test("a title may be empty", arguments: ["", ".pdf", "2011", "-"])
    func empty(title: String) {
        #expect(EditionTitle(title).edition.series == [.mac])
    }
}

@Suite("ChunkHeader")
struct ChunkHeaderTests {
    private func header(_ text: String) throws -> ChunkHeader? {
        try ChunkHeader(Samples.source(text), file: "a/chunk_105.md")
    }

    @Test("tells the chunk's number and the document")
    func reads() throws {
        let text = "<!-- Chunk 105 | Source: 2011 iOS Human Interface Guidelines.pdf | Est. Tokens: 1002 -->\nText."
        let header = try #require(try header(text))
        #expect(header.number == 105)
        #expect(header.document == "2011 iOS Human Interface Guidelines.pdf")
    }

    @Test(
        "the count of tokens may be missing, text may follow on the line",
        arguments: [
            "<!-- Chunk 0 | Source: A.pdf -->", "<!--Chunk 0|Source:A.pdf--> Text.",
            "<!-- Chunk 0 | Source: A.pdf | Est. Tokens: x -->\r\n",
        ])
    func lenient(text: String) throws {
        #expect(try header(text)?.number == 0)
        #expect(try header(text)?.document == "A.pdf")
    }

    @Test(
        "a byte order mark or blank lines before the header do not hide it",
        arguments: ["\n<!-- Chunk 7 | Source: A.pdf -->", "\u{FEFF}<!-- Chunk 7 | Source: A.pdf -->\nText."])
    func hidden(text: String) throws {
        #expect(try header(text)?.number == 7)
    }

    @Test(
        "a text without such a comment has no header",
        arguments: [
            "", "Text.", "# Chunk 1", "<!-- a remark -->", "Text.\n<!-- Chunk 1 | Source: A.pdf -->",
        ])
    func none(text: String) throws {
        #expect(try header(text) == nil)
    }

    @Test(
        "a damaged header is bad data, named with its line",
        arguments: [
            "<!-- Chunk 105 | Source: A.pdf\nText.", "<!-- Chunk | Source: A.pdf -->",
            "<!-- Chunk x | Source: A.pdf -->",
            "<!-- Chunk 105 -->", "<!-- Chunk 105 | Source: -->", "<!-- Chunk -1 | Source: A.pdf -->",
            "<!-- Chunk 99999999999999999999 | Source: A.pdf -->", "<!-- Source: A.pdf | Chunk 105 -->",
            "<!-- Chunk105 | Source: A.pdf -->",
        ])
    func damaged(text: String) throws {
        let problem = #expect(throws: Problem.self) { try header(text) }
        #expect(problem?.kind == .badData)
        #expect(problem?.place == "a/chunk_105.md:1")
        #expect(problem?.next?.contains("<!-- Chunk NUMBER | Source: DOCUMENT") == true)
    }
}

@Suite("EditionOverride")
struct EditionOverrideTests {
    private let found = Edition(id: "ios-2011", title: "iOS HIG", date: PartialDate("2011"), series: [.ios])

    @Test("saying nothing changes nothing")
    func nothing() throws {
        let override = try EditionOverride()
        #expect(override.isEmpty)
        #expect(override.applied(to: found) == found)
    }

    @Test("an id that reads series and date says both")
    func id() throws {
        let edition = try EditionOverride(id: "newton-1996-05").applied(to: found)
        #expect(
            edition == Edition(id: "newton-1996-05", title: "iOS HIG", date: PartialDate("1996-05"), series: [.newton]))
    }

    @Test("any other id is a name: the series stays, the date is not known")
    func name() throws {
        let edition = try EditionOverride(id: "draft").applied(to: found)
        #expect(edition == Edition(id: "draft", title: "iOS HIG", date: nil, series: [.ios]))
    }

    @Test("series, title and date go before what the sources and the id say")
    func parts() throws {
        let override = try EditionOverride(id: "ios-2012", series: "mac,ios", title: "Both", date: "2013-06")
        #expect(
            override.applied(to: found)
                == Edition(
                    id: "ios-2012", title: "Both", date: PartialDate("2013-06"), series: [.mac, .ios]))
        #expect(!override.isEmpty)
    }

    @Test("a series or a date without an id gives the id they make")
    func derived() throws {
        #expect(try EditionOverride(date: "2012-02").applied(to: found).id == "ios-2012-02")
        #expect(try EditionOverride(series: "mac").applied(to: found).id == "mac-2011")
        #expect(try EditionOverride(title: "Other").applied(to: found).id == "ios-2011")
    }

    @Test(
        "a name that no id could hold is wrong usage",
        arguments: ["", "iOS-2011", "ios 2011", "ios/2011", "ios,mac", "öst"])
    func badID(id: String) {
        #expect(throws: Problem.self) { try EditionOverride(id: id) }
        let problem = #expect(throws: Problem.self) { try EditionOverride(series: id == "ios,mac" ? "ios,,mac" : id) }
        #expect(problem?.kind == .usage)
        #expect(problem?.message.contains("--series") == true)
    }

    @Test("what is no date is wrong usage", arguments: ["", "11", "2011-13", "May 2011"])
    func badDate(date: String) {
        let problem = #expect(throws: Problem.self) { try EditionOverride(date: date) }
        #expect(problem?.kind == .usage)
    }
}

@Suite("SourceText")
struct SourceTextTests {
    @Test("lines count from 1, and each starts after a line end")
    func lines() throws {
        let text = try Samples.source("a\nbc\n\nd")
        #expect((1...6).map(text.start(ofLine:)) == [0, 2, 5, 6, 7, 7])
        #expect((0...6).map(text.line(at:)) == [1, 1, 2, 2, 2, 3, 4])
    }

    @Test("a carriage return ends a line where no line feed follows")
    func carriageReturns() throws {
        let text = try Samples.source("a\rb\r\nc\n\rd\r")
        #expect((1...6).map(text.start(ofLine:)) == [0, 2, 5, 7, 8, 10])
        #expect(text.lineCount == 6)
    }

    @Test("lines of any length start behind the line ends", arguments: 0...20)
    func lines(length: Int) throws {
        let lines = String(repeating: "x", count: length) + "\n"
        let text = try Samples.source(String(repeating: lines, count: 9) + "\u{E9}")
        #expect((1...10).map(text.start(ofLine:)) == (0...9).map { $0 * (length + 1) })
        #expect(text.lineCount == 10)
    }

    @Test("a stretch's lines are without the line ends that trail it")
    func stretch() throws {
        let text = try Samples.source("a\nbc\n\nd")
        #expect(text.lines(of: 0..<2) == 1...1)
        #expect(text.lines(of: 0..<6) == 1...2)
        #expect(text.lines(of: 2..<7) == 2...4)
        #expect(text.lines(of: 5..<6) == 3...3)
    }

    @Test(
        "what is not UTF-8 is named with its line",
        arguments: [
            [0xFF], [0xC3], [0xC3, 0x28], [0xE2, 0x80], [0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80],
            [0xF5, 0x80, 0x80, 0x80],
        ] as [[UInt8]])
    func invalid(bytes: [UInt8]) {
        let text = Array("Ünder\nüber\n".utf8) + bytes + Array("\nmore".utf8)
        let problem = #expect(throws: Problem.self) { try SourceText(bytes: text, file: "a.md") }
        #expect(problem?.kind == .badData)
        #expect(problem?.place == "a.md:3")
    }

    @Test("a NUL byte is no text")
    func nul() {
        let problem = #expect(throws: Problem.self) { try SourceText(bytes: Array("a\nb\0".utf8), file: "a.md") }
        #expect(problem?.kind == .badData)
        #expect(problem?.place == "a.md:2")
    }

    @Test("an empty text has one empty line")
    func empty() throws {
        let text = try Samples.source("")
        #expect(text.start(ofLine: 1) == 0)
        #expect(text.start(ofLine: 2) == 0)
    }
}
