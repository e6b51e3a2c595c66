/// That an edition has so few rules beside the one before it that it may only add to it: a preview of what is new, or advice
/// on how to adopt it.
///
/// What it leaves out is neither removed nor, if a later edition has it, reintroduced.
public struct Supplement: Hashable, Sendable {
    /// The id of the edition that it may add to.
    public let book: String
    /// The rules of that edition, at least 200.
    public let rules: Int

    /// Of neighbours held whole that follow each other in full the slimmest has 28 rules for 100 of the other, and an edition
    /// for one new system 6.
    private static let oneIn = 5

    /// An edition with fewer rules is no book to add to.
    private static let fewest = 200

    /// `nil` where the edition has a fifth of the book's rules or more.
    init?(of edition: EditionSummary, to book: EditionSummary) {
        guard book.rules >= Supplement.fewest, edition.rules * Supplement.oneIn < book.rules else { return nil }
        self.book = book.edition.id
        rules = book.rules
    }
}

extension [EditionSummary] {
    /// The same with those marked that may only add to the one before them, in each series that they continue.
    ///
    /// What is held of an edition in part tells nothing of its size, and a text of unknown date nothing of its place.
    ///
    /// - Precondition: all editions held, oldest first.
    public var markingSupplements: [EditionSummary] {
        var books: [Series: EditionSummary] = [:]
        return map { summary in
            var summary = summary
            guard !summary.holding.letsAdvicePass, !summary.edition.isOfUnknownDate else { return summary }
            let before = summary.edition.series.compactMap { books[$0] }
            let supplements = before.compactMap { Supplement(of: summary, to: $0) }
            if !before.isEmpty, supplements.count == before.count { summary.supplement = supplements.first }
            if summary.supplement == nil { for series in summary.edition.series { books[series] = summary } }
            return summary
        }
    }
}
