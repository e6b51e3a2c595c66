import GRDB
import HIGModel

extension StoreReader {
    /// The rules that meet the filter, by edition date, source (chunk number, then file) and position.
    public func rules(matching filter: RuleFilter = RuleFilter()) throws -> [Rule] {
        var rules: [Rule] = []
        try forEachRule(matching: filter) { rules.append($0) }
        return rules
    }

    /// Hands over the rules that meet the filter one by one, in the same order.
    public func forEachRule(matching filter: RuleFilter, _ body: (Rule) throws -> Void) throws {
        let (conditions, arguments) = try StoreReader.conditions(of: filter)
        try forEachRule(where: conditions, arguments) { _, rule, _ in try body(rule) }
    }

    /// The filter as conditions on the tables of `forEachRule(where:)`.
    static func conditions(of filter: RuleFilter) throws -> ([String], StatementArguments) {
        var conditions: [String] = []
        var arguments: [String: (any DatabaseValueConvertible)?] = [:]
        /// A list is one argument, so that the statement is the same for any number of values.
        func require(_ column: String, in list: [String]?, as name: String) throws {
            guard let list else { return }
            conditions.append("\(column) IN (SELECT value FROM json_each(:\(name)))")
            arguments[name] = try StringList(list).json()
        }
        try require("rules.topic", in: filter.topics, as: "topics")
        for (number, topic) in filter.mentioning.enumerated() {
            conditions.append(
                "EXISTS (SELECT * FROM rule_topics WHERE rule = rules.number AND topic = :mentioned\(number))")
            arguments["mentioned\(number)"] = topic
        }
        if !filter.notMentioning.isEmpty {
            conditions.append(
                "NOT EXISTS (SELECT * FROM rule_topics WHERE rule = rules.number "
                    + "AND topic IN (SELECT value FROM json_each(:notMentioned)))")
            arguments["notMentioned"] = try StringList(filter.notMentioning).json()
        }
        try require("rules.edition", in: filter.editions, as: "editions")
        try require("rules.modality", in: filter.modalities?.map(\.rawValue), as: "modalities")
        try require("rules.id", in: filter.ids, as: "ids")
        try require("rules.lineage", in: filter.lineages, as: "lineages")
        if let topics = filter.lineagesOnTopics {
            let within = filter.editions == nil ? "" : " AND edition IN (SELECT value FROM json_each(:editions))"
            conditions.append(
                "rules.lineage IN (SELECT lineage FROM rules "
                    + "WHERE topic IN (SELECT value FROM json_each(:onTopics))\(within))")
            arguments["onTopics"] = try StringList(topics).json()
        }
        func isLimited(to name: String) -> String {
            "EXISTS (SELECT * FROM json_each(rules.platforms) AS platform "
                + "WHERE platform.value IN (SELECT value FROM json_each(:\(name))))"
        }
        if let platforms = filter.platforms {
            conditions.append(isLimited(to: "platforms"))
            arguments["platforms"] = try StringList(platforms).json()
        }
        if !filter.notForPlatforms.isEmpty {
            conditions.append("NOT " + isLimited(to: "notForPlatforms"))
            arguments["notForPlatforms"] = try StringList(filter.notForPlatforms).json()
        }
        if let platforms = filter.platformsOrAll {
            conditions.append("(rules.platforms = '[]' OR \(isLimited(to: "platformsOrAll")))")
            arguments["platformsOrAll"] = try StringList(platforms).json()
        }
        if filter.setsMeasures {
            conditions.append("EXISTS (SELECT * FROM rule_measures WHERE rule = rules.number)")
        }
        if let suffix = filter.suffix {
            // A subquery, so that the scan runs over the index on ids instead of over the texts. Not LIKE, to which
            // a typed % or _ means something.
            conditions.append(
                "rules.number IN (SELECT number FROM rules "
                    + "WHERE id = :suffix OR substr(id, -length(:suffix) - 1) = '/' || :suffix)")
            arguments["suffix"] = suffix
        }
        return (conditions, StatementArguments(arguments))
    }

    /// The row numbers of the rules that meet the filter, ascending; `nil` when all do because it asks for nothing.
    func ruleNumbers(matching filter: RuleFilter) throws -> [Int]? {
        let (conditions, arguments) = try StoreReader.conditions(of: filter)
        guard !conditions.isEmpty else { return nil }
        let sql = "SELECT number FROM rules WHERE \(conditions.joined(separator: " AND ")) ORDER BY number"
        return try values(sql, arguments) { try $0.integer(0) }
    }

    /// The rules with these row numbers, in the order of `rules(matching:)`.
    func rules(numbered numbers: [Int]) throws -> [(number: Int, rule: Rule)] {
        var rules: [(number: Int, rule: Rule)] = []
        try forEachRule(where: ["rules.number IN (SELECT value FROM json_each(?))"], [NumberList(numbers).json]) {
            number, rule, _ in
            rules.append((number, rule))
        }
        return rules
    }

    /// The ids of all rules, ascending: for completing and correcting what a user typed.
    public func ruleIDs() throws -> [String] {
        try values("SELECT id FROM rules ORDER BY id") { try $0.text(0) }
    }

    /// The ids of all rules, with their lineages, by edition date, source and position.
    public func orderedRuleIDs() throws -> [(id: String, lineage: String)] {
        // Only the sources are sorted; an index has their rules in order. To sort all rules takes several times as long.
        let sources = try values(
            """
            SELECT sources.number
            FROM sources JOIN editions ON editions.id = sources.edition
            ORDER BY \(StoreReader.sourceOrder)
            """
        ) { try $0.integer(0) }
        var rules: [Int: [(id: String, lineage: String)]] = [:]
        try each("SELECT source, id, lineage FROM rules ORDER BY source, position") { row in
            rules[try row.integer(0), default: []].append((id: try row.text(1), lineage: try row.text(2)))
        }
        return sources.flatMap { rules[$0, default: []] }
    }

    /// The ids of the lineages that have a rule on one of some main topics, in whatever edition, and a rule in one of some
    /// editions, on whatever topic.
    ///
    /// - Parameters:
    ///   - topics: slugs.
    ///   - editions: ids.
    public func lineages(onTopics topics: [String], in editions: [String]) throws -> Set<String> {
        let sql = """
            SELECT lineage FROM rules AS told
            WHERE topic IN (SELECT value FROM json_each(:topics)) AND EXISTS (
                SELECT * FROM rules
                WHERE lineage = told.lineage AND edition IN (SELECT value FROM json_each(:editions))
            )
            """
        let arguments: StatementArguments = [
            "topics": try StringList(topics).json(), "editions": try StringList(editions).json(),
        ]
        return Set(try values(sql, arguments) { try $0.text(0) })
    }

    static let sourceOrder =
        "\(StoreReader.editionOrder()), sources.chunk IS NULL, sources.chunk, sources.file"

    /// Hands over row number, rule and row of the rules that meet all conditions.
    ///
    /// - Parameter more: further columns, which the row has from `RuleColumn.further` on.
    func forEachRule(
        where conditions: [String], _ arguments: StatementArguments, with more: [String] = [],
        _ body: (Int, Rule, StoredRow) throws -> Void
    ) throws {
        let series = Dictionary(uniqueKeysWithValues: try editions().map { ($0.id, $0.series) })
        let restriction = conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
        let sql = """
            SELECT \(([RuleColumn.list] + more).joined(separator: ", "))
            FROM rules
            JOIN sources ON sources.number = rules.source
            JOIN editions ON editions.id = rules.edition
            \(restriction)
            ORDER BY \(StoreReader.sourceOrder), rules.position
            """
        try each(sql, arguments) { row in
            let number = try row.integer(.number)
            let rule = try StoreReader.rule(
                row, series: series,
                continuations: try row.integer(.goesOn) == 1 ? try continuations(ofRule: number) : [],
                measures: try row.integer(.hasMeasures) == 1 ? try measures(ofRule: number) : [])
            try body(number, rule, row)
        }
    }

    /// Where a rule goes on in later chunks.
    private func continuations(ofRule number: Int) throws -> [Citation.Continuation] {
        let sql = """
            SELECT file, chunk, first_line, last_line
            FROM rule_continuations JOIN sources ON sources.number = rule_continuations.source
            WHERE rule = ? ORDER BY position
            """
        return try values(sql, [number]) { row in
            Citation.Continuation(file: try row.text(0), chunk: try row.integerIfAny(1), lines: try row.lines(2, 3))
        }
    }

    private static func rule(
        _ row: StoredRow, series: [String: [Series]], continuations: [Citation.Continuation], measures: [Measure]
    ) throws -> Rule {
        let (id, edition) = (try row.text(.id), try row.text(.edition))
        guard let series = series[edition] else {
            throw Problem(
                .defect, "a rule of an edition that was not there when the editions were asked for", at: id,
                next: "see whether the database is damaged: higkb check")
        }
        let source = Citation(
            document: try row.text(.document), file: try row.text(.file),
            chunk: try row.integerIfAny(.chunk), pages: try row.pages(.page, .lastPage),
            lines: try row.lines(.firstLine, .lastLine), continuations: continuations)
        return Rule(
            id: id, lineage: try row.text(.lineage), edition: edition, series: series, topic: try row.text(.topic),
            topics: try row.list(.topics),
            section: try row.list(.section), statement: try row.text(.statement),
            body: try row.text(.body), modality: try row.word(.modality),
            platforms: try row.list(.platforms), style: try row.word(.style), source: source,
            digest: try row.text(.digest), measures: measures,
            introduction: try row.textIfAny(.introduction))
    }
}
