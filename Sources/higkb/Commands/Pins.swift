import ArgumentParser
import HIGRendering
import KnowledgeBase

extension Higkb {
    struct Pins: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "pins",
            abstract: "List what was decided with link and unlink, or take it back.",
            usage: "higkb pins [--remove <rule> <rule>] [<options>]",
            discussion: "They are kept in a file beside the database, DATABASE.pins, one a line, which may be edited: "
                + "the next ingest, or check --repair, takes it up.\n\n"
                + guide(
                    "higkb pins", "higkb pins --remove recommended-use-system-font make-sure-easy",
                    no: "nothing was decided about the two"))

        @Option(
            name: .customLong("remove"), parsing: .upToNextOption, help: "Take back what was decided about two rules.")
        var removed: [String] = []

        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<ListMenu>

        func validate() throws {
            guard [0, 2].contains(removed.count) else { throw ValidationError("--remove takes two rules") }
        }

        func run() throws {
            guard !removed.isEmpty else {
                let place = try database.place
                return try output.write(Report(place.nextStep.completed(try place.open().pins())))
            }
            let list = try Interruption.duringChange { asking in
                try database.open(.changing).unpin(removed[0], removed[1], progress: asking)
            }
            try output.write(Report(list, undone: true), ofStored: "it is taken back")
        }
    }
}
