import HIGLineage
import HIGModel

/// Checks links that were followed through other editions by comparing the two editions directly.
///
/// Word weights computed from a few rules differ from those of the whole editions. So what the rules in view seem to say
/// against a link counts only where all rules of the two editions say so too; those are compared when the first doubt comes up.
final class DirectCheck {
    private let inView: DirectComparison
    private let compareAll: (() throws -> DirectComparison)?
    private var all: DirectComparison?

    /// - Parameters:
    ///   - inView: the comparison of some rules, or of all.
    ///   - compareAll: makes the comparison of all, where the other is of some; asked once at most.
    init(_ inView: DirectComparison, all compareAll: (() throws -> DirectComparison)? = nil) {
        self.inView = inView
        self.compareAll = compareAll
    }

    /// What the direct comparison says against a rule's having no counterpart, if anything.
    func doubt(_ rule: Rule) throws -> Change.Doubt? { try settled { $0.doubt(rule) } }

    /// What it says against rules' being the same advice, if anything.
    func doubt(_ group: LinkGroup) throws -> Change.Doubt? { try settled { $0.doubt(group) } }

    private func settled(_ doubt: (DirectComparison) -> Change.Doubt?) throws -> Change.Doubt? {
        let seeming = doubt(inView)
        guard seeming != nil, let compareAll else { return seeming }
        let all = try self.all ?? compareAll()
        self.all = all
        return doubt(all)
    }
}
