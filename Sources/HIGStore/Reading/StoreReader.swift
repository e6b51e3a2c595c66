import GRDB
import HIGModel

/// The questions that one state of the database answers; given by `Store.read`, and of no use after it.
///
/// Most functions are one to three statements however many rows they return; rules that go on in another chunk or set
/// measures take one more each, coverage one an edition. All of them throw `Problem`: `.badData` where the database is
/// damaged, `.inputOutput` where it can't be read.
public struct StoreReader {
    let database: Database
    /// What every rule needs is asked once.
    let memory = Memory()

    final class Memory {
        var editions: [Edition]?
    }

    init(_ database: Database) {
        self.database = database
    }

    /// Runs one query and makes a value of every row.
    func values<Value>(
        _ sql: String, _ arguments: StatementArguments = StatementArguments(), _ value: (StoredRow) throws -> Value
    ) throws -> [Value] {
        var values: [Value] = []
        try each(sql, arguments) { values.append(try value($0)) }
        return values
    }

    /// Runs one query and hands over row by row; `body` may ask other questions meanwhile.
    func each(
        _ sql: String, _ arguments: StatementArguments = StatementArguments(), _ body: (StoredRow) throws -> Void
    ) throws {
        try database.cachedStatement(sql: sql).eachRow(arguments, body)
    }
}
