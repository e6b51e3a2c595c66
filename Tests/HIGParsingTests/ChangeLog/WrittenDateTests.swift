import HIGModel
import Testing

@testable import HIGParsing

@Suite("Written dates")
struct WrittenDateTests {
    @Test(
        "are read as English documents write them",
        arguments: [
            ("June 9, 2025", "2025-06-09"), ("December 16, 2025", "2025-12-16"), ("9 June 2025", "2025-06-09"),
            ("Sept. 8, 2000", "2000-09-08"), ("september 2004", "2004-09"), ("May 2031", "2031-05"),
            ("Feb 29, 2012", "2012-02-29"), ("2014-03-10", "2014-03-10"), ("2011", "2011"),
            ("June\u{A0}9,\u{A0}2025", "2025-06-09"),
        ])
    func read(text: String, date: String) {
        #expect(WrittenDate.read(text)?.description == date)
    }

    @Test(
        "are not guessed",
        arguments: [
            "", "soon", "Spring 2004", "June 31, 2025", "June 9", "June 9, 25", "6/9/2025", "9, 2025",
            "Updated June 9, 2025", "Ma 9, 2025", "June June 2025", "June 009, 2025", "---",
        ])
    func refuse(text: String) {
        #expect(WrittenDate.read(text) == nil)
    }
}
