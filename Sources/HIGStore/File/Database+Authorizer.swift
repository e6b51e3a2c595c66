import GRDB
import GRDBSQLite

extension Database {
    /// Stops telling GRDB what each statement reads and writes, which only observers of changes want to know: on a
    /// connection that only reads, it takes as long as preparing the statements.
    func withoutAuthorizer() {
        sqlite3_set_authorizer(sqliteConnection, nil, nil)
    }
}
