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

    /// Whether people read it, and not programs.
    var isForReading: Bool { [.text, .sideBySide, .markdown, .html].contains(self) }

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
