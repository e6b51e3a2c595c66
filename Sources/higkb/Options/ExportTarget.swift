import ArgumentParser

/// Where an export goes.
struct ExportTarget: ParsableArguments {
    @Option(help: "A file to write in place of standard output.")
    var output: String?
}
