import ArgumentParser
import HIGRendering

extension Higkb {
    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "check",
            abstract: "Look for damage in the database.",
            usage: "higkb check [<options>]",
            discussion: guide("higkb check"))

        @Flag(help: "Make the search index, links and lineages anew first.")
        var repair = false

        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<SummaryMenu>

        func run() throws {
            if repair { try database.open(.changing).repair() }
            let findings = try database.open().check()
            try output.write(Report(findings))
            if !findings.isEmpty { throw ExitCode(ExitStatus.badData.rawValue) }
        }
    }
}
