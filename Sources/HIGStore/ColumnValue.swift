import Foundation
import GRDB
import GRDBSQLite

/// A value that can be written into a column.
///
/// Bound to SQLite itself, because tens of thousands of rows are written at a time: GRDB's conversions and closures take
/// longer than SQLite.
protocol ColumnValue {
    /// - Parameter parameter: the statement's, counted from 1.
    /// - Returns: SQLite's result code.
    func bind(to statement: OpaquePointer, at parameter: Int32) -> Int32
}

extension Int: ColumnValue {
    func bind(to statement: OpaquePointer, at parameter: Int32) -> Int32 {
        sqlite3_bind_int64(statement, parameter, Int64(self))
    }
}

extension Int64: ColumnValue {
    func bind(to statement: OpaquePointer, at parameter: Int32) -> Int32 {
        sqlite3_bind_int64(statement, parameter, self)
    }
}

extension String: ColumnValue {
    func bind(to statement: OpaquePointer, at parameter: Int32) -> Int32 {
        sqlite3_bind_text64(statement, parameter, self, UInt64(utf8.count), copied, UInt8(SQLITE_UTF8))
    }
}

extension Data: ColumnValue {
    func bind(to statement: OpaquePointer, at parameter: Int32) -> Int32 {
        // Without bytes there may be no address, which would be NULL.
        if isEmpty { return sqlite3_bind_zeroblob(statement, parameter, 0) }
        return withUnsafeBytes {
            sqlite3_bind_blob64(statement, parameter, $0.baseAddress, UInt64($0.count), copied)
        }
    }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
    func bind(to statement: OpaquePointer, at parameter: Int32) -> Int32 {
        self?.bind(to: statement, at: parameter) ?? sqlite3_bind_null(statement, parameter)
    }
}

/// Tells SQLite to keep a copy of a value, which may go before the statement runs.
private let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

extension Statement {
    /// Runs a statement that gives no rows.
    /// - Parameter values: those of all its parameters.
    func execute(_ values: [any ColumnValue]) throws {
        defer { sqlite3_reset(sqliteStatement) }
        for (index, value) in values.enumerated() {
            try check(value.bind(to: sqliteStatement, at: Int32(index + 1)), is: SQLITE_OK)
        }
        try check(sqlite3_step(sqliteStatement), is: SQLITE_DONE)
    }

    /// - Throws: `DatabaseError` with SQLite's message when a result code is another than the expected one.
    func check(_ code: Int32, is expected: Int32) throws {
        guard code != expected else { return }
        let message = sqlite3_errmsg(sqlite3_db_handle(sqliteStatement)).map { String(cString: $0) }
        throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message, sql: sql)
    }
}
