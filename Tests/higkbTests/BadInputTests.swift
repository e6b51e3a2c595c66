import Foundation
import Testing

/// Clear errors, the right exit code, nothing on standard output, nothing written.
@Suite("Bad input")
struct BadInputTests {
    @Test("to ingest makes no database", arguments: BadInput.all)
    func noDatabase(example: BadInput) throws {
        try withSeedFolder(isEmpty: true) { folder in
            for (name, bytes) in example.files { try folder.write(name, bytes) }
            let before = try folder.names()
            let run = try folder.run(example.arguments, input: example.input)
            #expect(run == Run(output: "", errors: example.errors, status: example.status))
            try #expect(folder.names() == before)
        }
    }

    @Test("to ingest leaves a database as it is, to the byte", arguments: BadInput.all)
    func sameDatabase(example: BadInput) throws {
        try withSeedFolder { folder in
            for (name, bytes) in example.files { try folder.write(name, bytes) }
            let (names, database) = (try folder.names(), try folder.bytes())
            try #expect(folder.run(example.arguments, input: example.input).status == example.status)
            try #expect(folder.names() == names)
            try #expect(folder.bytes() == database)
        }
    }

    @Test("markdown from standard input is read as markdown, and does not take the name of a file that is held")
    func standardInput() throws {
        try withSeedFolder { folder in
            let page =
                "---\ntitle: Lamps\nsource: https://example.org\n---\n\n# Lamps\n\n**Dim a lamp.** ![Lamp](a.png)\n"
            try folder.write("lamps.md", page)
            try #expect(folder.run("ingest", "lamps.md", "--db", "named.sqlite").status == 0)
            let rules = try folder.run("rules", "--db", "named.sqlite").output
            try #expect(folder.run(["ingest", "-", "--db", "named.sqlite"], input: page).status == 0)
            try #expect(folder.run("rules", "--db", "named.sqlite").output == rules)
            try #expect(folder.run(["ingest", "-", "--db", "unnamed.sqlite"], input: page).status == 0)
            let unnamed = try folder.run("rules", "--db", "unnamed.sqlite").output
            #expect(unnamed.contains("(stdin)") && unnamed.replacing("stdin", with: "lamps.md") == rules)
        }
    }

    @Test("in standard input is named with its line")
    func damagedStandardInput() throws {
        try withSeedFolder(isEmpty: true) { folder in
            let run = try folder.run("ingest", "-", input: "One.\n\u{0}")
            #expect(run.status == 65)
            #expect(run.errors == "higkb: error: stdin:2: not a text document (NUL byte)\n  leave the file out\n")
            try #expect(folder.names() == [])
        }
    }

    /// What is not there, each with the near names.
    private static let unknownNames: [(arguments: [String], status: Int32, message: String, next: String)] = [
        (["diff", "back-button", "2010", "2015"], 2, "no edition is called 2015", "did you mean 2011 or 2014?"),
        (["diff", "ios-2041", "2014"], 2, "no edition is called ios-2041", "did you mean ios-2011 or ios-2014?"),
        (["export", "changes", "2011", "curent"], 2, "no edition is called curent", "did you mean current?"),
        (["rules", "--edition", "ios2011"], 2, "no edition is called ios2011", "did you mean ios-2011"),
        (["search", "bar", "--edition", "curent"], 2, "no edition is called curent", "did you mean current?"),
        (
            ["diff", "toolbar", "2010"], 2, "toolbar is a topic, and diff needs two editions beside it",
            "usage: higkb diff [<topic>] <old> <new>"
        ),
        (
            ["diff", "2010", "tool bars", "--stat"], 2, "tool bars is a topic, and diff needs two editions beside it",
            "usage: "
        ),
        (
            ["diff", "2010", "2014", "toolbar"], 2, "toolbar is a topic, which stands before the editions",
            "usage: higkb diff [<topic>] <old> <new>"
        ),
        (
            ["whatsnew", "toolbar", "2014"], 2, "toolbar is a topic, which stands after the edition",
            "usage: higkb whatsnew <edition> [<topic>]"
        ),
        (["diff", "tolbar", "2010"], 2, "no edition is called tolbar", "higkb editions shows"),
        (["diff", "bak-button", "2010", "2014"], 2, "no topic is called bak-button", "did you mean back-button?"),
        (["rules", "tolbar"], 2, "no topic is called tolbar", "did you mean toolbar"),
        (["search", "bar", "--topic", "toolber"], 2, "no topic is called toolber", "did you mean toolbar"),
        (
            ["export", "rules", "--topic", "bakc-button"], 2, "no topic is called bakc-button",
            "did you mean back-button?"
        ),
        (["history", "bakc-button"], 2, "no topic or rule is called bakc-button", "did you mean back-button?"),
        (
            ["history", "ios-2011/toolbar/maintain-hit-target-are"], 2,
            "no topic or rule is called ios-2011/toolbar/maintain-hit-target-are",
            "did you mean ios-2011/toolbar/maintain-hit-target-area? (higkb rules"
        ),
        (
            ["history", "maintain-hit-targt-area"], 2, "no topic or rule is called maintain-hit-targt-area",
            "did you mean maintain-hit-target-area?"
        ),
        (
            ["show", "dont-create-multisegment-back-buton"], 1, "no rule is called dont-create-multisegment-back-buton",
            "did you mean dont-create-multisegment-back-button"
        ),
        (
            ["history", "back-button/dont-create-multisegment-back-buton"], 2,
            "no topic or rule is called back-button/dont-create-multisegment-back-buton",
            "did you mean back-button/dont-create-multisegment-back-button"
        ),
        (["forget", "ios-2012"], 2, "no edition or source is called ios-2012", "did you mean ios-2011 or ios-2014?"),
        (["show", "nothing-like-it"], 1, "no rule is called nothing-like-it", "higkb rules shows what there is"),
        (["search", "spaceship"], 1, "no rule answers “spaceship”", "try another word"),
        (["search", "spaceship zeppelin"], 1, "no rule answers “spaceship zeppelin”", "try fewer or other words"),
        (
            ["search", "multisegment -back"], 1, "“multisegment -back” leaves out every rule that would answer",
            "leave out"
        ),
        (["search", "bar edition:2014 series:mac"], 1, "no rule passes these filters", "give fewer"),
        (
            ["search", "punctuation", "--edition", "current"], 1, "no rule answers “punctuation” with these filters",
            "give fewer filters: without any there is 1 hit"
        ),
        (
            ["show", "ios-2014-chunk-93.md", "--passages"], 1, "no source is called ios-2014-chunk-93.md",
            "did you mean ios-2014-chunk-093.md, "
        ),
        (
            ["show", "ios-2014-chunk-093.md"], 1, "ios-2014-chunk-093.md is a file, not a rule",
            "higkb show ios-2014-chunk-093.md --passages"
        ),
        (["rules", "--platform", "palm"], 2, "no platform is called palm", "use one of ios, ipados"),
        (["history", "2099"], 2, "no topic or rule is called 2099", "higkb topics shows"),
        (["history", "back", "buton"], 2, "no topic or rule is called back buton", "did you mean back-button?"),
        (
            ["diff", "2010", "2014", "back", "button"], 2,
            "back button is a topic, which stands before the editions", "usage: "
        ),
        (
            ["diff", "back", "button"], 2, "back button is a topic, and two editions are missing behind it",
            "higkb diff back-button OLD NEW, with two of ios-2010-03, "
        ),
        (
            ["show", "back", "button"], 1, "no rule is called back button",
            "back button is a topic: higkb rules back-button"
        ),
        (["show", "2010"], 1, "no rule is called 2010", "2010 is an edition: higkb rules --edition 2010"),
        (
            ["rules", "dont-create-multisegment-back-button"], 2,
            "no topic is called dont-create-multisegment-back-button: it names a rule",
            "higkb show dont-create-multisegment-back-button prints it"
        ),
        (
            ["rules", "ios-2014/back-button/dont-create-multisegment-back-button"], 2,
            "no topic is called ios-2014/back-button/dont-create-multisegment-back-button: it names a rule",
            "higkb show "
        ),
        (
            ["rules", "back", "button", "2010"], 2, "no topic is called back button 2010: its 2010 names an edition",
            "higkb rules back-button --edition 2010 shows"
        ),
        (["rules", "toolbar", "ios"], 2, "no topic is called toolbar ios", "did you mean toolbar?"),
        (
            ["history", "ios-2010-03", "back button"], 2,
            "no topic or rule is called ios-2010-03 back button: its ios-2010-03 names an edition",
            "higkb history back-button --since ios-2010-03 begins there"
        ),
        (
            ["export", "rules", "--topic", "back", "button"], 2,
            "--topic takes one value, and button stands behind it",
            "--topic \"back button\" or --topic back-button"
        ),
        (
            ["diff", "back", "button", "2010"], 2, "back button is a topic, and diff needs two editions beside it",
            "usage: "
        ),
        (
            ["whatsnew", "back", "button", "2014"], 2, "back button is a topic, which stands after the edition",
            "usage: "
        ),
        (
            ["search", "bar edition:2099"], 2, "no edition is called 2099",
            "in quotes it counts as words: '\"edition:2099\"'"
        ),
        (["search", "bar topic:tolbar"], 2, "no topic is called tolbar", "did you mean toolbar?"),
        (["search", "modality:shall bar"], 2, "no modality is called shall", "use one of must, should"),
        (["search", "*"], 2, "there is no word to look for in “*”", "type some"),
        (["show", "toolbar"], 1, "no rule is called toolbar", "toolbar is a topic: higkb rules toolbar"),
        (["show", "nope.md", "--passages"], 1, "no source is called nope.md", "give a file's path or the end of it"),
        (["search", ""], 2, "there is no word to look for", "type some"),
        (["search"], 2, "there is no word to look for", "type some"),
        (
            ["search", "--topic", "toolbar,back-button"], 2, "no topic is called toolbar,back-button",
            "a comma joins no names; repeat the filter: --topic toolbar --topic back-button"
        ),
        (
            ["search", "bar", "--platform", "ios, ipados"], 2, "no platform is called ios, ipados",
            "a comma joins no names; repeat the filter: --platform ios --platform ipados"
        ),
        (
            ["search", "bar -edition:2011,2014"], 2, "no edition is called 2011,2014",
            "a comma joins no names; repeat the filter: -edition:2011 -edition:2014"
        ),
        (
            ["search", "bar", "--offset", "999"], 1, "there are 25 hits, and --offset 999 is past the last",
            "give a lower --offset"
        ),
        (["search", "bar", "--series", "lisa"], 2, "no series is called lisa", "use one of ios, mac"),
        (["rules", "toolbar", "--modality", "may"], 1, "no such rules on toolbar", "higkb topics"),
    ]

    @Test("unknown names are answered with near ones", arguments: unknownNames)
    func unknown(arguments: [String], status: Int32, message: String, next: String) throws {
        try withSeedFolder { folder in
            let before = try folder.bytes()
            let run = try folder.run(arguments)
            #expect(run.status == status)
            #expect(run.output == "")
            let prefix = status == 1 ? "higkb: " : "higkb: error: "
            #expect(run.errors.hasPrefix(prefix + message + "\n  "), "\(run.errors)")
            #expect(run.errors.contains(next), "\(run.errors)")
            #expect(run.errors.split(separator: "\n").count == 2)
            try #expect(folder.bytes() == before)
            try #expect(folder.names() == ["hig.sqlite"])
        }
    }

    @Test(
        "--topic where a topic is an argument is answered with what to type",
        arguments: [
            (["rules", "--topic", "toolbar"], "rules toolbar"),
            (["history", "--topic", "back button"], "history 'back button'"),
            (["diff", "2010", "2014", "--topic=toolbar"], "diff toolbar 2010 2014"),
            (["whatsnew", "2014", "--topic", "toolbar"], "whatsnew 2014 toolbar"),
        ])
    func misplacedTopic(arguments: [String], form: String) throws {
        try withSeedFolder { folder in
            let run = try folder.run(arguments)
            #expect(run.status == 2)
            let lines = run.errors.split(separator: "\n")
            #expect(lines.first == "higkb: error: the topic stands without --topic: higkb \(form)")
            #expect(try folder.run(["help", arguments[0]]).output.contains("--topic") == false)
        }
    }

    @Test(
        "a name behind a command that lists all is answered with what to type",
        arguments: [
            (["topics", "toolbar"], "topics", "higkb rules toolbar shows what is said on one"),
            (["topics", "--json", "back", "button"], "topics", "higkb rules 'back button' shows what is said on one"),
            (["editions", "2010"], "editions", "higkb rules --edition 2010 shows what one says"),
        ])
    func surplusName(arguments: [String], command: String, advice: String) throws {
        try withSeedFolder { folder in
            let run = try folder.run(arguments)
            #expect(run.status == 2)
            let lines = run.errors.split(separator: "\n")
            #expect(lines.first == "higkb: error: \(command) lists all and takes no name: \(advice)")
            #expect(try folder.run(["help", command]).output.contains("words") == false)
        }
    }

    /// Every command, with arguments that would work on the seeds.
    static let commands = [
        ["editions"], ["topics"], ["rules", "toolbar"], ["show", "dont-create-multisegment-back-button"],
        ["check", "--coverage"], ["show", "ios-2011-chunk-108.md", "--passages"],
        ["diff", "back-button", "2010", "2014"], ["history", "back-button"], ["search", "bar"], ["export", "rules"],
        ["export", "changes", "2010", "2014"], ["forget", "ios-2011"], ["ingest", "good.md"],
    ]

    @Test("a file that is no database is refused by every command and stays as it is", arguments: commands)
    func foreign(command: [String]) throws {
        try withSeedFolder(isEmpty: true) { folder in
            try folder.write("good.md", "**Use it.**\n")
            for text in ["not a database\n", String(repeating: "longer than a header ", count: 20)] {
                try folder.write("notes.txt", text)
                let run = try folder.run(command + ["--db", "notes.txt"])
                #expect(
                    run
                        == Run(
                            output: "",
                            errors: """
                                higkb: error: notes.txt is not an SQLite database, not a knowledge base
                                  name another file with --db

                                """, status: 65))
                try #expect(String(contentsOf: folder.url.appending(path: "notes.txt"), encoding: .utf8) == text)
                try #expect(folder.names() == ["good.md", "notes.txt"])
            }
        }
    }

    @Test("a database that is newer than the program is refused, naming both versions", arguments: commands)
    func newer(command: [String]) throws {
        try withSeedFolder { folder in
            try folder.write("good.md", "**Use it.**\n")
            var bytes = try folder.bytes()
            // The user version is the big-endian number at offset 60 of an SQLite file.
            let latest = bytes[63]
            bytes[63] = 99
            try bytes.write(to: folder.database)
            let run = try folder.run(command)
            #expect(run.status == 65)
            #expect(run.output == "")
            #expect(
                run.errors.hasPrefix(
                    "higkb: error: hig.sqlite was made by a newer higkb (schema 99; this program reads up to \(latest))"
                        + "\n  update higkb"))
            try #expect(folder.bytes() == bytes)
            try #expect(folder.names() == ["good.md", "hig.sqlite"])
        }
    }

    @Test("a database that is not there is asked for, not made", arguments: commands.filter { $0[0] != "ingest" })
    func missing(command: [String]) throws {
        try withSeedFolder(isEmpty: true) { folder in
            let run = try folder.run(command)
            #expect(run.output == "")
            #expect(run.status == 66)
            #expect(
                run.errors.hasPrefix("higkb: error: no knowledge base at hig.sqlite\n  make one: higkb ingest FOLDER"))
            try #expect(folder.names() == [])
        }
    }

    @Test(
        "wrong usage is told in a few lines",
        arguments: [["diff", "2010"], ["search"], ["rules", "--format", "pdf"], ["fly"]])
    func usage(arguments: [String]) throws {
        try withSeedFolder { folder in
            let run = try folder.run(arguments)
            #expect(run.status == 2)
            #expect(run.output == "")
            #expect(run.errors.hasPrefix("higkb: error: "))
            #expect((2...6).contains(run.errors.split(separator: "\n").count), "\(run.errors)")
        }
    }
}
