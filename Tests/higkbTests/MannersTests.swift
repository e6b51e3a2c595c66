import Foundation
import Testing

@Suite("Manners on the command line")
struct MannersTests {
    static let reading = [
        ["editions"], ["topics"], ["rules", "toolbar"], ["show", "dont-create-multisegment-back-button", "--raw"],
        ["diff", "back-button", "2010", "2014"], ["diff", "2011", "2014", "--format", "side-by-side"],
        ["history", "back-button"], ["search", "bar"], ["export", "rules"], ["export", "changes", "2010", "2014"],
        ["export", "lineages"], ["export", "catalog"],
        ["check"], ["check", "--coverage"], ["show", "ios-2011-chunk-108.md", "--passages"],
        ["rules", "--measures"], ["diff", "2010", "2011", "--only", "measures"], ["diff", "2010", "2011", "--near"],
        ["show", "multisegment-back-button", "--evidence"], ["history", "toolbar", "--since", "2011"], ["pins"],
    ]

    @Test("reading commands leave no trace in the database's folder", arguments: reading)
    func noTrace(command: [String]) throws {
        try withSeedFolder { folder in
            let before = try folder.bytes()
            let run = try folder.run(command)
            #expect(run.status == 0)
            #expect(run.errors == "")
            try #expect(folder.bytes() == before)
            try #expect(folder.names() == ["hig.sqlite"])
        }
    }

    @Test("reading commands read a database that nobody may write", arguments: reading)
    func readOnly(command: [String]) throws {
        try withSeedFolder { folder in
            try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.database.path)
            try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
            defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path) }
            try #expect(folder.run(command).status == 0)
        }
    }

    @Test("ingesting the seeds again leaves the database as it is, to the byte")
    func again() throws {
        try withSeedFolder { folder in
            let before = try folder.bytes()
            let run = try folder.run("ingest", repository.appending(path: "seeds").path)
            #expect(run.status == 0)
            #expect(run.output.contains("2 unchanged"))
            try #expect(folder.bytes() == before)
            try #expect(folder.names() == ["hig.sqlite"])
        }
    }

    @Test("there is no colour in a pipe unless asked for, and NO_COLOR and --color decide", arguments: reading)
    func color(command: [String]) throws {
        try withSeedFolder { folder in
            let plain = try folder.run(command).output
            #expect(!plain.contains("\u{1B}"))
            try #expect(folder.run(command, environment: ["NO_COLOR": "1"]).output == plain)
            try #expect(folder.run(command + ["--color", "never"]).output == plain)
        }
    }

    @Test("with colour there are no marks, and the words are the same")
    func marks() throws {
        try withSeedFolder { folder in
            let command = ["diff", "back-button", "2010", "2014"]
            let colored = try folder.run(command + ["--color", "always"], environment: ["NO_COLOR": "1"]).output
            #expect(colored.contains("\u{1B}[31;9m"))
            #expect(!colored.contains("[-") && !colored.contains("{+"))
            let words = { (text: String) in
                text.replacing(/\u{1B}\[[0-9;]*m|\[-|-\]|\{\+|\+\}/, with: "").split(whereSeparator: \.isWhitespace)
            }
            let plain = try folder.run(command).output
            #expect(words(colored) == words(plain))
        }
    }

    @Test(
        "text is set to the width of the page, but for ids and names of files, which stay whole",
        arguments: ["40", "60", "80", "120"])
    func width(columns: String) throws {
        try withSeedFolder { folder in
            for command in [
                ["diff", "2010", "2014"], ["rules", "toolbar"], ["search", "bar"], ["editions"], ["topics"],
                ["show", "ios-2011-chunk-108.md", "--passages"],
            ] {
                let output = try folder.run(command, environment: ["COLUMNS": columns]).output
                for line in output.split(separator: "\n") where !isName(line) {
                    #expect(line.count <= Int(columns) ?? 0, "\(command): \(line)")
                }
            }
        }
    }

    private func isName(_ line: Substring) -> Bool {
        let word = line.drop { $0 == " " }
        return !word.contains(" ") && (word.count { $0 == "/" } == 2 || word.contains(".txt") || word.contains(".md"))
    }

    @Test("no line ends in white space, and no two empty lines follow each other", arguments: reading)
    func tidy(command: [String]) throws {
        try withSeedFolder { folder in
            let output = try folder.run(command.filter { $0 != "--raw" }).output
            #expect(output.hasSuffix("\n"))
            #expect(!output.contains(" \n"))
            #expect(!output.contains("\n\n\n"))
        }
    }

    @Test("a reader who goes away early is no error", arguments: reading)
    func closedPipe(command: [String]) throws {
        try withSeedFolder { folder in
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", "{ \"$0\" \"$@\"; echo status $? >&2; } | true", higkbExecutable.path] + command
            process.currentDirectoryURL = folder.url
            process.environment = isolated(["HIGKB_DB": "hig.sqlite", "PATH": "/usr/bin:/bin"])
            let errors = Pipe()
            process.standardError = errors
            try process.run()
            let message = try errors.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            #expect(String(decoding: message, as: UTF8.self) == "status 0\n")
        }
    }

    @Test("standard input is read for -")
    func standardInput() throws {
        try withSeedFolder(isEmpty: true) { folder in
            let page = "Use the standard back button. People know it.\n\nAvoid crowding a toolbar. It's small.\n"
            let run = try folder.run("ingest", "-", "--edition", "current", input: page)
            #expect(run.status == 0)
            #expect(run.errors == "")
            let rules = try folder.json("rules")["rules"].list
            #expect(
                rules.compactMap { $0["statement"].string } == [
                    "Use the standard back button.", "Avoid crowding a toolbar.",
                ])
            #expect(rules.allSatisfy { $0["source"]["file"].string == "stdin" })
            try #expect(folder.run("ingest", "-", input: page).output.contains("1 unchanged"))
        }
    }

    @Test("warnings go to standard error, data to standard output")
    func warnings() throws {
        try withSeedFolder(isEmpty: true) { folder in
            try folder.write("page.md", "A toolbar lies along the lower edge of a window.\n")
            let run = try folder.run("ingest", "page.md", "--json")
            #expect(run.status == 0)
            #expect(run.errors == "higkb: warning: no rules found in current\n")
            try #expect(JSONValue(run.output)["warnings"].strings == ["no rules found in current"])
        }
    }

    @Test("diff --exit-code tells whether something changed")
    func exitCode() throws {
        try withSeedFolder { folder in
            try #expect(folder.run("diff", "back-button", "2010", "2014", "--exit-code").status == 1)
            try #expect(folder.run("diff", "back-button", "2010", "2014").status == 0)
            try #expect(folder.run("diff", "2014", "2014", "--exit-code").status == 0)
        }
    }

    @Test("whatsnew counts for readers what is not found, and lists it for programs, whose formats may have no notes")
    func notFoundForPrograms() throws {
        try withSeedFolder { folder in
            for format in ["text", "markdown"] {
                let read = try folder.run("whatsnew", "2014", "--format", format).output
                #expect(!read.contains("only found in"))
                #expect(read.contains("not-found shows them"))
            }
            for format in ["json", "jsonl", "csv", "xml"] {
                let data = try folder.run("whatsnew", "2014", "--format", format).output
                #expect(data.contains("not-found"), "\(format)")
            }
        }
    }

    @Test(
        "the words of a topic may stand apart",
        arguments: [
            (["rules", "Back", "button"], ["rules", "back-button"]),
            (["history", "back", "button", "--json"], ["history", "back-button", "--json"]),
            (["history", "back", "button", "--since", "2011"], ["history", "back-button", "--since", "2011"]),
            (["diff", "back", "button", "2010", "2014"], ["diff", "back-button", "2010", "2014"]),
            (["diff", "back", "button", "2010", "2014", "--stat"], ["diff", "back-button", "2010", "2014", "--stat"]),
            (["whatsnew", "2014", "back", "button"], ["whatsnew", "2014", "back-button"]),
        ])
    func wordsApart(apart: [String], joined: [String]) throws {
        try withSeedFolder { folder in
            let run = try folder.run(apart)
            #expect(run.status == 0)
            try #expect(run == folder.run(joined))
        }
    }

    @Test("an answer with nothing in it tells programs the reason as well")
    func reasons() throws {
        try withSeedFolder { folder in
            let run = try folder.run("search", "spaceship", "--json")
            #expect(run.status == 1)
            try #expect(JSONValue(run.output)["notes"].strings == ["no rule answers “spaceship”"])
        }
    }

    @Test("the data folder is made for the first ingest, and only then")
    func dataFolder() throws {
        try withSeedFolder(isEmpty: true) { folder in
            let home = ["HIGKB_DB": "", "HOME": folder.url.appending(path: "home").path]
            try #expect(folder.run("editions", environment: home).status == 66)
            try #expect(folder.names() == [])
            try #expect(folder.run("ingest", repository.appending(path: "seeds").path, environment: home).status == 0)
            try #expect(folder.names().last?.hasSuffix("higkb/higkb.sqlite") == true)
            try #expect(folder.run("editions", environment: home).status == 0)
        }
    }

    @Test("forgetting an edition says what went, and what is asked of it afterwards is unknown")
    func forget() throws {
        try withSeedFolder { folder in
            let run = try folder.run("forget", "ios-2011")
            #expect(run.status == 0)
            #expect(run.output.contains("2 removed"))
            try #expect(folder.run("rules", "--edition", "ios-2011").status == 2)
            try #expect(folder.run("check").output == "nothing is wrong\n")
        }
    }

    @Test("a database that holds nothing says what to do", arguments: ["editions", "topics"])
    func nothingHeld(command: String) throws {
        try withSeedFolder { folder in
            for edition in ["ios-2010-03", "ios-2011", "ios-2014", "current"] { try folder.run("forget", edition) }
            let run = try folder.run(command)
            #expect(
                run
                    == Run(
                        output: "", errors: "higkb: no \(command) held\n  read documents: higkb ingest FOLDER\n",
                        status: 1))
            let json = try folder.run(command, "--json")
            #expect(json.status == 1)
            try #expect(JSONValue(json.output)[command].list.isEmpty)
        }
    }

    @Test("a document cannot steer the terminal")
    func escapes() throws {
        try withSeedFolder(isEmpty: true) { folder in
            try folder.write("page.md", "**Use the \u{1B}[2J standard back button.** People know it.\n")
            try folder.run("ingest", "page.md")
            let output = try folder.run("rules").output
            #expect(output.contains("standard back button"))
            #expect(!output.contains("\u{1B}"))
        }
    }
}
