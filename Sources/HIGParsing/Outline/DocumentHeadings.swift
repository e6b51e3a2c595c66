/// The headings of a whole document behind its table of contents, in their order, with those of chapters that extraction
/// has lost.
struct DocumentHeadings {
    struct Heading {
        let line: Int
        var level: Int
        var title: HeadingText
        /// The position of its entry in the contents, if it stands in their order.
        var place: Int?
    }

    private(set) var all: [Heading]

    /// - Parameter lines: all lines of `text`.
    init(_ lines: [TextLine], behind contents: Contents, of text: SourceText) {
        all = DocumentHeadings.read(lines, behind: contents, of: text)
        let places = contents.places(of: all.map(\.title))
        for (index, place) in zip(all.indices, places) { all[index].place = place }
        settleLevels(by: contents)
        addLostChapters(of: contents, lines, of: text)
    }

    /// What is set as a heading, and is one.
    private static func read(_ lines: [TextLine], behind contents: Contents, of text: SourceText) -> [Heading] {
        // What stands before the contents is the title page's.
        var headings = lines.filter { $0.number >= contents.lines.upperBound }.compactMap { line in
            line.heading.flatMap { heading in
                // "### ■ Long lamps" is an item of a list.
                HeadingText.isItem(heading.raw)
                    ? nil : Heading(line: line.number, level: heading.level, title: HeadingText(heading.raw))
            }
        }
        if contents.isUseful {
            let captions = Captions(of: lines, in: text)
            headings.removeAll { !contents.lists($0.title) && captions.lines.contains($0.line) }
        }
        headings.removeAll { isTerm($0.line, of: lines, in: text) && !contents.lists($0.title) }
        let numbered = headings.count { $0.title.withoutTrailingNumber != $0.title }
        if numbered * 5 > headings.count * 2 {
            for index in headings.indices { headings[index].title = headings[index].title.withoutTrailingNumber }
        }
        headings.removeAll { $0.title.isNoise }
        return headings
    }

    /// Whether a heading is the term that the paragraph after it explains, of which it is the beginning: "### Gate" over
    /// "(`HGGate`). The gate opens by itself."
    private static func isTerm(_ line: Int, of lines: [TextLine], in text: SourceText) -> Bool {
        let next = lines[line...].first { !text.bytes(ofLine: $0.number).isBlank }
        return next.map { text.bytes(ofLine: $0.number).first == UInt8(ascii: "(") } ?? false
    }

    /// Puts no heading above those of its rank: of one pattern, of one series of numbers, or siblings by the contents.
    private mutating func settleLevels(by contents: Contents) {
        var levels = ParallelTitles.levels(of: all.map { ($0.title, $0.level) })
        levels = NumberedTitles.levels(of: zip(all, levels).map { ($0.title, $1) })
        let siblings = all.map { $0.place.flatMap { contents.entry(at: $0).siblings } }
        for (group, indices) in Dictionary(grouping: siblings.indices, by: { siblings[$0] })
        where group != nil && indices.count > 2 {
            ParallelTitles.equalize(indices, in: &levels)
        }
        for (index, level) in zip(all.indices, levels) { all[index].level = level }
    }

    private mutating func addLostChapters(of contents: Contents, _ lines: [TextLine], of text: SourceText) {
        let lost = LostChapters(
            contents, headings: all.map { ($0.line, $0.title) }, places: all.map(\.place), lines: lines, of: text)
        guard !lost.openings.isEmpty else { return }
        // Before a section that begins on the chapter's first line.
        let added = lost.openings.map { opening in
            let heading = Heading(line: opening.line, level: 1, title: opening.title, place: opening.place)
            return (order: (opening.line, 0), heading: heading)
        }
        all = (all.map { (order: ($0.line, 1), heading: $0) } + added).sorted { $0.order < $1.order }.map(\.heading)
    }
}
