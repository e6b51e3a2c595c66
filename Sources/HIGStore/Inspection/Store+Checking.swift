import GRDB
import HIGModel

extension Store {
    /// What is wrong with the database at a path; empty when nothing is.
    ///
    /// Damaged pages, or tables that aren't this program's, are reported alone: what else such a file says can't be
    /// relied on.
    /// - Parameter digest: SHA-256 of bytes as 64 lowercase hexadecimal digits.
    /// - Throws: `Problem` as `openForReading` does, except for damage, which is a finding.
    public static func check(_ path: String, digest: ([UInt8]) -> String) throws -> [Finding] {
        let file = DatabaseFile(path)
        let log = file.log
        do {
            return try openForReading(file, migrator: .current).findings(digest, log: log)
        } catch let error as DatabaseError {
            let problem = Problem(error, at: path)
            guard problem.kind == .badData else { throw problem }
            return suspicion(of: log) + [Finding(problem: problem.message, place: path, remedy: Inspection.startAnew)]
        }
    }

    /// Looks at a copy in memory, as large as the database: FTS5 compares an index with its texts by a statement that counts
    /// as writing, and everything else is then said of the same state.
    ///
    /// - Parameter log: the log that lay beside the database.
    private func findings(_ digest: ([UInt8]) -> String, log: String?) throws -> [Finding] {
        let copy = try copyInMemory()
        let (damage, contradictions) = try copy.read { database in
            let inspection = Inspection(StoreReader(database), at: file.path)
            let damage = try inspection.damagedPages() + inspection.foreignTables()
            return (damage, damage.isEmpty ? try inspection.contradictions(digest) : [])
        }
        guard damage.isEmpty else { return Store.suspicion(of: log) + damage }
        let isIntact = try copy.writeWithoutTransaction { try SearchIndex(database: $0).isIntact() }
        return contradictions + (isIntact ? [] : [Inspection.wrongIndex(at: file.path)])
    }

    /// Of a damaged database: that its log may be what is wrong, as where a copy took the place of a file that was in use.
    private static func suspicion(of log: String?) -> [Finding] {
        guard let log else { return [] }
        return [
            Finding(
                problem: "this log may be of another file, which had the database's name before", place: log,
                remedy: "while nothing writes to the database, move the log away and check again")
        ]
    }
}
