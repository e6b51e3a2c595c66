import GRDB
import HIGModel

extension StoreReader {
    /// All decisions about links, by the rules' ids.
    public func pins() throws -> [Pin] {
        try pins(where: "TRUE")
    }

    /// The decisions about rules that are held both.
    public func pinsInForce() throws -> [Pin] {
        try pins(where: "from_id IN (SELECT id FROM rules) AND to_id IN (SELECT id FROM rules)")
    }

    private func pins(where condition: String) throws -> [Pin] {
        try values("SELECT verdict, from_id, to_id FROM pins WHERE \(condition) ORDER BY from_id, to_id") { row in
            Pin(try row.word(0), from: try row.text(1), to: try row.text(2))
        }
    }

    /// Which of these ids are no rule's.
    public func missing(rules ids: [String]) throws -> Set<String> {
        let sql = "SELECT value FROM json_each(?) WHERE value NOT IN (SELECT id FROM rules)"
        return Set(try values(sql, [try StringList(ids).json()]) { try $0.text(0) })
    }
}
