import GRDB
import HIGModel

extension StoreReader {
    /// The numbers with units that a rule sets.
    func measures(ofRule number: Int) throws -> [Measure] {
        let sql = "SELECT numbers, unit, text FROM rule_measures WHERE rule = ? ORDER BY position"
        return try values(sql, [number]) { row in
            guard let list = NumberList(json: try row.text(0)) else { throw row.damaged(0) }
            return Measure(numbers: list.numbers, unit: try row.text(1), text: try row.text(2))
        }
    }
}
