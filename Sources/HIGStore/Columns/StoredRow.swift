import GRDB
import GRDBSQLite
import HIGModel

/// A row that a statement stands at; of no use after the next step.
///
/// Columns are read by position, as values that can be trusted: another type than the expected one, which only a damaged
/// database holds, is an error. Read from SQLite itself, because GRDB's conversions ask the runtime for every value
/// how its type is converted.
struct StoredRow {
    fileprivate let statement: OpaquePointer

    func text(_ index: Int) throws -> String {
        String(decoding: try borrowedText(index).bytes, as: UTF8.self)
    }

    /// A text where SQLite has it, until the next step.
    func borrowedText(_ index: Int) throws -> BorrowedText {
        guard type(index) == SQLITE_TEXT else { throw damaged(index) }
        // In this order: the first makes UTF-8 of it where it isn't. As a blob it needs no copy with a zero behind it.
        let count = Int(sqlite3_column_bytes(statement, Int32(index)))
        let start = sqlite3_column_blob(statement, Int32(index))?.assumingMemoryBound(to: UInt8.self)
        return BorrowedText(bytes: UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
    }

    func borrowedTextIfAny(_ index: Int) throws -> BorrowedText? {
        type(index) == SQLITE_NULL ? nil : try borrowedText(index)
    }

    func textIfAny(_ index: Int) throws -> String? {
        type(index) == SQLITE_NULL ? nil : try text(index)
    }

    func integer(_ index: Int) throws -> Int {
        guard type(index) == SQLITE_INTEGER else { throw damaged(index) }
        return Int(sqlite3_column_int64(statement, Int32(index)))
    }

    func integerIfAny(_ index: Int) throws -> Int? {
        type(index) == SQLITE_NULL ? nil : try integer(index)
    }

    func number(_ index: Int) throws -> Double {
        guard [SQLITE_FLOAT, SQLITE_INTEGER].contains(type(index)) else { throw damaged(index) }
        return sqlite3_column_double(statement, Int32(index))
    }

    /// The bytes of a blob; none for NULL, which a blob without bytes reads as in some places.
    func bytes(_ index: Int) throws -> [UInt8] {
        guard type(index) != SQLITE_NULL else { return [] }
        guard type(index) == SQLITE_BLOB else { throw damaged(index) }
        let bytes = sqlite3_column_blob(statement, Int32(index))
        return Array(UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(statement, Int32(index)))))
    }

    func list(_ index: Int) throws -> [String] {
        try StringList(json: try borrowedText(index)).strings
    }

    /// One of a fixed set of words.
    func word<Word: RawRepresentable<String>>(_ index: Int, _: Word.Type = Word.self) throws -> Word {
        guard let word = Word(rawValue: try text(index)) else { throw damaged(index) }
        return word
    }

    func dateIfAny(_ index: Int) throws -> PartialDate? {
        guard let text = try textIfAny(index) else { return nil }
        guard let date = PartialDate(text) else { throw damaged(index) }
        return date
    }

    /// Line numbers from two neighbouring columns.
    func lines(_ first: Int, _ last: Int) throws -> ClosedRange<Int> {
        let (start, end) = (try integer(first), try integer(last))
        guard start <= end else { throw damaged(last) }
        return start...end
    }

    /// The pages that two columns give, if any.
    func pages(_ first: Int, _ last: Int) throws -> Pages? {
        try integerIfAny(first).map { Pages($0, following: try integerIfAny(last)) }
    }

    /// The error for a column that holds what the program never wrote.
    func damaged(_ index: Int) -> Problem {
        let column = sqlite3_column_name(statement, Int32(index)).map { String(cString: $0) } ?? "\(index)"
        return Problem(
            .badData, "the database is damaged: the column \(column) holds an unexpected value",
            next: "see what is damaged: higkb check")
    }

    private func type(_ index: Int) -> Int32 { sqlite3_column_type(statement, Int32(index)) }
}

extension Statement {
    /// Runs the statement and hands over row by row.
    func eachRow(_ arguments: StatementArguments, _ body: (StoredRow) throws -> Void) throws {
        try setArguments(arguments)
        defer { sqlite3_reset(sqliteStatement) }
        let row = StoredRow(statement: sqliteStatement)
        while true {
            let code = sqlite3_step(sqliteStatement)
            if code == SQLITE_DONE { return }
            try check(code, is: SQLITE_ROW)
            try body(row)
        }
    }
}
