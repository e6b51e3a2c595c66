import HIGLineage
import HIGModel

/// Lays lineages out over the editions.
struct Timeline {
    /// Oldest first.
    let summaries: [EditionSummary]
    /// Of the topic asked for; `nil` when a rule was.
    let view: TopicView?
    private let rules: [String: [Rule]]
    /// Those of editions that are not told of, by lineage.
    private let untold: [String: [Rule]]
    /// By lineage.
    private let links: [String: [Link]]
    /// The confidence of the surest link between statements that each rule has, by the rules' ids.
    private let sureness: [String: Double]

    /// - Parameters:
    ///   - rules: all rules of the lineages that are told of, by edition, source and position.
    ///   - untold: those of editions that are not, in the same order.
    ///   - links: all links between them, and maybe others that begin or end at one of them.
    init(summaries: [EditionSummary], view: TopicView?, rules: [Rule], untold: [Rule] = [], links: [Link]) {
        self.summaries = summaries
        self.view = view
        self.rules = Dictionary(grouping: rules, by: \.lineage)
        self.untold = Dictionary(grouping: untold, by: \.lineage)
        let lineages = Dictionary(rules.map { ($0.id, $0.lineage) }) { first, _ in first }
        self.links = Dictionary(grouping: links) { lineages[$0.from] ?? lineages[$0.to] ?? "" }
        sureness = links.reduce(into: [:]) { sureness, link in
            guard link.bond == .statement else { return }
            for end in [link.from, link.to] { sureness[end] = max(sureness[end] ?? 0, link.confidence) }
        }
    }

    /// One step an edition, from the first edition of the lineage's series that states the advice, or might have,
    /// to the last.
    func lineage(_ id: String) -> Lineage {
        let members = rules[id] ?? []
        let series = Set(members.flatMap(\.series))
        var steps: [Lineage.Step] = []
        for summary in summaries where !series.isDisjoint(with: summary.edition.series) {
            if !members.contains(where: { $0.edition == summary.edition.id }) {
                // Nobody took out what a text of unknown date does not say.
                if summary.edition.isOfUnknownDate { continue }
                let before = steps.lastStated(inSeriesOf: summary.edition)
                // Advice that another series gave before this one did came from there.
                if before == nil, steps.contains(where: { !$0.rules.isEmpty }) { continue }
                let topic = (before?.rules.first ?? members.first)?.topic
                guard let step = absence(in: summary, topic: topic, isAfterFirst: before != nil) else { continue }
                steps.append(step)
            } else {
                var step = step(in: summary.edition, of: members, after: steps)
                step.alsoSince = changes(to: step, after: steps)
                steps.append(step)
            }
        }
        return Lineage(id: id, steps: steps)
    }

    /// The rules of a step that the reader asked for, the one that carries the advice first.
    private func seen(_ rules: [Rule]) -> [Rule] {
        let wanted = rules.filter { view?.holds($0) ?? true }
        let shown = wanted.isEmpty ? rules : wanted
        let order = shown.enumerated().sorted {
            (-sureness[$0.element.id, default: 0], $0.offset) < (-sureness[$1.element.id, default: 0], $1.offset)
        }
        return order.map(\.element)
    }

    /// The step of an edition that states the advice.
    ///
    /// - Parameters:
    ///   - members: the rules of the lineage, on whatever topics.
    ///   - steps: those before it.
    private func step(in edition: Edition, of members: [Rule], after steps: [Lineage.Step]) -> Lineage.Step {
        let own = members.filter { $0.edition == edition.id }
        let stated = seen(own)
        // What a text of unknown date says comes before nothing that is dated.
        let earlier = edition.isOfUnknownDate ? steps : steps.filter { !$0.edition.isOfUnknownDate }
        guard let before = earlier.lastStated(inSeriesOf: edition) else {
            return Lineage.Step(
                edition: edition, rules: stated, change: nil,
                note: origin(of: stated.first).map(Lineage.Note.fromElsewhere))
        }
        // A text of unknown date brings nothing back.
        let line = edition.isOfUnknownDate ? [] : steps.filter { $0.edition.sharesSeries(with: edition) }
        if let change = change(from: before, to: stated, skipped: line) {
            return told(in: edition, by: stated, after: before, change)
        }
        // On other topics the advice goes on, or comes from there.
        let outcomes = linked(own, with: before.rules)
        if !outcomes.isEmpty {
            let all = outcomes + stated.filter { !outcomes.contains($0) }
            return told(in: edition, by: all, after: before, change(from: before, to: all, skipped: line))
        }
        let sources = linked(members.filter { $0.edition == before.edition.id }, with: stated)
        let source = Lineage.Step(edition: before.edition, rules: sources, change: nil, note: nil)
        return told(in: edition, by: stated, after: before, change(from: source, to: stated, skipped: line))
    }

    /// What happened to the rules of a step since the last editions of the other series that its edition continues, where it
    /// is told otherwise.
    private func changes(to step: Lineage.Step, after steps: [Lineage.Step]) -> [Change] {
        guard step.edition.series.count > 1, !step.edition.isOfUnknownDate, let main = step.change else { return [] }
        let dated = steps.filter { !$0.edition.isOfUnknownDate }
        let befores = step.edition.series.compactMap { series in
            dated.last { !$0.rules.isEmpty && $0.edition.series.contains(series) }
        }
        let told = main.from.first?.edition
        return befores.distinct(of: \.edition.id).filter { $0.edition.id != told }.compactMap { before in
            let change = change(from: before, to: step.rules, skipped: steps)
            return change.flatMap { $0.tellsSame(as: main) ? nil : $0 }
        }
    }

    /// The step with its main rule first, and with the words that this came from where the step before shows others.
    private func told(
        in edition: Edition, by rules: [Rule], after before: Lineage.Step, _ change: Change?
    ) -> Lineage.Step {
        let origin = change?.from.first.flatMap { $0.id == before.rules.first?.id ? nil : $0 }
        return Lineage.Step(
            edition: edition, rules: ordered(rules, after: change), change: change,
            note: origin.map(Lineage.Note.from))
    }

    /// The rule of the editions that are not told of which a rule came from: of the newest that has one, the one that is
    /// joined most surely.
    private func origin(of rule: Rule?) -> Rule? {
        guard let rule, let untold = untold[rule.lineage] else { return nil }
        let joining = links(of: [rule]).filter { $0.to == rule.id }
        let sources = untold.filter { source in joining.contains { $0.from == source.id } }
        let newest = Set(sources.filter { $0.edition == sources.last?.edition }.map(\.id))
        let surest = joining.filter { newest.contains($0.from) }.max { left, right in
            (left.bond == .statement ? 1 : 0, left.confidence) < (right.bond == .statement ? 1 : 0, right.confidence)
        }
        return sources.first { $0.id == surest?.from }
    }

    /// The links of the lineage that some rules are of.
    private func links(of rules: [Rule]) -> [Link] { rules.first.flatMap { links[$0.lineage] } ?? [] }

    /// Those of some rules that links join with others.
    private func linked(_ rules: [Rule], with others: [Rule]) -> [Rule] {
        let ids = Set(others.map(\.id))
        let joined = links(of: others).reduce(into: Set<String>()) { joined, link in
            if ids.contains(link.from) { joined.insert(link.to) }
            if ids.contains(link.to) { joined.insert(link.from) }
        }
        return rules.filter { joined.contains($0.id) }
    }

    /// The rules with the one first that the main rule of the change became, then the others that it speaks of.
    private func ordered(_ rules: [Rule], after change: Change?) -> [Rule] {
        guard rules.count > 1, let change, let main = change.from.first else { return rules }
        let told = Set(change.to.map(\.id))
        let partners = links(of: rules).filter { $0.from == main.id && told.contains($0.to) }
        let partner = partners.max { $0.evidence.statements < $1.evidence.statements }?.to ?? change.to.first?.id
        return rules.filter { $0.id == partner } + rules.filter { $0.id != partner && told.contains($0.id) }
            + rules.filter { $0.id != partner && !told.contains($0.id) }
    }

    /// Why an edition does not state the advice; `nil` where it had not been given yet.
    private func absence(in summary: EditionSummary, topic: String?, isAfterFirst: Bool) -> Lineage.Step? {
        let covers = topic.map { summary.covers(topic: $0) } ?? true
        if covers {
            return isAfterFirst
                ? Lineage.Step(edition: summary.edition, rules: [], change: nil, note: .removed)
                : nil
        }
        guard let note = summary.partNote else { return nil }
        return Lineage.Step(edition: summary.edition, rules: [], change: nil, note: .notFound(because: note))
    }

    private func change(from before: Lineage.Step, to rules: [Rule], skipped: [Lineage.Step]) -> Change? {
        let between = skipped.filter { $0.edition > before.edition && $0.edition.sharesSeries(with: before.edition) }
        let olderIDs = Set(before.rules.map(\.id))
        let newerIDs = Set(rules.map(\.id))
        let joining = links(of: rules).filter { olderIDs.contains($0.from) && newerIDs.contains($0.to) }
        let change = LinkGroup.change(from: before.rules, to: rules, links: joining, by: .reading)
        return between.contains { $0.absence == .removed } ? change?.reintroduced : change
    }

    /// Editions held in part, those of unknown date, and gaps, each once. No gap is where an edition is held that only does
    /// not speak of the advice.
    func notes(for lineages: [Lineage]) -> [String] {
        let seen = Set(lineages.flatMap(\.steps).map(\.edition.id))
        let held = summaries.filter { seen.contains($0.edition.id) }
        var notes = held.compactMap(\.partNote) + held.compactMap(\.edition.dateNote)
        for step in LinkedStep.all(among: held.map(\.edition)) {
            guard let older = held.first(where: { $0.edition.id == step.older }),
                let newer = held.first(where: { $0.edition.id == step.newer })
            else { continue }
            notes += EditionChain(from: older.edition, to: newer.edition, among: summaries).gaps.filter {
                !notes.contains($0)
            }
        }
        return notes
    }

    /// From which edition to which advice was told as removed, each pair once.
    func removals(from lineages: [Lineage]) -> [(older: EditionSummary, newer: EditionSummary)] {
        let steps = lineages.flatMap { lineage in
            lineage.steps.indices.compactMap { place -> EditionStep? in
                lineage.steps.statedBeforeRemoval(at: place).map {
                    EditionStep(older: $0.edition.id, newer: lineage.steps[place].edition.id)
                }
            }
        }
        return steps.distinct().compactMap { step in
            guard let older = summaries.first(where: { $0.edition.id == step.older }),
                let newer = summaries.first(where: { $0.edition.id == step.newer })
            else { return nil }
            return (older, newer)
        }
    }
}

extension Change {
    /// Whether a reader is told the same of both, whatever the words were.
    fileprivate func tellsSame(as other: Change) -> Bool {
        relation == other.relation && strength == other.strength && perhapsReversed == other.perhapsReversed
    }
}
