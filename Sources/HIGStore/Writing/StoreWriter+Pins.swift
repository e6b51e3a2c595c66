import GRDB
import HIGModel

extension StoreWriter {
    /// Puts these decisions about links in place of all others; the links themselves stay as they are.
    public func replacePins(_ pins: [Pin]) throws {
        try database.execute(sql: "DELETE FROM pins")
        for pin in pins {
            try database.execute(
                sql: "INSERT INTO pins (from_id, to_id, verdict) VALUES (?, ?, ?)",
                arguments: [pin.from, pin.to, pin.verdict.rawValue])
        }
    }
}
