import HIGModel

/// The first line of a chunk: which document it was cut from, and its number.
///
/// `<!-- Chunk 105 | Source: 2011 iOS Human Interface Guidelines.pdf | Est. Tokens: 1002 -->`
struct ChunkHeader: Hashable, Sendable {
    let number: Int
    let document: String

    /// What a chunk may be numbered.
    static let numbers = 0...999_999

    /// Reads the header of a text.
    ///
    /// - Returns: `nil` when the text does not start with a comment that speaks of a chunk.
    /// - Throws: `Problem` when such a comment is damaged.
    init?(_ text: SourceText, file: String) throws {
        let start = text.firstVisibleByte
        let end = text.start(ofLine: text.line(at: start) + 1)
        let firstLine = text.string(start..<min(end, start + 400))
        // Nearly every comment that speaks of a chunk opens like this.
        let opensPlainly = firstLine.hasPrefix("<!-- Chunk ")
        guard opensPlainly || firstLine.hasPrefix("<!--") && firstLine.lowercased().contains("chunk") else {
            return nil
        }
        guard let close = firstLine.range(ofMark: "-->") else { throw ChunkHeader.damaged(in: file) }
        let fields = firstLine[..<close.lowerBound].dropFirst(4).parts(between: "|").map { $0.trimmed }
        guard let first = fields.first, first.hasPrefix("Chunk "), let number = Int(first.dropFirst(6).trimmed),
            ChunkHeader.numbers.contains(number),
            let source = fields.first(where: { $0.hasPrefix("Source:") })
        else { throw ChunkHeader.damaged(in: file) }
        let document = String(source.dropFirst("Source:".count)).trimmed
        guard !document.isEmpty else { throw ChunkHeader.damaged(in: file) }
        self.number = number
        self.document = document
    }

    private static func damaged(in file: String) -> Problem {
        Problem(
            .badData, "damaged chunk header", at: "\(file):1",
            next: "expected <!-- Chunk NUMBER | Source: DOCUMENT | Est. Tokens: NUMBER -->")
    }
}
