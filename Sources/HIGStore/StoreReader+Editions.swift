import GRDB
import HIGModel

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
            let date = try row.textIfAny(2)
            let partialDate = date.flatMap { PartialDate($0) }
            if date != nil && partialDate == nil { throw row.damaged(2) }
            return Edition(
                id: try row.text(0), title: try row.text(1), date: partialDate,
                series: try row.list(3).map(Series.init(rawValue:)))
        }
        memory.editions = editions.sorted()
        return editions.sorted()
    }

    /// What the evidence on words allowed when each edition was read, by id; editions without it were read before it
    /// was kept.
    public func wordEvidence() throws -> [String: String] {
        let rows = try values("SELECT id, word_evidence FROM editions WHERE word_evidence IS NOT NULL") { row in
            (try row.text(0), try row.text(1))
        }
        return Dictionary(uniqueKeysWithValues: rows)
    }

    /// The digest of the vocabulary of topics that each edition was read with, by id; editions without it were read
    /// before it was kept, or not at all.
    public func vocabularyDigests() throws -> [String: String] {
        let rows = try values("SELECT id, vocabulary FROM editions WHERE vocabulary IS NOT NULL") { row in
            (try row.text(0), try row.text(1))
        }
        return Dictionary(uniqueKeysWithValues: rows)
    }

    /// What is held of the editions, oldest first.
    /// - Parameter ids: the editions asked about, because counting the chunks of all takes longer; `nil` for all.
    public func editionSummaries(of ids: [String]? = nil) throws -> [EditionSummary] {
        let editions = try editions().filter { ids?.contains($0.id) ?? true }
        let list: StatementArguments = [try StringList(editions.map(\.id)).json()]
        // The numbers come as one text: a row for each of thousands of chunks takes ten times as long.
        let sources = try values(
            """
            SELECT edition, count(*), group_concat(chunk), sum(whole) FROM sources
            WHERE edition IN (SELECT value FROM json_each(?)) GROUP BY edition
            """, list
        ) { row in
            let chunks = (try row.textIfAny(2) ?? "").utf8.split(separator: UInt8(ascii: ","))
            return (
                edition: try row.text(0), count: try row.integer(1),
                chunks: chunks.compactMap { Int(String(decoding: $0, as: UTF8.self)) }, wholes: try row.integer(3)
            )
        }
        let topics = try values(
            """
            SELECT edition, topic, count(*) FROM rules
            WHERE edition IN (SELECT value FROM json_each(?)) GROUP BY edition, topic
            """, list
        ) { (edition: try $0.text(0), topic: try $0.text(1), rules: try $0.integer(2)) }

        let sourcesByEdition = Dictionary(grouping: sources, by: \.edition)
        let topicsByEdition = Dictionary(grouping: topics, by: \.edition)
        return editions.map { edition in
            let held = sourcesByEdition[edition.id]?.first
            let treated = topicsByEdition[edition.id] ?? []
            let (count, chunks, wholes) = (held?.count ?? 0, held?.chunks ?? [], held?.wholes ?? 0)
            return EditionSummary(
                edition: edition,
                holding: Holding(
                    chunks: chunks, pages: count - chunks.count - wholes, topics: treated.map(\.topic),
                    isWhole: wholes > 0),
                sources: count, rules: treated.reduce(0) { $0 + $1.rules })
        }
    }
}
