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
        do {
            return try openForReading(DatabaseFile(path), migrator: .current).findings(digest)
        } catch let error as DatabaseError {
            let problem = Problem(error, at: path)
            guard problem.kind == .badData else { throw problem }
            return [Finding(problem: problem.message, place: path, remedy: Inspection.startAnew)]
        }
    }

    /// Looks at a copy in memory, as large as the database: FTS5 compares an index with its texts by a statement that counts
    /// as writing, and everything else is then said of the same state.
    private func findings(_ digest: ([UInt8]) -> String) throws -> [Finding] {
        let copy = try copyInMemory()
        let (damage, contradictions) = try copy.read { database in
            let inspection = Inspection(StoreReader(database), at: file.path)
            let damage = try inspection.damagedPages() + inspection.foreignTables()
            return (damage, damage.isEmpty ? try inspection.contradictions(digest) : [])
        }
        guard damage.isEmpty else { return damage }
        let isIntact = try copy.writeWithoutTransaction { try SearchIndex(database: $0).isIntact() }
        return contradictions + (isIntact ? [] : [Inspection.wrongIndex(at: file.path)])
    }
}
