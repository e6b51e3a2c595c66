import Foundation
import Testing

@Suite("A change whose answer is lost")
struct LostAnswerTests {
    private static let rules = [
        "ios-2011/navigation-bar/flatten-information-hierarchy",
        "ios-2014/back-button/dont-create-multisegment-back-button",
    ]

    @Test(
        "says that it was made",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "skipped: there is no /dev/full"),
        arguments: [
            (["ingest", "good.md"], "the documents are stored"), (["forget", "ios-2011"], "it is forgotten"),
            (["link"] + rules, "the decision is stored"), (["unlink"] + rules, "the decision is stored"),
            (["pins", "--remove"] + rules, "it is taken back"),
        ])
    func fullOutput(command: [String], outcome: String) throws {
        try withSeedFolder { folder in
            try folder.write("good.md", "**Use it.**\n")
            if command[0] == "pins" { try folder.run(["link"] + Self.rules) }
            let before = try folder.bytes()
            let run = try runProgram(
                "/bin/sh", ["-c", "exec \"$0\" \"$@\" >/dev/full", higkbExecutable.path] + command,
                environment: ["HIGKB_DB": "hig.sqlite"], in: folder.url)
            #expect(run.status == 74)
            #expect(
                run.errors.hasSuffix(
                    """
                    higkb: error: standard output: cannot write: No space left on device
                      \(outcome); only this answer is lost

                    """), "\(run.errors)")
            try #expect(folder.bytes() != before)
        }
    }

    @Test("help and the version that nobody gets are told, too", arguments: ["help", "--version"])
    func closedOutput(argument: String) throws {
        let run = try runProgram("/bin/sh", ["-c", "exec \"$0\" \"$1\" >&-", higkbExecutable.path, argument])
        #expect(run.status == 74)
        #expect(
            run.errors == """
                higkb: error: standard output: cannot write: Bad file descriptor
                  name another place

                """)
    }
}
