import HIGModel
import HIGText

extension EditionSummary {
    /// `ios-2010-03 is held in part (1 chunk, number 88)`, or `mac-1996 seems only to add to mac-1992 (68 rules beside 1125)`;
    /// `nil` when what is not found is known not to be the edition's advice.
    var partNote: String? {
        if let supplement {
            return "\(edition.id) seems only to add to \(supplement.book) "
                + "(\(counted(rules, "rule")) beside \(supplement.rules))"
        }
        if holding.isPart { return "\(edition.id) is held \(holding.summary)" }
        return holding.isPagewise
            ? "of \(edition.id), \(holding.summary) \(holding.pages == 1 ? "is" : "are") held" : nil
    }
}

extension Edition {
    /// `apps has no date: it comes last in its series, though it may be older`; `nil` where it is known when it was published.
    var dateNote: String? {
        isOfUnknownDate ? "\(id) has no date: it comes last in its series, though it may be older" : nil
    }
}
