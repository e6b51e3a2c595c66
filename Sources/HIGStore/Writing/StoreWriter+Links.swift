import GRDB
import HIGModel

extension StoreWriter {
    /// Writes the links from one edition to another in place of the former ones; `from` and `to` must be rules of
    /// these editions.
    public func replaceLinks(older: String, newer: String, with links: [Link]) throws {
        try removeLinks(older: older, newer: newer)
        if !links.isEmpty { memory.linkedSteps?.insert(EditionStep(older: older, newer: newer)) }
        // Values and not a SELECT: since that might insert several rows, SQLite keeps notes to take some of them back.
        let number = "(SELECT number FROM rules WHERE id = ? AND edition = ?)"
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO links (
                    from_rule, to_rule, bond, confidence, statements, texts, same_topic, neighbours, pinned,
                    shared_words
                )
                VALUES (\(number), \(number), ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        for link in links {
            let evidence = link.evidence
            do {
                try statement.execute([
                    .text(link.from), .text(older), .text(link.to), .text(newer), .text(link.bond.rawValue),
                    .real(link.confidence), .real(evidence.statements), .real(evidence.texts),
                    .truth(evidence.sameTopic), .truth(evidence.neighbours), .truth(evidence.pinned),
                    .text(try StringList(evidence.sharedWords).json()),
                ])
            } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_CONSTRAINT_NOTNULL {
                throw Problem(
                    .defect, "a link from \(link.from) to \(link.to), but not both are rules of its editions",
                    next: "see whether the database is damaged: higkb check")
            }
        }
    }

    /// Removes the links from one edition to another.
    public func removeLinks(older: String, newer: String) throws {
        // To look for links of every rule takes longer than to write them.
        guard try mayHaveLinks(older: older, newer: newer) else { return }
        // Asked of the links that are there, which are far fewer than the rules of the newer edition.
        try database.execute(
            sql: """
                DELETE FROM links
                WHERE from_rule IN (SELECT number FROM rules WHERE edition = ?)
                AND (SELECT edition FROM rules WHERE number = to_rule) = ?
                """,
            arguments: [older, newer])
    }

    private func mayHaveLinks(older: String, newer: String) throws -> Bool {
        let steps = try memory.linkedSteps ?? Set(reader.linkedSteps())
        memory.linkedSteps = steps
        return steps.contains(EditionStep(older: older, newer: newer))
    }

    /// Sets the lineages of rules named by their ids; best in the order in which the rules are stored: in another order
    /// those of a hundred editions take longer to find than to write.
    public func setLineages(_ lineages: [(rule: String, lineage: String)]) throws {
        let statement = try database.makeStatement(sql: "UPDATE rules SET lineage = ? WHERE id = ?")
        for (rule, lineage) in lineages { try statement.execute([.text(lineage), .text(rule)]) }
    }
}
