import HIGLineage
import HIGModel
import HIGStore

extension [Lineage] {
    /// Says of removals and of rules that come from no earlier one which rule of the edition that lacks the advice, or of
    /// the one before, is likeliest to give it all the same. All rules of the two editions are compared for it.
    ///
    /// - Parameter editions: those that the history goes through.
    func withNear(among editions: [Edition], reader: StoreReader) throws -> [Lineage] {
        let linked = LinkedStep.all(among: editions)
        var asked = StepQuestions(of: self) { Lineage.unlinked(in: $0, linked: linked) }
        let pins = try reader.pinsInForce()
        let steps = asked.places.sorted { ($0.older, $0.newer) < ($1.older, $1.newer) }
        for (ends, profiles) in zip(steps, try EditionRules(reader).profiles(of: steps)) {
            let comparison = DirectComparison(
                profiles.older, profiles.newer, isWhole: true, pins: Pins(pins, editions: [ends.older, ends.newer]))
            asked.answer(at: ends) { rules in
                rules.map { comparison.near($0) }
            } tell: { near, step in
                // Of what two series may have had before, the likelier.
                if step.near.map({ $0.link.confidence < near.link.confidence }) ?? true { step.near = near }
            }
        }
        return asked.answered
    }
}

extension Lineage {
    /// Between which editions a rule of the steps has no counterpart, with the place of the step that tells so.
    fileprivate static func unlinked(
        in steps: [Step], linked: [LinkedStep]
    ) -> [StepQuestions<EditionStep, Rule>.Asked] {
        steps.indices.flatMap { place -> [StepQuestions<EditionStep, Rule>.Asked] in
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
