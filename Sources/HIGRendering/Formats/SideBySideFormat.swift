/// For wide terminals: older and newer statement next to each other.
///
/// Below 80 columns each side would be too narrow to read, so the statements stand one above the other as in
/// `TerminalFormat`.
public struct SideBySideFormat: ReportFormat {
    private static let narrowest = 80

    private let width: Int
    private let stacked: TerminalFormat

    /// - Parameters: as for `TerminalFormat`.
    public init(width: Int, color: Bool = false, breaksLongLines: Bool = false) {
        self.width = width
        stacked = TerminalFormat(width: width, color: color, breaksLongLines: breaksLongLines)
    }

    /// Writes a line at a time.
    public func write(_ report: Report, to sink: (String) throws -> Void) throws {
        guard width >= SideBySideFormat.narrowest else { return try stacked.write(report, to: sink) }
        try stacked.write(report, to: sink) { page, block in
            guard case .contrast(let contrast) = block, !contrast.older.isEmpty else { return page.lines(of: block) }
            return page.verdict(of: contrast) + columns(contrast, on: page) + page.note(of: contrast)
        }
    }

    private func columns(_ contrast: Contrast, on page: TerminalPage) -> [Line] {
        let divider = [Span(" │ ", .aside)]
        let column = (width - 2 - divider.displayWidth) / 2
        let left = lines(contrast.older, on: page, width: column)
        let right = lines(contrast.newer, on: page, width: column)
        return (0..<max(left.count, right.count)).map { index in
            let older = (index < left.count ? left[index] : []).padded(to: column)
            return [Span("  ")] + older + divider + (index < right.count ? right[index] : [])
        }
    }

    /// The edition once, then its statements.
    private func lines(_ statements: [Statement], on page: TerminalPage, width: Int) -> [Line] {
        let label = statements.first.map { page.wrapped([Span($0.label, .aside)], to: width) } ?? []
        let contents = statements.map { page.content(of: $0, width: width) }
        return label + contents.joined(separator: [[]])
    }
}
