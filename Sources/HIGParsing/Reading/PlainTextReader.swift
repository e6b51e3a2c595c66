import HIGModel
import HIGText

/// Reads plain text into blocks: blank lines separate paragraphs, bullets and numbers open list items, and headings are
/// told as typewriters set them: underlined, numbered, in capitals.
enum PlainTextReader {
    static func read(_ text: SourceText) -> BlockText {
        var blocks: [Block] = []
        var underlines = Underlines()
        var open: [Range<Int>] = []
        /// Where the first word of the open lines stands.
        var opening = 0
        func close() {
            if let paragraph = block(text, open) { blocks += StructuredText.settled(paragraph, in: text) }
            open = []
        }
        for number in 1...max(1, text.lineCount) {
            let line = text.start(ofLine: number)..<text.start(ofLine: number + 1)
            let content = text.string(line).trimmed
            if content.isEmpty {
                close()
            } else if let level = underlines.level(of: content, below: open.count == 1 ? text.string(open[0]) : nil) {
                if open.count == 1, let title = open.first {
                    blocks.append(heading(text, [title], level: level).covering(title.lowerBound..<line.upperBound))
                    open = []
                }
                close()
            } else if open.isEmpty, Underlines.isLine(content, text.string(ofLine: number + 2).trimmed) {
                // The line over a title that has one below, too.
                continue
            } else {
                if opensItem(content) || endsItem(text, open, opening, before: line) { close() }
                if open.isEmpty { opening = line.lowerBound + indent(of: line, in: text) }
                open.append(line)
            }
        }
        close()
        return BlockText(blocks: blocks, pageMarks: [])
    }

    private static func opensItem(_ content: String) -> Bool {
        Bullet.opening(content) != nil || marker(opening: content) != nil
    }

    /// Whether a line stands no deeper than the item before it, which is a whole sentence: a paragraph of its own, and not
    /// what hangs below.
    /// - Parameters:
    ///   - item: its lines; an item may have as many as the text, so only its ends are read.
    ///   - opening: where its first word stands.
    private static func endsItem(
        _ text: SourceText, _ item: [Range<Int>], _ opening: Int, before line: Range<Int>
    ) -> Bool {
        guard let first = item.first, let last = item.last, let end = text.string(last).trimmed.last else {
            return false
        }
        // What opens an item is no longer than a word.
        return ".!?:".contains(end) && indent(of: line, in: text) <= opening - first.lowerBound
            && opensItem(text.string(opening..<min(opening + 64, line.lowerBound)).trimmed)
    }

    private static func indent(of line: Range<Int>, in text: SourceText) -> Int {
        text.bytes[line].prefix { $0 <= UInt8(ascii: " ") }.count
    }

    /// - Parameter lines: where they stand in the source.
    private static func block(_ text: SourceText, _ lines: [Range<Int>]) -> Block? {
        guard let first = lines.first else { return nil }
        let opening = text.string(first).trimmed
        if let marker = marker(opening: opening) {
            return flowed(text, lines, kind: .item(depth: 1)).without(marker)
        }
        if HeadingText(opening).numbersChapter, lines.count <= 2 { return heading(text, lines, level: 1) }
        guard lines.count == 1, isNumbered(opening) || isInCapitals(opening) && Directive(in: opening) == nil else {
            return flowed(text, lines, kind: .paragraph)
        }
        let numbers = opening.prefix { !$0.isWhitespace }.split(separator: ".").count
        return heading(text, lines, level: isNumbered(opening) ? min(6, numbers) : 2)
    }

    /// A title, without "3.1" before it.
    private static func heading(_ text: SourceText, _ lines: [Range<Int>], level: Int) -> Block {
        let block = flowed(text, lines, kind: .heading(level: level))
        let number = block.text.utf8.prefix { $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }.count
        return isNumbered(block.text) ? block.without(number) : block
    }

    /// The lines as one text; of the white space between two words one space stays.
    private static func flowed(_ text: SourceText, _ lines: [Range<Int>], kind: Block.Kind) -> Block {
        let bytes = (lines.first?.lowerBound ?? 0)..<(lines.last?.upperBound ?? 0)
        var flow: [UInt8] = []
        var origins: [Block.Origin] = []
        var isAfterSpace = true
        for place in bytes {
            let byte = text.bytes[place]
            if byte > UInt8(ascii: " ") {
                // Only where white space was left out does a place not follow from the one before.
                if origins.last.map({ place - $0.source != flow.count - $0.text }) ?? true {
                    origins.append(Block.Origin(text: flow.count, source: place))
                }
                flow.append(byte)
            } else if !isAfterSpace {
                flow.append(UInt8(ascii: " "))
            }
            isAfterSpace = byte <= UInt8(ascii: " ")
        }
        return Block(
            kind: kind, text: String(decoding: flow, as: UTF8.self), spans: [], origins: origins, bytes: bytes,
            pages: nil
        ).slice(0..<flow.count)
    }

    /// The length of "o  " or "– " before an item of a list, or of "1. ", "2) ", "a) ", "(3) "; `nil` without one.
    private static func marker(opening content: String) -> Int? {
        let utf8 = Array(content.utf8.prefix(8))
        if utf8.starts(with: "o  ".utf8) || utf8.starts(with: "o\t".utf8) { return 2 }
        if let sign = content.first, "–—·+‣►➢→".contains(sign), content.dropFirst().first == " " {
            return sign.utf8.count + 1
        }
        let label = content.prefix { !$0.isWhitespace }
        let inside = label.drop { $0 == "(" }.dropLast()
        if label.last == ")", label.utf8.count < content.utf8.count, (1...2).contains(inside.utf8.count),
            inside.allSatisfy(\.isNumber) || inside.utf8.count == 1 && inside.allSatisfy(\.isLetter)
        {
            return label.utf8.count + 1
        }
        let digits = utf8.prefix(while: \.isDigit).count
        guard (1...2).contains(digits), utf8.count > digits + 2, ".)".utf8.contains(utf8[digits]),
            utf8[digits + 1] <= UInt8(ascii: " ")
        else { return nil }
        return digits + 2
    }

    /// "3.1 Opening Gates"; a sentence ends in a sign.
    private static func isNumbered(_ content: String) -> Bool {
        let number = content.prefix { $0.isNumber || $0 == "." }
        let title = content.dropFirst(number.count)
        return number.first?.isNumber == true && number.dropFirst().dropLast().contains(".")
            && title.first?.isWhitespace == true && title.first { !$0.isWhitespace }?.isUppercase == true
            && content.last.map { !".!?:;,".contains($0) } == true && content.utf8.count <= 80
    }

    /// "CLOSING GATES", but no label such as "WARNING".
    private static func isInCapitals(_ content: String) -> Bool {
        let letters = content.filter(\.isLetter)
        return letters.count >= 4 && letters.allSatisfy(\.isUppercase) && content.utf8.count <= 60
            && content.last.map { !".!?:;,".contains($0) } == true && !Admonition.isLabel(content)
    }
}
