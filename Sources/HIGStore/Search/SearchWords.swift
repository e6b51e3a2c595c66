import GRDB

/// The words that the rules are written in, and how often: what typing errors are judged by.
final class SearchWords {
    private let database: Database
    /// The words of rules that were put in and are not written yet: most editions have the same ones.
    private var added = WordTally()

    init(database: Database) {
        self.database = database
    }

    /// Takes out the words of rules.
    func remove(_ counts: WordCounts) throws {
        try settle()
        let subtraction = try database.cachedStatement(
            sql: "UPDATE rule_words SET times = times - ?1 WHERE word = ?2 AND times > ?1")
        let removal = try database.cachedStatement(sql: "DELETE FROM rule_words WHERE word = ?")
        try counts.tally.forEach { word, times in
            try subtraction.execute([.integer(times), .borrowedText(word)])
            if database.changesCount == 0 { try removal.execute([.borrowedText(word)]) }
        }
    }

    /// Puts in the words of rules; to be settled afterwards.
    func add(_ counts: WordCounts) {
        added.add(counts.tally)
    }

    /// Takes out all words.
    func removeAll() throws {
        added = WordTally()
        try database.execute(sql: "DELETE FROM rule_words")
    }

    /// Writes what was put in.
    func settle() throws {
        guard !added.isEmpty else { return }
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO rule_words (word, times) VALUES (?1, ?2)
                ON CONFLICT DO UPDATE SET times = times + ?2
                """)
        try added.forEach { word, times in try statement.execute([.borrowedText(word), .integer(times)]) }
        added = WordTally()
    }
}
