import HIGModel

/// Reads plain text into blocks: blank lines separate paragraphs, bullets open list items.
enum PlainTextReader {
    static func read(_ text: SourceText) -> BlockText {
        var blocks: [Block] = []
        var open: (start: Int, end: Int)?
        var line = 1
        func close() {
            if let paragraph = open { blocks.append(block(text, paragraph.start..<paragraph.end)) }
            open = nil
        }
        while text.start(ofLine: line) < text.bytes.count {
            let start = text.start(ofLine: line)
            let end = text.start(ofLine: line + 1)
            let content = text.bytes[start..<end]
            line += 1
            guard content.contains(where: { $0 > UInt8(ascii: " ") }) else {
                close()
                continue
            }
            if Bullet.opening(text.string(start..<end)) != nil { close() }
            open = (open?.start ?? start, end)
        }
        close()
        return BlockText(blocks: blocks, pageMarks: [])
    }

    private static func block(_ text: SourceText, _ range: Range<Int>) -> Block {
        let flowed = text.string(range).split(whereSeparator: \.isNewline).joined(separator: " ")
        return Block(
            kind: .paragraph, text: flowed, spans: [], origins: [Block.Origin(text: 0, source: range.lowerBound)],
            bytes: range, page: nil
        ).slice(0..<flowed.utf8.count)
    }
}
