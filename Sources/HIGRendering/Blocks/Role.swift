import HIGModel

/// The part that a piece of text plays; formats turn it into colour, marks or markup.
enum Role: Hashable, Sendable {
    case plain
    case strong
    /// Read on demand only: citations, ids, counts.
    case aside
    case deleted
    case inserted
    /// Answers a query.
    case match
    case verdict(Change.Relation)
}
