import HIGModel

/// The tree of a whole document's headings: the path of headings over each of its lines.
///
/// Levels taken from print are unreliable, so a heading's place follows first from the table of contents (a chapter,
/// a section that is listed, something below one), then from what it says ("Guidelines" belongs to the section
/// before it), and only then from its level. The contents go as the document goes: a heading that reads like an entry
/// out of this order is taken for that entry only where no other heading is.
struct DocumentOutline: Sendable {
    private struct Entry {
        let rank: Int
        let title: HeadingText
    }

    private struct Part {
        let title: HeadingText
        let level: Int
        let chapters: PartList
        /// Whether its last chapter has begun.
        var isComplete = false
    }

    private struct Step {
        let line: Int
        let path: [String]
        /// What the text under the path is, where that is known from its headings.
        let role: Passage.Role?

        init(line: Int, path: [String]) {
            self.line = line
            self.path = path
            role = BookMatter.role(under: path)
        }
    }

    /// Ascending by line.
    private var steps: [Step] = []
    private var open: [Entry] = []
    /// The part that chapters stand in, where the book has parts.
    private var part: Part?
    private let contents: Contents
    /// The entries whose headings stand in the order of the contents.
    private let settled: Set<Int>
    /// The chapters of these entries.
    private let settledChapters: Set<HeadingText>
    private let levelsTell: Bool
    /// The levels of which the contents list nearly all headings, so that the rest are slips of the contents.
    private let listedLevels: Set<Int>
    /// The highest level of which chapters have at least two listed headings on average; above it stand slips of the
    /// extraction.
    private let topLevel: Int

    /// The lines of the table of contents.
    var contentsLines: Range<Int> { contents.lines }

    /// - Parameter lines: all lines of `text`.
    init(_ lines: [TextLine], of text: SourceText) {
        let contents = Contents(lines, of: text)
        self.contents = contents
        var candidates = lines.compactMap { line in
            line.heading.flatMap { heading in
                // "### ■ Long lamps" is an item of a list.
                HeadingText.isItem(heading.raw)
                    ? nil : (line: line.number, level: heading.level, title: HeadingText(heading.raw))
            }
        }
        // What stands before the contents is the title page's.
        candidates.removeAll { $0.line < contents.lines.upperBound }
        if contents.isUseful {
            let captions = Captions(of: lines, in: text)
            candidates.removeAll { !contents.lists($0.title) && captions.lines.contains($0.line) }
        }
        let numbered = candidates.count { $0.title.withoutTrailingNumber != $0.title }
        if numbered * 5 > candidates.count * 2 {
            candidates = candidates.map { ($0.line, $0.level, $0.title.withoutTrailingNumber) }
        }
        candidates.removeAll { $0.title.isNoise }
        var places = contents.places(of: candidates.map(\.title))
        let levels = DocumentOutline.levels(
            of: candidates.map { ($0.title, $0.level) },
            siblings: places.map { $0.flatMap { contents.entry(at: $0).siblings } })
        candidates = zip(candidates, levels).map { ($0.line, $1, $0.title) }
        let lost = LostChapters(
            contents, headings: candidates.map { ($0.line, $0.title) }, places: places, lines: lines, of: text)
        if !lost.openings.isEmpty {
            // Before a section that begins on the chapter's first line.
            let found = zip(candidates, places).map { (order: ($0.line, 1), heading: $0, place: $1) }
            let added = lost.openings.map { (order: ($0.line, 0), heading: ($0.line, 1, $0.title), place: $0.place) }
            let all = (found + added).sorted { $0.order < $1.order }
            (candidates, places) = (all.map(\.heading), all.map(\.place))
        }
        settled = Set(places.compactMap { $0 })
        settledChapters = Set(settled.compactMap { contents.entry(at: $0).chapter })
        let listed = candidates.filter { contents.lists($0.title) }.map(\.level)
        levelsTell = DocumentOutline.levelsTell(listed)
        listedLevels = Set(
            Dictionary(grouping: candidates.filter { !$0.title.isGeneric }, by: \.level).filter { _, headings in
                headings.count { !contents.lists($0.title) } * 10 <= headings.count
            }.keys)
        topLevel = DocumentOutline.topLevel(of: listed, chapters: settledChapters.count)
        let titles = candidates.map(\.title)
        let lastPlaces = Dictionary(titles.enumerated().map { ($1.letters, $0) }, uniquingKeysWith: max)
        for (index, (candidate, place)) in zip(candidates, places).enumerated() {
            // A heading that is open already is a running header.
            if part?.title == candidate.title || open.contains(where: { $0.title == candidate.title }) { continue }
            // A lost chapter may begin on the line of the next heading.
            let next = index + 1 < candidates.count ? candidates[index + 1].line : 0
            let end = max(next, candidate.line + 1)
            let below = (candidate.line + 1..<end).lazy.map { text.string(ofLine: $0) }
            if !candidate.title.isGeneric, let list = PartList(below, next: titles[(index + 1)...], places: lastPlaces)
            {
                part = Part(title: candidate.title, level: candidate.level, chapters: list)
                open = []
                steps.append(Step(line: candidate.line, path: [candidate.title.words]))
                continue
            }
            enterPart(of: candidate.title, level: candidate.level)
            enter(candidate.title, level: candidate.level, line: candidate.line, place: place)
        }
    }

    /// A chapter that the part lists begins anew; what comes after its last one and is as high ends the part.
    private mutating func enterPart(of title: HeadingText, level: Int) {
        guard let part else { return }
        if part.chapters.lists(title), level <= part.level + 1 {
            open = []
            self.part?.isComplete = part.isComplete || part.chapters.endsWith(title)
        } else if part.isComplete, level <= part.level, contents.lists(title) || !contents.isUseful {
            self.part = nil
        }
    }

    /// The headings over a line, outermost first.
    func path(atLine line: Int) -> [String] { step(atLine: line)?.path ?? [] }

    /// What a line holds where the contents or the headings over it tell.
    func role(atLine line: Int) -> Passage.Role? {
        contentsLines.contains(line) ? .boilerplate : step(atLine: line)?.role
    }

    private func step(atLine line: Int) -> Step? {
        let count = steps.leadingCount { $0.line <= line }
        return count == 0 ? nil : steps[count - 1]
    }

    /// - Parameter place: the position of its entry in the contents, if it stands in their order.
    private mutating func enter(_ title: HeadingText, level: Int, line: Int, place: Int?) {
        let entry = place.map { contents.entry(at: $0) } ?? entryOutOfOrder(of: title)
        if let entry { enterChapter(of: entry, isInOrder: place != nil, level: level) }
        if entry.map({ !$0.isChapter }) ?? true {
            let isListed = entry != nil || isForgotten(title, level: level)
            // Where the contents mark chapters no heading is above the sections.
            let level = open.first?.rank == 0 ? max(level, topLevel) : level
            let rank = rank(of: title, level: level, isListed: isListed)
            open.removeAll { $0.rank >= rank }
            open.append(Entry(rank: rank, title: title))
        }
        let headings = (part.map { [$0.title] } ?? []) + open.map(\.title)
        steps.append(Step(line: line, path: headings.map(\.words)))
    }

    /// The entry of a heading that stands elsewhere than the contents say: one that is no other heading's. What reads
    /// like a chapter that is known by its sections is a section of another, or a term of the glossary.
    private func entryOutOfOrder(of title: HeadingText) -> Contents.Entry? {
        let free = contents.positions(of: title).filter { !settled.contains($0) }.map(contents.entry(at:))
            .filter { !$0.isChapter || !isSettled($0.chapter) }
        return free.first { $0.chapter == open.first?.title } ?? free.first
    }

    private func isSettled(_ chapter: HeadingText?) -> Bool { chapter.map(settledChapters.contains) ?? false }

    /// Opens the chapter that the contents put an entry in; its own heading may be lost.
    private mutating func enterChapter(of entry: Contents.Entry, isInOrder: Bool, level: Int) {
        guard let chapter = entry.chapter else {
            // Of the chapter before nothing goes on in one whose title is lost.
            if level == 1 || open.first?.rank == 0 { open = [] }
            return
        }
        guard open.first?.title != chapter else { return }
        // A chapter out of order is out of order as a whole.
        guard isInOrder || !isSettled(chapter) else { return }
        open = [Entry(rank: 0, title: chapter)]
    }

    /// Whether the contents should list a heading. One with a number may be a figure's label.
    private func isForgotten(_ title: HeadingText, level: Int) -> Bool {
        level > 1 && listedLevels.contains(level) && !title.isGeneric && !title.words.contains(where: \.isNumber)
    }

    /// What the contents list comes before the rest; what is generic, and not listed, belongs to all of them.
    private func rank(of title: HeadingText, level: Int, isListed: Bool) -> Int {
        if title.isGeneric, !isListed { return 30 }
        guard contents.isUseful else { return 10 + level }
        if isListed { return levelsTell ? 10 + level : 10 }
        return level == 1 ? 11 : levelsTell ? 20 + level : 20
    }

    /// The levels of headings, with none above those of its rank: of one pattern, of one series of numbers, or siblings by
    /// the contents.
    private static func levels(of headings: [(title: HeadingText, level: Int)], siblings: [Int?]) -> [Int] {
        var levels = ParallelTitles.levels(of: headings)
        levels = NumberedTitles.levels(of: zip(headings, levels).map { ($0.title, $1) })
        for (group, indices) in Dictionary(grouping: siblings.indices, by: { siblings[$0] })
        where group != nil && indices.count > 2 {
            ParallelTitles.equalize(indices, in: &levels)
        }
        return levels
    }

    /// Whether levels tell sections from their parts: where a document uses the levels between, few headings are two
    /// levels below the one before.
    private static func levelsTell(_ levels: [Int]) -> Bool {
        var counts: [Int: Int] = [:]
        for level in levels { counts[level, default: 0] += 1 }
        let used = counts.filter { $0.value * 25 >= levels.count }.keys.sorted()
        let ranks = levels.compactMap { used.firstIndex(of: $0) }
        let descents = zip(ranks, ranks.dropFirst()).filter { $0 < $1 }
        return descents.count { $0 + 1 < $1 } * 4 < max(1, descents.count)
    }

    private static func topLevel(of levels: [Int], chapters: Int) -> Int {
        (1...6).first { level in levels.count { $0 == level } >= max(1, 2 * chapters) } ?? 1
    }
}
