import GRDB
import HIGModel

extension StoreReader {
    /// The sources, in the order of `rules(matching:)`.
    /// - Parameter edition: an edition's id; `nil` for all editions.
    public func sources(of edition: String? = nil) throws -> [Source] {
        try sources(of: edition, with: "NULL") { try StoreReader.source($0) }
    }

    /// The sources of an edition with their bytes, in the same order.
    public func storedSources(of edition: String) throws -> [StoredSource] {
        let bytes = "(SELECT bytes FROM source_bytes WHERE source = sources.number)"
        return try sources(of: edition, with: bytes) { row in
            StoredSource(source: try StoreReader.source(row), bytes: try row.bytes(7))
        }
    }

    /// The sources of an edition with their row numbers, in the same order.
    func numberedSources(of edition: String) throws -> [(number: Int64, source: Source)] {
        try sources(of: edition, with: "sources.number") { (Int64(try $0.integer(7)), try StoreReader.source($0)) }
    }

    /// The row numbers of an edition's sources, by their files.
    func numbersOfFiles(in edition: String) throws -> [String: Int64] {
        let numbers = try values("SELECT file, number FROM sources WHERE edition = ?", [edition]) { row in
            (try row.text(0), Int64(try row.integer(1)))
        }
        return Dictionary(uniqueKeysWithValues: numbers)
    }

    /// Whether an edition came from a catalog, which has its rules but none of its documents.
    public func isImported(_ edition: String) throws -> Bool {
        let sql = """
            SELECT EXISTS (SELECT * FROM sources WHERE edition = :edition) AND NOT EXISTS (
                SELECT * FROM sources JOIN source_bytes ON source_bytes.source = sources.number
                WHERE edition = :edition
            )
            """
        return try values(sql, ["edition": edition]) { try $0.integer(0) == 1 }.first ?? false
    }

    /// The passages of a source, in order; empty when there is no such source.
    public func passages(of source: Source) throws -> [Passage] {
        let sql = """
            SELECT role, first_byte, end_byte, passages.first_line, passages.last_line, passages.page, text, position,
                passages.last_page
            FROM passages
            LEFT JOIN rules ON rules.number = passages.rule
            WHERE passages.source = (SELECT number FROM sources WHERE edition = ? AND file = ?)
            ORDER BY ordinal
            """
        return try values(sql, [source.edition, source.file]) { row in
            let (start, end) = (try row.integer(1), try row.integer(2))
            guard start <= end else { throw row.damaged(2) }
            return Passage(
                role: try row.word(0), bytes: start..<end, lines: try row.lines(3, 4), pages: try row.pages(5, 8),
                text: try row.text(6), rule: try row.integerIfAny(7))
        }
    }

    /// A passage's text with its place, and the id of the rule that it states or supports.
    public struct PlacedText {
        /// What a reader sees of the passage.
        public let text: String
        /// The id of the rule that it states or supports; `nil` where it does neither.
        public let rule: String?
        /// Where it stands.
        public let source: Citation
    }

    /// Hands over an edition's passages of one role, by chunk, file and place.
    public func forEachText(of edition: String, role: Passage.Role, _ body: (PlacedText) throws -> Void) throws {
        let sql = """
            SELECT text, rules.id, document, file, chunk, passages.page, passages.first_line, passages.last_line,
                passages.last_page
            FROM passages
            JOIN sources ON sources.number = passages.source
            LEFT JOIN rules ON rules.number = passages.rule
            WHERE sources.edition = ? AND role = ?
            ORDER BY chunk IS NULL, chunk, file, ordinal
            """
        try each(sql, [edition, role.rawValue]) { row in
            try body(
                PlacedText(
                    text: try row.text(0), rule: try row.textIfAny(1),
                    source: Citation(
                        document: try row.text(2), file: try row.text(3), chunk: try row.integerIfAny(4),
                        pages: try row.pages(5, 8), lines: try row.lines(6, 7))))
        }
    }

    /// The lines of its sources that a rule was read from, statement and body: the sources' own characters, bytes that
    /// aren't UTF-8 shown as U+FFFD; without the last line's end.
    /// - Throws: `Problem` of kind `.badData` when a source isn't there or is shorter.
    public func rawLines(of rule: Rule) throws -> String {
        if try isImported(rule.edition) {
            throw Problem(
                .inputMissing, "the lines of \(rule.id) are not held: \(rule.edition) came from a catalog",
                next: "read its documents: higkb forget \(rule.edition), then higkb ingest FOLDER")
        }
        let later = rule.source.continuations.map { (file: $0.file, lines: $0.lines) }
        return try ([(file: rule.source.file, lines: rule.source.lines)] + later).map { file, lines in
            try rawLines(lines, inFile: file, of: rule)
        }
        .joined(separator: "\n")
    }

    private func rawLines(_ range: ClosedRange<Int>, inFile file: String, of rule: Rule) throws -> String {
        let sql = """
            SELECT bytes, (
                SELECT max(passages.last_line) FROM passages JOIN rules ON rules.number = passages.rule
                WHERE rules.id = ? AND passages.source = sources.number
            )
            FROM sources JOIN source_bytes ON source_bytes.source = sources.number
            WHERE edition = ? AND file = ?
            """
        let sources = try values(sql, [rule.id, rule.edition, file]) { row in
            (bytes: try row.bytes(0), lastLine: try row.integerIfAny(1))
        }
        let lines = sources.first?.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) ?? []
        let first = range.lowerBound
        let last = max(range.upperBound, sources.first?.lastLine ?? 0)
        guard first >= 1, last <= lines.count else {
            throw Problem(
                .badData, "the source of \(rule.id) has no line \(last)", at: file,
                next: "see what is damaged: higkb check")
        }
        let bytes = lines[(first - 1)...(last - 1)].joined(separator: [UInt8(ascii: "\n")])
        return String(decoding: Array(bytes), as: UTF8.self)
    }

    /// - Parameter column: one more column, the last.
    private func sources<Value>(
        of edition: String?, with column: String, _ value: (StoredRow) throws -> Value
    ) throws -> [Value] {
        let sql = """
            SELECT edition, file, document, chunk, format, digest, whole, \(column) AS bytes
            FROM sources JOIN editions ON editions.id = sources.edition
            \(edition == nil ? "" : "WHERE edition = ?")
            ORDER BY \(StoreReader.sourceOrder)
            """
        return try values(sql, edition.map { [$0] } ?? [], value)
    }

    private static func source(_ row: StoredRow) throws -> Source {
        let chunk = try row.integerIfAny(3)
        if let chunk, chunk < 0 { throw row.damaged(3) }
        return Source(
            edition: try row.text(0), file: try row.text(1), document: try row.text(2), chunk: chunk,
            format: try row.word(4), digest: try row.text(5), isWhole: try row.integer(6) == 1)
    }
}
