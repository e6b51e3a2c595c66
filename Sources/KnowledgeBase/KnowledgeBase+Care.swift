import HIGModel
import HIGParsing
import HIGStore

extension KnowledgeBase {
    /// What is wrong with the database at a path; empty when nothing is.
    ///
    /// - Throws: `Problem` when there is no knowledge base at the path, or one of another schema; damage is a finding.
    public static func check(path: String) throws -> [Finding] {
        try Store.check(path) { digest($0) }
    }

    /// Makes anew all that is derived from the sources: passages, rules, links, lineages, the search index. Readers'
    /// decisions about links are taken from the file beside the database, where there is one.
    ///
    /// Nothing is left to do where the database was brought up to date when it was opened.
    ///
    /// - Parameter progress: told how far it has come, on any thread; what it throws ends the work, and the database is
    ///   as it was.
    public func repair(progress: @escaping @Sendable (IngestProgress) throws -> Void = { _ in }) throws {
        guard note == nil else { return }
        try store.write {
            try KnowledgeBase.derive($0, at: store.path, telling: IngestCounter(tell: progress))
        }
    }

    /// Copies the database to a new file, also while another process writes to it.
    ///
    /// - Parameter isStopped: asked often; when it says yes, the work ends with an error and leaves nothing.
    /// - Throws: `Problem` when there is a file of that name, when it is one that belongs to the database, or when the
    ///   database is damaged.
    public func backup(to path: String, until isStopped: @escaping () -> Bool = { false }) throws {
        try refuseTarget(path)
        try store.backup(to: path, until: isStopped)
    }

    /// Makes sure that writing to a path takes nothing of the database away.
    ///
    /// - Throws: a usage `Problem` when the path leads to the database, by whatever name, or to a file that belongs to it.
    public func refuseTarget(_ path: String) throws {
        let companions = [PinFile.path(beside: store.path), VocabularyFile.path(beside: store.path)]
        try store.refuseTarget(path, companions: companions)
    }
}
