import GRDB

extension StoreWriter {
    /// Counts anew what is held of an edition; to be called once all of it is written.
    func renewHolding(of edition: String) throws {
        let sql = "SELECT * FROM edition_counts WHERE edition = ?"
        guard let counts = try Row.fetchOne(database, sql: sql, arguments: [edition]) else { return }
        // Taken out and put in by its values: `INSERT … SELECT` and `OR REPLACE` make the index write what it holds back.
        try database.execute(sql: "DELETE FROM edition_holdings WHERE edition = ?", arguments: [edition])
        try database.execute(
            sql: "INSERT INTO edition_holdings VALUES (?, ?, ?, ?, ?, ?)",
            arguments: StatementArguments(counts.databaseValues))
    }

    /// Counts anew what is held of every edition.
    func renewHoldings() throws {
        try database.execute(
            sql: """
                DELETE FROM edition_holdings;
                INSERT INTO edition_holdings SELECT * FROM edition_counts;
                """)
    }
}
