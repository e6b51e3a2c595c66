import ArgumentParser
import HIGModel
import HIGRendering
import KnowledgeBase

extension Higkb {
    struct ExportChanges: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "changes",
            abstract: "Write the changes from one edition to another.",
            usage: "higkb export changes <old> <new> [<options>]",
            discussion: guide("higkb export changes 2011 2014 --topic back-button"))

        @Argument(help: "The older edition.")
        var old: String

        @Argument(help: "The newer edition.")
        var new: String

        @Option(help: "Only rules on this topic.")
        var topic: [String] = []

        @Flag(help: "Of what has no counterpart, also the likeliest one that was refused.")
        var near = false

        @OptionGroup var target: ExportTarget
        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<ChangesMenu>

        func validate() throws {
            try checkOnce("topic", topic)
            try target.check(output.name, isFolder: output.name == .datapackage)
        }

        func run() throws {
            let comparison = try database.open(for: target).diff(topic: topic.first, from: old, to: new, near: near)
            try output.export(comparison, to: target)
            if comparison.changes.isEmpty { Remarks.note(["nothing to write: " + comparison.absence]) }
        }
    }
}

extension Comparison {
    /// Why nothing changed, where nothing is compared.
    fileprivate var absence: String {
        guard older.edition != newer.edition else { return "\(older.edition.id) is compared with itself" }
        return "no rules" + (topic.map { " on \($0.slug)" } ?? "") + " in \(older.edition.id) and \(newer.edition.id)"
    }
}
