import ArgumentParser
import KnowledgeBase

/// Where an export goes, and what its reader is.
struct ExportTarget: ParsableArguments {
    @Option(help: "A file or folder to write in place of standard output.")
    var output: String?

    @Flag(help: "Keep spreadsheets from running what looks like a formula (csv).")
    var spreadsheet = false

    func validate() throws {
        if output?.isEmpty ?? false {
            throw ValidationError("--output needs the name of a file or folder, or - for standard output")
        }
    }

    /// The place that was named; `nil` for standard output.
    var place: String? { output == "-" ? nil : output }

    /// From now on a signal ends the export between two writes, so that nothing half-written stays.
    func watch() {
        guard let place, !FileSystem.isSpecial(place) else { return }
        Interruption.watch()
        Interruption.deferEnd()
    }

    /// - Parameter isFolder: whether the format is made of several files.
    /// - Throws: a usage error when the format doesn't go with the options.
    func check(_ format: FormatName, isFolder: Bool) throws {
        if spreadsheet, ![.csv, .datapackage].contains(format) {
            throw ValidationError("--spreadsheet is for --format csv and datapackage")
        }
        if place == nil, isFolder || format == .sqlite {
            let kind = isFolder ? "a folder" : "a database"
            throw ValidationError("--format \(format.rawValue) makes \(kind): name it with --output")
        }
        if format == .docset, let place, !place.hasSuffix(".docset"), !place.hasSuffix(".docset/") {
            throw ValidationError("--output \(place): the name of a docset ends in .docset")
        }
    }
}

extension DatabaseOptions {
    /// Opens the database for an export.
    ///
    /// - Throws: a usage `Problem` when the export would take the place of the database or of a file that belongs to it.
    func open(for target: ExportTarget) throws -> KnowledgeBase {
        let base = try open()
        if let place = target.place { try base.refuseTarget(place) }
        return base
    }
}
