import GRDB
import HIGModel

extension StoreReader {
    /// What became of the characters of every edition, oldest edition first.
    public func coverage() throws -> [Coverage] {
        let passages = try passagePlaces()
        return try editions().map { edition in
            let sql = """
                SELECT number, file, bytes
                FROM sources LEFT JOIN source_bytes ON source_bytes.source = sources.number
                WHERE edition = ?
                ORDER BY chunk IS NULL, chunk, file
                """
            let tallies = try values(sql, [edition.id]) { row in
                (
                    file: try row.text(1),
                    tally: PassageTally(bytes: try row.bytes(2), passages: passages[try row.integer(0)] ?? [])
                )
            }
            return Coverage(
                edition: edition, sources: tallies.count, characters: tallies.reduce(0) { $0 + $1.tally.characters },
                byRole: tallies.reduce(into: [:]) { sum, source in
                    sum.merge(source.tally.byRole.filter { $0.value > 0 }, uniquingKeysWith: +)
                },
                uncovered: tallies.reduce(0) { $0 + $1.tally.uncovered },
                overlapping: tallies.reduce(0) { $0 + $1.tally.overlapping },
                faultyFiles: tallies.filter(\.tally.isFaulty).map(\.file))
        }
    }

    /// A source's passages with what they leave out; `nil` when there is no such source.
    public func sourcePassages(of source: Source) throws -> SourcePassages? {
        let passages = try passages(of: source)
        let sql = """
            SELECT bytes FROM sources LEFT JOIN source_bytes ON source_bytes.source = sources.number
            WHERE edition = ? AND file = ?
            """
        guard let bytes = try values(sql, [source.edition, source.file], { try $0.bytes(0) }).first else { return nil }
        let tally = PassageTally(bytes: bytes, passages: passages.map { ($0.role, $0.bytes) })
        let rules = try values(
            """
            SELECT rules.id FROM rules JOIN sources ON sources.number = rules.source
            WHERE sources.edition = ? AND file = ? ORDER BY position
            """, [source.edition, source.file]
        ) { try $0.text(0) }
        return SourcePassages(
            source: source, passages: passages, rules: rules, characters: tally.characters, uncovered: tally.uncovered)
    }

    /// The roles and places of all passages, by the row number of their source.
    private func passagePlaces() throws -> [Int: [(role: Passage.Role, bytes: Range<Int>)]] {
        let sql = "SELECT source, role, first_byte, end_byte FROM passages ORDER BY source, first_byte, end_byte"
        var places: [Int: [(role: Passage.Role, bytes: Range<Int>)]] = [:]
        let all = try values(sql) { row in
            let (start, end) = (try row.integer(2), try row.integer(3))
            guard start >= 0, start <= end else { throw row.damaged(3) }
            return (source: try row.integer(0), role: try row.word(1, Passage.Role.self), bytes: start..<end)
        }
        for passage in all { places[passage.source, default: []].append((passage.role, passage.bytes)) }
        return places
    }
}
