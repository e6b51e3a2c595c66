import HIGModel
import HIGText

/// What a document's title says of the edition: `2010-03 iPhone Human Interface Guidelines.pdf` is `ios-2010-03`.
struct EditionTitle: Hashable, Sendable {
    let date: PartialDate?
    let series: Series
    /// The title without date and file extension.
    let title: String

    /// Whether the words speak of guidelines or of a system that has some; any folder may start with a year.
    var namesGuidelines: Bool {
        let words = Word.all(in: title).map(\.text)
        return words.contains { ["guidelines", "interface", "hig"].contains($0) }
            || EditionTitle.namedSeries(words) != nil
    }

    var edition: Edition {
        let suffix = date.map(\.description) ?? Word.all(in: title).map(\.text).joined(separator: "-")
        let id = "\(series.rawValue)-\(suffix)"
        return Edition(
            id: isPreliminary ? Edition.preliminaryID(of: id) : id, title: readableTitle, date: date, series: [series])
    }

    /// Whether it is the title of a draft that bears the date of what it is a draft of: of drafts that name the month, and
    /// of what was printed, each has a date of its own.
    private var isPreliminary: Bool {
        guard let date, date.month == nil else { return false }
        return Word.all(in: title).contains { ["preliminary", "draft", "beta"].contains($0.text) }
    }

    /// Whether the words name a system and something of it, as the title of a document with few words does.
    var namesSystem: Bool {
        let words = Word.all(in: title).map(\.text)
        return words.count > 1 && EditionTitle.namedSeries(words) != nil
    }

    /// Whether the words are those of a title, not of any folder.
    var namesDocument: Bool {
        let words = Word.all(in: title).map(\.text)
        return words.count > 1 && words.contains { ["guidelines", "interface", "standards", "hig"].contains($0) }
    }

    /// The same title with a date, if it has none itself.
    func dated(_ date: PartialDate) -> EditionTitle {
        self.date == nil ? EditionTitle(date: date, series: series, title: title) : self
    }

    /// Whether two titles cannot be of one edition.
    func contradicts(_ other: EditionTitle) -> Bool {
        if series != other.series { return true }
        guard let date, let otherDate = other.date else { return false }
        return date != otherDate
    }

    /// A folder's name as a title: `ios-human-interface-guidelines` is "iOS Human Interface Guidelines".
    private var readableTitle: String {
        guard !title.contains(" ") else { return title }
        return title.split { $0 == "-" || $0 == "_" }
            .map { word in
                let plain = word.lowercased()
                return EditionTitle.spelled[plain] ?? ProductName.written(plain) ?? word.prefix(1).uppercased()
                    + word.dropFirst()
            }
            .joined(separator: " ")
    }

    /// Words of titles that are no products' names and do not begin with one capital alone.
    private static let spelled = [
        "and": "and", "for": "for", "hig": "HIG", "ii": "II", "iic": "IIc", "iie": "IIe", "iigs": "IIGS",
        "nextstep": "NeXTSTEP", "of": "of", "os": "OS", "the": "the", "ui": "UI", "x": "X",
    ]

    private init(date: PartialDate?, series: Series, title: String) {
        self.date = date
        self.series = series
        self.title = title
    }

    /// - Parameter document: a file or folder name, or a title.
    init(_ document: String) {
        var rest = document[...]
        // A document made from another may keep that one's extension: "Guidelines.pdf.md".
        while let dot = EditionTitle.extensionStart(of: rest) { rest = rest[..<dot] }
        let lead = rest.prefix { $0.isNumber || $0 == "-" }
        var dateText = lead
        while dateText.last == "-" { dateText = dateText.dropLast() }
        let date = PartialDate(dateText)
        if date != nil { rest = rest.dropFirst(lead.count) }
        self.date = date
        title = rest.trimmed
        series = EditionTitle.series(of: title)
    }

    /// Where a file's extension starts; `nil` without one.
    private static func extensionStart(of name: Substring) -> String.Index? {
        guard let dot = name.utf8.suffix(longestExtension + 1).lastIndex(of: UInt8(ascii: ".")),
            extensions.contains(name[dot...].dropFirst().lowercased())
        else { return nil }
        return dot
    }

    /// What a document may be a file of, and what it may have been made from.
    private static let extensions = Set(SourceFormat.byExtension.keys).union(["pdf"])
    private static let longestExtension = extensions.map(\.utf8.count).max() ?? 0

    /// The line that the words of a title name, most telling word first; `mac` when it names none, as the plain
    /// "Human Interface Guidelines" of 1987 and 2004 to 2008 are the Macintosh's.
    private static func series(of title: String) -> Series {
        namedSeries(Word.all(in: title).map(\.text)) ?? .mac
    }

    private static let naming: [(series: Series, words: [String])] = [
        (.newton, ["newton"]),
        (.next, ["nextstep", "openstep"]),
        (.lisa, ["lisa"]),
        (.apple2, ["iie", "iic", "iigs"]),
        (.ios, ["iphone", "ios", "ipad", "ipados"]),
        (.mac, ["mac", "macintosh", "macos", "osx", "aqua"]),
    ]

    /// Whether nothing in it says that it is of the Macintosh, as which it counts, and something that it may be of another
    /// house or system: "Kiosk Guidelines", "Gate Human Interface Guidelines", "Apple Watch Guidelines".
    var guessesSeries: Bool {
        let words = Word.all(in: title).map(\.text)
        guard EditionTitle.namedSeries(words) == nil else { return false }
        let isPlain =
            words.contains("apple") || words.contains("hig") || words.contains("human") && words.contains("interface")
        return !isPlain || words.contains { !EditionTitle.plainWords.contains($0) && $0.first?.isLetter ?? false }
    }

    /// Words of titles that name no system and no other house.
    private static let plainWords: Set<String> = [
        "a", "addendum", "and", "apple", "archived", "beta", "computer", "design", "desktop", "developers", "draft",
        "edition", "final", "first", "for", "guidelines", "hig", "human", "ii", "inc", "interface", "new", "of", "part",
        "preliminary", "reference", "release", "revised", "revision", "second", "standards", "supplement", "the",
        "third", "updated", "user", "version", "volume", "web",
    ]

    private static func namedSeries(_ words: [String]) -> Series? {
        if isNeXT(words) { return .next }
        if zip(words, words.dropFirst()).contains(where: { $0 == ("apple", "ii") }) { return .apple2 }
        // "iPhone OS 3" and "Newton OS 2" are named first.
        return naming.first { $0.words.contains(where: words.contains) }?.series ?? (isMacOS(words) ? .mac : nil)
    }

    /// "OS X", "OS 9"; a watch may have an OS of another name, and other houses have theirs: "Chrome OS 9", "OS 2".
    private static func isMacOS(_ words: [String]) -> Bool {
        words.indices.dropFirst().contains { place in
            guard words[place - 1] == "os" else { return false }
            if words[place] == "x" { return true }
            let isFirst = place == 1 || ["apple", "mac"].contains(words[place - 2])
            return isFirst && ["7", "8", "9", "10"].contains(words[place])
        }
    }

    /// Whether "next" is the name that a title begins with, not "the next generation".
    private static func isNeXT(_ words: [String]) -> Bool {
        guard words.first == "next" else { return false }
        return words.count == 1 || ["computer", "guidelines", "hig", "human", "interface", "user"].contains(words[1])
    }
}

extension Edition {
    /// Whether it counts as the Macintosh's though its title names something else, or nothing.
    var guessesSeries: Bool { series == [.mac] && EditionTitle(title).guessesSeries }
}
