import HIGModel
import HIGText

/// Bold that the parser does not take for bold, since a space is missing behind its end, `**Keep it short.**Then`, or stands
/// inside of its marks: `**Keep it short. **Then`.
enum LooseStrong {
    private static let mark = Array("**".utf8)
    /// A paragraph has few; what a hostile text has beyond them stays as it is.
    private static let mostPairs = 64

    /// Gives the block such bold as bold, and the space; a mark without a partner stays.
    static func settle(_ block: inout Block) {
        // Nearly no text has an asterisk left.
        if block.text.holds(UInt8(ascii: "*")) { block = settled(block) }
    }

    private static func settled(_ block: Block) -> Block {
        let utf8 = Array(block.text.utf8)
        let marks = marks(in: utf8, outside: block.spans.filter { $0.style == .code })
        var pairs: [(opening: Int, closing: Int)] = []
        for (opening, closing) in zip(marks, marks.dropFirst())
        where pairs.count < mostPairs && (pairs.last?.closing ?? -1) < opening {
            if isBold(utf8[(opening + 2)..<closing], from: opening) { pairs.append((opening, closing)) }
        }
        return pairs.isEmpty ? block : withBold(pairs, in: block, utf8)
    }

    /// Whether what stands between two marks can be bold: with spaces on both sides only where it opens the text, since an
    /// asterisk is also a sign of its own.
    private static func isBold(_ text: ArraySlice<UInt8>, from opening: Int) -> Bool {
        guard let first = text.first, let last = text.last else { return false }
        return first > space || last > space || opening == 0 && text.contains { $0 > space }
    }

    /// The block without the marks and the spaces that are too many, its bold given as such.
    private static func withBold(_ pairs: [(opening: Int, closing: Int)], in block: Block, _ utf8: [UInt8]) -> Block {
        var removed: [Range<Int>] = []
        var gaps: [Int] = []
        var bold: [Range<Int>] = []
        var count = 0
        func remove(_ range: Range<Int>) {
            removed.append(range)
            count += range.count
        }
        for (opening, closing) in pairs {
            let inside = utf8[(opening + 2)..<closing]
            let start = inside.firstIndex { $0 > space } ?? closing
            let end = inside.lastIndex { $0 > space }.map { $0 + 1 } ?? start
            let isSpaceBefore = opening == 0 || utf8[opening - 1] <= space
            let isSpaceAfter = closing + 2 >= utf8.count || utf8[closing + 2] <= space
            remove(opening..<(isSpaceBefore ? start : opening + 2))
            if start == opening + 2, opening > 0, utf8[opening - 1].isLetter { gaps.append(start - count) }
            let first = start - count
            bold.append(first..<end - count)
            remove((isSpaceAfter ? end : closing)..<closing + 2)
            if end == closing, closing + 2 < utf8.count, utf8[closing + 2].isLetter {
                gaps.append(closing + 2 - count)
            }
        }
        var settled = block.removing(removed).inserting(spacesAt: gaps)
        settled.spans += bold.map { range in
            let start = range.lowerBound + gaps.count { $0 <= range.lowerBound }
            return Block.Span(style: .strong, range: start..<range.upperBound + gaps.count { $0 < range.upperBound })
        }
        settled.spans.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
        return settled
    }

    private static let space = UInt8(ascii: " ")

    /// The offsets of two asterisks with none beside them.
    private static func marks(in utf8: [UInt8], outside code: [Block.Span]) -> [Int] {
        guard utf8.count > 4 else { return [] }
        return utf8.indices.dropLast().filter { place in
            utf8[place] == mark[0] && utf8[place + 1] == mark[1] && (place == 0 || utf8[place - 1] != mark[0])
                && (place + 2 == utf8.count || utf8[place + 2] != mark[0])
                && !code.contains { $0.range.contains(place) }
        }
    }
}
