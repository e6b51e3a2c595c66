/// For reading on a terminal: verdict first, statements in full, wrapped, with or without colour.
public struct TerminalFormat: ReportFormat {
    private let width: Int
    private let ink: Ink
    private let breaksLongLines: Bool

    /// - Parameters:
    ///   - width: columns; at least 20 are used.
    ///   - color: ANSI colours instead of `[-deleted-]` and `{+inserted+}`.
    ///   - breaksLongLines: whether the lines of a timeline, one an edition, and ids wider than the page are broken at
    ///     the edge. Meant for terminals; in a pipe both are found by `grep`.
    public init(width: Int, color: Bool = false, breaksLongLines: Bool = false) {
        self.width = max(width, 20)
        self.ink = color ? .color : .marks
        self.breaksLongLines = breaksLongLines
    }

    /// Writes a line at a time.
    public func write(_ report: Report, to sink: (String) throws -> Void) throws {
        try write(report, to: sink) { page, block in page.lines(of: block) }
    }

    /// Writes the blocks with a layout of one's own, an empty line between them.
    func write(
        _ report: Report, to sink: (String) throws -> Void, layout: (TerminalPage, Block) -> [Line]
    ) throws {
        let blocks = try report.blocks()
        let page = TerminalPage(width: width, ink: ink, breaksLongLines: breaksLongLines, blocks: blocks)
        var previous: Block?
        for block in blocks {
            if let previous, !previous.introduces(block) { try sink("\n") }
            for line in layout(page, block) { try sink(ink.painted(line) + "\n") }
            previous = block
        }
    }
}

extension Block {
    /// Whether the next block belongs so closely to this one that no empty line comes between them.
    fileprivate func introduces(_ next: Block) -> Bool {
        switch (self, next) {
        case (.title, .paragraph), (.heading, _), (.paragraph, .statement), (.paragraph, .timeline): true
        default: false
        }
    }
}
