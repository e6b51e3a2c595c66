import ArgumentParser
import HIGModel
import HIGRendering
import KnowledgeBase

extension OutputOptions {
    /// Writes a report for other programs.
    func export(_ report: Report, to target: ExportTarget) throws {
        target.watch()
        if name == .datapackage, let place = target.place {
            return try FolderOutlet.write(DataPackage(report, forSpreadsheets: target.spreadsheet), to: place)
        }
        try write(report, to: target.place, forSpreadsheets: target.spreadsheet)
    }
}

extension OutputOptions<ChangesMenu> {
    /// Writes the changes between two editions for other programs.
    func export(_ comparison: Comparison, to target: ExportTarget) throws {
        guard name == .oscal else { return try export(Report(changesOf: comparison), to: target) }
        target.watch()
        try outlet(target.place).write { try OSCALMapping(comparison).write(to: $0) }
    }
}

extension OutputOptions<CatalogMenu> {
    /// Writes a whole catalog.
    func export(_ catalog: any Catalog, to target: ExportTarget) throws {
        target.watch()
        switch (name, target.place) {
        case (.html, let place): try outlet(place).write { try CatalogPage().write(catalog, to: $0) }
        case (.oscal, let place): try outlet(place).write { try OSCALCatalog().write(catalog, to: $0) }
        case (.csv, let place?):
            try FolderOutlet.write(DataPackage(catalog, forSpreadsheets: target.spreadsheet), to: place)
        case (.markdown, let place?): try FolderOutlet.write(MarkdownCatalog(catalog), to: place)
        case (.docset, let place?): try FolderOutlet.write(Docset(catalog, index: docsetIndex), to: place)
        case (.sqlite, let place?):
            try Draft.write(to: place, mode: 0o444) {
                try KnowledgeBase.writeDatabase(catalog, to: $0, until: $1)
            }
        default: try write(Report(catalog), to: target.place)
        }
    }

    private func docsetIndex(at path: String, entries: ((Docset.Entry) throws -> Void) throws -> Void) throws {
        try KnowledgeBase.writeDocsetIndex(to: path) { add in try entries { try add($0.name, $0.type, $0.path) } }
    }
}
