import ArgumentParser

extension Higkb {
    struct Export: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "export",
            abstract: "Write rules or changes for other programs.",
            discussion: guide(
                "higkb export rules --edition 2011", "higkb export changes 2011 2014 --format csv"),
            subcommands: [ExportRules.self, ExportChanges.self])
    }
}
