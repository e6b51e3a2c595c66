import GRDB
import HIGModel

extension StoreReader {
    /// The words that were mended in a source, in order.
    public func repairs(of source: Source) throws -> [Repair] {
        let sql = """
            SELECT line, found, mended, reason FROM repairs
            WHERE source = (SELECT number FROM sources WHERE edition = ? AND file = ?)
            ORDER BY ordinal
            """
        return try values(sql, [source.edition, source.file]) { row in
            try StoreReader.repair(row)
        }
    }

    /// The words that were mended in an edition: by the sources' files, in order.
    public func repairs(bySourceOf edition: String) throws -> [String: [Repair]] {
        let sql = """
            SELECT line, found, mended, reason, file FROM repairs JOIN sources ON sources.number = repairs.source
            WHERE edition = ?
            ORDER BY source, ordinal
            """
        let repairs = try values(sql, [edition]) { (file: try $0.text(4), repair: try StoreReader.repair($0)) }
        return Dictionary(grouping: repairs, by: \.file).mapValues { $0.map(\.repair) }
    }

    /// All repairs in some editions, by edition date, source and line.
    /// - Parameter ids: the editions' ids; empty for all.
    public func repairs(ofEditions ids: [String]) throws -> [PlacedRepair] {
        let sql = """
            SELECT line, found, mended, reason, sources.edition, sources.file
            FROM repairs
            JOIN sources ON sources.number = repairs.source
            JOIN editions ON editions.id = sources.edition
            \(ids.isEmpty ? "" : "WHERE sources.edition IN (SELECT value FROM json_each(?))")
            ORDER BY \(StoreReader.sourceOrder), line, ordinal
            """
        return try values(sql, ids.isEmpty ? [] : [try StringList(ids).json()]) { row in
            PlacedRepair(
                edition: try row.text(4), file: try row.text(5), repair: try StoreReader.repair(row))
        }
    }

    private static func repair(_ row: StoredRow) throws -> Repair {
        Repair(
            line: try row.integer(0), found: try row.text(1), mended: try row.text(2), reason: try row.word(3))
    }
}
