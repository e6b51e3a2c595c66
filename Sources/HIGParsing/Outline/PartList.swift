import HIGText

/// The chapters that a part of a book lists below its title, and nothing else: "UI Elements", then "Bars (page 143)",
/// "Controls (page 182)".
///
/// In the text of the book parts and chapters are set alike; only this list tells which stand in which.
struct PartList: Sendable {
    private let chapters: Set<String>
    private let last: String

    /// - Parameters:
    ///   - lines: what stands between the part's title and the next heading, as it is written.
    ///   - next: the headings after the title, in the order of the text.
    ///   - places: where the last heading of each name stands among them all, by its letters.
    init?(_ lines: some Sequence<String>, next: ArraySlice<HeadingText>, places: [String: Int]) {
        var names: [String] = []
        for line in lines.lazy.map(\.trimmed) where !PartList.isPassedOver(line, places) {
            guard let entry = PartList.entry(line) else { return nil }
            names.append(PartList.name(in: entry))
        }
        guard names.count > 1, let last = names.last, names.first == next.first?.letters,
            names.allSatisfy({ places[$0, default: -1] >= next.startIndex })
        else { return nil }
        chapters = Set(names)
        self.last = last
    }

    /// Whether a line names no chapter: a blank one, a picture, a line across, a tag or a comment, the number of a page, with
    /// or without a heading's name beside it, or a notice of copyright.
    ///
    /// - Parameter places: where the headings stand, by their letters.
    private static func isPassedOver(_ line: String, _ places: [String: Int]) -> Bool {
        if line.isEmpty || line.hasPrefix("![") || line.hasPrefix("<!--") || PageNumber(line) != nil { return true }
        // Most lines are of text, which is longer than any heading.
        if line.utf8.count > longestHeading, line.utf8.first?.isLetter ?? false {
            return line.unicodeScalars.contains("©")
        }
        let words = HeadingText.plain(line)
        let letters = HeadingText.letters(of: words)
        if ["", "page", "pageof"].contains(letters) || words.unicodeScalars.contains("©") { return true }
        return Bullet.opening(line) == nil && places[letters] != nil && words.contains(where: \.isNumber)
    }

    /// In bytes; with the number of its page, and its markup.
    private static let longestHeading = 250

    /// The text of an item; `nil` for other lines.
    private static func entry(_ line: String) -> String? {
        if let bullet = Bullet.opening(line) { return String(line.utf8.dropFirst(bullet)) }
        // The marks of items in markdown.
        guard line.utf8.first.map("-*+".utf8.contains) ?? false,
            line.utf8.dropFirst().first.map({ $0 <= 0x20 }) ?? false
        else { return nil }
        return line.dropFirst().trimmed
    }

    func lists(_ title: HeadingText) -> Bool { chapters.contains(title.letters) }

    func endsWith(_ title: HeadingText) -> Bool { last == title.letters }

    /// The letters of an entry's title, without "(page 143)".
    private static func name(in entry: String) -> String {
        let words = HeadingText.plain(entry).partsBetweenSpaces.prefix { $0 != "(page" }
        return HeadingText(words.joined(separator: " ")).letters
    }
}
