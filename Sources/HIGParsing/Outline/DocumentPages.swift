import HIGText

/// The pages of the print that a whole document marks, by its lines.
struct DocumentPages: Sendable {
    /// Ascending by line.
    private let marks: [MarkedPage.Line]

    /// - Parameter lines: all lines of `text`.
    init(_ lines: [TextLine], of text: SourceText) {
        let marked = MarkedPage.lines(lines, of: text)
        var marks: [MarkedPage.Line] = []
        for (place, mark) in marked.enumerated() {
            marks.append(mark)
            let next = place + 1 < marked.count ? marked[place + 1].number : lines.count + 1
            guard lines[mark.number - 1].heading != nil,
                let below = DocumentPages.firstText(in: lines[mark.number..<next - 1], of: text)
            else { continue }
            marks.append(MarkedPage.Line(number: below, page: mark.page, isPicture: false))
        }
        self.marks = marks
    }

    /// What the marks tell of a text.
    ///
    /// - Parameters:
    ///   - start: the line that it begins on; `nil` where that is not known.
    ///   - end: the last line that is known not to stand behind it.
    ///   - behind: the first line that is known to stand behind it.
    func bounds(from start: Int?, through end: Int?, before behind: Int?) -> PageBounds {
        let last = end.flatMap { end in marks.prefix(marks.leadingCount { $0.number <= end }).last }
        return PageBounds(
            own: last.flatMap { last in start.map { $0 <= last.number } == true ? last.page : nil },
            last: last?.page,
            following: behind.flatMap { behind in
                let count = marks.leadingCount { $0.number < behind }
                return count < marks.count ? marks[count].page : nil
            })
    }

    /// The first line of text among those behind a heading, if only headings stand before it: no print puts a page's end
    /// there.
    private static func firstText(in lines: ArraySlice<TextLine>, of text: SourceText) -> Int? {
        for line in lines {
            if line.key != nil, line.heading == nil { return line.number }
            // A picture may stand on the next page, and all that follows it.
            guard line.heading != nil || text.bytes(ofLine: line.number).isBlank else {
                return nil
            }
        }
        return nil
    }
}
