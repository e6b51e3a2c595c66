import HIGModel
import HIGRendering

/// Which changes of a comparison are shown, and whether they are listed or counted.
struct ChangeView: Equatable {
    /// Kinds of change, joined by commas; `nil` for all.
    var only: String?
    var stat = false
    var near = false
    /// Whether rules on other topics that speak of the one asked about are taken in.
    var mentions = false

    /// - Throws: a usage `Problem` that lists the kinds of change when one is unknown.
    func applied(to comparison: Comparison) throws -> Comparison {
        guard let only else { return comparison }
        return comparison.only(try ChangeFilter(words: only))
    }

    func report(_ comparison: Comparison) -> Report {
        stat ? Report(Tally(of: comparison)) : Report(comparison)
    }
}
