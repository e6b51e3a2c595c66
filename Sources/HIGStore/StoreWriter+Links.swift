import GRDB
import HIGModel

extension StoreWriter {
    /// Writes the links from one edition to another in place of the former ones; `from` and `to` must be rules of
    /// these editions.
    public func replaceLinks(older: String, newer: String, with links: [Link]) throws {
        try removeLinks(older: older, newer: newer)
        let statement = try database.makeStatement(
            sql: """
                INSERT INTO links (
                    from_rule, to_rule, bond, confidence, statements, texts, same_topic, neighbours, pinned,
                    shared_words
                )
                SELECT older.number, newer.number, ?, ?, ?, ?, ?, ?, ?, ?
                FROM rules AS older, rules AS newer
                WHERE older.id = ? AND older.edition = ? AND newer.id = ? AND newer.edition = ?
                """)
        for link in links {
            let evidence = link.evidence
            try statement.execute([
                .text(link.bond.rawValue), .real(link.confidence), .real(evidence.statements), .real(evidence.texts),
                .truth(evidence.sameTopic), .truth(evidence.neighbours), .truth(evidence.pinned),
                .text(try StringList(evidence.sharedWords).json()), .text(link.from), .text(older), .text(link.to),
                .text(newer),
            ])
            guard database.changesCount == 1 else {
                throw Problem(
                    .defect, "a link from \(link.from) to \(link.to), but not both are rules of its editions",
                    next: "see whether the database is damaged: higkb check")
            }
        }
    }

    /// Removes the links from one edition to another.
    public func removeLinks(older: String, newer: String) throws {
        // Asked of the links that are there, which are far fewer than the rules of the newer edition.
        try database.execute(
            sql: """
                DELETE FROM links
                WHERE from_rule IN (SELECT number FROM rules WHERE edition = ?)
                AND (SELECT edition FROM rules WHERE number = to_rule) = ?
                """,
            arguments: [older, newer])
    }

    /// Sets the lineages of rules named by their ids. Rules that lie beside each other in the file had best come one after
    /// the other: taken at random, those of a hundred editions take longer to find than to write.
    public func setLineages(_ lineages: [(rule: String, lineage: String)]) throws {
        let statement = try database.makeStatement(sql: "UPDATE rules SET lineage = ? WHERE id = ?")
        for (rule, lineage) in lineages { try statement.execute([.text(lineage), .text(rule)]) }
    }
}
