import HIGModel

/// A document's own table of contents: which headings it lists, and in which chapter.
///
/// Its levels are as unreliable as the headings', but a heading that it does not list is below one that it does, and
/// its chapters are known even where the document has lost a chapter's own heading.
struct Contents: Sendable {
    struct Entry: Sendable {
        let letters: String
        /// The chapter that the entry stands in; its own title for a chapter, `nil` where no chapter is marked.
        let chapter: HeadingText?
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
    private static let titles: Set<String> = lists.union(["contents", "tableofcontents"])

    /// - Parameters:
    ///   - lines: all lines of the document.
    ///   - text: the document itself.
    init(_ lines: [TextLine], of text: SourceText) {
        let range = Contents.range(in: lines)
        let end = lines.first { range.contains($0.number) && Contents.opens($0, Contents.lists) }?.number
        var entries: [Entry] = []
        var chapter: HeadingText?
        var isChapter = false
        for line in lines where range.contains(line.number) && line.number < end ?? range.upperBound {
            let raw = text.string(text.start(ofLine: line.number)..<text.start(ofLine: line.number + 1))
            for words in Contents.titles(in: raw) {
                let title = HeadingText(words)
                if ["chapter", "appendix"].contains(title.letters) {
                    isChapter = true
                } else if title.letters.utf8.count > 2 {
                    // "Part II" and "Appendix A" stand before the title, too.
                    if isChapter || title.words != words { chapter = title }
                    entries.append(Entry(letters: title.letters, chapter: chapter))
                    isChapter = false
                }
            }
        }
        self.lines = range
        self.entries = entries
        positions = Dictionary(grouping: entries.indices, by: { entries[$0].letters })
    }

    /// Whether the document has a table that is worth asking.
    var isUseful: Bool { entries.count >= 10 }

    /// The entry of a heading: the next one from a position on, else the first; with its position.
    func entry(for title: HeadingText, from position: Int = 0) -> (entry: Entry, position: Int)? {
        guard let known = positions[title.letters], let first = known.first else { return nil }
        let found = known.first { $0 >= position } ?? first
        return (entries[found], found)
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
        return isPageNumber(HeadingText.plain(raw).split(separator: " ").last ?? "") || raw.contains("](#page-")
    }

    private static func isChapterEntry(_ line: TextLine) -> Bool {
        guard isEntry(line), let raw = line.heading?.raw else { return false }
        let words = HeadingText.plain(raw).split(separator: " ")
        return words.count > 3 && words[0].lowercased() == "chapter" && words[1].allSatisfy(\.isNumber)
    }

    /// "101", "xxi", "3-12", "IN-1".
    private static func isPageNumber(_ word: Substring) -> Bool {
        guard let first = word.first, let last = word.last, last.isNumber || last.isLetter else { return false }
        if last.isNumber { return first.isNumber || word.prefix { $0.isUppercase }.count <= 2 && word.contains("-") }
        return word.allSatisfy { "ivxlc".contains($0) }
    }

    /// The titles in a line; page numbers stand between them.
    private static func titles(in raw: String) -> [String] {
        var titles: [String] = []
        var words: [Substring] = []
        for word in HeadingText.plain(raw).split(separator: " ") where !word.allSatisfy({ "|-:#.".contains($0) }) {
            if isPageNumber(word) {
                if !words.isEmpty { titles.append(words.joined(separator: " ")) }
                words = []
            } else {
                words.append(word)
            }
        }
        return words.isEmpty ? titles : titles + [words.joined(separator: " ")]
    }
}
