import Foundation
import Testing

@Suite("Decisions on the command line")
struct PinsTests {
    private let older = "ios-2011/navigation-bar/flatten-information-hierarchy"
    private let newer = "ios-2014/back-button/dont-create-multisegment-back-button"

    @Test("link, unlink and pins show what was decided; --remove takes it back")
    func decide() throws {
        try withSeedFolder { folder in
            let before = try folder.run("diff", "2011", "2014").output
            let unlinked = try folder.run("unlink", newer, older)
            #expect(unlinked == Run(output: "  unlink  \(older)\n          \(newer)\n", errors: "", status: 0))
            let evidence = try folder.run("show", newer, "--evidence").output
            #expect(evidence.contains("unlinked by a reader: not the same advice\n               \(older)\n"))
            let dossiers = try folder.json("show", newer)["dossiers"].list
            #expect(dossiers.map { $0["unlinked"].list.map(\.string) } == [[older]])
            try #expect(folder.run("diff", "2011", "2014").output != before)
            try #expect(folder.text("hig.sqlite.pins") == "unlink \(older) \(newer)\n")
            try #expect(folder.run("link", older, newer).output.hasPrefix("  link"))
            try #expect(folder.run("show", newer, "--evidence").output.contains("confidence 1.00: pinned by a reader"))
            let pins = try folder.json("pins")["pins"].list
            #expect(pins.map { $0["verdict"].string } == ["link"])
            let removed = try folder.run("pins", "--remove", older, newer)
            #expect(removed.output.hasPrefix("taken back, and left to the program:\n"))
            try #expect(folder.run("diff", "2011", "2014").output == before)
            try #expect(folder.run("pins").output == "no decisions about links: every link is the program's own\n")
            try #expect(folder.run("pins", "--remove", older, newer).status == 1)
            try #expect(folder.run("check").output == "nothing is wrong\n")
        }
    }

    @Test("mistakes end with a line to mend and its exit code")
    func mistakes() throws {
        try withSeedFolder { folder in
            try #expect(folder.run("link", older, older).status == 2)
            try #expect(folder.run("link", older).status == 2)
            try #expect(folder.run("pins", "--remove", older).status == 2)
            let unknown = try folder.run("link", older + "s", newer)
            #expect(unknown.status == 2)
            #expect(unknown.errors.contains("did you mean \(older) or "))
            try folder.write("hig.sqlite.pins", "join a b\n")
            let run = try folder.run("check", "--repair")
            #expect(run.status == 65)
            #expect(
                run.errors == """
                    higkb: error: hig.sqlite.pins:1: not a decision about a link
                      write: link RULE RULE, or unlink RULE RULE

                    """)
        }
    }

    @Test("a catalog carries what was pinned")
    func catalog() throws {
        try withSeedFolder { folder in
            try folder.run("link", "ios-2010-03/navigation-bar/flatten-information-hierarchy", newer)
            let catalog = try folder.run("export", "catalog").output
            try withSeedFolder(isEmpty: true) { other in
                try #expect(other.run(["ingest", "-"], input: catalog).status == 0)
                try #expect(other.run("export", "catalog").output == catalog)
                try #expect(other.run("pins").output == folder.run("pins").output)
                let before = try other.bytes()
                try #expect(other.run(["ingest", "-"], input: catalog).status == 0)
                try #expect(other.bytes() == before)
            }
        }
    }

    @Test("of a catalog beside one that is refused nothing is taken in, no decision either")
    func refusedBeside() throws {
        try withSeedFolder { folder in
            try folder.run("link", "ios-2010-03/navigation-bar/flatten-information-hierarchy", newer)
            let pinned = try folder.run("export", "catalog").output
            func document(_ rule: String) -> String { "# Toolbar\n\n\(rule)\n" }
            let named = ["--edition", "pad-1991", "--series", "pad", "--date", "1991"]
            try withSeedFolder(isEmpty: true) { foreign in
                try foreign.write("x.md", document("Avoid crowding a toolbar."))
                try foreign.run(["ingest", "x.md"] + named)
                let refused = try foreign.run("export", "catalog").output
                try withSeedFolder(isEmpty: true) { other in
                    try other.write("a.jsonl", pinned)
                    try other.write("b.jsonl", refused)
                    try other.write("y.md", document("Keep a toolbar short."))
                    try #expect(other.run(["ingest", "y.md"] + named).status == 0)
                    let (names, rules) = (try other.names(), try other.run("export", "catalog").output)
                    try #expect(other.run("ingest", "a.jsonl", "b.jsonl").status == 65)
                    try #expect(other.names() == names)
                    try #expect(other.run("export", "catalog").output == rules)
                }
            }
        }
    }
}
