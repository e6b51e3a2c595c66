import ArgumentParser
import HIGRendering

/// The formats by the names that users type.
enum FormatName: String, Sendable {
    case text
    case sideBySide = "side-by-side"
    case json, jsonl, csv, markdown, html, xml
    /// CSV tables with a description of their columns.
    case datapackage
    case oscal
    case docset, sqlite

    /// The format of any report; `nil` for what is made of certain exports alone.
    func format(on terminal: Terminal, color: ColorChoice, forSpreadsheets: Bool = false) -> (any ReportFormat)? {
        let color = terminal.usesColor(color)
        return switch self {
        case .text: TerminalFormat(width: terminal.width, color: color, breaksLongLines: terminal.isTerminal)
        case .sideBySide: SideBySideFormat(width: terminal.width, color: color, breaksLongLines: terminal.isTerminal)
        case .json: JSONFormat()
        case .jsonl: JSONLinesFormat()
        case .csv: CSVFormat(forSpreadsheets: forSpreadsheets, forTerminal: terminal.isTerminal)
        case .markdown: MarkdownFormat()
        case .html: HTMLFormat()
        case .xml: XMLFormat()
        case .datapackage, .oscal, .docset, .sqlite: nil
        }
    }
}

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

/// A format that is on the menu; any other is a usage error that lists them.
struct OfferedFormat<Menu: FormatMenu>: ExpressibleByArgument {
    let name: FormatName

    init?(argument: String) {
        guard let name = FormatName(rawValue: argument), Menu.formats.contains(name) else { return nil }
        self.name = name
    }

    static var allValueStrings: [String] { Menu.formats.map(\.rawValue) }
}
