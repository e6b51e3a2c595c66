import HIGModel
import HIGRendering
import Testing
import WrittenText

@testable import higkb

@Suite("The terminal")
struct TerminalTests {
    private func terminal(_ isTerminal: Bool, columns: Int? = nil, _ variables: [String: String] = [:]) -> Terminal {
        Terminal(isTerminal: isTerminal, columns: columns) { variables[$0] }
    }

    @Test("has colour only where there is one, and NO_COLOR turns it off")
    func color() {
        #expect(terminal(true).usesColor(.auto))
        #expect(!terminal(false).usesColor(.auto))
        #expect(!terminal(true, ["NO_COLOR": "1"]).usesColor(.auto))
        #expect(terminal(true, ["NO_COLOR": ""]).usesColor(.auto))
        #expect(!terminal(true, ["TERM": "dumb"]).usesColor(.auto))
        #expect(terminal(false, ["NO_COLOR": "1"]).usesColor(.always))
        #expect(!terminal(true).usesColor(.never))
    }

    @Test("is as wide as measured, then as COLUMNS says, then 80")
    func width() {
        #expect(terminal(true, columns: 132, ["COLUMNS": "40"]).width == 132)
        #expect(terminal(false, ["COLUMNS": "40"]).width == 40)
        #expect(terminal(false, ["COLUMNS": "wide"]).width == 80)
        #expect(terminal(false).width == 80)
    }

    @Test("is not steered by what is shown there; in files and pipes CSV is left alone")
    func steering() throws {
        let rule = Rule(
            id: "pad-1991/lamp/x", lineage: "lamp/x", edition: "pad-1991", series: [], topic: "lamp", topics: [],
            section: [], statement: "A\u{1B}[2J", body: "", modality: .should, platforms: [], style: .headline,
            source: Citation(document: "", file: "", chunk: nil, pages: nil, lines: 1...1), digest: "")
        func text(_ format: any ReportFormat) throws -> String {
            try written { try format.write(Report([rule]), to: $0) }
        }
        for format in [FormatName.text, .json, .jsonl, .csv, .markdown, .html, .xml] {
            let shown = try #require(format.format(on: terminal(true), color: .never))
            try #expect(!text(shown).contains("\u{1B}"))
        }
        let piped = try #require(FormatName.csv.format(on: terminal(false), color: .never))
        try #expect(text(piped).contains(",A\u{1B}[2J,"))
    }

    @Test("has a pager only where there is one to start")
    func pager() {
        #expect(terminal(false, ["PAGER": "sh", "TERM": "xterm"]).pager == nil)
        #expect(screen(["PAGER": "sh -e", "PATH": "/bin"]).pager == "sh -e")
        #expect(screen(["HIGKB_PAGER": "/bin/sh", "PAGER": "more"]).pager == "/bin/sh")
        #expect(screen(["PAGER": "no-such-pager", "PATH": "/bin"]).pager == nil)
        #expect(screen(["PAGER": "cat", "PATH": "/bin"]).pager == nil)
    }

    @Test("has no pager where it says that it has no screen, or says nothing of itself", arguments: ["dumb", "", nil])
    func noScreen(name: String?) {
        var variables = ["PAGER": "sh", "PATH": "/bin"]
        variables["TERM"] = name
        #expect(terminal(true, variables).pager == nil)
    }

    @Test("has no pager where the variable for it is set to nothing")
    func emptyPager() {
        #expect(screen(["PAGER": "", "PATH": "/bin"]).pager == nil)
        #expect(screen(["HIGKB_PAGER": "", "PAGER": "sh", "PATH": "/bin"]).pager == nil)
    }

    private func screen(_ variables: [String: String]) -> Terminal {
        terminal(true, variables.merging(["TERM": "xterm"]) { $1 })
    }
}
