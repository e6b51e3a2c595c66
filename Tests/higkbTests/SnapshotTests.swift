import Foundation
import Testing

/// Whole outputs as a reader sees them, 80 columns wide without colour, in `Snapshots`.
@Suite("The whole output")
struct SnapshotTests {
    struct Snapshot: Sendable, CustomTestStringConvertible {
        let name: String
        let command: [String]

        var testDescription: String { "higkb " + command.joined(separator: " ") }

        init(_ name: String, _ command: String...) {
            self.name = name
            self.command = command
        }
    }

    static let snapshots = [
        Snapshot("editions", "editions"),
        Snapshot("topics", "topics"),
        Snapshot("diff-back-button-2010-2014", "diff", "back-button", "2010", "2014"),
        Snapshot(
            "diff-back-button-2010-2014-side-by-side", "diff", "back-button", "2010", "2014", "--format", "side-by-side"
        ),
        Snapshot("diff-navigation-bar-2011-2014", "diff", "navigation-bar", "2011", "2014"),
        Snapshot("diff-2011-2014-stat", "diff", "2011", "2014", "--stat"),
        Snapshot("whatsnew-2014-only", "whatsnew", "2014", "--only", "reversed,stronger,weaker"),
        Snapshot("diff-2014-2014", "diff", "2014", "2014"),
        Snapshot("history-back-button", "history", "back-button"),
        Snapshot("history-new-navigation-level", "history", "navigation-bar-change-title"),
        Snapshot("search-multi-segment-back-button", "search", "multi-segment", "back", "button"),
        Snapshot("show-raw", "show", "ios-2014/back-button/dont-create-multisegment-back-button", "--raw"),
        Snapshot("show-evidence", "show", "multisegment-back-button", "--evidence"),
        Snapshot("history-navigation-bar-since-2014", "history", "navigation-bar", "--since", "2014"),
        Snapshot("diff-2011-current-near", "diff", "2011", "current", "--near", "--only", "removed,added"),
        Snapshot("rules-toolbar", "rules", "toolbar"),
        Snapshot("rules-measures", "rules", "--measures", "--platform", "ios"),
        Snapshot("check-coverage", "check", "--coverage"),
        Snapshot("show-passages", "show", "current-002-navigation-bars.txt", "--passages"),
        Snapshot("check-repairs-2014", "check", "--repairs", "--edition", "2014"),
    ]

    /// With `HIGKB_RECORD` set, what comes out is written for review instead of being compared.
    @Test("a command stays as it was reviewed", arguments: snapshots)
    func output(of snapshot: Snapshot) throws {
        let file = repository.appending(path: "Tests/higkbTests/Snapshots/\(snapshot.name).txt")
        try withSeedFolder { folder in
            let run = try folder.run(snapshot.command, environment: ["COLUMNS": "80"])
            #expect(run.status == 0)
            #expect(run.errors == "")
            if ProcessInfo.processInfo.environment["HIGKB_RECORD"] != nil {
                try Data(run.output.utf8).write(to: file)
            }
            let reviewed = try String(contentsOf: file, encoding: .utf8)
            #expect(run.output == reviewed)
        }
    }
}
