import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("How editions are named")
struct EditionNamesTests {
    private static func edition(_ id: String, _ date: String?, _ series: [Series]) -> Edition {
        Edition(id: id, title: id, date: date.flatMap { PartialDate($0) }, series: series)
    }

    private let names = EditionNames([
        edition("current", nil, [.ios, .mac]), edition("mac-2014", "2014", [.mac]),
        edition("ios-2010-03", "2010-03", [.ios]), edition("ios-2014", "2014", [.ios]),
        edition("ios-2010-11", "2010-11", [.ios]), edition("newton-1996", "1996", [.newton]),
        edition("mac-2013-10-22", "2013-10-22", [.mac]),
    ])

    @Test(
        "by id, by date, by a prefix of either",
        arguments: [
            ("ios-2014", "ios-2014"), ("current", "current"), ("1996", "newton-1996"), ("2010-03", "ios-2010-03"),
            ("2013", "mac-2013-10-22"), ("2013-10", "mac-2013-10-22"), ("2013-10-22", "mac-2013-10-22"),
            ("newton", "newton-1996"), ("mac-2013", "mac-2013-10-22"), ("latest", "current"), ("now", "current"),
            ("Newest", "current"), ("first", "newton-1996"),
            ("IOS-2014", "ios-2014"), ("Newton", "newton-1996"), ("Latest", "current"),
        ])
    func alone(name: String, id: String) throws {
        #expect(try names.edition(name).id == id)
    }

    @Test(
        "where a name fits several, the other one's series decides",
        arguments: [
            ("2010-03", "2014", "ios-2010-03", "ios-2014"), ("2013", "2014", "mac-2013-10-22", "mac-2014"),
            ("2014", "ios-2010-11", "ios-2014", "ios-2010-11"), ("1996", "latest", "newton-1996", "newton-1996"),
            ("first", "ios-2014", "ios-2010-03", "ios-2014"), ("mac-2014", "latest", "mac-2014", "current"),
            ("first", "latest", "newton-1996", "current"),
        ])
    func pairs(first: String, second: String, firstID: String, secondID: String) throws {
        let pair = try names.pair(first, second)
        #expect(pair.first.id == firstID)
        #expect(pair.second.id == secondID)
    }

    @Test("the newest is one whose time is known, or all there is of a series")
    func unknownDate() throws {
        let web = EditionNamesTests.edition("ios-web", nil, [.ios])
        let dated = EditionNames([web, EditionNamesTests.edition("ios-2014", "2014", [.ios])])
        #expect(try dated.edition("latest").id == "ios-2014")
        #expect(try EditionNames([web]).edition("latest").id == "ios-web")
        #expect(try names.edition("latest").id == "current", "the pages of today")
    }

    @Test(
        "what is still open lists the candidates",
        arguments: [
            ("2014", "current", "2014 fits several editions: ios-2014, mac-2014"),
            ("2010", "ios-2014", "2010 fits several editions: ios-2010-03, ios-2010-11"),
            ("newton-1996", "2014", "2014 fits several editions: ios-2014, mac-2014"),
        ])
    func open(first: String, second: String, message: String) {
        let problem = #expect(throws: Problem.self) { try names.pair(first, second) }
        #expect(problem?.kind == .usage)
        #expect(problem?.message == message)
        #expect(problem?.next == "give the edition's id")
    }

    @Test("a name alone that fits several lists them too")
    func openAlone() {
        let problem = #expect(throws: Problem.self) { try names.edition("2010") }
        #expect(problem?.message == "2010 fits several editions: ios-2010-03, ios-2010-11")
    }

    @Test(
        "an unknown name is answered with near ones",
        arguments: [
            ("2041", "2014"), ("ios-2041", "ios-2014"), ("curent", "current"), ("newton-1969", "newton-1996"),
            ("2014-01", "ios-2014"),
        ])
    func unknown(name: String, near: String) {
        let problem = #expect(throws: Problem.self) { try names.edition(name) }
        #expect(problem?.kind == .usage)
        #expect(problem?.message == "no edition is called \(name)")
        #expect(problem?.next?.contains("did you mean") == true)
        #expect(problem?.next?.contains(near) == true)
        #expect(problem?.next?.contains("higkb editions") == true)
    }

    @Test("a part of a word is no prefix", arguments: ["io", "ios-201", "201", "ios-2010-0", ""])
    func notWhole(name: String) {
        #expect(throws: Problem.self) { try names.edition(name) }
    }

    @Test("where nothing is held, the next step is to ingest")
    func empty() {
        let problem = #expect(throws: Problem.self) { try EditionNames([]).edition("2014") }
        #expect(problem?.kind == .nothingFound)
        #expect(problem?.next?.contains("higkb ingest") == true)
    }
}
