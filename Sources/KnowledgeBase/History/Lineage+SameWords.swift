import HIGModel
import HIGStore

extension [Lineage] {
    /// Says of steps without a rule where their editions have the advice's words all the same, and of first rules where
    /// the editions before them do: what is told elsewhere did not begin there and was not taken out.
    ///
    /// - Parameter editions: all that are held.
    func withSameWords(among editions: [Edition], reader: StoreReader) throws -> [Lineage] {
        let linked = LinkedStep.all(among: editions)
        var steps = map(\.steps)
        var questions: [String: [(lineage: Int, step: Int, statement: String)]] = [:]
        for (lineage, own) in steps.enumerated() {
            for question in Lineage.questions(about: own, linked: linked) {
                questions[question.edition, default: []].append((lineage, question.step, question.statement))
            }
        }
        for edition in editions {
            let asked = questions[edition.id] ?? []
            for (place, words) in try reader.sameWords(as: asked.map(\.statement), in: edition.id)
            where steps[asked[place].lineage][asked[place].step].sameWords == nil {
                steps[asked[place].lineage][asked[place].step].sameWords = words
            }
        }
        return zip(self, steps).map { Lineage(id: $0.id, steps: $1) }
    }
}

extension Lineage {
    /// Which statements are to be looked for in which editions, and the places of the steps that want to know.
    fileprivate static func questions(
        about steps: [Step], linked: [LinkedStep]
    ) -> [(edition: String, step: Int, statement: String)] {
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
