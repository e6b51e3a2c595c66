import HIGModel

/// Two editions of which one has so few rules beside the other that it may only add to guidelines that held on: a preview
/// of what is new, or advice on how to adopt it.
struct Slimness {
    private let slim: EditionSummary
    private let full: EditionSummary
    private let isNewerSlim: Bool

    /// `nil` where neither is slim, or one is known to be held in part.
    init?(_ older: EditionSummary, _ newer: EditionSummary) {
        isNewerSlim = newer.rules < older.rules
        (slim, full) = isNewerSlim ? (newer, older) : (older, newer)
        guard full.rules >= Slimness.fewest, slim.rules * Slimness.oneIn < full.rules,
            ![slim, full].contains(where: \.holding.letsAdvicePass)
        else { return nil }
    }

    /// Of neighbours held whole that follow each other in full the slimmest has 28 rules for 100 of the other, and an edition
    /// for one new system 6.
    private static let oneIn = 5

    /// An edition with fewer rules is no book to add to.
    private static let fewest = 200

    /// `mac-1996 has 68 rules, mac-1992 1125: …`, where some of the changes are one edition's alone for that reason; else
    /// `nil`.
    func caution(about changes: [Change]) -> String? {
        let relations: [Change.Relation] = isNewerSlim ? [.removed] : [.added, .reintroduced]
        guard changes.contains(where: { relations.contains($0.relation) }) else { return nil }
        let what = isNewerSlim ? "may still hold" : "may have held before"
        return
            "\(slim.edition.id) has \(counted(slim.rules, "rule")), \(full.edition.id) \(full.rules): "
            + "it may only add to other guidelines, and what it leaves out \(what)"
    }
}
