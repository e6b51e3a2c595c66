/// The pieces of code in a block's text.
struct CodeSpans {
    /// Ascending, apart from each other.
    private var ranges: [Range<Int>] = []

    /// - Parameter spans: by their starts.
    init(_ spans: [Block.Span]) {
        for span in spans where span.style == .code {
            // A page can have code within code.
            if let last = ranges.last, span.range.lowerBound < last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, span.range.upperBound)
            } else {
                ranges.append(span.range)
            }
        }
    }

    /// Whether a place stands within a piece, not at its ends.
    func hold(_ place: Int) -> Bool {
        let opened = ranges.leadingCount { $0.lowerBound < place }
        return opened > 0 && place < ranges[opened - 1].upperBound
    }

    /// Whether a stretch has a part in common with a piece.
    func overlap(_ stretch: Range<Int>) -> Bool {
        let opened = ranges.leadingCount { $0.lowerBound < stretch.upperBound }
        return opened > 0 && ranges[opened - 1].overlaps(stretch)
    }
}
