import GRDB
import HIGModel

/// The full-text index over the rules' texts, kept in step by hand within the transaction that changes them.
///
/// Not by triggers: one statement for an edition is several times quicker than one for every rule.
struct SearchIndex {
    let database: Database

    /// Takes out the rules of an edition; to be called while their texts still read as they were put in.
    func remove(edition: String) throws {
        try database.execute(
            sql: """
                INSERT INTO rule_index (rule_index, rowid, statement, body, topics, section)
                SELECT 'delete', number, statement, body, topics, section FROM rule_texts WHERE edition = ?
                """,
            arguments: [edition])
    }

    /// Puts in the rules of an edition.
    func insert(edition: String) throws {
        try database.execute(
            sql: """
                INSERT INTO rule_index (rowid, statement, body, topics, section)
                SELECT number, statement, body, topics, section FROM rule_texts WHERE edition = ?
                """,
            arguments: [edition])
    }

    /// Makes the index anew from the rules' texts, whatever it held.
    func rebuild() throws {
        try database.execute(sql: "INSERT INTO rule_index (rule_index) VALUES ('rebuild')")
    }

    /// Makes sure that an answer of the index speaks for all rules: none is an answer only if all were looked at.
    ///
    /// Compares counts, which takes a tenth of a millisecond; `Store.check` compares every word.
    /// - Throws: `Problem` of kind `.badData` when the index is missing or holds more or fewer rules than there are.
    func verify() throws {
        try verifyPresence()
        let counts = "SELECT (SELECT count(*) FROM rule_index_docsize) = (SELECT count(*) FROM rules)"
        guard try Bool.fetchOne(database, sql: counts) == true else { throw unusable("out of step with the rules") }
    }

    /// - Throws: `Problem` of kind `.badData` when the index is missing.
    func verifyPresence() throws {
        let tables = "SELECT count(*) FROM sqlite_master WHERE name IN ('rule_index', 'rule_index_docsize')"
        guard try Int.fetchOne(database, sql: tables) == 2 else { throw unusable("missing") }
    }

    /// Compares every word of the index with the rules' texts.
    ///
    /// FTS5 asks for this with a statement that counts as writing, so it needs a database that may be written.
    /// - Returns: whether they agree.
    func isIntact() throws -> Bool {
        do {
            // The 1 is what makes it compare with the texts too, and not only the index with itself.
            try database.execute(sql: "INSERT INTO rule_index (rule_index, rank) VALUES ('integrity-check', 1)")
            return true
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
            return false
        }
    }

    private func unusable(_ state: String) -> Problem {
        Problem(
            .badData, "the search index is \(state), so that a search would miss rules",
            next: "see what is damaged: higkb check")
    }
}
