import HIGModel
import HIGText

/// Bold whose end the parser does not take for one, since extraction lost the space behind it: `**Keep it short.**Then`.
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
            let isBold = utf8[opening + 2] > UInt8(ascii: " ") && utf8[closing - 1] > UInt8(ascii: " ")
            if isBold, closing > opening + 2 { pairs.append((opening, closing)) }
        }
        guard !pairs.isEmpty else { return block }
        let removed = pairs.flatMap { [$0.opening..<$0.opening + 2, $0.closing..<$0.closing + 2] }
        let bold = pairs.enumerated().map { index, pair in
            pair.opening - 4 * index..<pair.closing - 4 * index - 2
        }
        let gaps = zip(pairs, bold).flatMap { pair, range in
            let isGluedBefore = pair.opening > 0 && utf8[pair.opening - 1].isLetter
            let isGluedAfter = pair.closing + 2 < utf8.count && utf8[pair.closing + 2].isLetter
            return (isGluedBefore ? [range.lowerBound] : []) + (isGluedAfter ? [range.upperBound] : [])
        }
        var settled = block.removing(removed).inserting(spacesAt: gaps)
        settled.spans += bold.map { range in
            let start = range.lowerBound + gaps.count { $0 <= range.lowerBound }
            return Block.Span(style: .strong, range: start..<range.upperBound + gaps.count { $0 < range.upperBound })
        }
        settled.spans.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
        return settled
    }

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
