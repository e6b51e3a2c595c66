import HIGModel

/// A document's own table of contents: which headings it lists, and in which chapter.
///
/// Its levels are as unreliable as the headings', but a heading that it does not list is below one that it does, and
/// its chapters are known even where the document has lost a chapter's own heading. Extraction shuffles its lines;
/// the page numbers put them back, and the lists of figures tell chapters that the table has lost. Where it kept the
/// indentation, that tells which entries are of one rank.
struct Contents: Sendable {
    struct Entry: Sendable {
        let title: HeadingText
        /// The chapter that the entry stands in; its own title for a chapter, `nil` where no chapter is marked.
        fileprivate(set) var chapter: HeadingText?
        fileprivate let page: PageNumber?
        /// The same for entries that are indented alike below the same one; `nil` where that was not kept.
        let siblings: Int?

        var isChapter: Bool { chapter == title }

        /// The printed page that it begins on, where the book counts all in one.
        var printedPage: Int? { page?.counted }
    }

    /// The lines that the table and the lists of figures after it take up.
    let lines: Range<Int>
    private let entries: [Entry]
    /// The positions of entries by their letters, ascending.
    private let positions: [String: [Int]]

    private static let lists: Set<String> = [
        "figures", "tables", "figuresandtables", "tablesandfigures", "listings", "figurestablesandlistings",
        "listoffigures", "listoftables",
    ]
    private static let own: Set<String> = ["contents", "tableofcontents"]
    private static let titles: Set<String> = lists.union(own)

    /// - Parameters:
    ///   - lines: all lines of the document.
    ///   - text: the document itself.
    init(_ lines: [TextLine], of text: SourceText) {
        let range = Contents.range(in: lines)
        let end = lines.first { range.contains($0.number) && Contents.opens($0, Contents.lists) }?.number
        var entries: [Entry] = []
        var page: PageNumber?
        var isChapter = false
        var chapterPages: Set<PageNumber> = []
        var indentation = Indentation()
        for line in lines where range.contains(line.number) {
            let isList = line.number >= end ?? range.upperBound
            let raw = text.string(ofLine: line.number)
            indentation.enter(raw)
            let found = Contents.titles(in: raw)
            for (index, (words, printed)) in found.enumerated() {
                let title = HeadingText(words)
                if ["chapter", "appendix"].contains(title.letters) {
                    // In a table the number may have come to stand behind the title: "| Lamps 21 | Chapter 2 |".
                    let isBehind = index > 0 && index + 1 == found.count && raw.hasPrefix("|") && !isList
                    if isBehind, !entries.isEmpty {
                        entries[entries.count - 1].chapter = entries[entries.count - 1].title
                    }
                    isChapter = !isBehind
                } else if title.letters.utf8.count > 2, !Contents.own.contains(title.letters) {
                    // "Part II" and "Appendix A" stand before the title, too.
                    let opens = isChapter || title.words != words
                    page = printed ?? page
                    isChapter = false
                    // The lists of figures go by chapters, too, of which the contents may have lost one.
                    if isList, !opens || printed.map(chapterPages.contains) ?? true { continue }
                    if opens, let page { chapterPages.insert(page) }
                    entries.append(
                        Entry(title: title, chapter: opens ? title : nil, page: page, siblings: indentation.siblings))
                }
            }
        }
        // A section may have the name of a chapter that the table marks.
        let running = Contents.runningChapters(lines.filter { $0.number >= range.upperBound }, of: text)
            .subtracting(entries.compactMap(\.chapter?.letters))
        for index in entries.indices where running.contains(entries[index].title.letters) {
            entries[index].chapter = entries[index].title
        }
        self.lines = range
        let ordered = Contents.inChapters(Contents.byPage(entries))
        self.entries = ordered
        positions = Dictionary(grouping: ordered.indices, by: { ordered[$0].title.letters })
    }

    /// The letters of the titles below the numbers of chapters at the head or foot of pages: "CHAPTER 2", then "Lamps".
    private static func runningChapters(_ lines: [TextLine], of text: SourceText) -> Set<String> {
        var titles: Set<String> = []
        var isBelowNumber = false
        for line in lines where line.key != nil {
            if isBelowNumber, line.heading == nil {
                let raw = text.string(ofLine: line.number)
                titles.insert(HeadingText(raw).letters)
            }
            // "C H A P T E R 12" in bold; longer headings have a title.
            isBelowNumber = line.heading.map { $0.raw.utf8.count <= 30 && HeadingText($0.raw).numbersChapter } ?? false
        }
        return titles
    }

    /// As the book goes; a chapter before the sections that begin on its first page.
    private static func byPage(_ entries: [Entry]) -> [Entry] {
        entries.enumerated().sorted { left, right in
            if left.element.page != right.element.page {
                guard let page = left.element.page else { return true }
                return right.element.page.map { page < $0 } ?? false
            }
            if left.element.isChapter != right.element.isChapter { return left.element.isChapter }
            return left.offset < right.offset
        }.map(\.element)
    }

    private static func inChapters(_ entries: [Entry]) -> [Entry] {
        var chapter: (title: HeadingText, page: PageNumber?)?
        return entries.map { entry in
            var entry = entry
            if let title = entry.chapter { chapter = (title, entry.page) }
            // "4-2" stands in a chapter of which the title is lost.
            if let first = chapter?.page, let page = entry.page, page.isInOtherChapter(than: first) { chapter = nil }
            entry.chapter = chapter?.title
            return entry
        }
    }

    /// Whether the document has a table that is worth asking.
    var isUseful: Bool { entries.count >= 10 }

    func entry(at position: Int) -> Entry { entries[position] }

    /// The positions of the chapters' own entries, ascending.
    var chapters: [Int] { entries.indices.filter { entries[$0].isChapter } }

    func lists(_ title: HeadingText) -> Bool { positions[title.letters] != nil }

    /// The positions of the entries that read like a heading, ascending; for a generic heading none, unless it is a word
    /// that the table has once ("Style"). Of many that read alike only the first ones, so that a hostile document costs
    /// no more than a long one.
    func positions(of title: HeadingText) -> ArraySlice<Int> {
        let found = positions[title.letters] ?? []
        let isVague = title.isGeneric && (found.count > 1 || title.words.contains(" "))
        return isVague ? [] : found.prefix(16)
    }

    /// For each heading of the document the position of its entry: of all ways to pair them in the order of both, one
    /// that pairs the most. A title that recurs in either is told by its neighbours.
    func places(of titles: [HeadingText]) -> [Int?] {
        let pairs = titles.enumerated().flatMap { index, title in
            positions(of: title).reversed().map { (index, $0) }
        }
        var places = [Int?](repeating: nil, count: titles.count)
        for (index, position) in ChunkAlignment.inOrder(pairs) { places[index] = position }
        return places
    }

    /// From the heading "Contents" to the first heading that ends in no page number.
    private static func range(in lines: [TextLine]) -> Range<Int> {
        let headings = lines.filter { $0.heading != nil }
        guard let first = headings.firstIndex(where: { opens($0, titles) || isChapterEntry($0) }) else { return 0..<0 }
        let end = headings[first...].dropFirst().first { !opens($0, titles) && !isEntry($0) }
        return headings[first].number..<(end?.number ?? (lines.last?.number ?? 0) + 1)
    }

    private static func opens(_ line: TextLine, _ titles: Set<String>) -> Bool {
        line.heading.map { titles.contains(HeadingText.letters(of: HeadingText.plain($0.raw))) } ?? false
    }

    /// "Chapter 8 Windows 101", "Preface xxi", "[Navigation](#page-33-0) 34".
    private static func isEntry(_ line: TextLine) -> Bool {
        guard let raw = line.heading?.raw else { return false }
        return PageNumber(HeadingText.plain(raw).partsBetweenSpaces.last ?? "") != nil || raw.contains("](#page-")
    }

    private static func isChapterEntry(_ line: TextLine) -> Bool {
        guard isEntry(line), let raw = line.heading?.raw else { return false }
        let words = HeadingText.plain(raw).split(separator: " ")
        return words.count > 3 && words[0].lowercased() == "chapter" && words[1].allSatisfy(\.isNumber)
    }

    /// What lies between a title and its page number.
    private static let leaders = Array("|-:#.".utf8)

    /// The titles in a line, each with the page number after it.
    private static func titles(in raw: String) -> [(words: String, page: PageNumber?)] {
        var titles: [(words: String, page: PageNumber?)] = []
        var words: [Substring] = []
        for word in HeadingText.plain(raw).partsBetweenSpaces where !word.utf8.allSatisfy(leaders.contains) {
            if let page = PageNumber(word) {
                if !words.isEmpty { titles.append((words.joined(separator: " "), page)) }
                words = []
            } else {
                words.append(word)
            }
        }
        return words.isEmpty ? titles : titles + [(words.joined(separator: " "), nil)]
    }
}
