import ArgumentParser
import HIGRendering
import KnowledgeBase

extension Higkb {
    struct Ingest: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "ingest",
            abstract: "Read documents into the database.",
            usage: "higkb ingest <paths> ... [<options>]",
            discussion: guide("higkb ingest seeds", "higkb ingest page.txt --edition current"))

        @Argument(help: "Files or folders; - is standard input.")
        var paths: [String]

        @Option(help: "The edition they belong to, in place of what they say.")
        var edition: String?

        @Option(help: "The series of the edition, such as ios or mac.")
        var series: String?

        @Option(help: "The title of the edition.")
        var title: String?

        @Option(help: "The date of the edition: YYYY, YYYY-MM or YYYY-MM-DD.")
        var date: String?

        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<SummaryMenu>

        func run() throws {
            let intake = try Intake(paths: paths, edition: edition, series: series, title: title, date: date)
            let summary = try database.open(.writing).ingest(intake)
            System.warn(summary.warnings)
            try output.write(Report(summary))
        }
    }
}
