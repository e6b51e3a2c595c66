import ArgumentParser
import HIGModel
import HIGRendering
import KnowledgeBase

extension Higkb {
    struct Link: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "link",
            abstract: "Decide that two rules are the same advice.",
            usage: "higkb link <rule> <rule> [<options>]",
            discussion: guide("higkb link recommended-use-system-font make-sure-easy"))

        @OptionGroup var rules: RulePair
        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<SummaryMenu>

        func run() throws {
            let pins = try Interruption.duringChange { asking in
                try database.open(.changing).pin(.link, rules.first, rules.second, progress: asking)
            }
            try output.write(Report(pins), ofStored: "the decision is stored")
        }
    }
}
