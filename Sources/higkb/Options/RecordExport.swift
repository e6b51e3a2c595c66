import ArgumentParser
import HIGModel
import HIGRendering

/// The options of an export of records of one kind: which, where to, from where, in which format.
struct RecordExport: ParsableArguments {
    @OptionGroup var view: ViewOptions
    @OptionGroup var target: ExportTarget
    @OptionGroup var database: DatabaseOptions
    @OptionGroup var output: OutputOptions<ExportMenu>

    func validate() throws { try target.check(output.name, isFolder: output.name == .datapackage) }

    /// Writes the report that is made of the part in view.
    func write(_ report: (any Catalog) -> Report) throws {
        try database.withCatalog(view, for: target) { try output.export(report($0), to: target) }
    }
}
