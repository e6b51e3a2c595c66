import HIGModel

/// Which editions follow which, to tell where advice ended.
struct Succession {
    /// By edition: those that continue a series of it and are known to be younger, oldest first.
    private let later: [String: [EditionSummary]]

    /// - Parameter summaries: all editions held, oldest first.
    init(_ summaries: [EditionSummary]) {
        var later: [String: [EditionSummary]] = [:]
        for (index, summary) in summaries.enumerated() {
            later[summary.edition.id] = summaries[(index + 1)...].filter {
                $0.edition.sharesSeries(with: summary.edition) && !$0.edition.isOfUnknownDate
            }
        }
        self.later = later
    }

    /// The first later edition that is known not to give a rule's advice any more; `nil` when a later one gives it, and
    /// when all that follow may have it in a part that is not held.
    ///
    /// - Parameter editions: those that have a rule of the lineage.
    func removal(of rule: Rule, lineageIn editions: Set<String>) -> String? {
        let later = later[rule.edition] ?? []
        guard !later.contains(where: { editions.contains($0.edition.id) }) else { return nil }
        return later.first { $0.covers(topic: rule.topic) }?.edition.id
    }
}
