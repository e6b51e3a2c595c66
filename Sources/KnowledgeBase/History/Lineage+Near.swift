import HIGLineage
import HIGModel
import HIGStore

extension [Lineage] {
    /// Says of removals and of rules that come from no earlier one which rule of the edition that lacks the advice, or of
    /// the one before, is likeliest to give it all the same. All rules of the two editions are compared for it.
    ///
    /// - Parameter editions: all that are held.
    func withNear(among editions: [Edition], reader: StoreReader) throws -> [Lineage] {
        let linked = LinkedStep.all(among: editions)
        var steps = map(\.steps)
        var questions: [EditionStep: [(lineage: Int, step: Int, rule: Rule)]] = [:]
        for (lineage, own) in steps.enumerated() {
            for question in Lineage.unlinked(in: own, linked: linked) {
                questions[question.ends, default: []].append((lineage, question.step, question.rule))
            }
        }
        let pins = try reader.pinsInForce()
        let rules = EditionRules(reader)
        for (ends, asked) in questions.sorted(by: { ($0.key.older, $0.key.newer) < ($1.key.older, $1.key.newer) }) {
            for (older, newer) in try rules.profiles(of: [ends]) {
                let comparison = DirectComparison(
                    older, newer, isWhole: true, pins: Pins(pins, editions: [ends.older, ends.newer]))
                for question in asked {
                    guard let near = comparison.near(question.rule) else { continue }
                    let known = steps[question.lineage][question.step].near
                    // Of what two series may have had before, the likelier.
                    if known.map({ $0.link.confidence < near.link.confidence }) ?? true {
                        steps[question.lineage][question.step].near = near
                    }
                }
            }
        }
        return zip(self, steps).map { Lineage(id: $0.id, steps: $1) }
    }
}

extension Lineage {
    /// Between which editions a rule of the steps has no counterpart, with the place of the step that tells so.
    fileprivate static func unlinked(
        in steps: [Step], linked: [LinkedStep]
    ) -> [(ends: EditionStep, step: Int, rule: Rule)] {
        steps.indices.flatMap { place -> [(ends: EditionStep, step: Int, rule: Rule)] in
            let step = steps[place]
            if let rule = step.rules.first {
                guard step.change == nil else { return [] }
                return linked.filter { $0.newer == step.edition.id }.map { ($0.ends, place, rule) }
            }
            guard let last = steps.statedBeforeRemoval(at: place), let rule = last.rules.first else { return [] }
            return [(EditionStep(older: last.edition.id, newer: step.edition.id), place, rule)]
        }
    }
}
