import HIGModel
import HIGStore

extension [Lineage] {
    /// Says of steps without a rule where their editions have the advice's words all the same, and of first rules where
    /// the editions before them do: what is told elsewhere did not begin there and was not taken out.
    ///
    /// - Parameter editions: those that the history goes through.
    func withSameWords(among editions: [Edition], reader: StoreReader) throws -> [Lineage] {
        let linked = LinkedStep.all(among: editions)
        var asked = StepQuestions(of: self) { Lineage.questions(about: $0, linked: linked) }
        for edition in editions {
            try asked.answer(at: edition.id) { statements in
                let words = try reader.sameWords(as: statements, in: edition.id)
                return statements.indices.map { words[$0] }
            } tell: { words, step in
                if step.sameWords == nil { step.sameWords = words }
            }
        }
        return asked.answered
    }
}

extension Lineage {
    /// Which statements are to be looked for in which editions, and the places of the steps that want to know.
    fileprivate static func questions(
        about steps: [Step], linked: [LinkedStep]
    ) -> [StepQuestions<String, String>.Asked] {
        guard let first = steps.firstIndex(where: { !$0.rules.isEmpty }), let opening = steps[first].rules.first else {
            return []
        }
        let told = Set(steps.map(\.edition.id))
        let before = linked.filter { $0.newer == steps[first].edition.id && !told.contains($0.older) }
        let absent = steps.indices.filter { steps[$0].rules.isEmpty }.map { place in
            let last = steps[..<place].lastStated(inSeriesOf: steps[place].edition)
            return (steps[place].edition.id, place, (last?.rules.first ?? opening).statement)
        }
        return before.map { ($0.older, first, opening.statement) } + absent
    }
}
