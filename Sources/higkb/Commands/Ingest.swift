import ArgumentParser
import HIGModel
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

        @Option(help: "The size over which a file is refused, in megabytes.")
        var maxFileSize: Int = Intake.defaultLimit >> 20

        @Flag(help: "Leave out what cannot be read, and say so; else nothing is stored.")
        var keepGoing = false

        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<SummaryMenu>

        func validate() throws {
            guard (1...1 << 20).contains(maxFileSize) else {
                throw ValidationError("--max-file-size \(maxFileSize): use a number of megabytes from 1 on")
            }
        }

        func run() throws {
            Interruption.watch()
            let intake = try Intake(
                paths: paths, edition: edition, series: series, title: title, date: date, limit: maxFileSize << 20,
                keepGoing: keepGoing)
            let summary = try stored(intake)
            Remarks.warn(summary.warnings)
            Remarks.tellLeftOut(summary.leftOut)
            try output.write(Report(summary), ofStored: "the documents are stored")
            if !summary.leftOut.isEmpty { throw ExitCode(ExitStatus.badData.rawValue) }
        }

        private func stored(_ intake: Intake) throws -> IngestSummary {
            Interruption.deferEnd()
            let line = ProgressLine()
            defer { line.clear() }
            return try database.open(.writing).ingest(intake) { progress in
                try Interruption.check()
                line.show(progress)
            }
        }
    }
}
