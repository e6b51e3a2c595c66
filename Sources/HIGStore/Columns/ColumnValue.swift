import GRDB
import GRDBSQLite

/// A value that can be written into a column.
///
/// Bound to SQLite itself, because tens of thousands of rows are written at a time: GRDB's conversions and closures take
/// longer than SQLite.
enum ColumnValue {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case borrowedText(BorrowedText)
    case blob([UInt8])

    static func integer(_ number: Int) -> ColumnValue { .integer(Int64(number)) }
    static func integer(_ number: Int?) -> ColumnValue { number.map { .integer(Int64($0)) } ?? .null }
    static func integer(_ number: Int64?) -> ColumnValue { number.map { .integer($0) } ?? .null }
    static func text(_ text: String?) -> ColumnValue { text.map { .text($0) } ?? .null }

    static func truth(_ isTrue: Bool) -> ColumnValue { .integer(isTrue ? 1 : 0) }
}

/// A text that belongs to somebody else, who keeps it while it is used.
struct BorrowedText {
    let bytes: UnsafeBufferPointer<UInt8>
}

extension Statement {
    /// Runs a statement that gives no rows.
    /// - Parameter values: those of all its parameters.
    func execute(_ values: [ColumnValue]) throws {
        defer {
            sqlite3_reset(sqliteStatement)
            // What was bound may be gone after this.
            sqlite3_clear_bindings(sqliteStatement)
        }
        try step(values, from: 0)
    }

    /// Runs a statement that inserts one row.
    /// - Returns: the row's number, where the table has one.
    func insert(_ values: [ColumnValue]) throws -> Int64 {
        try execute(values)
        return sqlite3_last_insert_rowid(sqlite3_db_handle(sqliteStatement))
    }

    /// Binds the values from `index` on, then runs the statement; those before it are bound already.
    ///
    /// What isn't a number is bound where it lies, so that SQLite needs no copy. The function calls itself for each value, as a
    /// buffer is valid only within the closure that is given it.
    private func step(_ values: [ColumnValue], from index: Int) throws {
        for index in index..<values.count {
            let parameter = Int32(index + 1)
            switch values[index] {
            case .null: try check(sqlite3_bind_null(sqliteStatement, parameter), is: SQLITE_OK)
            case .integer(let number): try check(sqlite3_bind_int64(sqliteStatement, parameter, number), is: SQLITE_OK)
            case .real(let number): try check(sqlite3_bind_double(sqliteStatement, parameter, number), is: SQLITE_OK)
            case .borrowedText(let text): try bind(text.bytes, at: parameter)
            case .text(var text):
                return try text.withUTF8 { bytes in
                    try bind(bytes, at: parameter)
                    try step(values, from: index + 1)
                }
            case .blob(let bytes):
                return try bytes.withUnsafeBytes { bytes in
                    try bind(blob: bytes, at: parameter)
                    try step(values, from: index + 1)
                }
            }
        }
        try check(sqlite3_step(sqliteStatement), is: SQLITE_DONE)
    }

    private func bind(_ text: UnsafeBufferPointer<UInt8>, at parameter: Int32) throws {
        let encoding = UInt8(SQLITE_UTF8)
        guard let start = UnsafeRawPointer(text.baseAddress)?.assumingMemoryBound(to: CChar.self) else {
            // Without an address it would be NULL.
            return try check(sqlite3_bind_text64(sqliteStatement, parameter, "", 0, nil, encoding), is: SQLITE_OK)
        }
        let count = UInt64(text.count)
        try check(sqlite3_bind_text64(sqliteStatement, parameter, start, count, nil, encoding), is: SQLITE_OK)
    }

    private func bind(blob: UnsafeRawBufferPointer, at parameter: Int32) throws {
        // Without bytes there may be no address, which would be NULL.
        if blob.isEmpty { return try check(sqlite3_bind_zeroblob(sqliteStatement, parameter, 0), is: SQLITE_OK) }
        let count = UInt64(blob.count)
        try check(sqlite3_bind_blob64(sqliteStatement, parameter, blob.baseAddress, count, nil), is: SQLITE_OK)
    }

    /// - Throws: `DatabaseError` with SQLite's message when a result code is another than the expected one.
    func check(_ code: Int32, is expected: Int32) throws {
        guard code != expected else { return }
        let message = sqlite3_errmsg(sqlite3_db_handle(sqliteStatement)).map { String(cString: $0) }
        throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message, sql: sql)
    }
}
