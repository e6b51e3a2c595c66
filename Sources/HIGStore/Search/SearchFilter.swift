import GRDB
import HIGModel

/// Which rules a search may find, whatever their words.
struct SearchFilter {
    private var conditions: [String] = []
    private var arguments: [String: (any DatabaseValueConvertible)?] = [:]

    /// - Parameter query: with its editions by id; series and dates count for nothing here, they name editions too.
    init(_ query: SearchQuery) throws {
        if !query.editions.isEmpty {
            conditions.append("edition IN (SELECT value FROM json_each(:editions))")
            arguments["editions"] = try StringList(query.editions).json()
        }
        if let topic = query.topic {
            conditions.append("EXISTS (SELECT * FROM rule_topics WHERE rule = rules.number AND topic = :topic)")
            arguments["topic"] = topic
        }
        if !query.modalities.isEmpty {
            conditions.append("modality IN (SELECT value FROM json_each(:modalities))")
            arguments["modalities"] = try StringList(query.modalities.map(\.rawValue)).json()
        }
        if !query.platforms.isEmpty {
            conditions.append(
                """
                EXISTS (
                    SELECT * FROM json_each(rules.platforms) WHERE value IN (SELECT value FROM json_each(:platforms))
                )
                """)
            arguments["platforms"] = try StringList(query.platforms).json()
        }
    }

    /// The row numbers of the rules that pass, ascending; `nil` when all do.
    func numbers(_ reader: StoreReader) throws -> [Int]? {
        guard !conditions.isEmpty else { return nil }
        let sql = "SELECT number FROM rules WHERE \(conditions.joined(separator: " AND ")) ORDER BY number"
        return try reader.values(sql, StatementArguments(arguments)) { try $0.integer(0) }
    }
}
