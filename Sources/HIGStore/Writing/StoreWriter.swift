import GRDB
import HIGModel

/// The changes that one transaction makes; given by `Store.write`, and of no use after it.
///
/// All functions throw `Problem`: `.inputOutput` where the file can't be written, `.badData` where a source is too much
/// for the search, `.defect` where the values contradict each other, such as two rules of one id.
public struct StoreWriter {
    let database: Database
    /// To be settled when the transaction ends.
    let index: SearchIndex
    let memory = Memory()

    final class Memory {
        /// The last one of each table, with the columns that it fills: even to write the text of a statement takes time,
        /// for each of tens of thousands of rows.
        var insertions: [String: (columns: String, statement: Statement)] = [:]
        /// The steps between editions that have links, or had some before rules went; `nil` until they are asked for.
        var linkedSteps: Set<EditionStep>?
    }

    init(_ database: Database) {
        self.database = database
        index = SearchIndex(database: database)
    }

    /// Inserts one row, by a statement that is prepared once for all rows of a table with the same columns.
    ///
    /// Not several: of a statement that may fail after its first row, SQLite keeps each page that it changes as it was.
    /// - Parameter columns: with commas between them.
    /// - Returns: the row's number, where the table has one.
    @discardableResult
    func insert(into table: String, _ columns: String, _ values: [ColumnValue]) throws -> Int64 {
        // A list is nearly always the one before, the same literal: to compare it takes less than to look it up by.
        if let known = memory.insertions[table], known.columns == columns { return try known.statement.insert(values) }
        let places = values.map { _ in "?" }.joined(separator: ", ")
        let statement = try database.makeStatement(sql: "INSERT INTO \(table) (\(columns)) VALUES (\(places))")
        memory.insertions[table] = (columns, statement)
        return try statement.insert(values)
    }

    /// Does what the end of the transaction would have to do for the rules' texts; to be called when they are all there
    /// and other threads are still busy.
    public func settleTexts() throws { try index.settleTexts() }

    /// The questions, answered with what was written so far; each time a new one, since a reader that is kept remembers the
    /// editions that it was first asked for.
    public var reader: StoreReader { StoreReader(database) }
}
