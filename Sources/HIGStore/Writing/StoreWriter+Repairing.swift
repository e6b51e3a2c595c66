import GRDB
import HIGModel

extension StoreWriter {
    /// Tables whose rows can't be made anew from others.
    private static let originals: Set<String> = ["editions", "edition_series", "sources", "source_bytes", "pins"]

    /// Whether a table holds only what follows from the sources.
    static func isDerived(_ table: String) -> Bool { !originals.contains(table) }

    /// Clears the way for editions that are made anew: writes the vocabulary, removes the editions, and makes the search
    /// index of the others anew.
    ///
    /// Nothing is asked of the index, because to take rules out of one that is out of step would damage it further.
    public func clear(editions: some Sequence<String>, topics: some Sequence<Topic>) throws {
        _ = try writeTopics(topics)
        for edition in editions {
            try database.execute(sql: "DELETE FROM editions WHERE id = ?", arguments: [edition])
        }
        try index.rebuild()
    }

    /// Removes the rows of derived tables that refer to rows that aren't there.
    public func removeOrphans() throws {
        let sql = """
            SELECT tables.name, keys."from", keys."table", coalesce(keys."to", parents.name)
            FROM sqlite_schema AS tables
            JOIN pragma_foreign_key_list(tables.name) AS keys
            JOIN pragma_table_info(keys."table") AS parents ON parents.pk = 1
            WHERE tables.type = 'table'
            """
        let keys = try reader.values(sql) { row in
            (table: try row.text(0), column: try row.text(1), parent: try row.text(2), key: try row.text(3))
        }
        // What refers to a removed row goes with it, by its own reference's ON DELETE CASCADE.
        for key in keys where StoreWriter.isDerived(key.table) {
            let (table, column) = (key.table.quotedDatabaseIdentifier, key.column.quotedDatabaseIdentifier)
            let (parent, parentKey) = (key.parent.quotedDatabaseIdentifier, key.key.quotedDatabaseIdentifier)
            try database.execute(
                sql: "DELETE FROM \(table) WHERE \(column) NOT IN (SELECT \(parentKey) FROM \(parent))")
        }
        try renewHoldings()
    }
}
