import Foundation
import GRDB
import HIGModel

/// The full-text index over the rules' texts and what a search needs beside it, kept in step by hand within the
/// transaction that changes them.
///
/// Not by triggers: what comes may have to wait for what goes (`AwaitedSources`).
struct SearchIndex {
    let database: Database
    private let words: SearchWords
    private let topicTexts: TopicTexts
    private let awaited = AwaitedSources()

    init(database: Database) {
        self.database = database
        topicTexts = TopicTexts(database: database)
        words = SearchWords(database: database)
    }

    /// The rows of `description_index` and their texts: the passages that a search for descriptions looks into.
    private static let descriptions = """
        SELECT \(PassageNumber.sql) AS number, text
        FROM passages JOIN sources ON sources.number = passages.source
        WHERE role IN ('definition', 'description')
        """

    /// The tables as the migrations made them.
    private static let definitions = """
        CREATE TABLE IF NOT EXISTS rule_words (
            word TEXT PRIMARY KEY,
            times INTEGER NOT NULL CHECK (times > 0)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS rule_facts (
            only INTEGER PRIMARY KEY CHECK (only = 1),
            packed BLOB NOT NULL
        ) STRICT;
        CREATE VIRTUAL TABLE IF NOT EXISTS rule_index USING fts5 (
            statement, body, topics, section,
            content = 'rule_texts', content_rowid = 'number', tokenize = 'porter unicode61 remove_diacritics 2'
        );
        CREATE VIRTUAL TABLE IF NOT EXISTS description_index USING fts5 (
            text,
            content = '', detail = none, columnsize = 0, tokenize = 'porter unicode61 remove_diacritics 2'
        );
        """

    /// The texts of the rules of some sources; its argument is a JSON array of their row numbers.
    private static let textsOfSources = """
        rule_texts WHERE number IN (SELECT number FROM rules WHERE source IN (SELECT value FROM json_each(?)))
        """

    /// Lets FTS5 keep what comes in memory, and write it as one part.
    ///
    /// Else each edition is a part of its own, and merging them at the end takes as long as writing them did. FTS5 writes
    /// whenever SQLite may have to take a statement back that changes several rows (`INSERT … SELECT` is one): while
    /// editions come and change, rows are written and taken out one by one. No rules' texts are merged meanwhile, as
    /// `settleTexts` does so once; the descriptions' parts are few and small, and FTS5 merges them when it likes.
    private static let holdingBack = """
        INSERT INTO rule_index (rule_index, rank) VALUES ('automerge', 0);
        INSERT INTO rule_index (rule_index, rank) VALUES ('hashsize', \(heldBytes));
        INSERT INTO description_index (description_index, rank) VALUES ('hashsize', \(heldBytes));
        """

    /// As much as is held back at most, of each of the two.
    private static let heldBytes = 32 << 20

    private static let descriptionsOfSources = "\(descriptions) AND source IN (SELECT value FROM json_each(?))"

    /// Takes out the rules and descriptions of sources, by their row numbers; to be called while their texts still read
    /// as they were put in.
    func remove(sources: [Int64]) throws {
        let sources = awaited.goers(of: sources)
        guard !sources.isEmpty else { return }
        try database.execute(sql: SearchIndex.holdingBack)
        let removal = try database.cachedStatement(
            sql: """
                INSERT INTO rule_index (rule_index, rowid, statement, body, topics, section)
                VALUES ('delete', ?, ?, ?, ?, ?)
                """)
        var counts = WordCounts()
        let texts = "SELECT number, statement, body, topics, section FROM \(SearchIndex.textsOfSources)"
        try StoreReader(database).each(texts, [NumberList(sources).json]) { row in
            try removal.execute([
                .integer(try row.integer(0)), .borrowedText(try row.borrowedText(1)),
                .borrowedText(try row.borrowedText(2)), .text(try row.textIfAny(3)),
                .borrowedText(try row.borrowedText(4)),
            ])
            try SearchIndex.count(row, from: 1, into: &counts)
        }
        try removeDescriptions(ofSources: sources)
        try words.remove(counts)
    }

    /// Takes out the descriptions of sources alone, by their row numbers; to be called while they still read as they were
    /// put in. What comes need not wait for it, as the descriptions' parts are small.
    func removeDescriptions(ofSources sources: [Int64]) throws {
        let sources = awaited.present(of: sources)
        guard !sources.isEmpty else { return }
        try database.execute(sql: SearchIndex.holdingBack)
        let description = try database.cachedStatement(
            sql: "INSERT INTO description_index (description_index, rowid, text) VALUES ('delete', ?, ?)")
        try StoreReader(database).each(SearchIndex.descriptionsOfSources, [NumberList(sources).json]) { row in
            try description.execute([.integer(try row.integer(0)), .borrowedText(try row.borrowedText(1))])
        }
    }

    /// Puts in the rules and descriptions of sources, by their row numbers; where something was taken out before, once
    /// `settleTexts` is called.
    func insert(sources: [Int64]) throws {
        guard !sources.isEmpty, !awaited.take(sources) else { return }
        try putIn(sources)
    }

    private func putIn(_ sources: [Int64]) throws {
        let list = NumberList(sources).json
        try database.execute(sql: SearchIndex.holdingBack)
        let insertion = try database.cachedStatement(
            sql: "INSERT INTO rule_index (rowid, statement, body, topics, section) VALUES (?, ?, ?, ?, ?)")
        var counts = WordCounts()
        let sql = "SELECT number, statement, body, section, \(TopicTexts.list) FROM \(SearchIndex.textsOfSources)"
        try StoreReader(database).each(sql, [list]) { row in
            let number = try row.integer(0)
            let (statement, body, section) = (
                try row.borrowedText(1), try row.borrowedText(2), try row.borrowedText(3)
            )
            var topics = try topicTexts.text(of: try row.text(4))
            try insertion.execute([
                .integer(number), .borrowedText(statement), .borrowedText(body), .text(topics), .borrowedText(section),
            ])
            for text in [statement, body, section] { counts.count(in: text.bytes) }
            topics?.withUTF8 { counts.count(in: $0) }
        }
        words.add(counts)
        try insertDescriptions(ofSources: sources)
    }

    /// Puts in the descriptions of sources alone, by their row numbers.
    func insertDescriptions(ofSources sources: [Int64]) throws {
        let sources = awaited.present(of: sources)
        guard !sources.isEmpty else { return }
        let description = try database.cachedStatement(
            sql: "INSERT INTO description_index (rowid, text) VALUES (?, ?)")
        try StoreReader(database).each(SearchIndex.descriptionsOfSources, [NumberList(sources).json]) { row in
            try description.execute([.integer(try row.integer(0)), .borrowedText(try row.borrowedText(1))])
        }
    }

    /// Counts the words of a rule's four texts, which stand in a row side by side.
    private static func count(_ row: StoredRow, from column: Int, into counts: inout WordCounts) throws {
        for column in column..<column + 4 {
            if let text = try row.borrowedTextIfAny(column) { counts.count(in: text.bytes) }
        }
    }

    /// Makes the index anew from the rules' texts, whatever it held, and where a part of it is gone; to be settled
    /// afterwards.
    func rebuild() throws {
        topicTexts.forget()
        // Their texts are among those that the index is made of.
        _ = awaited.release()
        try database.execute(sql: SearchIndex.definitions)
        try database.execute(
            sql: """
                INSERT INTO rule_index (rule_index) VALUES ('rebuild');
                INSERT INTO description_index (description_index) VALUES ('delete-all');
                INSERT INTO description_index (rowid, text) SELECT number, text FROM (\(SearchIndex.descriptions));
                """)
        try words.removeAll()
        var counts = WordCounts()
        try StoreReader(database).each("SELECT statement, body, topics, section FROM rule_texts") { row in
            try SearchIndex.count(row, from: 0, into: &counts)
        }
        words.add(counts)
    }

    /// Brings the index to rest: called once, when everything else of a transaction is done, because it takes what
    /// depends on all editions and on the links between them.
    func settle() throws {
        try settleTexts()
        let packed = Data(try SearchFacts.packed(database))
        try database.execute(
            sql:
                "INSERT INTO rule_facts VALUES (1, :packed) ON CONFLICT DO UPDATE SET packed = :packed WHERE packed <> :packed",
            arguments: ["packed": packed])
    }

    /// The part of `settle` that depends on the rules' texts alone. Once it is done there is nothing to do for it until
    /// other texts come.
    func settleTexts() throws {
        let late = awaited.release()
        if !late.isEmpty { try putIn(late) }
        try words.settle()
        // A savepoint has FTS5 write what it held back.
        try database.inSavepoint { .commit }
        // Each run adds a part of its own, and a search looks each word up in every part. FTS5 merges parts of about the same
        // size once there are four of them, so that one more edition does not write the whole index again. The number is how
        // many pages it may write: all.
        try database.execute(sql: "INSERT INTO rule_index (rule_index, rank) VALUES ('merge', 1000000)")
    }
}

// MARK: - Checking

extension SearchIndex {
    /// Makes sure that an answer of the index speaks for all rules, and returns what ranks them: none is an answer only
    /// if all were looked at.
    ///
    /// Compares what the index and the facts say of themselves with the ends of the rules, because to count rows takes
    /// as long as a small search: a rule gone from between them is told when it would be a hit. `Store.check` compares
    /// every word.
    /// - Throws: `Problem` of kind `.badData` when the index is missing or holds more or fewer rules than there are.
    func verifiedFacts() throws -> SearchFacts {
        let sql = """
            SELECT (SELECT block FROM rule_index_data WHERE id = 1), (SELECT packed FROM rule_facts),
                (SELECT min(number) FROM rules), (SELECT max(number) FROM rules), EXISTS (SELECT * FROM rule_words)
            """
        let found = try StoreReader(database).values(sql) { row in
            let facts = try SearchFacts(packed: try row.bytes(1))
            let ends = (first: try row.integerIfAny(2), last: try row.integerIfAny(3))
            let hasWords = try row.integer(4) == 1
            guard try SearchIndex.rows(row, 0) == facts.count, ends.first == facts.firstNumber,
                ends.last == facts.lastNumber, hasWords || facts.count == 0
            else { throw SearchIndex.outOfStep }
            return facts
        }
        guard let facts = found.first else { throw SearchIndex.outOfStep }
        return facts
    }

    /// How many passages the index of descriptions holds: to count those that there are takes four times as long as the
    /// rest of a search.
    /// - Throws: `Problem` of kind `.badData` when it holds none though there are some.
    func verifiedDescriptions() throws -> Int {
        let rows = try StoreReader(database).values("SELECT block FROM description_index_data WHERE id = 1") {
            try SearchIndex.rows($0, 0)
        }
        guard let count = rows.first else { throw SearchIndex.outOfStep }
        guard count == 0 else { return count }
        let passages = try StoreReader(database).values("\(SearchIndex.descriptions) LIMIT 1") { try $0.integer(0) }
        guard passages.isEmpty else { throw SearchIndex.outOfStep }
        return 0
    }

    /// How many rows an index holds, by its record of averages: the first number; the record of a new index is empty.
    private static func rows(_ row: StoredRow, _ column: Int) throws -> Int {
        var averages = IndexRecord(try row.bytes(column))
        return averages.next() ?? 0
    }

    /// Runs a search and tells of a part of the index that isn't there; "no such table" has no code of its own.
    static func asking<T>(_ body: () throws -> T) throws -> T {
        do {
            return try body()
        } catch let error as DatabaseError
            where error.resultCode == .SQLITE_ERROR && error.message?.contains("no such table") == true
        {
            throw unusable("missing")
        }
    }

    /// Compares every word of the index with the rules' texts; to be asked of a copy, which it changes.
    ///
    /// FTS5 asks for this with a statement that counts as writing, so it needs a database that may be written.
    /// - Returns: whether they agree.
    func isIntact() throws -> Bool {
        do {
            // The 1 is what makes it compare with the texts too, and not only the index with itself.
            try database.execute(
                sql: """
                    INSERT INTO rule_index (rule_index, rank) VALUES ('integrity-check', 1);
                    INSERT INTO description_index (description_index) VALUES ('integrity-check');
                    """)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
            return false
        }
        let before = try derived()
        try rebuild()
        try settle()
        return try before == derived()
    }

    /// What is kept beside the rules' index, as text.
    private func derived() throws -> [String] {
        try database.execute(
            sql:
                "CREATE VIRTUAL TABLE IF NOT EXISTS temp.description_words USING fts5vocab(main, description_index, row)"
        )
        return try String.fetchAll(
            database,
            sql: """
                SELECT word || ' ' || times FROM rule_words
                UNION ALL SELECT hex(packed) FROM rule_facts
                UNION ALL SELECT term || ' ' || doc FROM temp.description_words
                """)
    }

    static let outOfStep = unusable("out of step with the rules")

    static func unusable(_ state: String) -> Problem {
        Problem(
            .badData, "the search index is \(state), so that a search would miss rules",
            next: "make it anew: higkb check --repair")
    }
}
