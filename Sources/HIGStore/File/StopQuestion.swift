import GRDB
import GRDBSQLite

/// Whether to give up, asked while SQLite is at work, also in the middle of a long statement.
final class StopQuestion {
    private let isStopped: () -> Bool

    /// The steps of SQLite's machine between two questions: a fraction of a millisecond.
    private static let steps: Int32 = 10_000

    init(_ isStopped: @escaping () -> Bool) { self.isStopped = isStopped }

    /// From now on statements end with `SQLITE_INTERRUPT` when the answer is yes. The question must outlive the
    /// connection's work.
    func ask(in database: Database) {
        sqlite3_progress_handler(
            database.sqliteConnection, StopQuestion.steps,
            { context in
                guard let context else { return 0 }
                return Unmanaged<StopQuestion>.fromOpaque(context).takeUnretainedValue().isStopped() ? 1 : 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }
}
