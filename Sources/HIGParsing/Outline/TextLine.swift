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
        return fences.count < 2 ? lines : withoutHeadings(in: lines, between: fences)
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

    private static func heading(of line: UnsafeBufferPointer<UInt8>) -> Heading? {
        guard line.first == UInt8(ascii: "#") else { return nil }
        let marks = line.prefix { $0 == UInt8(ascii: "#") }.count
        guard (1...6).contains(marks), line.dropFirst(marks).first == UInt8(ascii: " ") else { return nil }
        return Heading(level: marks, raw: String(decoding: line.dropFirst(marks), as: UTF8.self).trimmed)
    }
}
