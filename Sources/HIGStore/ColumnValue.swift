import GRDB
import GRDBSQLite

/// A value that can be written into a column.
///
/// Bound to SQLite itself, because tens of thousands of rows are written at a time: GRDB's conversions and closures take
/// longer than SQLite. It is bound for as long as the statement runs, so that SQLite needs no copy.
protocol ColumnValue {
    /// Binds the value and goes on while it is bound.
    /// - Parameters:
    ///   - parameter: the statement's, counted from 1.
    ///   - next: takes SQLite's result code.
    func bind(to statement: OpaquePointer, at parameter: Int32, then next: (Int32) throws -> Void) throws
}

extension Int: ColumnValue {
    func bind(to statement: OpaquePointer, at parameter: Int32, then next: (Int32) throws -> Void) throws {
        try next(sqlite3_bind_int64(statement, parameter, Int64(self)))
    }
}

extension Int64: ColumnValue {
    func bind(to statement: OpaquePointer, at parameter: Int32, then next: (Int32) throws -> Void) throws {
        try next(sqlite3_bind_int64(statement, parameter, self))
    }
}

extension Bool: ColumnValue {
    func bind(to statement: OpaquePointer, at parameter: Int32, then next: (Int32) throws -> Void) throws {
        try next(sqlite3_bind_int64(statement, parameter, self ? 1 : 0))
    }
}

extension Double: ColumnValue {
    func bind(to statement: OpaquePointer, at parameter: Int32, then next: (Int32) throws -> Void) throws {
        try next(sqlite3_bind_double(statement, parameter, self))
    }
}

extension String: ColumnValue {
    func bind(to statement: OpaquePointer, at parameter: Int32, then next: (Int32) throws -> Void) throws {
        var text = self
        try text.withUTF8 { try BorrowedText(bytes: $0).bind(to: statement, at: parameter, then: next) }
    }
}

/// A text that belongs to somebody else, who keeps it while it is used.
struct BorrowedText: ColumnValue {
    let bytes: UnsafeBufferPointer<UInt8>

    func bind(to statement: OpaquePointer, at parameter: Int32, then next: (Int32) throws -> Void) throws {
        guard let start = UnsafeRawPointer(bytes.baseAddress) else {
            // Without an address it would be NULL.
            return try next(sqlite3_bind_text64(statement, parameter, "", 0, nil, UInt8(SQLITE_UTF8)))
        }
        let text = start.assumingMemoryBound(to: CChar.self)
        try next(sqlite3_bind_text64(statement, parameter, text, UInt64(bytes.count), nil, UInt8(SQLITE_UTF8)))
    }
}

extension [UInt8]: ColumnValue {
    func bind(to statement: OpaquePointer, at parameter: Int32, then next: (Int32) throws -> Void) throws {
        // Without bytes there may be no address, which would be NULL.
        if isEmpty { return try next(sqlite3_bind_zeroblob(statement, parameter, 0)) }
        try withUnsafeBytes {
            try next(sqlite3_bind_blob64(statement, parameter, $0.baseAddress, UInt64($0.count), nil))
        }
    }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
    func bind(to statement: OpaquePointer, at parameter: Int32, then next: (Int32) throws -> Void) throws {
        guard let value = self else { return try next(sqlite3_bind_null(statement, parameter)) }
        try value.bind(to: statement, at: parameter, then: next)
    }
}

extension Statement {
    /// Runs a statement that gives no rows.
    /// - Parameter values: those of all its parameters.
    func execute(_ values: [any ColumnValue]) throws {
        defer {
            sqlite3_reset(sqliteStatement)
            // What was bound may be gone after this.
            sqlite3_clear_bindings(sqliteStatement)
        }
        try step(sqliteStatement, values, from: 0)
    }

    /// Runs a statement that inserts one row.
    /// - Returns: the row's number, where the table has one.
    func insert(_ values: [any ColumnValue]) throws -> Int64 {
        try execute(values)
        return sqlite3_last_insert_rowid(sqlite3_db_handle(sqliteStatement))
    }

    /// Runs the statement with the values before an index bound already, and those from it on.
    private func step(_ statement: OpaquePointer, _ values: [any ColumnValue], from index: Int) throws {
        guard index < values.count else { return try check(sqlite3_step(statement), is: SQLITE_DONE) }
        try values[index].bind(to: statement, at: Int32(index + 1)) { code in
            try check(code, is: SQLITE_OK)
            try step(statement, values, from: index + 1)
        }
    }

    /// - Throws: `DatabaseError` with SQLite's message when a result code is another than the expected one.
    func check(_ code: Int32, is expected: Int32) throws {
        guard code != expected else { return }
        let message = sqlite3_errmsg(sqlite3_db_handle(sqliteStatement)).map { String(cString: $0) }
        throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message, sql: sql)
    }
}
