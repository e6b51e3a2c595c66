import Foundation
import Testing

/// What every command prints for other programs.
@Suite("Every command's data")
struct FormatsTests {
    /// A schema's name and the command that prints such a document.
    private static let commands: [(schema: String, command: [String])] = [
        ("editions", ["editions"]),
        ("topics", ["topics"]),
        ("rules", ["rules", "toolbar"]),
        ("rules", ["rules"]),
        ("show", ["show", "ios-2011/back-button/dont-create-multisegment-back-button", "--raw"]),
        ("diff", ["diff", "back-button", "2010", "2014"]),
        ("diff", ["diff", "2011", "current"]),
        ("diff", ["diff", "2014", "2014"]),
        ("history", ["history", "back-button"]),
        ("history", ["history", "dont-create-multisegment-back-button"]),
        ("hits", ["search", "multi-segment", "back", "button"]),
        ("rules", ["export", "rules"]),
        ("changes", ["export", "changes", "2011", "2014"]),
        ("diff", ["diff", "2010", "current", "--near"]),
        ("show", ["show", "multisegment-back-button", "--evidence"]),
        ("history", ["history", "back-button", "--since", "2014"]),
        ("pins", ["pins"]),
        ("check", ["check"]),
        ("coverage", ["check", "--coverage"]),
        ("passages", ["show", "ios-2011-chunk-108.md", "--passages"]),
        ("rules", ["rules", "--measures", "--platform", "ios"]),
        ("diff", ["diff", "2010", "2011", "--only", "measures"]),
        ("ingest", ["ingest", "page.txt", "--edition", "ios-2013"]),
        ("ingest", ["forget", "ios-2013"]),
    ]

    private static let hasValidator: Bool = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", "import jsonschema"]
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    private func write(_ folder: SeedFolder) throws {
        try folder.write("page.txt", "Use the standard back button. People know it.\n")
    }

    @Test("is valid JSON with a version and its kind, on standard output alone")
    func json() throws {
        try withSeedFolder { folder in
            try write(folder)
            for (schema, command) in Self.commands {
                let run = try folder.run(command + ["--format", "json"])
                #expect(run.status == 0, "\(command)")
                #expect(run.errors == "", "\(command)")
                let document = try JSONValue(run.output)
                #expect(document["version"].int == 13, "\(command)")
                #expect(document["kind"].string == schema, "\(command)")
                if !["ingest", "forget"].contains(command[0]) {
                    try #expect(folder.run(command + ["--json"]).output == run.output)
                }
            }
        }
    }

    @Test("is what its schema says", .enabled(if: hasValidator, "python3 has no jsonschema"))
    func schemas() throws {
        try withSeedFolder { folder in
            try write(folder)
            try FileManager.default.createDirectory(
                at: folder.url.appending(path: "documents"), withIntermediateDirectories: true)
            for (index, (schema, command)) in Self.commands.enumerated() {
                try folder.write("documents/\(index).json", folder.run(command + ["--format", "json"]).output)
                try folder.write("documents/\(index).schema", folder.run("schema", schema).output)
            }
            let script = """
                import json, jsonschema, pathlib
                for path in sorted(pathlib.Path("documents").glob("*.json")):
                    schema = json.loads(path.with_suffix(".schema").read_text())
                    jsonschema.Draft202012Validator.check_schema(schema)
                    for error in jsonschema.Draft202012Validator(schema).iter_errors(json.loads(path.read_text())):
                        print(path.name, schema["title"] if "title" in schema else "", error.json_path, error.message[:200])
                """
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["python3", "-c", script]
            process.currentDirectoryURL = folder.url
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            let complaints = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            #expect(String(decoding: complaints, as: UTF8.self) == "")
        }
    }

    @Test("as JSON lines is one object a line")
    func jsonLines() throws {
        try withSeedFolder { folder in
            for command in [
                ["export", "rules"], ["export", "changes", "2011", "2014"], ["rules", "--format", "jsonl"],
                ["search", "bar", "--format", "jsonl"], ["diff", "2011", "2014", "--format", "jsonl"],
                ["history", "back-button", "--format", "jsonl"], ["editions", "--format", "jsonl"],
                ["check", "--coverage", "--format", "jsonl"],
                ["show", "ios-2011-chunk-108.md", "--passages", "--format", "jsonl"],
            ] {
                let lines = try folder.run(command).output.split(separator: "\n")
                #expect(lines.count > 1, "\(command)")
                for line in lines { #expect(line.hasPrefix("{") && (try? JSONValue(String(line))) != nil, "\(line)") }
            }
        }
    }

    @Test("export changes has the one-sided changes too, with an empty side")
    func oneSided() throws {
        try withSeedFolder { folder in
            let changes = try folder.run("export", "changes", "2011", "2014").output.split(separator: "\n")
                .map { try JSONValue(String($0)) }
            #expect(changes.contains { $0["from"].list.isEmpty && !$0["to"].list.isEmpty })
            #expect(changes.contains { !$0["from"].list.isEmpty && $0["to"].list.isEmpty })
            #expect(changes.contains { $0["relation"].string == "identical" && $0["edits"].list.count > 0 })
        }
    }

    @Test("export changes has the likeliest counterparts that were refused where they are asked for")
    func nearest() throws {
        try withSeedFolder { folder in
            func near(_ options: String...) throws -> [JSONValue] {
                try folder.run(["export", "changes", "2010", "2014"] + options).output.split(separator: "\n")
                    .map { try JSONValue(String($0))["near"] }
            }
            let (plain, asked) = (try near(), try near("--near"))
            #expect(plain.allSatisfy { $0["rule"].string == nil })
            #expect(asked.contains { $0["rule"].string != nil })
        }
    }

    @Test("as CSV has the same number of columns in every row", .enabled(if: hasValidator, "no python3"))
    func csv() throws {
        try withSeedFolder { folder in
            for command in [
                ["rules"], ["diff", "2011", "2014"], ["topics"], ["search", "bar"], ["history", "back-button"],
                ["check", "--coverage"], ["show", "ios-2011-chunk-108.md", "--passages"],
            ] {
                try folder.write("table.csv", folder.run(command + ["--format", "csv"]).output)
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
                process.arguments = [
                    "python3", "-c",
                    "import csv, sys; rows = list(csv.reader(open('table.csv', newline=''))); "
                        + "sys.exit(0 if len(rows) > 1 and len(set(map(len, rows))) == 1 else 1)",
                ]
                process.currentDirectoryURL = folder.url
                try process.run()
                process.waitUntilExit()
                #expect(process.terminationStatus == 0, "\(command)")
            }
        }
    }

    @Test("is the same whatever the order in which the seeds came in, to the byte")
    func order() throws {
        let exports = [
            ["export", "rules"], ["export", "changes", "2010", "2014"], ["export", "changes", "2011", "current"],
        ]
        try withSeedFolder { folder in
            let expected = try exports.map { try folder.run($0).output }
            let seeds = repository.appending(path: "seeds")
            let names = try FileManager.default.contentsOfDirectory(atPath: seeds.path).filter { $0 != "README.md" }
                .sorted()
            for names in [names, names.reversed()] {
                try withSeedFolder(isEmpty: true) { other in
                    for name in names { try other.run("ingest", seeds.appending(path: name).path) }
                    try #expect(exports.map { try other.run($0).output } == expected)
                }
            }
        }
    }

    @Test("goes into the file named by --output, whole, and nowhere else")
    func output() throws {
        try withSeedFolder { folder in
            let printed = try folder.run("export", "rules").output
            let run = try folder.run("export", "rules", "--output", "rules.jsonl")
            #expect(run == Run(output: "", errors: "", status: 0))
            try #expect(String(contentsOf: folder.url.appending(path: "rules.jsonl"), encoding: .utf8) == printed)
            try #expect(folder.names() == ["hig.sqlite", "rules.jsonl"])
        }
    }
}
