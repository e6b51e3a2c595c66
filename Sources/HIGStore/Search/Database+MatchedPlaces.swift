import GRDB
import GRDBSQLite

extension Database {
    /// Adds the SQL function `matched_places(rule_index)`: of a row that a search found, the columns that hold one of its
    /// phrases, as bits, and above the lowest eight of them how many words of the first column stand before the first such
    /// phrase. To ask for each column by itself takes a search a column.
    func addMatchedPlaces() throws {
        let api = FTS5.api(self)
        let code = api.pointee.xCreateFunction(
            UnsafeMutablePointer(mutating: api), "matched_places", nil,
            { api, search, context, _, _ in
                guard let api = api?.pointee else { return }
                var columns: Int32 = 0
                var before = Int32.max
                for phrase in 0..<api.xPhraseCount(search) {
                    var place = Fts5PhraseIter()
                    var column: Int32 = 0
                    var offset: Int32 = 0
                    let code = api.xPhraseFirst(search, phrase, &place, &column, &offset)
                    guard code == SQLITE_OK else { return sqlite3_result_error_code(context, code) }
                    while column >= 0 {
                        columns |= 1 << column
                        if column == 0 { before = min(before, offset) }
                        api.xPhraseNext(search, &place, &column, &offset)
                    }
                }
                sqlite3_result_int(context, columns | (before == .max ? 0 : min(before, 0xFFFF) << 8))
            }, nil)
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
}
