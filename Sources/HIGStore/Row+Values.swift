import GRDB
import HIGModel

/// Columns by position, as values that can be trusted.
///
/// GRDB's own subscripts trap on a value of another type, which only a damaged database holds; here that is an error.
extension Row {
    func text(_ index: Int) throws -> String {
        try value(index)
    }

    func integer(_ index: Int) throws -> Int {
        try value(index)
    }

    func integerIfAny(_ index: Int) throws -> Int? {
        hasNull(atIndex: index) ? nil : try value(index)
    }

    func textIfAny(_ index: Int) throws -> String? {
        hasNull(atIndex: index) ? nil : try value(index)
    }

    func number(_ index: Int) throws -> Double {
        try value(index)
    }

    func bytes(_ index: Int) throws -> [UInt8] {
        // SQLite holds no empty blob apart from NULL in every place, so that both mean no bytes.
        guard !hasNull(atIndex: index) else { return [] }
        let stored: DatabaseValue = self[index]
        guard case .blob(let data) = stored.storage else { throw damaged(index) }
        return [UInt8](data)
    }

    func list(_ index: Int) throws -> [String] {
        try StringList(json: try text(index)).strings
    }

    /// One of a fixed set of words.
    func word<Word: RawRepresentable<String>>(_ index: Int, _: Word.Type = Word.self) throws -> Word {
        guard let word = Word(rawValue: try text(index)) else { throw damaged(index) }
        return word
    }

    /// Line numbers from two neighbouring columns.
    func lines(_ first: Int, _ last: Int) throws -> ClosedRange<Int> {
        let (start, end) = (try integer(first), try integer(last))
        guard start <= end else { throw damaged(last) }
        return start...end
    }

    private func value<Value: DatabaseValueConvertible>(_ index: Int) throws -> Value {
        guard let value = Value.fromDatabaseValue(self[index]) else { throw damaged(index) }
        return value
    }

    /// The error for a column that holds what the program never wrote.
    func damaged(_ index: Int) -> Problem {
        let column = Array(columnNames)[index]
        return Problem(
            .badData, "the database is damaged: the column \(column) holds an unexpected value",
            next: "see what is damaged: higkb check")
    }
}
