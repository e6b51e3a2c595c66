import Foundation
import GRDB

/// The log that a connection writes to and its shared memory, as they lie beside the database.
///
/// SQLite knows a log by the database's name: beside another file of that name it would be read as that file's, which then
/// looks damaged.
struct OpenLogs {
    private let files: [(path: String, place: FilePlace)]

    /// - Parameter file: a database in which a transaction is open, so that its log is.
    init(of file: DatabaseFile) {
        files = DatabaseFile.sideEndings.map { file.realPath + $0 }
            .map { ($0, FilePlace($0)) }.filter(\.place.isThere)
    }

    /// Removes those that are still there, once all that they hold is in the database, wherever that is now.
    func remove(_ queue: DatabaseQueue) throws {
        let isBusy = try queue.writeWithoutTransaction { database in
            try Bool.fetchOne(database, sql: "PRAGMA wal_checkpoint(TRUNCATE)") ?? true
        }
        guard !isBusy else { return }
        for (path, place) in files {
            let found = FilePlace(path)
            if found.isThere, found.isSame(as: place) { unlink(path) }
        }
    }
}
