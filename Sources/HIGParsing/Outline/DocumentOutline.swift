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
    private let tiers: SectionTiers
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
        let headings = DocumentHeadings(lines, behind: contents, of: text).all
        settled = Set(headings.compactMap(\.place))
        settledChapters = Set(settled.compactMap { contents.entry(at: $0).chapter })
        let listed = headings.filter { contents.lists($0.title) }
        tiers = SectionTiers(listed.map { .init(level: $0.level, entry: $0.place.map { contents.entry(at: $0) }) })
        listedLevels = Set(
            Dictionary(grouping: headings.filter { !$0.title.isGeneric }, by: \.level).filter { _, alike in
                alike.count { !contents.lists($0.title) } * 10 <= alike.count
            }.keys)
        topLevel = DocumentOutline.topLevel(of: listed.map(\.level), chapters: settledChapters.count)
        let titles = headings.map(\.title)
        let lastPlaces = Dictionary(titles.enumerated().map { ($1.letters, $0) }, uniquingKeysWith: max)
        for (index, heading) in headings.enumerated() {
            // A heading that is open already is a running header.
            if part.map({ $0.title.reads(as: heading.title) }) ?? false { continue }
            if open.contains(where: { $0.title.reads(as: heading.title) }) { continue }
            // A lost chapter may begin on the line of the next heading.
            let next = index + 1 < headings.count ? headings[index + 1].line : 0
            let below = (heading.line + 1..<max(next, heading.line + 1)).lazy.map { text.string(ofLine: $0) }
            if !heading.title.isGeneric, let list = PartList(below, next: titles[(index + 1)...], places: lastPlaces) {
                part = Part(title: heading.title, level: heading.level, chapters: list)
                open = []
                steps.append(Step(line: heading.line, path: [heading.title.words]))
                continue
            }
            enterPart(of: heading.title, level: heading.level)
            enter(heading)
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

    private mutating func enter(_ heading: DocumentHeadings.Heading) {
        let (title, level) = (heading.title, heading.level)
        let entry = heading.place.map { contents.entry(at: $0) } ?? entryOutOfOrder(of: title)
        if let entry { enterChapter(of: entry, isInOrder: heading.place != nil, level: level) }
        if entry.map({ !$0.isChapter }) ?? true {
            let isListed = entry != nil || isForgotten(title, level: level)
            // Where the contents mark chapters no heading is above the sections.
            let level = open.first?.rank == 0 ? max(level, topLevel) : level
            let rank = rank(of: title, level: level, isListed: isListed)
            open.removeAll { $0.rank >= rank }
            open.append(Entry(rank: rank, title: title))
        }
        let headings = (part.map { [$0.title] } ?? []) + open.map(\.title)
        steps.append(Step(line: heading.line, path: headings.map(\.words)))
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
        if isListed { return 10 + tiers.depth(ofLevel: level) }
        return level == 1 ? 11 : tiers == .byLevel ? 20 + level : 20
    }

    private static func topLevel(of levels: [Int], chapters: Int) -> Int {
        (1...6).first { level in levels.count { $0 == level } >= max(1, 2 * chapters) } ?? 1
    }
}
