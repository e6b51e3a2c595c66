import ArgumentParser

extension Higkb {
    struct Export: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "export",
            abstract: "Write rules, changes, lineages or all in one for other programs.",
            discussion: guide(
                "higkb export rules --edition 2011", "higkb export changes 2011 2014 --format csv",
                "higkb export catalog --output catalog.jsonl"),
            subcommands: [ExportRules.self, ExportChanges.self, ExportLineages.self, ExportCatalog.self])
    }
}
