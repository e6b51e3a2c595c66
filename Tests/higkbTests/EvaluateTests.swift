import Foundation
import Testing

/// `Scripts/evaluate` on labels of the seeds, and on labels that the program cannot meet.
@Suite("Scripts/evaluate")
struct EvaluateTests {
    static let python = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
        FileManager.default.isExecutableFile(atPath: $0 + "/python3")
    }

    private func evaluate(_ labels: URL, _ options: String...) throws -> Run {
        let process = Process()
        process.executableURL = repository.appending(path: "Scripts/evaluate")
        let seeds = repository.appending(path: "seeds")
        process.arguments = [labels.path, "--corpus", seeds.path, "--binary", higkbExecutable.path] + options
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Run(output: text, errors: complaint, status: process.terminationStatus)
    }

    private let fixture = repository.appending(path: "Tests/higkbTests/Labels")

    @Test("the labelled seeds are read without an error", .enabled(if: python, "needs python3"))
    func seeds() throws {
        let run = try evaluate(fixture)
        #expect(run.errors.isEmpty)
        #expect(run.status == 0)
        let lines = run.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(
            lines.contains(
                "rules all labels 49 recall 1.000 precision 1.000 (of 49 found in labelled chunks) F1 1.000"))
        for detail in ["spaces", "modality", "topic"] { #expect(lines.contains("\(detail) right 1.000 of 49")) }
        #expect(lines.contains { $0.hasPrefix("links all labels 10 ") })
        #expect(lines.contains { $0.hasPrefix("strength right ") })
    }

    @Test("a label that nothing meets is missed, and a rule that no label names is spurious", .enabled(if: python))
    func errors() throws {
        try withSeedFolder(isEmpty: true) { folder in
            try folder.write(
                "rules.jsonl",
                """
                {"id":"one","edition":"ios-2014","topic":"toolbar","chunk":93,"statement":"Paint every bar green.","modality":"should"}

                """)
            try folder.write("regions.jsonl", "{\"edition\":\"ios-2014\",\"chunk\":93}\n")
            let run = try evaluate(folder.url, "--verbose")
            #expect(run.status == 0)
            #expect(run.output.contains("MISSED one 93 Paint every bar green."))
            #expect(run.output.contains("SPURIOUS ios-2014 93 ios-2014/navigation-bar/use-navigation-bar"))
            #expect(run.output.contains("recall 0.000  precision 0.000"))
        }
    }

    @Test("labels of an edition that is not held are said to be so", .enabled(if: python))
    func unknownEdition() throws {
        try withSeedFolder(isEmpty: true) { folder in
            try folder.write(
                "rules.jsonl",
                """
                {"id":"one","edition":"1984","topic":"toolbar","chunk":1,"statement":"Paint it.","modality":"should"}

                """)
            let run = try evaluate(folder.url)
            #expect(run.errors.contains("evaluate: no edition is called 1984; name it with --editions 1984=ID"))
        }
    }

    @Test("a folder that is not there, and none, are refused")
    func usage() throws {
        #expect(try evaluate(repository.appending(path: "nowhere")).status == 66)
        let options = try evaluate(fixture, "--nonsense")
        #expect(options.status == 2)
        #expect(options.errors.contains("Scripts/evaluate LABELS"))
    }
}
