import HIGModel
import HIGText

/// The words of a heading, and whether they name a section at all.
///
/// Documents made from scans and PDFs hold many headings that are none: page furniture, letters of an index, entries
/// of a table of contents, sentences set in large type.
struct HeadingText: Hashable, Sendable {
    /// Without markup; without a chapter's number before it.
    let words: String

    /// - Parameter raw: a heading's text, with or without markup.
    init(_ raw: String) {
        words = HeadingText.withoutChapter(HeadingText.plain(raw))
    }

    private init(words: String) {
        self.words = words
    }

    /// Whether a heading's text opens with a bullet, markup aside: an item of a list set in large type.
    static func isItem(_ raw: String) -> Bool {
        guard raw.utf8.contains(where: { $0 >= 0x80 }) else { return false }
        var raw = raw
        let text = raw.withUTF8(withoutMarkup).drop { $0 <= space }
        return Bullet.hasSign(String(decoding: text.prefix(4), as: UTF8.self))
    }

    /// Whether two headings are one, though one of them may be set in capitals.
    func reads(as other: HeadingText) -> Bool {
        if words == other.words { return true }
        guard words.utf8.count == other.words.utf8.count, isInCapitals || other.isInCapitals else { return false }
        return words.lowercased() == other.words.lowercased()
    }

    private var isInCapitals: Bool { !words.contains(where: \.isLowercase) }

    /// Letters and nothing else, to compare with other headings.
    var letters: String { HeadingText.letters(of: words) }

    static func letters(of text: String) -> String {
        if let letters = plainLetters(of: text) { return letters }
        var letters = String.UnicodeScalarView()
        letters.append(
            contentsOf: text.lowercased().unicodeScalars.filter {
                $0.properties.isAlphabetic || $0.properties.generalCategory == .nonspacingMark
            })
        return String(letters)
    }

    /// The same of a text of ASCII, which needs no Unicode to be put into lower case; `nil` for any other.
    private static func plainLetters(of text: String) -> String? {
        var letters: [UInt8] = []
        letters.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            guard byte < 0x80 else { return nil }
            if byte.isLetter { letters.append(byte.lowercased) }
        }
        return String(decoding: letters, as: UTF8.self)
    }

    /// Without the number at its end, for books that print the chapter's number in the margin of every heading.
    /// Appendices have a letter there.
    var withoutTrailingNumber: HeadingText {
        let parts = words.partsBetweenSpaces
        guard parts.count > 1, let last = parts.last,
            last.allSatisfy(\.isNumber) || last.count == 1 && last.allSatisfy(\.isUppercase)
        else { return self }
        return HeadingText(words: parts.dropLast().joined(separator: " "))
    }

    /// Whether the heading is furniture: "CHAPTER 2", "PART I", "INTR ODUCTION", single letters, a number, "Important".
    var isNoise: Bool {
        let letters = words.utf8.count { $0 >= 0x80 || $0.isLetter }
        guard letters > 1, words.utf8.count <= 120 else { return true }
        let parts = words.partsBetweenSpaces
        if parts.count > 1, parts.count(where: { $0.count == 1 }) * 2 > parts.count { return true }
        return HeadingText.isMark(words) || isSentence || words.hasPrefix("http") || isRemarkLabel
    }

    /// Whether the heading is the label of a remark, which some books set in large type: "Important". "Tips" is a section that
    /// holds some.
    var isRemarkLabel: Bool {
        Admonition.isLabel(withoutSign) && words.utf8.last.map { $0 | 0x20 } != UInt8(ascii: "s")
    }

    /// Without a sign before it: "▲ Warning".
    private var withoutSign: String {
        guard let first = words.utf8.first, first >= 0x80, let space = words.firstIndex(of: " "),
            words[..<space].allSatisfy({ !$0.isLetter && !$0.isNumber })
        else { return words }
        return String(words[words.index(after: space)...])
    }

    /// Whether the heading is a sentence or the lead of a list set in large type.
    var isSentence: Bool {
        // "Print...", the name of a command that asks for more.
        if words.hasSuffix("..."), !words.hasSuffix("....") { return false }
        if let last = words.lastASCII { return HeadingText.stops.contains(last) }
        return [".", ":", ";", ","].contains { words.hasSuffix($0) }
    }

    private static let stops = Array(".:;,".utf8)

    /// Whether the heading says which part of its subject follows, not what the subject is: "Guidelines", "Appearance
    /// and Behavior", "Platform considerations", the name of a platform.
    var isGeneric: Bool {
        var words = HeadingText.withoutLetter(words)
        return words.withUTF8 { utf8 in
            let places = WordPlaces(in: utf8)
            return places.contains { _ in true }
                && places.allSatisfy { HeadingText.isGeneric(Word(in: utf8, at: $0).text) }
        }
    }

    private static func isGeneric(_ word: String) -> Bool {
        genericWords.contains(word) || genericWords.contains(Singular.of(word)) || word.allSatisfy(\.isNumber)
    }

    /// Without the letter that numbers it: "A. Introduction".
    private static func withoutLetter(_ words: String) -> String {
        let utf8 = words.utf8.prefix(3)
        guard utf8.count == 3, utf8.first.map(\.isCapital) ?? false, utf8.dropFirst().elementsEqual(". ".utf8) else {
            return words
        }
        return String(words.dropFirst(3))
    }

    private static let genericWords = Set<String>([
        "a", "about", "additional", "advice", "an", "anatomy", "and", "api", "appearance", "availability", "behavior",
        "best",
        "change", "common", "considerations", "consideration", "content", "default", "description", "detail",
        "developer", "device", "documentation", "example", "feature", "for", "further", "general", "guidance",
        "guideline", "implementation", "important", "in", "information", "introduction", "ipad",
        "iphone", "issue", "log", "mac", "more", "note", "of", "on", "only", "os", "other", "overview",
        "placement", "platform", "practice", "property", "purpose", "recommendation", "related", "resource", "see",
        "also", "size", "special", "specific", "specification", "standard", "state", "style", "summary", "the", "tip",
        "type", "usage", "use", "using", "variation", "video", "when", "with", "your", "x",
    ]).union(ProductName.systems.keys)

    /// "CHAPTER 2", "C H A P T E R 2", "PART IV", "INTRODUCTION" and what scanning made of them: in capitals, however
    /// they are spaced.
    private static func isMark(_ words: String) -> Bool {
        guard mayBeMark(words) else { return false }
        let squeezed = words.filter { !$0.isWhitespace }
        return marks.contains(squeezed) || isBareChapter(squeezed)
    }

    private static let marks = ["INTRODUCTION", "CONTENTS", "PREFACE"]
    private static let chapterWords = ["chapter", "part", "appendix", "section"]
    /// The two letters that each of them opens with, in small letters.
    private static let markOpenings = (marks + chapterWords).map { Array($0.lowercased().utf8.prefix(2)) }

    /// Whether a heading opens as marks do, which nearly none does.
    private static func mayBeMark(_ words: String) -> Bool {
        guard let first = words.utf8.first, let second = words.utf8.dropFirst().first(where: { $0 > space }) else {
            return false
        }
        // What is beyond ASCII may be white space.
        return markOpenings.contains { $0[0] == first | 0x20 && (second >= 0x80 || $0[1] == second | 0x20) }
    }

    /// Whether the heading is a chapter's number, "CHAPTER 2", which books print over the chapter's title on its pages.
    var numbersChapter: Bool {
        let squeezed = words.lowercased().filter { !$0.isWhitespace }
        return ["chapter", "appendix"].contains(where: squeezed.hasPrefix) && HeadingText.isBareChapter(squeezed)
    }

    /// "Chapter 2", "PartIV", "AppendixA": the word, a number and no title. "Sections" and "Party" are titles.
    private static func isBareChapter(_ squeezed: String) -> Bool {
        let lowered = squeezed.lowercased()
        return chapterWords.contains { word in
            guard lowered.hasPrefix(word) else { return false }
            let number = lowered.dropFirst(word.count)
            return number.isEmpty || !["s", "y"].contains(number) && isNumber(number)
        }
    }

    /// A number in figures or Roman figures, or one letter.
    private static func isNumber(_ text: Substring) -> Bool {
        !text.isEmpty
            && (text.allSatisfy(\.isNumber) || text.allSatisfy { "ivxl".contains($0) } || text.count == 1)
    }

    /// "Chapter 4 Menus" is about menus.
    private static func withoutChapter(_ text: String) -> String {
        guard chapterInitials.contains(text.utf8.first.map { $0 | 0x20 } ?? 0) else { return text }
        let parts = text.partsBetweenSpaces
        guard parts.count > 2, numberedParts.contains(parts[0].lowercased()) else { return text }
        let number = parts[1].lowercased().filter { $0.isLetter || $0.isNumber }
        return isNumber(number[...]) ? String(text[parts[2].startIndex...]) : text
    }

    private static let numberedParts = ["chapter", "part", "appendix"]
    private static let chapterInitials = numberedParts.compactMap(\.utf8.first)

    private static let bullets: Set<Substring> = ["■", "●", "•", "▪", "#"]

    /// The text without tags, marks and the targets of links.
    static func plain(_ raw: String) -> String {
        // Nearly all headings come without any markup, their words parted by single spaces.
        if isPlain(raw) { return raw }
        var raw = raw
        let text = needsReader(raw) ? Array(MarkdownReader.words(ofHeading: raw).utf8) : raw.withUTF8(withoutMarkup)
        if text.allSatisfy({ $0 < 0x80 }) { return spaced(text) }
        let words = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        return words.drop { bullets.contains($0) }.joined(separator: " ")
    }

    private static func withoutMarkup(_ raw: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(raw.count)
        var position = 0
        while position < raw.count {
            let byte = raw[position]
            position += 1
            switch byte {
            case UInt8(ascii: "<"):
                position = end(of: raw, after: UInt8(ascii: ">"), from: position)
                text.append(UInt8(ascii: " "))
            case UInt8(ascii: "]") where position < raw.count && raw[position] == UInt8(ascii: "("):
                position = end(of: raw, after: UInt8(ascii: ")"), from: position)
            case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "*"), UInt8(ascii: "`"), UInt8(ascii: "|"): break
            default: text.append(byte)
            }
        }
        return text
    }

    private static func end(of raw: UnsafeBufferPointer<UInt8>, after close: UInt8, from start: Int) -> Int {
        var position = start
        while position < raw.count, raw[position] != close { position += 1 }
        return position + 1
    }

    /// The words of a text of ASCII, without bullets before them, parted by single spaces.
    private static func spaced(_ text: [UInt8]) -> String {
        var words: [UInt8] = []
        words.reserveCapacity(text.count)
        for byte in text {
            if !byte.isSpace {
                words.append(byte)
            } else if words == bullet {
                words.removeAll(keepingCapacity: true)
            } else if let last = words.last, last != space {
                words.append(space)
            }
        }
        if words.last == space { words.removeLast() }
        return words == bullet ? "" : String(decoding: words, as: UTF8.self)
    }

    private static let bullet = [UInt8(ascii: "#")]

    private static let space = UInt8(ascii: " ")

    /// Whether a heading has entities, escapes, underscores, attributes or signs of print that stand for several letters or
    /// for none: what the reader of markdown resolves, and nearly none has.
    private static func needsReader(_ raw: String) -> Bool { raw.utf8.contains(where: readersMarks.contains) }

    /// The bytes that may be such a mark or begin one.
    private static let readersMarks: [UInt8] = Array("&\\_{".utf8) + [0xC2, 0xEF]

    private static func isPlain(_ raw: String) -> Bool {
        var previous = UInt8(ascii: " ")
        for byte in raw.utf8 {
            switch byte {
            case UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "*"), UInt8(ascii: "`"),
                UInt8(ascii: "|"), UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "\\"), UInt8(ascii: "_"),
                UInt8(ascii: "{"), 0x80..., ..<UInt8(ascii: " "):
                return false
            case UInt8(ascii: " ") where previous == UInt8(ascii: " "): return false
            default: previous = byte
            }
        }
        return previous != UInt8(ascii: " ")
    }
}
