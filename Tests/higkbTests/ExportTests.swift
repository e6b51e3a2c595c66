import Foundation
import Testing

@Suite("An export")
struct ExportTests {
    /// Every export in every format, and what it makes.
    static let exports: [[String]] =
        ["jsonl", "json", "csv", "datapackage", "markdown", "html", "xml"].flatMap { format in
            [
                ["rules", "--format", format], ["lineages", "--format", format],
                ["changes", "2011", "2014", "--format", format],
            ]
        } + [["changes", "2011", "2014", "--format", "oscal"]]
        + ["jsonl", "json", "csv", "markdown", "html", "xml", "oscal", "docset", "sqlite"].map {
            ["catalog", "--format", $0]
        }

    /// A name that every format takes.
    private static let target = "out.docset"

    /// The files of an export, by their paths.
    private func files(_ folder: SeedFolder) throws -> [String: Data] {
        let root = folder.url.appending(path: Self.target)
        let names = try folder.names().filter { $0.hasPrefix(Self.target) }
        var files: [String: Data] = [:]
        for name in names {
            let url = folder.url.appending(path: name)
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            if !isFolder.boolValue { files[name] = try Data(contentsOf: url) }
        }
        try FileManager.default.removeItem(at: root)
        return files
    }

    @Test("is the same to the byte for the same documents, whatever the order in which they came")
    func order() throws {
        try withSeedFolder { folder in
            try withSeedFolder(isEmpty: true) { other in
                let seeds = repository.appending(path: "seeds")
                let names = try FileManager.default.contentsOfDirectory(atPath: seeds.path).filter { $0 != "README.md" }
                for name in names.sorted().reversed() {
                    try other.run("ingest", seeds.appending(path: name).path)
                }
                // The order is lost, or not, before anything is put into a format.
                for export in Self.exports where export[0] == "catalog" || export.last == "jsonl" {
                    let command = ["export"] + export + ["--output", Self.target]
                    try #expect(folder.run(command) == Run(output: "", errors: "", status: 0), "\(export)")
                    try #expect(other.run(command).status == 0)
                    let (left, right) = (try files(folder), try files(other))
                    #expect(!left.isEmpty && left == right, "\(export)")
                }
            }
        }
    }

    @Test(
        "of nothing says so on standard error",
        arguments: [
            (["rules", "--topic", "popover", "--edition", "2014"], "no rules on popover in ios-2014"),
            (["lineages", "--topic", "popover"], "no rules on popover"),
            (["catalog", "--topic", "popover"], "no rules on popover"),
            (["changes", "2011", "2014", "--topic", "popover"], "no rules on popover in ios-2011 and ios-2014"),
            (["changes", "2014", "2014"], "ios-2014 is compared with itself"),
        ])
    func nothing(export: [String], reason: String) throws {
        try withSeedFolder { folder in
            let run = try folder.run(["export"] + export)
            #expect(run.status == 0)
            #expect(run.errors == "higkb: nothing to write: \(reason)\n")
        }
    }

    @Test("that cannot be written is one line with exit code 74, and leaves nothing", arguments: exports)
    func unwritable(export: [String]) throws {
        try withSeedFolder { folder in
            let before = try folder.names()
            let run = try folder.run(["export"] + export + ["--output", "nowhere/\(Self.target)"])
            #expect(run.status == 74)
            #expect(run.output == "")
            #expect(run.errors.hasPrefix("higkb: error: nowhere/\(Self.target): "), "\(run.errors)")
            #expect(run.errors.split(separator: "\n").count <= 2)
            #expect(run.errors.contains("No such file or directory"))
            try #expect(folder.names() == before)
        }
    }

    @Test(
        "to a full device is exit code 74, and the device stays one",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "skipped: there is no /dev/full"))
    func full() throws {
        try withSeedFolder { folder in
            for format in ["jsonl", "xml", "html", "oscal"] {
                let run = try folder.run("export", "catalog", "--format", format, "--output", "/dev/full")
                #expect(run.status == 74)
                #expect(
                    run.errors == """
                        higkb: error: /dev/full: cannot write: No space left on device
                          free some space, or name another place

                        """)
            }
            let type = try FileManager.default.attributesOfItem(atPath: "/dev/full")[.type] as? FileAttributeType
            #expect(type == .typeCharacterSpecial)
        }
    }

    @Test(
        "that a limit on the size of files stops names the target as it was named, and leaves nothing",
        arguments: exports)
    func limited(export: [String]) throws {
        try withSeedFolder { folder in
            let before = try folder.names()
            let run = try runHigkb(
                ["export"] + export + ["--output", Self.target], limitingFilesTo: 1,
                environment: ["HIGKB_DB": "hig.sqlite"], in: folder.url)
            #expect(run.status == 74, "\(export)")
            #expect(
                run.errors.hasPrefix("higkb: error: \(Self.target)") && !run.errors.contains("partial"), "\(run.errors)"
            )
            #expect(run.errors.split(separator: "\n").count <= 2)
            try #expect(folder.names() == before)
        }
    }

    @Test("to a file that is there takes its place; a folder gives way only to one of the same format")
    func replacing() throws {
        try withSeedFolder { folder in
            try folder.write("rules.jsonl", "old")
            try #expect(folder.run("export", "rules", "--output", "rules.jsonl").status == 0)
            try #expect(folder.text("rules.jsonl").hasPrefix("{\"id\":"))
            try folder.write("mine/letter.txt", "Dear reader")
            let csv = ["export", "catalog", "--format", "csv", "--output"]
            for place in ["mine", "rules.jsonl"] {
                let run = try folder.run(csv + [place])
                #expect(run.status == 74)
                #expect(
                    run.errors == """
                        higkb: error: \(place): something else is there, and it is not replaced
                          remove it, or name another folder

                        """)
            }
            try #expect(folder.text("mine/letter.txt") == "Dear reader")
            try #expect(folder.run(csv + ["package"]).status == 0)
            let first = try folder.names()
            try #expect(folder.run(csv + ["package/"]).status == 0)
            try #expect(folder.names() == first)
            try #expect(folder.run("export", "rules", "--output", "package").errors.contains("it is a folder"))
        }
    }

    @Test(
        "a folder with another program's file of the name by which ours are known is not ours",
        arguments: [("csv", "datapackage.json"), ("markdown", "llms.txt"), ("docset", "Contents/Info.plist")])
    func foreignFolder(format: String, hallmark: String) throws {
        try withSeedFolder { folder in
            try folder.write("own.docset/\(hallmark)", "Somebody's own\n")
            let export = ["export", "catalog", "--format", format, "--output", "own.docset"]
            try #expect(folder.run(export).status == 74)
            try #expect(folder.text("own.docset/\(hallmark)") == "Somebody's own\n")
            try FileManager.default.removeItem(at: folder.url.appending(path: "own.docset"))
            try #expect(folder.run(export).status == 0)
            try #expect(folder.run(export).status == 0)
        }
    }

    @Test("never takes the place of the database or of what belongs to it", arguments: exports)
    func ownDatabase(export: [String]) throws {
        try withSeedFolder { folder in
            let files = FileManager.default
            let path = { (name: String) in folder.url.appending(path: name).path }
            try files.linkItem(atPath: path("hig.sqlite"), toPath: path("hard.docset"))
            try files.createSymbolicLink(atPath: path("soft.docset"), withDestinationPath: "hig.sqlite")
            try folder.write("hig.sqlite.pins", "# Mine\n")
            let (names, bytes) = (try folder.names(), try folder.bytes())
            let isDocset = export.last == "docset"
            let companions = ["-wal", "-shm", "-journal", ".pins", ".topics.yaml"].map { "hig.sqlite" + $0 }
            // Each export is tried on one of the files beside the database, all exports on all of them.
            let place = ExportTests.exports.firstIndex(of: export) ?? 0
            let targets =
                ["hard.docset", "soft.docset"] + (isDocset ? [] : ["hig.sqlite", companions[place % companions.count]])
            for target in targets {
                let run = try folder.run(["export"] + export + ["--output", target])
                #expect(run.status == 2)
                #expect(run.output == "")
                let what =
                    companions.contains(target)
                    ? "this file belongs to the database hig.sqlite" : "this is the database itself"
                #expect(run.errors == "higkb: error: \(target): \(what)\n  name another file\n")
            }
            try #expect(folder.names() == names)
            try #expect(folder.bytes() == bytes)
            try #expect(folder.text("hig.sqlite.pins") == "# Mine\n")
            let copy = ["export"] + export + ["--db", "soft.docset", "--output", "hard.docset"]
            try #expect(folder.run(copy).status == 2)
        }
    }

    @Test("in a format that there is not lists those that there are")
    func unknownFormat() throws {
        try withSeedFolder { folder in
            let run = try folder.run("export", "catalog", "--format", "pdf")
            #expect(run.status == 2)
            #expect(
                run.errors.hasPrefix(
                    "higkb: error: The value 'pdf' is invalid for '--format <format>'. Please provide one of the following:\n"
                        + "  jsonl, json, csv, markdown, html, xml, oscal, docset, sqlite\n"))
            let rules = try folder.run("export", "rules", "--format", "oscal")
            #expect(rules.errors.contains(":\n  jsonl, json, csv, datapackage, markdown, html, xml\n"))
        }
    }

    @Test(
        "says what goes together",
        arguments: [
            (["catalog", "--format", "docset"], "--format docset makes a folder: name it with --output"),
            (["catalog", "--format", "csv", "--output", "-"], "--format csv makes a folder: name it with --output"),
            (["catalog", "--format", "sqlite"], "--format sqlite makes a database: name it with --output"),
            (["rules", "--format", "datapackage"], "--format datapackage makes a folder: name it with --output"),
            (["rules", "--spreadsheet"], "--spreadsheet is for --format csv and datapackage"),
            (
                ["catalog", "--format", "docset", "--output", "hig"],
                "--output hig: the name of a docset ends in .docset"
            ),
        ])
    func combinations(arguments: [String], message: String) throws {
        try withSeedFolder { folder in
            let run = try folder.run(["export"] + arguments)
            #expect(run.status == 2)
            #expect(run.errors.hasPrefix("higkb: error: \(message)\n"))
        }
    }

    @Test("shows only the editions and the topic that were named")
    func view() throws {
        try withSeedFolder { folder in
            let lines = try folder.run("export", "catalog", "--edition", "2011", "--topic", "toolbar").output
                .split(separator: "\n").map { try JSONValue(String($0)) }
            let rules = lines.filter { $0["kind"].string == "rule" }
            #expect(!rules.isEmpty)
            #expect(rules.allSatisfy { $0["edition"].string == "ios-2011" && $0["topic"].string == "toolbar" })
            #expect(lines.filter { $0["kind"].string == "edition" }.count == 1)
            #expect(lines.first?["topic"].string == "toolbar")
            for kind in ["source", "rule", "link", "lineage"] {
                let count = lines.filter { $0["kind"].string == kind }.count
                #expect(lines.first?["counts"][kind + "s"].int == count, "\(kind)")
            }
            try #expect(folder.run("export", "lineages", "--edition", "1999").status == 2)
        }
    }
}
