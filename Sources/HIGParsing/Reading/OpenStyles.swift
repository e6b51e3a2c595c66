/// The styles that markup has opened in the block being read, and the stretches that it has closed again.
struct OpenStyles {
    /// What is closed in the open block so far.
    private var spans: [Block.Span] = []
    private var open: [(style: Block.Style, start: Int)] = []
    /// How often each open style is open once more inside itself.
    private var nested: [Block.Style: Int] = [:]

    /// Opens a style at an offset of the block's text.
    mutating func open(_ style: Block.Style, at offset: Int) {
        if open.contains(where: { $0.style == style }) {
            nested[style, default: 0] += 1
        } else {
            open.append((style, offset))
        }
    }

    /// Closes a style before an offset of the block's text; nothing where it is not open.
    mutating func close(_ style: Block.Style, at offset: Int) {
        let depth = nested[style, default: 0]
        if depth > 0 {
            nested[style] = depth - 1
        } else if let index = open.firstIndex(where: { $0.style == style }) {
            add(style, open.remove(at: index).start..<offset)
        }
    }

    /// Adds a stretch that has a style whatever else is open; an empty one is none.
    mutating func add(_ style: Block.Style, _ range: Range<Int>) {
        if !range.isEmpty { spans.append(Block.Span(style: style, range: range)) }
    }

    /// What is styled in a block whose text ends at an offset, in the order of where it starts.
    func spans(ofTextEndingAt end: Int) -> [Block.Span] {
        var spans = spans
        for open in open where end > open.start { spans.append(Block.Span(style: open.style, range: open.start..<end)) }
        return spans.count > 1 ? spans.sorted { $0.range.lowerBound < $1.range.lowerBound } : spans
    }

    /// Starts the next block, in which what is open goes on.
    mutating func beginBlock() {
        spans.removeAll(keepingCapacity: true)
        for index in open.indices { open[index].start = 0 }
    }

    /// Closes what a tag opened and none closed.
    mutating func closeAll() {
        open.removeAll()
        nested.removeAll()
    }
}
