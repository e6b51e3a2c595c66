import GRDB

extension StoreWriter {
    /// Counts anew what is held of an edition; to be called once all of it is written.
    func renewHolding(of edition: String) throws {
        let counts = try Row.fetchOne(
            database, sql: "SELECT * FROM edition_counts WHERE edition = ?", arguments: [edition])
        guard let counts else { return }
        try database.execute(sql: "DELETE FROM edition_holdings WHERE edition = ?", arguments: [edition])
        // By its values, as a statement that could write several rows makes the index write what it holds back.
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
