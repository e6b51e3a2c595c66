import ArgumentParser
import HIGModel
import HIGRendering
import Testing

@testable import higkb

@Suite("The command line")
struct ParsingTests {
    private func parse<Command: ParsableCommand>(_ type: Command.Type, _ arguments: String...) throws -> Command {
        try #require(try Higkb.parseAsRoot(arguments) as? Command)
    }

    @Test("diff takes a topic and two editions, or two editions")
    func diff() throws {
        #expect(try parse(Higkb.Diff.self, "diff", "back-button", "2010", "2014").names.count == 3)
        #expect(try parse(Higkb.Diff.self, "diff", "2010", "2014", "--exit-code").exitCode)
        #expect(throws: (any Error).self) { try Higkb.parseAsRoot(["diff", "a", "b", "c", "d"]) }
    }

    @Test("search joins its words and takes filters")
    func search() throws {
        let search = try parse(
            Higkb.Search.self, "search", "back", "button", "--edition", "2010", "--edition", "2014", "--modality",
            "must-not", "--all-editions", "--limit", "5", "--offset", "5")
        #expect(search.query == ["back", "button"])
        #expect(search.filters.edition == ["2010", "2014"])
        #expect(search.filters.modality == [.mustNot])
        #expect(search.allEditions)
        #expect(search.limit == 5 && search.offset == 5)
    }

    @Test(
        "search wants a limit of 1 or more and an offset of 0 or more", arguments: [["--limit", "0"], ["--offset=-1"]])
    func bounds(arguments: [String]) {
        #expect(throws: (any Error).self) { try Higkb.parseAsRoot(["search", "x"] + arguments) }
    }

    @Test("the query may begin with a hyphen after --")
    func hyphen() throws {
        #expect(try parse(Higkb.Search.self, "search", "--", "-bar").query == ["-bar"])
    }

    @Test("rules without a topic are all rules")
    func rules() throws {
        #expect(try parse(Higkb.Rules.self, "rules").topic == nil)
        #expect(try parse(Higkb.Rules.self, "rules", "toolbar", "--edition", "2011").edition == ["2011"])
    }

    @Test("a dash stands for standard input")
    func standardInput() throws {
        #expect(try parse(Higkb.Ingest.self, "ingest", "-", "--edition", "current").paths == ["-"])
    }

    @Test("a format that the command does not offer is refused with a list of those it does")
    func formats() {
        do {
            _ = try Higkb.parseAsRoot(["export", "rules", "--format", "text"])
            Issue.record("text is not offered")
        } catch {
            let message = Ending(of: error).message
            #expect(message.contains("one of the following:\n  jsonl, json, csv, datapackage, markdown, html, xml\n"))
        }
    }

    @Test("--json goes with --format json and with no other")
    func json() throws {
        #expect(try parse(Higkb.Editions.self, "editions", "--json", "--format", "json").output.json)
        #expect(throws: (any Error).self) { try Higkb.parseAsRoot(["editions", "--json", "--format", "csv"]) }
    }
}

@Suite("The database")
struct DatabasePlaceTests {
    private func place(_ option: String? = nil, _ variables: [String: String]) throws -> DatabasePlace {
        try DatabasePlace(option: option) { variables[$0] }
    }

    @Test("is what --db names, then HIGKB_DB")
    func named() throws {
        let variables = ["HIGKB_DB": "/tmp/b.sqlite", "HOME": "/people/ann"]
        #expect(try place("a.sqlite", variables).path == "a.sqlite")
        #expect(try place(nil, variables).path == "/tmp/b.sqlite")
        #expect(try place(nil, variables).folder == nil)
    }

    @Test("is else in the platform's data folder")
    func standard() throws {
        #if os(macOS)
            let folder = "/people/ann/Library/Application Support/higkb"
        #else
            let folder = "/people/ann/.local/share/higkb"
            #expect(try place(nil, ["XDG_DATA_HOME": "/data"]).path == "/data/higkb/higkb.sqlite")
        #endif
        let place = try place(nil, ["HOME": "/people/ann"])
        #expect(place.path == folder + "/higkb.sqlite")
        #expect(place.folder == folder)
    }

    @Test("has a name")
    func nameless() {
        let problem = #expect(throws: Problem.self) { try place("", ["HIGKB_DB": "a.sqlite", "HOME": "/people/ann"]) }
        #expect(problem?.kind == .usage)
        #expect(problem?.message == "--db needs the name of a file")
    }

    @Test("must be named where there is no home")
    func homeless() {
        #expect(throws: Problem.self) { try place(nil, [:]) }
    }
}

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
        for format in [FormatName.text, .json, .jsonl, .csv, .markdown, .html, .xml] {
            let shown = try #require(format.format(on: terminal(true), color: .never))
            #expect(!shown.text(Report([rule])).contains("\u{1B}"))
        }
        let piped = try #require(FormatName.csv.format(on: terminal(false), color: .never))
        #expect(piped.text(Report([rule])).contains(",A\u{1B}[2J,"))
    }

    @Test("has a pager only where there is one to start")
    func pager() {
        #expect(terminal(false, ["PAGER": "sh"]).pager == nil)
        #expect(terminal(true, ["PAGER": "sh -e", "PATH": "/bin"]).pager == "sh -e")
        #expect(terminal(true, ["HIGKB_PAGER": "/bin/sh", "PAGER": "more"]).pager == "/bin/sh")
        #expect(terminal(true, ["PAGER": "no-such-pager", "PATH": "/bin"]).pager == nil)
        #expect(terminal(true, ["PAGER": "cat", "PATH": "/bin"]).pager == nil)
    }
}
