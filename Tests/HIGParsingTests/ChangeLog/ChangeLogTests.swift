import HIGModel
import Testing

@testable import HIGParsing

@Suite("Change logs")
struct ChangeLogTests {
    private func log(_ markdown: String) throws -> [ChangeLogEntry] {
        try Samples.read([Samples.input(markdown, file: "a.md", chunk: 1)]).sources.flatMap(\.changeLog)
    }

    private func lines(_ markdown: String) throws -> [String] {
        try log(markdown).map { "\($0.date?.description ?? "?") \($0.text) @\($0.source.lines.lowerBound)" }
    }

    @Test("a web page's rows become entries of the page's topic, each with its line")
    func webPage() throws {
        let page = """
            ---
            title: "Sheets | Site"

            # Sheets

            Keep it short.

            ## [Change log](https://example.com)

            Date| Changes
            ---|---
            June 9, 2031| Updated guidance for toolbars.
            Next spring| Always keep this.

            """
        let entries = try reading(page, as: .markdown).sources.flatMap(\.changeLog)
        #expect(entries.map(\.date?.description) == ["2031-06-09", nil])
        #expect(entries.map(\.written) == ["June 9, 2031", "Next spring"])
        #expect(entries.map(\.text) == ["Updated guidance for toolbars.", "Always keep this."])
        #expect(entries.allSatisfy { $0.topics == ["sheet"] && $0.edition == "current" })
        #expect(entries.map(\.source.lines) == [12...12, 13...13])
        #expect(try reading(page, as: .markdown).rules.map(\.statement) == ["Keep it short."])
    }

    @Test("a row without a date goes on with the one over it, also over the border of a page")
    func continued() throws {
        let book = """
            #### Document Revision History

            | Date       | Notes                      |  |
            |------------|----------------------------|--|
            | 2008-06-27 | Added a section on sheets. |  |
            |            | You must see the alerts.   |  |

            Figure 1 A caption

            | Date       | Notes                      |
            |------------|----------------------------|
            |            | Made minor corrections.    |
            | 2007-01-20 | First version.             |

            """
        #expect(
            try lines(book) == [
                "2008-06-27 Added a section on sheets. @5", "2008-06-27 You must see the alerts. @6",
                "2008-06-27 Made minor corrections. @12", "2007-01-20 First version. @13",
            ])
        #expect(try log(book).map(\.topics) == [["sheet"], ["alert"], [], []])
        #expect(try Samples.read([Samples.input(book, file: "a.md", chunk: 1)]).sources.flatMap(\.rules).isEmpty)
    }

    @Test("a table behind shreds of rows has lost the date that it goes on with")
    func shreds() throws {
        let book = """
            | Date       | Notes           |
            |------------|-----------------|
            | 2001-05-21 | Updated gates.  |
            | combo      |                 |
            |            |                 |

            | Date       | Notes           |
            |------------|-----------------|
            |            | Added bells.    |
            | 2000-04-19 | First version.  |

            """
        #expect(
            try lines(book) == ["2001-05-21 Updated gates. @3", "? Added bells. @9", "2000-04-19 First version. @10"])
        try #expect(log(book).map(\.written) == ["2001-05-21", "", "2000-04-19"])
    }

    @Test("the header that a table repeats is no entry")
    func repeatedHeader() throws {
        let rows = "| Date | Notes |\n|---|---|\n| 2008-06-27 | Avoid this. |\n"
        #expect(try lines(rows + rows) == ["2008-06-27 Avoid this. @3", "2008-06-27 Avoid this. @6"])
    }

    @Test(
        "other tables are none",
        arguments: [
            "| Date | Description |\n|---|---|\n| MM/DD/YY | Use it in lists. |\n| DD.MM. | Use it in cells. |\n",
            "| Date | Place | Notes |\n|---|---|---|\n| 2008-06-27 | Rome | Fine. |\n",
            "| Size | Notes |\n|---|---|\n| 2008 | Fine. |\n", "| Date | Notes |\n|---|---|\n",
            "Date and notes.\n\n| 2008-06-27 | Fine. |\n|---|---|\n| 2008-06-28 | Fine. |\n",
        ])
    func others(table: String) throws {
        #expect(try log("# Formats\n\n" + table).isEmpty)
    }

    @Test("a table of formats under a heading that says so is a history all the same")
    func heading() throws {
        #expect(
            try lines("# Change log\n\n| Date | Changes |\n|---|---|\n| Spring | Fine. |\n") == ["? Fine. @5"])
    }
}
