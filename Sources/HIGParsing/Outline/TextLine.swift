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
        map(text) { TextLine(number: $0, key: LineKey.of($1), heading: heading(of: $1)) }
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
