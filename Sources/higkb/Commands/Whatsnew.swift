import ArgumentParser
import HIGRendering

extension Higkb {
    struct Whatsnew: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "whatsnew", _superCommandName: "higkb",
            abstract: "Show what an edition changed against the one before it.",
            usage: "higkb whatsnew <edition> [<topic>] [<options>]",
            discussion: guide(
                "higkb whatsnew 2011", "higkb whatsnew current --series ios --stat", no: "nothing before it"))

        @Argument(help: "An edition, such as ios-2011, 2011, latest.")
        var edition: String

        @Argument(help: "A topic; all topics when left out.")
        var topic: String?

        @Option(help: "The series to look back in, for an edition that continues several.")
        var series: String?

        @OptionGroup var selection: ChangeSelection
        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<DiffMenu>

        func run() throws {
            let news = try database.open().whatsNew(
                in: edition, series: series, topic: topic, near: selection.near)
            try output.write(selection.view.report(try selection.view.applied(to: news)))
        }
    }
}
