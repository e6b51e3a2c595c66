import GRDB
import HIGModel

extension StoreReader {
    /// The rules that answer a query, best first; ties by newest edition, then by the lineage's id.
    ///
    /// Rules with all of the words; where no rule has all, those with any. One hit a lineage unless the query asks for
    /// all editions: the rule of the newest edition among those that match, with the best score among them.
    /// - Returns: nothing when the query holds no word to look for.
    /// - Throws: `Problem` of kind `.badData` when the search index can't speak for all rules.
    public func search(_ query: SearchQuery) throws -> [Hit] {
        try SearchIndex(database: database).verify()
        let terms = SearchTerms(query.text)
        guard let all = terms.expression(all: true), let any = terms.expression(all: false) else { return [] }
        let found = try matches(all, query, limit: query.limit, offset: query.offset)
        if !found.isEmpty { return try hits(found, matching: all) }
        // Past the last page of rules with all words come no others.
        let isPastEnd = try query.offset > 0 && !matches(all, query, limit: 1, offset: 0).isEmpty
        if isPastEnd || all == any { return [] }
        return try hits(try matches(any, query, limit: query.limit, offset: query.offset), matching: any)
    }

    private struct Match {
        let number: Int
        let score: Double
    }

    /// One page of the rules that match an FTS5 expression, ranked.
    private func matches(_ expression: String, _ query: SearchQuery, limit: Int, offset: Int) throws -> [Match] {
        var conditions = ["rule_index MATCH :expression"]
        var arguments: [String: (any DatabaseValueConvertible)?] = [
            "expression": expression, "limit": max(limit, 0), "offset": max(offset, 0),
        ]
        if !query.editions.isEmpty {
            conditions.append("rules.edition IN (SELECT value FROM json_each(:editions))")
            arguments["editions"] = try StringList(query.editions).json()
        }
        if let topic = query.topic {
            conditions.append("EXISTS (SELECT * FROM rule_topics WHERE rule = rules.number AND topic = :topic)")
            arguments["topic"] = topic
        }
        if let modality = query.modality {
            conditions.append("rules.modality = :modality")
            arguments["modality"] = modality.rawValue
        }
        // Ranks first and looks at the single rules of one page only: a common word matches thousands.
        // The weights are those of statement, body, topics and section.
        let sql = """
            WITH
            ages AS MATERIALIZED (
                SELECT id, row_number() OVER (ORDER BY date IS NULL, date, id) AS age FROM editions
            ),
            found AS MATERIALIZED (
                SELECT
                    rules.number, rules.\(query.allEditions ? "id" : "lineage") AS advice, ages.age,
                    -bm25(rule_index, 8, 1, 4, 2) AS score
                FROM rule_index
                CROSS JOIN rules ON rules.number = rule_index.rowid
                CROSS JOIN ages ON ages.id = rules.edition
                WHERE \(conditions.joined(separator: " AND "))
            ),
            page AS MATERIALIZED (
                SELECT advice, max(score) AS score, max(age) AS age FROM found GROUP BY advice
                ORDER BY score DESC, age DESC, advice LIMIT :limit OFFSET :offset
            ),
            newest AS (
                SELECT found.number, page.advice, page.score, page.age, row_number() OVER (
                    PARTITION BY page.advice ORDER BY found.score DESC, rules.id
                ) AS place
                FROM page
                JOIN found ON found.advice = page.advice AND found.age = page.age
                JOIN rules ON rules.number = found.number
            )
            SELECT number, score FROM newest WHERE place = 1 ORDER BY score DESC, age DESC, advice
            """
        return try values(sql, StatementArguments(arguments)) { row in
            Match(number: try row.integer(0), score: try row.number(1))
        }
    }

    private func hits(_ matches: [Match], matching expression: String) throws -> [Hit] {
        let numbers = matches.map(\.number)
        let rules = Dictionary(uniqueKeysWithValues: try rules(numbered: numbers).map { ($0.number, $0.rule) })
        let snippets = try snippets(of: numbers, matching: expression)
        let editions = try editionsByLineage(Set(rules.values.map(\.lineage)).sorted())
        return try matches.map { match in
            guard let rule = rules[match.number], let snippet = snippets[match.number] else {
                throw Problem(
                    .badData, "the search index holds a rule that isn't there",
                    next: "see what is damaged: higkb check")
            }
            let others = (editions[rule.lineage] ?? []).filter { $0 != rule.edition }
            return Hit(rule: rule, score: match.score, snippet: snippet, alsoIn: others)
        }
    }

    /// The editions that state each of the lineages, oldest first.
    private func editionsByLineage(_ lineages: [String]) throws -> [String: [String]] {
        let sql = """
            SELECT DISTINCT lineage, edition FROM rules JOIN editions ON editions.id = rules.edition
            WHERE lineage IN (SELECT value FROM json_each(?))
            ORDER BY editions.date IS NULL, editions.date, editions.id
            """
        let statements = try values(sql, [try StringList(lineages).json()]) {
            (lineage: try $0.text(0), edition: try $0.text(1))
        }
        return Dictionary(grouping: statements, by: \.lineage).mapValues { $0.map(\.edition) }
    }
}

// MARK: - Snippets

extension StoreReader {
    /// What shows why each rule matches: the statement, or where the words stand only in the body, a part of that.
    private func snippets(of numbers: [Int], matching expression: String) throws -> [Int: Snippet] {
        let sql = """
            SELECT
                rowid,
                highlight(rule_index, 0, :start, :end),
                snippet(rule_index, 1, :start, :end, '…', 24)
            FROM rule_index
            WHERE rule_index MATCH :expression AND rowid IN (SELECT value FROM json_each(:numbers))
            """
        let rows = try values(
            sql,
            [
                "start": String(Snippet.start), "end": String(Snippet.end), "expression": expression,
                "numbers": "[" + numbers.map(String.init).joined(separator: ",") + "]",
            ]
        ) { row in
            let (statement, body) = (try row.text(1), try row.text(2))
            let isInBody = !Snippet.isMarked(statement) && Snippet.isMarked(body)
            return (try row.integer(0), Snippet(marked: isInBody ? body : statement))
        }
        return Dictionary(rows) { first, _ in first }
    }
}

extension Snippet {
    // Private-use code points beyond those that fonts, and so documents, use.
    fileprivate static let start: Unicode.Scalar = "\u{F0000}"
    fileprivate static let end: Unicode.Scalar = "\u{F0001}"

    fileprivate static func isMarked(_ text: String) -> Bool {
        text.unicodeScalars.contains(start)
    }

    /// Cuts a text at the marks that FTS5 has set.
    fileprivate init(marked text: String) {
        var pieces: [Piece] = []
        var piece = String.UnicodeScalarView()
        var isMatch = false
        for scalar in text.unicodeScalars {
            guard scalar == Snippet.start || scalar == Snippet.end else {
                piece.append(scalar)
                continue
            }
            if !piece.isEmpty { pieces.append(Piece(String(piece), isMatch: isMatch)) }
            piece.removeAll()
            isMatch = scalar == Snippet.start
        }
        if !piece.isEmpty { pieces.append(Piece(String(piece), isMatch: isMatch)) }
        self.init(pieces: pieces)
    }
}
