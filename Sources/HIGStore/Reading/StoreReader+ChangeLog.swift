import GRDB
import HIGModel

extension StoreReader {
    /// The change log's entries, newest first within an edition, and the editions from the newest to the oldest.
    /// - Parameters:
    ///   - edition: an edition's id; `nil` for all editions.
    ///   - topics: slugs, one of which an entry must have; `nil` for all entries.
    public func changeLog(of edition: String? = nil, onTopics topics: [String]? = nil) throws -> [ChangeLogEntry] {
        var (conditions, arguments) = (["TRUE"], StatementArguments())
        if let edition {
            conditions.append("sources.edition = ?")
            arguments += [edition]
        }
        if let topics {
            conditions.append(
                """
                EXISTS (
                    SELECT * FROM json_each(change_log.topics) AS topic
                    WHERE topic.value IN (SELECT value FROM json_each(?))
                )
                """)
            arguments += [try StringList(topics).json()]
        }
        let sql = """
            SELECT \(StoreReader.changeLogColumns)
            FROM change_log
            JOIN sources ON sources.number = change_log.source
            JOIN editions ON editions.id = sources.edition
            WHERE \(conditions.joined(separator: " AND "))
            ORDER BY
                \(StoreReader.editionOrder(newestFirst: true)),
                change_log.date IS NULL, change_log.date DESC, chunk IS NULL, chunk, file, position
            """
        return try values(sql, arguments, StoreReader.changeLogEntry)
    }

    /// The change log's entries of a source, in its order.
    func changeLog(ofSource number: Int64) throws -> [ChangeLogEntry] {
        let sql = """
            SELECT \(StoreReader.changeLogColumns) FROM change_log JOIN sources ON sources.number = change_log.source
            WHERE change_log.source = ? ORDER BY position
            """
        return try values(sql, [number], StoreReader.changeLogEntry)
    }

    private static let changeLogColumns = """
        sources.edition, change_log.date, written, text, topics, document, file, chunk, page, last_page, first_line,
        last_line
        """

    private static func changeLogEntry(_ row: StoredRow) throws -> ChangeLogEntry {
        ChangeLogEntry(
            edition: try row.text(0), date: try row.dateIfAny(1), written: try row.text(2), text: try row.text(3),
            topics: try row.list(4),
            source: Citation(
                document: try row.text(5), file: try row.text(6), chunk: try row.integerIfAny(7),
                pages: try row.pages(8, 9), lines: try row.lines(10, 11)))
    }
}
