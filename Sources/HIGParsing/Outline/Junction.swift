import HIGModel
import HIGText

/// The border between two chunks, where it cuts a sentence or a list in two.
enum Junction {
    /// Joins the sentences that borders cut: the earlier chunk takes the rest of its last sentence's paragraph, and
    /// the later one keeps it as text that counts before. From a directive on, it is the later chunk's own.
    static func joinSentences(in texts: inout [BlockText], sources: [Source], furniture: Furniture) {
        for (index, next) in zip(texts.indices, texts.indices.dropFirst()) where sources[index].precedes(sources[next])
        {
            guard let last = last(of: texts[index], furniture), let first = first(of: texts[next], furniture) else {
                continue
            }
            let head = texts[index].blocks[last]
            let tail = texts[next].blocks[first]
            guard head.section == tail.section, !tail.isItem, goesOn(from: head.text, to: tail.text) else { continue }
            let end = head.boldLead > 0 ? tail.text.utf8.count : endOfCutAdvice(tail)
            var joined = tail.slice(0..<end)
            texts[index].blocks[last] = head.joined(with: joined)
            joined.kind = .settled(.body)
            let rest = tail.slice(end..<tail.text.utf8.count)
            texts[next].blocks.replaceSubrange(first...first, with: rest.text.isEmpty ? [joined] : [joined, rest])
        }
    }

    /// Where the first sentence after the cut one starts that directs by itself; the text's length without one.
    private static func endOfCutAdvice(_ tail: Block) -> Int {
        let sentences = Sentences.ranges(in: tail.text).dropFirst()
        let directing = sentences.first { Directive(in: tail.slice($0).text) != nil }
        return directing?.lowerBound ?? tail.text.utf8.count
    }

    /// Joins the paragraphs that a page's end cut in the middle of a sentence: figures and furniture may stand between.
    ///
    /// Each paragraph goes into one other at most, so that a text of fragments stays what it is.
    static func joinParagraphs(in text: inout BlockText, furniture: Furniture) {
        var halves = halves(in: text.blocks, furniture)
        halves += openHalves(in: text.blocks, besides: halves, furniture)
        guard !halves.isEmpty else { return }
        for (head, tail) in halves { text.blocks[head] = text.blocks[head].continued(by: text.blocks[tail]) }
        text.blocks = text.blocks.replacing(halves.map(\.tail).sorted()) { _ in [] }
    }

    /// The places of such paragraphs and of what goes on with them, in order.
    private static func halves(in blocks: [Block], _ furniture: Furniture) -> [(head: Int, tail: Int)] {
        var halves: [(head: Int, tail: Int)] = []
        // The last block before `seen` that isn't passed over, if it is text and no other has gone on with it.
        var head: Int?
        var seen = 0
        // Few paragraphs open as if they went on with another; only before these it matters what the others are.
        for tail in blocks.indices where blocks[tail].kind == .paragraph && goesOn(blocks[tail].text) {
            if let last = (seen..<tail).last(where: { !isPassedOver(blocks[$0], furniture) }) {
                head = isText(blocks[last]) ? last : nil
            }
            seen = tail
            guard let open = head, isCut(blocks[open].text), blocks[open].section == blocks[tail].section,
                !isPassedOver(blocks[tail], furniture)
            else { continue }
            halves.append((open, tail))
            head = nil
            seen = tail + 1
        }
        return halves
    }

    /// The same of paragraphs that stop within a sentence, whatever the next one opens with, as far as neither has another half.
    private static func openHalves(
        in blocks: [Block], besides halves: [(head: Int, tail: Int)], _ furniture: Furniture
    ) -> [(head: Int, tail: Int)] {
        var taken = Set(halves.flatMap { [$0.head, $0.tail] })
        return blocks.indices.compactMap { head in
            guard blocks[head].kind == .paragraph, isOpen(blocks[head].text), !taken.contains(head),
                !isPassedOver(blocks[head], furniture),
                let tail = blocks[(head + 1)...].firstIndex(where: { !isPassedOver($0, furniture) }),
                blocks[tail].kind == .paragraph, blocks[tail].section == blocks[head].section,
                taken.insert(tail).inserted
            else { return nil }
            return (head, tail)
        }
    }

    /// Whether the list, or the announcement of one, that ends a chunk goes on in the next.
    static func cutsList(_ text: BlockText, _ next: BlockText, furniture: Furniture) -> Bool {
        guard let head = text.blocks.last(where: { !isPassedOver($0, furniture) }),
            let first = first(of: next, furniture)
        else { return false }
        let tail = next.blocks[first]
        if DoOrDont(label: head.text) != nil { return tail.isItem }
        return tail.isItem && isText(head) && head.section == tail.section && (head.isItem || head.text.hasSuffix(":"))
    }

    /// Whether the second text goes on with a sentence that the first one leaves open.
    private static func goesOn(from head: String, to tail: String) -> Bool {
        isCut(head) && goesOn(tail) || isOpen(head)
    }

    /// Words that no sentence ends with.
    private static let openEnds: WordSet = [
        "a", "an", "and", "because", "called", "from", "into", "named", "of", "or", "than", "the", "their", "until",
        "your",
    ]

    /// Whether a text of more than a label's length ends with such a word: the rest may open with a name or a number.
    private static func isOpen(_ text: String) -> Bool {
        guard let last = text.lastASCII, last.isSmallLetter else { return false }
        let word = text.utf8.lastIndex(of: UInt8(ascii: " ")).map { text[$0...].dropFirst() } ?? text[...]
        return openEnds.contains(word.lowercased()) && text.partsBetweenSpaces.count > 6
    }

    private static func isCut(_ text: String) -> Bool {
        if let last = text.lastASCII {
            return last.isLetter || last == UInt8(ascii: ",") || last == UInt8(ascii: "-")
        }
        return text.last.map { $0.isLetter || $0 == "," || $0 == "-" } ?? false
    }

    /// Whether a text opens in lower case, and not with a name such as "iPhone".
    private static func goesOn(_ text: String) -> Bool {
        if let first = text.firstASCII, !first.isSmallLetter { return false }
        guard let first = text.first, first.isLowercase else { return false }
        return !text.prefix { !$0.isWhitespace }.contains(where: \.isUppercase)
    }

    private static func last(of text: BlockText, _ furniture: Furniture) -> Int? {
        text.blocks.indices.reversed().first { !isPassedOver(text.blocks[$0], furniture) }
            .flatMap { isText(text.blocks[$0]) ? $0 : nil }
    }

    private static func first(of text: BlockText, _ furniture: Furniture) -> Int? {
        text.blocks.indices.first { !isPassedOver(text.blocks[$0], furniture) }
            .flatMap { isText(text.blocks[$0]) ? $0 : nil }
    }

    /// Furniture stands between the two halves of a sentence as it stands between pages.
    private static func isPassedOver(_ block: Block, _ furniture: Furniture) -> Bool {
        if case .heading = block.kind {
            let heading = HeadingText(block.text)
            return !heading.isSentence && heading.isNoise
        }
        return furniture.role(of: block) != .content
    }

    private static func isText(_ block: Block) -> Bool { block.kind == .paragraph || block.isItem }
}

extension Block {
    /// The block with the rest of its text, which stands further down in the same source.
    func continued(by rest: Block) -> Block {
        let isHyphenated = text.hasSuffix("-")
        let head = isHyphenated ? String(text.dropLast()) : text + " "
        let offset = head.utf8.count
        var block = Block(
            kind: kind, text: head + rest.text,
            spans: spans
                + rest.spans.map {
                    Span(style: $0.style, range: $0.range.lowerBound + offset..<$0.range.upperBound + offset)
                },
            origins: origins + rest.origins.map { Origin(text: $0.text + offset, source: $0.source) },
            bytes: bytes.lowerBound..<rest.bytes.upperBound, pages: pages)
        block.section = section
        block.resumption = rest.bytes.lowerBound
        return block
    }

    /// The block with the text that the next chunk goes on with.
    func joined(with tail: Block) -> Block {
        var block = self
        let isHyphenated = text.hasSuffix("-")
        if isHyphenated { block.text.removeLast() }
        let offset = block.text.utf8.count
        block.text += (isHyphenated ? "" : " ") + tail.text
        block.origins.append(Origin(text: offset, source: bytes.upperBound))
        block.tail = Tail(offset: offset, bytes: tail.bytes)
        return block
    }

    /// Whether the block is the end of the text before it once more, which is what the extraction of a broken page
    /// leaves: from within a sentence on, or at length.
    func repeatsEnd(of before: String) -> Bool {
        let count = text.utf8.count
        guard count >= 12, count < before.utf8.count, before.hasSuffix(text),
            before.utf8.dropLast(count).last == UInt8(ascii: " ")
        else { return false }
        let rest = before.utf8.dropLast(count).reversed().drop { $0 == UInt8(ascii: " ") }
        return count >= 60 || rest.first.map { !".!?:".utf8.contains($0) } ?? false
    }
}
