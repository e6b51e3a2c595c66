import HIGModel

/// The columns that `StoreReader.forEachRule` selects, in this order.
enum RuleColumn: Int, CaseIterable {
    case number, id, lineage, edition, topic, topics, section, statement, body, modality, platforms, style, document,
        file
    case chunk, page, lastPage, firstLine, lastLine, digest, introduction, goesOn, hasMeasures

    /// The place of the first of those that the caller asks for beside them.
    static let further = allCases.count

    /// All of them as SQL.
    static let list = allCases.map(\.sql).joined(separator: ", ")

    private var sql: String {
        switch self {
        case .number: "rules.number"
        case .id: "rules.id"
        case .lineage: "rules.lineage"
        case .edition: "rules.edition"
        case .topic: "rules.topic"
        case .topics:
            """
            (
                SELECT json_group_array(topic)
                FROM (SELECT topic FROM rule_topics WHERE rule = rules.number ORDER BY position)
            ) AS topics
            """
        case .section: "rules.section"
        case .statement: "rules.statement"
        case .body: "rules.body"
        case .modality: "rules.modality"
        case .platforms: "rules.platforms"
        case .style: "rules.style"
        case .document: "sources.document"
        case .file: "sources.file"
        case .chunk: "sources.chunk"
        case .page: "rules.page"
        case .lastPage: "rules.last_page"
        case .firstLine: "rules.first_line"
        case .lastLine: "rules.last_line"
        case .digest: "rules.digest"
        case .introduction: "rules.introduction"
        case .goesOn: "EXISTS (SELECT * FROM rule_continuations WHERE rule = rules.number)"
        case .hasMeasures: "EXISTS (SELECT * FROM rule_measures WHERE rule = rules.number)"
        }
    }
}

extension StoredRow {
    func text(_ column: RuleColumn) throws -> String { try text(column.rawValue) }
    func textIfAny(_ column: RuleColumn) throws -> String? { try textIfAny(column.rawValue) }
    func integer(_ column: RuleColumn) throws -> Int { try integer(column.rawValue) }
    func integerIfAny(_ column: RuleColumn) throws -> Int? { try integerIfAny(column.rawValue) }
    func list(_ column: RuleColumn) throws -> [String] { try list(column.rawValue) }
    func word<Word: RawRepresentable<String>>(_ column: RuleColumn) throws -> Word { try word(column.rawValue) }
    func pages(_ first: RuleColumn, _ last: RuleColumn) throws -> Pages? { try pages(first.rawValue, last.rawValue) }

    func lines(_ first: RuleColumn, _ last: RuleColumn) throws -> ClosedRange<Int> {
        try lines(first.rawValue, last.rawValue)
    }
}
