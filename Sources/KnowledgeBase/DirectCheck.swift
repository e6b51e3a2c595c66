import HIGLineage
import HIGModel

/// Checks links that were followed through other editions by comparing the two editions directly.
///
/// Some rules by themselves weigh their words otherwise than among all of their editions. So what the rules in view seem
/// to say against a link counts only where all rules say so too; those are compared when the first doubt comes up.
final class DirectCheck {
    private let inView: DirectComparison
    private let compareAll: () throws -> DirectComparison
    private var all: DirectComparison?

    /// - Parameter all: the comparison of all rules of both editions.
    init(_ all: DirectComparison) {
        inView = all
        self.all = all
        compareAll = { all }
    }

    /// - Parameters:
    ///   - inView: the comparison of some rules.
    ///   - compareAll: makes the comparison of all; asked once at most.
    init(_ inView: DirectComparison, all compareAll: @escaping () throws -> DirectComparison) {
        self.inView = inView
        self.compareAll = compareAll
    }

    /// What the direct comparison says against a rule's having no counterpart, if anything.
    func doubt(_ rule: Rule) throws -> Change.Doubt? { try inView.doubt(rule).flatMap { _ in try whole().doubt(rule) } }

    /// What it says against rules' being the same advice, if anything.
    func doubt(_ group: LinkGroup) throws -> Change.Doubt? {
        try inView.doubt(group).flatMap { _ in try whole().doubt(group) }
    }

    private func whole() throws -> DirectComparison {
        if let all { return all }
        let all = try compareAll()
        self.all = all
        return all
    }
}
