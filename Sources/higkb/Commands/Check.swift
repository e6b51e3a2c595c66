import ArgumentParser
import HIGModel
import HIGRendering
import KnowledgeBase

extension Higkb {
    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "check",
            abstract: "Look for damage in the database.",
            usage: "higkb check [<options>]",
            discussion: guide(
                "higkb check", "higkb check --repair", "higkb check --coverage",
                "higkb check --repairs --edition 2011", "higkb check --collisions"))

        @Flag(help: "Read the documents held anew first, with all that follows from them.")
        var repair = false

        @Flag(help: "Show what became of every character of the documents.")
        var coverage = false

        @Flag(help: "List the words that were mended.")
        var repairs = false

        @Flag(help: "List the rules whose ids a digest or a count tells apart.")
        var collisions = false

        @Option(help: "With --repairs or --collisions: an edition, such as 2011, current; repeatable.")
        var edition: [String] = []

        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<ListMenu>

        func validate() throws {
            if [coverage, repairs, collisions].count(where: { $0 }) > 1 {
                throw ValidationError("--coverage, --repairs and --collisions exclude each other")
            }
            if !edition.isEmpty, !repairs, !collisions {
                throw ValidationError("--edition needs --repairs or --collisions")
            }
        }

        func run() throws {
            if repair { try readAnew() }
            if coverage { return try showCoverage() }
            if repairs { return try output.write(Report(try database.open().repairs(editions: edition))) }
            if collisions {
                let rules = try database.open().collisions(editions: edition)
                return try output.write(Report(rules, orSaying: "no two rules have one name"))
            }
            let findings = try database.check()
            try output.write(Report(findings))
            if !findings.isEmpty { throw ExitCode(ExitStatus.badData.rawValue) }
        }

        private func readAnew() throws {
            Interruption.watch()
            Interruption.deferEnd()
            let line = ProgressLine()
            defer { line.clear() }
            try database.open(.changing).repair { progress in
                try Interruption.check("nothing was changed")
                line.show(progress)
            }
            try Interruption.check("the documents were read anew, but not checked")
            Interruption.unwatch()
        }

        private func showCoverage() throws {
            let editions = try database.open().coverage()
            try output.write(Report(editions))
            guard let faulty = editions.first(where: { !$0.faultyFiles.isEmpty }) else { return }
            throw Problem(
                .badData, "not every character is in one passage", at: "\(faulty.edition.id)/\(faulty.faultyFiles[0])",
                next: "read the documents anew: higkb check --repair")
        }
    }
}
