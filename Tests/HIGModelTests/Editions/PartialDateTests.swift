import HIGModel
import Testing

@Suite("PartialDate")
struct PartialDateTests {
    @Test("reads years, months and days", arguments: ["1987", "2010-03", "2025-06-09", "2012-02-29", "2000-02-29"])
    func roundTrip(text: String) throws {
        #expect(try #require(PartialDate(text)).description == text)
    }

    @Test(
        "refuses what is not a date",
        arguments: [
            "", "10", "2010-3", "2010-13", "2010-00", "2010-03-32", "2010-03-01-01", "20x0", "2010-", "٢٠١٠",
            "2011-02-29", "2011-02-30", "1900-02-29", "2010-04-31", "2010-03-00",
        ]
    )
    func refuses(text: String) {
        #expect(PartialDate(text) == nil)
    }

    @Test("a coarser date sorts before the finer ones within it")
    func order() {
        let sorted = ["2014", "2011", "2010-03", "2010", "2010-03-02"].compactMap { PartialDate($0) }.sorted()
        #expect(sorted.map(\.description) == ["2010", "2010-03", "2010-03-02", "2011", "2014"])
    }

    @Test(
        "a date known to the year may follow any day of it",
        arguments: [
            ("2010", "2010-03", true), ("2010-03", "2010", true), ("2010-03", "2010-03", true),
            ("2011", "2010-03", true),
            ("2009", "2010-03", false), ("2010-02", "2010-03", false), ("2010-02-28", "2010-03", false),
        ])
    func mayFollow(date: String, start: String, follows: Bool) throws {
        #expect(try #require(PartialDate(date)).mayFollow(try #require(PartialDate(start))) == follows)
    }

    @Test("a prefix names the period it lies in")
    func prefix() throws {
        let march = try #require(PartialDate("2010-03"))
        #expect(march.hasPrefix(try #require(PartialDate("2010"))))
        #expect(march.hasPrefix(march))
        #expect(!march.hasPrefix(try #require(PartialDate("2010-03-01"))))
        #expect(!march.hasPrefix(try #require(PartialDate("2011"))))
    }
}
