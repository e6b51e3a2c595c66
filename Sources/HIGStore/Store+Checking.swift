import GRDB
import HIGModel

extension Store {
    /// What is wrong with the database; empty when nothing is.
    ///
    /// Damaged pages are reported alone: what else a damaged file says can't be relied on.
    /// - Parameter digest: SHA-256 of bytes as 64 lowercase hexadecimal digits.
    public func check(digest: ([UInt8]) -> String) throws -> [Finding] {
        do {
            let damage = try read { try Inspection($0).damagedPages() }
            guard damage.isEmpty else { return damage }
            let findings = try read { reader in
                let inspection = Inspection(reader)
                return try inspection.brokenReferences() + inspection.changedSources(digest)
                    + inspection.uncoveredSources() + inspection.malformedIDs() + inspection.misplacedTopics()
                    + inspection.emptyEditions() + inspection.wrongLineages()
            }
            return findings + (try checkIndex())
        } catch let problem as Problem where problem.kind == .badData {
            return [Finding(problem: problem.message, place: file.path, remedy: Inspection.startAnew)]
        }
    }

    /// FTS5 compares an index with its texts by a statement that counts as writing: the whole file, some 40 MB at most,
    /// is copied into memory for it.
    private func checkIndex() throws -> [Finding] {
        try read { try SearchIndex(database: $0.database).verifyPresence() }
        let isIntact = try Problem.translatingErrors(at: file.path) {
            try copyInMemory().writeWithoutTransaction { try SearchIndex(database: $0).isIntact() }
        }
        guard !isIntact else { return [] }
        return [
            Finding(
                problem: "the search index doesn't hold what the rules say", place: "rule_index",
                remedy: Inspection.repair)
        ]
    }
}
