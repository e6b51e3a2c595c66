import GRDB
import HIGModel

/// Finds passages that define or describe, for the concepts of a plan.
///
/// They have one column and no lineage; what a rule's score takes from its statement, theirs takes from their text. As
/// rules beside them, they are worth less by the share of the concepts that they lack.
struct SearchDescriptions {
    let reader: StoreReader
    let ages: [String: UInt8]

    struct Found {
        /// The row in the index of descriptions.
        let number: Int
        let score: Float
        let hasAll: Bool
        /// Whether it has them in the words themselves, not by other names.
        let hasAllWords: Bool
        let hasMost: Bool
        let age: UInt8
        /// The place of its source among all.
        let source: Int
    }

    /// - Parameter editions: those to look in; empty for all.
    func find(_ plan: SearchPlan, in editions: [String]) throws -> [Found] {
        var scores: [Int: (score: Float, covered: Float, concepts: Int, words: Int)] = [:]
        var total: Float = 0
        var required: [Set<Int>] = []
        let all = try SearchIndex(database: reader.database).verifiedDescriptions()
        for concept in plan.concepts {
            var best: [Int: Float] = [:]
            var literal: Set<Int> = []
            let groups = [
                (concept.exact, 1, true), (concept.near, SearchRanking.Weight.near, false),
                (concept.loose, SearchRanking.Weight.loose, false),
            ]
            for (phrases, weight, isLiteral) in groups where !phrases.isEmpty {
                for number in try concept.isRequired ? numbers(holding: phrases) : numbers(expression(phrases)) {
                    best[number] = max(best[number] ?? 0, weight)
                    if isLiteral { literal.insert(number) }
                }
            }
            // Without what was put in quotes none is an answer.
            if concept.isRequired { required.append(Set(best.keys)) }
            guard !best.isEmpty else { continue }
            let rarity = SearchRanking.rarity(of: best.count, among: all)
            total += rarity
            for (number, weight) in best {
                var held = scores[number] ?? (0, 0, 0, 0)
                held.score += weight * rarity
                held.covered += rarity
                held.concepts += 1
                held.words += literal.contains(number) ? 1 : 0
                scores[number] = held
            }
        }
        let excluded = Set(plan.excluded.isEmpty ? [] : try numbers(holding: plan.excluded))
        let sources = try sources()
        return scores.compactMap { number, held in
            guard !excluded.contains(number), required.allSatisfy({ $0.contains(number) }),
                let source = sources[PassageNumber.source(of: number)],
                editions.isEmpty || editions.contains(source.edition)
            else { return nil }
            let share = Float(held.concepts) / Float(plan.concepts.count)
            let worth = SearchRanking.impactOfStatement * held.score / total
            return Found(
                number: number, score: worth * SearchRanking.coverage(held.covered / total) * share,
                hasAll: held.concepts == plan.concepts.count, hasAllWords: held.words == plan.concepts.count,
                hasMost: held.covered / total >= SearchRanking.most, age: ages[source.edition] ?? 0,
                source: source.place)
        }
    }

    /// The passages with these numbers.
    func passages(_ numbers: [Int]) throws -> [Int: Hit.Description] {
        let sql = """
            SELECT \(PassageNumber.sql), edition, role, text, document, file, chunk, page, first_line, last_line,
                last_page
            FROM passages JOIN sources ON sources.number = passages.source
            WHERE (source, ordinal) IN (SELECT \(PassageNumber.partsSQL) FROM json_each(?))
            """
        let list = NumberList(numbers).json
        let found = try reader.values(sql, [list]) { row in
            (
                try row.integer(0),
                Hit.Description(
                    edition: try row.text(1), role: try row.word(2), text: try row.text(3),
                    source: Citation(
                        document: try row.text(4), file: try row.text(5), chunk: try row.integerIfAny(6),
                        pages: try row.pages(7, 10), lines: try row.lines(8, 9)))
            )
        }
        return Dictionary(found) { first, _ in first }
    }

    /// Those that have one of the phrases with its words next to each other.
    private func numbers(holding phrases: [SearchPlan.Phrase]) throws -> [Int] {
        let likely = try numbers(expression(phrases))
        guard phrases.contains(where: { $0.words.count > 1 }) else { return likely }
        let stemmer = try reader.database.makeStemmer()
        let wanted = try phrases.map { try StemmedPhrase($0, stemmer) }
        let texts = try passages(likely)
        return try likely.filter { number in
            let stems = try stemmer.stems(of: texts[number]?.text ?? "")
            return wanted.contains { $0.stands(in: stems) }
        }
    }

    private func numbers(_ expression: String) throws -> [Int] {
        let sql = "SELECT rowid FROM description_index WHERE description_index MATCH ?"
        return try reader.values(sql, [expression]) { try $0.integer(0) }
    }

    /// The edition of each source, by its number, and its place among all: numbers tell only which came in first.
    private func sources() throws -> [Int: (edition: String, place: Int)] {
        let sql = """
            SELECT sources.number, edition
            FROM sources JOIN editions ON editions.id = sources.edition
            ORDER BY \(StoreReader.sourceOrder)
            """
        let ordered = try reader.values(sql) { (number: try $0.integer(0), edition: try $0.text(1)) }
        return Dictionary(
            uniqueKeysWithValues: ordered.enumerated().map { ($1.number, (edition: $1.edition, place: $0)) })
    }

    /// The index of descriptions knows of no neighbours: of a phrase, it is asked for all words.
    private func expression(_ phrases: [SearchPlan.Phrase]) throws -> String {
        // What counts as a letter depends on the version of Unicode: the index itself must say where words end.
        let tokenizer = try reader.database.makeTokenizer(.unicode61())
        return try phrases.map { phrase in
            let tokens = try tokenizer.tokenize(document: phrase.words.joined(separator: " ")).map(\.token)
            let words = tokens.enumerated().map { place, word in
                SearchPlan.Phrase(words: [word], isPrefix: phrase.isPrefix && place == tokens.count - 1).expression
            }
            return words.isEmpty ? "\"\"" : "(" + words.joined(separator: " AND ") + ")"
        }
        .joined(separator: " OR ")
    }
}
