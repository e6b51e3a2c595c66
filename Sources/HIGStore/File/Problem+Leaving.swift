import HIGModel

extension Problem {
    /// The same problem, with what could not be put back after it: `the disk is full; its log stays: not permitted`.
    public func leaving(_ rest: String) -> Problem {
        Problem(kind, "\(message); \(rest)", at: place, next: next)
    }
}
