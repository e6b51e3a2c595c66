import GRDB

extension StoreWriter {
    /// Counts anew what is held of an edition; to be called once all of it is written.
    func renewHolding(of edition: String) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO edition_holdings SELECT * FROM edition_counts WHERE edition = ?",
            arguments: [edition])
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
