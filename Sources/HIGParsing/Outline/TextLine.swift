import HIGText

/// A line of a source, as far as headings and the alignment of texts need to know it.
struct TextLine: Sendable {
    /// Counted from 1.
    let number: Int
    /// See `LineKey`; `nil` for blank lines, images and rules.
    let key: UInt64?
    let heading: Heading?

    /// A heading as it is written.
    struct Heading: Hashable, Sendable {
        let level: Int
        /// With its markup, without the marks that make it a heading.
        let raw: String
    }

    /// The lines of a text, without building a tree of its markup: a document is read for its headings alone, and
    /// those are told by their first characters.
    static func all(in text: SourceText) -> [TextLine] {
        var fences: [(number: Int, fence: Fence)] = []
        let lines = map(text) { number, line in
            if let fence = Fence(line) { fences.append((number, fence)) }
            return TextLine(number: number, key: LineKey.of(line), heading: heading(of: line))
        }
        let titled = withUnderlined(lines, of: text)
        return fences.count < 2 ? titled : withoutHeadings(in: titled, between: fences)
    }

    /// The lines, those of code without headings: `# A remark`. A fence that nothing closes is a slip of the extraction, not
    /// the end of all headings.
    private static func withoutHeadings(
        in lines: [TextLine], between fences: [(number: Int, fence: Fence)]
    ) -> [TextLine] {
        let closers = Fence.longestClosers(of: fences.map(\.fence))
        var code = Set<Int>()
        var rest = fences[...]
        while let opening = rest.popFirst() {
            // Only what is found is looked for, so that no fence is looked at again.
            guard opening.fence.isClosed(by: closers[rest.startIndex]),
                let closing = rest.firstIndex(where: { opening.fence.isClosed(by: $0.fence) })
            else { continue }
            code.formUnion(opening.number...rest[closing].number)
            rest = rest[(closing + 1)...]
        }
        return lines.map { code.contains($0.number) ? TextLine(number: $0.number, key: $0.key, heading: nil) : $0 }
    }

    /// The keys of a text's lines, where nothing else of them matters.
    static func keys(in text: SourceText) -> [UInt64?] { map(text) { LineKey.of($1) } }

    private static func map<Value>(
        _ text: SourceText, _ transform: (Int, UnsafeBufferPointer<UInt8>) -> Value
    ) -> [Value] {
        text.bytes.withUnsafeBufferPointer { bytes in
            (1...text.lineCount).map { number in
                let range = text.start(ofLine: number)..<text.start(ofLine: number + 1)
                return transform(number, UnsafeBufferPointer(rebasing: bytes[range]))
            }
        }
    }

    /// A heading behind number signs, `## Lamps ##`, or between tags, `<h2>Lamps</h2>`.
    private static func heading(of line: UnsafeBufferPointer<UInt8>) -> Heading? {
        guard let first = line.first, first <= UInt8(ascii: "<") else { return nil }
        if first == UInt8(ascii: "<") {
            // Books have an anchor on every other line.
            guard line.count > 8, line[1] | 0x20 == UInt8(ascii: "h"), line[2].isDigit else { return nil }
            return taggedHeading(String(decoding: line, as: UTF8.self))
        }
        let line = line.drop { $0 == UInt8(ascii: " ") }
        let marks = line.prefix { $0 == UInt8(ascii: "#") }.count
        guard (1...6).contains(marks), line.startIndex <= 3, let space = line.dropFirst(marks).first,
            space == UInt8(ascii: " ") || space == UInt8(ascii: "\t")
        else { return nil }
        let raw = String(decoding: line.dropFirst(marks), as: UTF8.self).trimmed
        return Heading(level: marks, raw: withoutClosingMarks(raw))
    }

    /// Number signs close a heading only behind a space: "C#".
    private static func withoutClosingMarks(_ raw: String) -> String {
        guard raw.utf8.last == UInt8(ascii: "#"), let end = raw.lastIndex(where: { $0 != "#" }), raw[end] == " " else {
            return raw
        }
        return raw[..<end].trimmed
    }

    private static func taggedHeading(_ line: String) -> Heading? {
        guard let match = line.wholeMatch(of: /<[hH]([1-6])(?:\s[^>]*)?>(.*)<\/[hH]\1>\s*/) else { return nil }
        return Int(match.1).map { Heading(level: $0, raw: match.2.trimmed) }
    }

    /// The lines, with titles over a line of equals signs or hyphens as the headings that they are.
    private static func withUnderlined(_ lines: [TextLine], of text: SourceText) -> [TextLine] {
        var lines = lines
        for place in lines.indices.dropFirst() where lines[place].key == nil {
            let title = lines[place - 1]
            guard title.key != nil, title.heading == nil, let level = underline(text.bytes(ofLine: place + 1)),
                place == 1 || text.bytes(ofLine: place - 1).isBlank
            else { continue }
            let raw = text.string(ofLine: title.number).trimmed
            // What opens a list, a quotation or a table has no lines for titles.
            guard Bullet.opening(raw) == nil, raw.utf8.first.map({ !"+|>".utf8.contains($0) }) ?? false else {
                continue
            }
            lines[place - 1] = TextLine(number: title.number, key: title.key, heading: Heading(level: level, raw: raw))
        }
        return lines
    }

    /// The level that a line of nothing but equals signs or hyphens gives to the title over it; `nil` for any other.
    private static func underline(_ line: ArraySlice<UInt8>) -> Int? {
        guard let mark = line.first, mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-") else { return nil }
        let rest = line.drop { $0 == mark }
        guard line.count - rest.count > 1, rest.isBlank else { return nil }
        return mark == UInt8(ascii: "=") ? 1 : 2
    }
}
