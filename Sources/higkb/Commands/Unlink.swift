import ArgumentParser
import HIGModel
import HIGRendering
import KnowledgeBase

extension Higkb {
    struct Unlink: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "unlink",
            abstract: "Decide that two rules are not the same advice.",
            usage: "higkb unlink <rule> <rule> [<options>]",
            discussion: guide("higkb unlink recommended-use-system-font make-sure-easy"))

        @OptionGroup var rules: RulePair
        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<SummaryMenu>

        func run() throws {
            let pins = try Interruption.duringChange { asking in
                try database.open(.changing).pin(.unlink, rules.first, rules.second, progress: asking)
            }
            try output.write(Report(pins), ofStored: "the decision is stored")
        }
    }
}
