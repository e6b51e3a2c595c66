import HIGText

/// Reads the HTML blocks of markdown as a page of HTML is read.
extension BlockBuilder {
    /// An anchor of a page is shorter, in bytes; what follows a sign that closes nothing is not looked through for each.
    private static let longestAnchor = 200

    /// Takes an HTML block with headings, paragraphs, items or rows of its own; false for any other, and for one that
    /// stands in the source in other words, such as with the marks of a quotation.
    mutating func takesPage(_ literal: String, lines: ClosedRange<Int>) -> Bool {
        guard depth == 0, HTMLElement.hasBlock(in: literal.utf8) else { return false }
        let start = place(ofLine: lines.lowerBound)
        let bytes = Array(literal.utf8)
        guard source.bytes[start...].starts(with: bytes), let part = HTMLReader.part(bytes) else { return false }
        for place in bytes.indices where bytes[place] == UInt8(ascii: "<") {
            let tag = bytes[place...].prefix(Self.longestAnchor).prefix { $0 != UInt8(ascii: ">") }
            if let page = MarkedPage.number(inAnchor: tag) { mark(page: page, at: start + place) }
        }
        append(part.blocks.map { $0.moved(by: start) })
        if part.endsPart { endPart() }
        return true
    }
}

extension HTMLElement {
    /// Whether some HTML has an element whose text stands apart, or one that has no text.
    static func hasBlock(in html: some BidirectionalCollection<UInt8>) -> Bool {
        html.indices.contains { place in
            guard html[place] == UInt8(ascii: "<") else { return false }
            let name = html[html.index(after: place)...].prefix { $0.isLetter || $0.isDigit }
            return !name.isEmpty && name.count <= 10
                && (standsApart(String(decoding: name, as: UTF8.self).lowercased()))
        }
    }
}

extension Block {
    /// The block of a text that starts at an offset of the source.
    fileprivate func moved(by offset: Int) -> Block {
        var block = covering(bytes.lowerBound + offset..<bytes.upperBound + offset)
        block.origins = origins.map { Origin(text: $0.text, source: $0.source + offset) }
        return block
    }
}
