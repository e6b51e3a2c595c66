/// The formats that a command offers, the usual one first.
protocol FormatMenu: Sendable {
    static var formats: [FormatName] { get }
}

/// For lists of rules, editions, topics, hits.
enum ListMenu: FormatMenu {
    static let formats: [FormatName] = [.text, .json, .jsonl, .csv, .markdown, .html, .xml]
}

/// For two editions.
enum DiffMenu: FormatMenu {
    static let formats: [FormatName] = [.text, .sideBySide, .json, .jsonl, .csv, .markdown, .html, .xml]
}

/// For files that other programs read.
enum ExportMenu: FormatMenu {
    static let formats: [FormatName] = [.jsonl, .json, .csv, .datapackage, .markdown, .html, .xml]
}

/// For what changed, as files that other programs read.
enum ChangesMenu: FormatMenu {
    static let formats = ExportMenu.formats + [.oscal]
}

/// For a whole catalog.
enum CatalogMenu: FormatMenu {
    static let formats: [FormatName] = [
        .jsonl, .json, .csv, .markdown, .html, .xml, .oscal, .docset, .sqlite,
    ]
}

/// For what was done rather than asked.
enum SummaryMenu: FormatMenu {
    static let formats: [FormatName] = [.text, .json]
}
