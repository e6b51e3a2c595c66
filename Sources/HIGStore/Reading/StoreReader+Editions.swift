import GRDB
import HIGModel
import HIGText

extension StoreReader {
    /// All editions, oldest first.
    public func editions() throws -> [Edition] {
        if let editions = memory.editions { return editions }
        let sql = """
            SELECT id, title, date, (
                SELECT json_group_array(series)
                FROM (SELECT series FROM edition_series WHERE edition = editions.id ORDER BY position)
            ) FROM editions
            """
        let editions = try values(sql) { row in
            Edition(
                id: try row.text(0), title: try row.text(1), date: try row.dateIfAny(2),
                series: try row.list(3).map(Series.init(rawValue:)))
        }
        let sorted = editions.sorted()
        memory.editions = sorted
        return sorted
    }

    /// The terms of ORDER BY for the order of `Edition`: undated ones last, drafts before what they are drafts of.
    /// - Parameter table: what the query calls the table of editions.
    static func editionOrder(of table: String = "editions", newestFirst: Bool = false) -> String {
        let drafts = "\(table).id NOT LIKE '\(Edition.preliminaryID(of: "%"))'"
        return ["\(table).date IS NULL", "\(table).date", drafts, "\(table).id"]
            .map { newestFirst ? "\($0) DESC" : $0 }.joined(separator: ", ")
    }

    /// Whether an edition is held.
    func holds(_ edition: String) throws -> Bool {
        try !values("SELECT 1 FROM editions WHERE id = ?", [edition]) { try $0.integer(0) }.isEmpty
    }

    /// What the mending of each edition's words depended on, by id; editions from a catalog are without.
    public func repairBases() throws -> [String: RepairBasis] {
        let sql = """
            SELECT id, word_evidence, words_asked FROM editions
            WHERE word_evidence IS NOT NULL AND words_asked IS NOT NULL
            """
        let bases = try values(sql) { row in
            guard let words = HashList(bytes: try row.bytes(2)) else { throw row.damaged(2) }
            return (try row.text(0), RepairBasis(words: words.hashes, digest: try row.text(1)))
        }
        return Dictionary(uniqueKeysWithValues: bases)
    }

    /// The digest of the vocabulary of topics that each edition was read with, by id; editions without it were read
    /// before it was kept, or not at all.
    public func vocabularyDigests() throws -> [String: String] {
        let digests = try values("SELECT id, vocabulary FROM editions WHERE vocabulary IS NOT NULL") { row in
            (try row.text(0), try row.text(1))
        }
        return Dictionary(uniqueKeysWithValues: digests)
    }

    /// What is held of the editions, oldest first.
    /// - Parameter ids: the editions asked about; `nil` for all.
    public func editionSummaries(of ids: [String]? = nil) throws -> [EditionSummary] {
        let editions = try editions()
        let sql = "SELECT edition, sources, wholes, chunks, rules, topics FROM edition_holdings"
        let held = try values(sql) { row in
            guard let chunks = StoreReader.numbers(try row.text(3)) else { throw row.damaged(3) }
            let (sources, wholes) = (try row.integer(1), try row.integer(2))
            let holding = Holding(
                chunks: chunks, pages: sources - chunks.count - wholes, topics: try row.list(5), isWhole: wholes > 0)
            return (edition: try row.text(0), holding: holding, sources: sources, rules: try row.integer(4))
        }
        let heldByEdition = Dictionary(held.map { ($0.edition, $0) }) { first, _ in first }
        let summaries = try editions.map { edition in
            guard let held = heldByEdition[edition.id] else {
                throw Problem(
                    .badData, "the database is damaged: nobody counted what is held of \(edition.id)",
                    next: "make it anew: higkb check --repair")
            }
            return EditionSummary(edition: edition, holding: held.holding, sources: held.sources, rules: held.rules)
        }
        return summaries.markingSupplements.filter { ids?.contains($0.edition.id) ?? true }
    }

    /// Numbers with commas between them; `nil` where one is none, or has more than nine digits. Of thousands, to make a
    /// text of each first takes ten times as long.
    private static func numbers(_ text: String) -> [Int]? {
        guard !text.isEmpty else { return [] }
        var numbers = [0]
        for byte in text.utf8 {
            if byte == UInt8(ascii: ",") {
                numbers.append(0)
            } else {
                let number = numbers[numbers.count - 1]
                guard byte.isDigit, number < 100_000_000 else { return nil }
                numbers[numbers.count - 1] = number * 10 + Int(byte & 0x0F)
            }
        }
        return numbers
    }
}
