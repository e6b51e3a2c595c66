import HIGModel
import HIGText

/// The page that a converter's mark speaks of, counted from the document's first leaf.
enum MarkedPage {
    /// The pages that a print can have.
    static let range = 0..<1_000_000

    private static let anchor = Array("id=\"page-".utf8)
    private static let name = Array("_page_".utf8)

    /// The page of an anchor where a page begins: 124 of `<span id="page-124-0">`; `nil` without one.
    static func number(inAnchor text: some BidirectionalCollection<UInt8>) -> Int? { number(after: anchor, in: text) }

    /// The page of a picture by its name: 12 of `_page_12_Picture_3.jpeg`; `nil` for another name.
    static func number(inName text: some BidirectionalCollection<UInt8>) -> Int? { number(after: name, in: text) }

    /// A line that stands on a page, and begins it or follows its beginning.
    struct Line: Sendable {
        /// Counted from 1.
        let number: Int
        let page: Int
        /// Whether a picture tells, and no anchor.
        let isPicture: Bool
    }

    /// Those of a document's lines that are marked.
    static func lines(_ lines: some Sequence<TextLine>, of text: SourceText) -> [Line] {
        lines.compactMap { line in
            let raw = text.bytes(ofLine: line.number)
            if line.key != nil, raw.contains(UInt8(ascii: "<")), let page = number(inAnchor: raw) {
                return Line(number: line.number, page: page, isPicture: false)
            }
            guard raw.first == UInt8(ascii: "!"), let page = number(inName: raw) else { return nil }
            return Line(number: line.number, page: page, isPicture: true)
        }
    }

    private static func number(after mark: [UInt8], in text: some BidirectionalCollection<UInt8>) -> Int? {
        // Nearly every line has none, which the standard library's search takes long to tell: it prepares for long ones.
        guard let start = text.indices.first(where: { text[$0] == mark[0] && text[$0...].starts(with: mark) })
        else { return nil }
        let digits = text[start...].dropFirst(mark.count).prefix(while: \.isDigit)
        return Int(String(decoding: digits, as: UTF8.self)).flatMap { range.contains($0) ? $0 : nil }
    }
}
