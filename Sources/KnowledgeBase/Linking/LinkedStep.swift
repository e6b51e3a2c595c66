import HIGModel

/// A step between editions that follow each other, or would but for editions that let advice pass.
struct LinkedStep: Hashable {
    let ends: EditionStep
    /// The editions held in part or by pages, or that may only add to others, that the step passes over, oldest first.
    let between: [String]

    init(older: String, newer: String, between: [String] = []) {
        ends = EditionStep(older: older, newer: newer)
        self.between = between
    }

    var older: String { ends.older }
    var newer: String { ends.newer }

    private var editions: [String] { [older, newer] + between }

    /// Whether one of these editions is at an end of it or, where it passes over some, lies between its ends: which ones it
    /// passes over, in which series, depends on what is held of all of them.
    ///
    /// - Parameter places: all editions' places by date, by their ids.
    func touches(_ changed: Set<String>, places: [String: Int]) -> Bool {
        if changed.contains(older) || changed.contains(newer) { return true }
        guard !between.isEmpty, let start = places[older], let end = places[newer] else { return false }
        return changed.contains { id in places[id].map { start < $0 && $0 < end } ?? false }
    }

    /// Whether its links depend on those of one of these steps.
    func takesIn(_ steps: Set<EditionStep>) -> Bool {
        steps.contains { editions.contains($0.older) && editions.contains($0.newer) }
    }

    /// The steps from edition to edition in each series, by the newer edition, nearest first; and past an edition that lets
    /// advice pass, the step from the one before it. Where two series lead from one edition to another, the step that
    /// passes over the fewest counts: it takes in what the other would link.
    ///
    /// - Parameter past: the ids of the editions that are passed over as well.
    static func all(among editions: [Edition], past: Set<String> = []) -> [LinkedStep] {
        var steps: [LinkedStep] = []
        for edition in editions.sorted() {
            for series in edition.series {
                var between: [String] = []
                for before in editions.filter({ $0.series.contains(series) && $0 < edition }).sorted().reversed() {
                    let step = LinkedStep(older: before.id, newer: edition.id, between: between)
                    if let known = steps.firstIndex(where: { $0.ends == step.ends }) {
                        if between.count < steps[known].between.count { steps[known] = step }
                    } else {
                        steps.append(step)
                    }
                    guard past.contains(before.id) else { break }
                    between.insert(before.id, at: 0)
                }
            }
        }
        return steps
    }
}
