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

    @Test("diff takes the words of a topic and two editions, or two editions")
    func diff() throws {
        #expect(try parse(Higkb.Diff.self, "diff", "back-button", "2010", "2014").names.count == 3)
        #expect(try parse(Higkb.Diff.self, "diff", "back", "button", "2010", "2014").question.topic == "back button")
        #expect(try parse(Higkb.Diff.self, "diff", "2010", "2014", "--exit-code").exitCode)
        #expect(throws: (any Error).self) { try Higkb.parseAsRoot(["diff", "a"]) }
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

    @Test("a repeated topic asks for rules on both; a second series or date is refused instead of replacing the first")
    func repeated() throws {
        let search = try parse(Higkb.Search.self, "search", "bar", "--topic", "toolbar", "--topic", "back button")
        #expect(search.question.topics == ["toolbar", "back button"])
        for option in ["--series", "--since"] {
            let error = #expect(throws: (any Error).self) {
                try Higkb.parseAsRoot(["search", "bar", option, "ios", option, "mac"])
            }
            let name = option.dropFirst(2)
            #expect(
                error.map { Ending(of: $0).message }?.hasPrefix(
                    "higkb: error: \(option) takes one value; for both, type them among the words: \(name):ios \(name):mac"
                )
                    == true)
        }
    }

    @Test(
        "a second value of an option that takes one is refused instead of replacing the first",
        arguments: [
            (["export", "rules"], "--topic"), (["export", "lineages"], "--topic"), (["export", "catalog"], "--topic"),
            (["export", "changes", "2010", "2014"], "--topic"), (["history", "toolbar"], "--since"),
            (["history", "toolbar"], "--series"), (["whatsnew", "2014"], "--series"),
        ])
    func once(command: [String], option: String) throws {
        _ = try Higkb.parseAsRoot(command + [option, "ios"])
        let error = #expect(throws: (any Error).self) {
            try Higkb.parseAsRoot(command + [option, "ios", option, "mac"])
        }
        let message = error.map { Ending(of: $0).message }
        #expect(message?.hasPrefix("higkb: error: \(option) takes one value, not ios and mac\n") == true)
    }

    @Test("kinds of change in several --only are asked for together")
    func onlySeveral() throws {
        let diff = try parse(Higkb.Diff.self, "diff", "2010", "2014", "--only", "removed", "--only", "stronger,moved")
        #expect(diff.selection.view.only == "removed,stronger,moved")
        let news = try parse(Higkb.Whatsnew.self, "whatsnew", "2014", "--only", "removed", "--only", "moved")
        #expect(news.selection.view.only == "removed,moved")
    }

    @Test(
        "search wants a limit of 1 or more and an offset of 0 or more", arguments: [["--limit", "0"], ["--offset=-1"]])
    func bounds(arguments: [String]) {
        #expect(throws: (any Error).self) { try Higkb.parseAsRoot(["search", "x"] + arguments) }
    }

    @Test("the query may begin with a hyphen after --, and be missing beside a filter")
    func hyphen() throws {
        #expect(try parse(Higkb.Search.self, "search", "--", "-bar").query == ["-bar"])
        #expect(try parse(Higkb.Search.self, "search", "--topic", "bar").question.isFiltered)
    }

    @Test("a number below zero is told from a missing one", arguments: ["--limit", "--offset"])
    func negative(option: String) {
        let error = #expect(throws: (any Error).self) { try Higkb.parseAsRoot(["search", "bar", option, "-3"]) }
        #expect(error.map { Ending(of: $0).message }?.hasPrefix("higkb: error: \(option) must be ") == true)
    }

    @Test("a modality may be typed in capitals and without its hyphen", arguments: ["MUST-NOT", "mustnot", "Must_Not"])
    func modality(name: String) throws {
        #expect(try parse(Higkb.Search.self, "search", "bar", "--modality", name).filters.modality == [.mustNot])
    }

    @Test(
        "in a search a word behind one hyphen is a word to leave out, but not an option with a hyphen too few",
        arguments: [
            (["search", "button", "-toolbar", "--limit", "5"], ["search", "button", " -toolbar", "--limit", "5"]),
            (["search", "-\"tab bar\""], ["search", " -\"tab bar\""]),
            (["search", "button", "-limit", "5"], ["search", "button", "-limit", "5"]),
            (["search", "button", "-edition=2011"], ["search", "button", "-edition=2011"]),
            (["search", "button", "-off"], ["search", "button", " -off"]),
            (["search", "button", "-h"], ["search", "button", "-h"]),
            (["search", "button", "--limit", "-30"], ["search", "button", "--limit", "-30"]),
            (["search", "button", "--topic", "-foo"], ["search", "button", "--topic", "-foo"]),
            (["search", "--all-editions", "-foo"], ["search", "--all-editions", " -foo"]),
            (["rules", "-toolbar"], ["rules", "-toolbar"]),
        ])
    func excludedWords(typed: [String], marked: [String]) {
        #expect(ExcludedWords.marked(typed[...]) == marked)
        #expect(ExcludedWords.text(of: marked) == typed.joined(separator: " "))
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
