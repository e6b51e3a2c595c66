import HIGModel
import Testing

@testable import HIGParsing

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
