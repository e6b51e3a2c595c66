import ConcurrentWork

/// Finds what returned, with all that it takes at hand.
struct ReturningSearch: Sendable {
    let line: ReturningLine
    /// What returned in one group doesn't depend on another.
    let lines: [[ReturningLine.Search]]

    /// The links from each of the earlier editions to each that is searched.
    func links() throws -> [EditionLinks] { try lines.concurrentMap { try line.links($0) }.flatMap { $0 } }
}
