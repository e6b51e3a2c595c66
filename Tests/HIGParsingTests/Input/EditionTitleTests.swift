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
