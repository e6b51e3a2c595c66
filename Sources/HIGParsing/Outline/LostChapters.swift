import HIGModel

/// The chapters of the contents whose own headings extraction has lost.
///
/// They begin on a new page, and a converter marks the pages that are linked to: `<span id="page-124-0">`. Where it has marked
/// none, its names of pictures tell pages: `_page_124_Picture_2.jpeg`. Its pages are counted from the first leaf, so that
/// headings which are found in the contents tell how far they are from the printed ones.
struct LostChapters {
    struct Opening {
        let line: Int
        let title: HeadingText
        /// The position of its entry in the contents.
        let place: Int
    }

    /// Ascending by line.
    let openings: [Opening]

    /// The fewest headings that must tell how far marked and printed pages are apart.
    private static let leastVotes = 5

    /// - Parameters:
    ///   - headings: of the document behind the contents, by line.
    ///   - places: the positions of their entries, where they have one.
    init(
        _ contents: Contents, headings: [(line: Int, title: HeadingText)], places: [Int?], lines: [TextLine],
        of text: SourceText
    ) {
        let known = zip(headings, places).compactMap { heading, place in place.map { (place: $0, line: heading.line) } }
        let settled = Set(known.map(\.place))
        let others = Set(zip(headings, places).filter { $1 == nil }.map(\.0.title.letters))
        let lost = contents.chapters.filter {
            !settled.contains($0) && !others.contains(contents.entry(at: $0).title.letters)
        }
        guard !lost.isEmpty else {
            openings = []
            return
        }
        let body = lines.filter { $0.number >= contents.lines.upperBound }
        let marks = LostChapters.marks(body, of: text)
        let pages =
            marks.first?.isPicture ?? true
            ? LostChapters.pages(of: known.map(\.line), between: marks)
            : Dictionary(marks.map { ($0.number, $0.page) }, uniquingKeysWith: { first, _ in first })
        let firstLines = Dictionary(marks.map { ($0.page, $0.number) }, uniquingKeysWith: min)
        let distances = known.compactMap { known in
            pages[known.line].flatMap { page in contents.entry(at: known.place).printedPage.map { $0 - page } }
        }
        let votes = Dictionary(distances.map { ($0, 1) }, uniquingKeysWith: +)
        guard let winner = votes.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
            winner.value >= LostChapters.leastVotes, winner.value * 2 > distances.count
        else {
            openings = []
            return
        }
        openings = lost.compactMap { place in
            let entry = contents.entry(at: place)
            guard let line = entry.printedPage.flatMap({ firstLines[$0 - winner.key] }) else { return nil }
            // Both orders are that of the book.
            let before = known.leadingCount { $0.place < place }
            guard before == known.leadingCount(where: { $0.line < line }) else { return nil }
            return Opening(line: line, title: entry.title, place: place)
        }.sorted { $0.line < $1.line }
    }

    /// The lines at which pages begin that are linked to; where there are none, those of pictures.
    private static func marks(_ lines: some Sequence<TextLine>, of text: SourceText) -> [MarkedPage.Line] {
        let marks = MarkedPage.lines(lines, of: text)
        let anchors = marks.filter { !$0.isPicture }
        return anchors.isEmpty ? marks : anchors
    }

    /// The pages of lines that stand between two marks of the same page.
    private static func pages(of lines: [Int], between marks: [MarkedPage.Line]) -> [Int: Int] {
        lines.reduce(into: [:]) { pages, line in
            let after = marks.leadingCount { $0.number < line }
            guard after > 0, after < marks.count, marks[after - 1].page == marks[after].page else { return }
            pages[line] = marks[after].page
        }
    }
}
