import GRDB
import HIGModel

extension StoreReader {
    /// All decisions about links, by the rules' ids.
    public func pins() throws -> [Pin] {
        try pins(where: "TRUE")
    }

    /// The decisions about rules that are held both.
    public func pinsInForce() throws -> [Pin] {
        // By EXISTS: for IN, SQLite goes through the ids of all rules first.
        try pins(
            where: """
                EXISTS (SELECT * FROM rules WHERE id = from_id) AND EXISTS (SELECT * FROM rules WHERE id = to_id)
                """)
    }

    private func pins(where condition: String) throws -> [Pin] {
        try values("SELECT verdict, from_id, to_id FROM pins WHERE \(condition) ORDER BY from_id, to_id") { row in
            Pin(try row.word(0), from: try row.text(1), to: try row.text(2))
        }
    }

    /// Which of these ids are no rule's.
    public func missing(rules ids: [String]) throws -> Set<String> {
        let sql = "SELECT value FROM json_each(?) WHERE NOT EXISTS (SELECT * FROM rules WHERE id = value)"
        return Set(try values(sql, [try StringList(ids).json()]) { try $0.text(0) })
    }
}
