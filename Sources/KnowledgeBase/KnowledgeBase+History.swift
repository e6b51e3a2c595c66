import HIGLineage
import HIGModel
import HIGStore

extension KnowledgeBase {
    /// The life of a topic's advice (with its parts), or of one rule, through the editions of its series; of an edition,
    /// what it says of its own changes.
    ///
    /// - Parameter start: a date, or an edition's name, from which on it is told; `nil` for all of it.
    /// - Throws: `Problem` with near names when neither a topic nor a rule is called that, or the start is neither a
    ///   date nor an edition.
    public func history(of name: String, since start: String? = nil) throws -> History {
        try store.read { reader in
            let summaries = try reader.editionSummaries()
            let family = try reader.topicFamily(name)
            let editions = summaries.map(\.edition)
            let names = EditionNames(editions)
            if family == nil, names.know(name) {
                return try changeLog(of: names.edition(name).id, since: start, reader: reader, among: editions)
            }
            let rules =
                try family.map { try reader.rules(matching: RuleFilter(topics: $0.slugs)) }
                ?? historyRules(named: name, reader: reader)
            let changeLog = try family.map { try reader.changeLog(onTopics: $0.slugs) } ?? []
            guard !rules.isEmpty || !changeLog.isEmpty else {
                throw Problem(
                    .nothingFound, "no rule has \(name.abridged) as its main topic",
                    next:
                        "higkb topics lists the topics that have rules; higkb search \(name.abridged) looks for the words"
                )
            }
            let lineages = rules.map(\.lineage).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
            let timeline = Timeline(
                summaries: summaries, topics: family.map { Set($0.slugs) },
                rules: try reader.rules(matching: RuleFilter(lineages: lineages)),
                links: try reader.links(ofLineages: lineages))
            let whole = History(
                subject: family?.topic.title ?? rules.first?.statement ?? name,
                lineages: lineages.map { timeline.lineage($0) }, changeLog: changeLog, notes: [])
            let shown = try start.map { try whole.since($0, among: editions) } ?? whole
            return History(
                subject: shown.subject, lineages: shown.lineages, changeLog: shown.changeLog,
                notes: shown.notes + timeline.notes(for: shown.lineages))
        }
    }

    private func changeLog(
        of edition: String, since start: String?, reader: StoreReader, among editions: [Edition]
    ) throws -> History {
        let entries = try reader.changeLog().filter { $0.edition == edition }
        guard !entries.isEmpty else {
            throw Problem(
                .nothingFound, "\(edition) says nothing of its own changes",
                next: "higkb whatsnew \(edition) compares it with the edition before it")
        }
        let whole = History(subject: edition, lineages: [], changeLog: entries, notes: [])
        guard let start else { return whole }
        let shown = try whole.since(start, among: editions)
        guard !shown.changeLog.isEmpty else {
            throw Problem(
                .nothingFound, "\(edition) says nothing of its own changes since \(start)",
                next: "higkb history \(edition) shows what it says of earlier ones")
        }
        return shown
    }

    /// The rules of a name that is not a topic; the error offers near topics beside near rules.
    private func historyRules(named name: String, reader: StoreReader) throws -> [Rule] {
        do {
            return try reader.rules(named: name)
        } catch let problem as Problem where problem.kind == .nothingFound {
            let topics = TopicNames(topics: try reader.knownTopics()).names
            let ids = try reader.ruleIDs().map { String($0.drop { $0 != "/" }.dropFirst()) }
            throw Problem(
                .nothingFound, "no topic or rule is called \(name.abridged)",
                next: Suggestion.hint(for: name, among: topics + ids, list: "higkb topics"))
        }
    }
}

extension History {
    /// The part from a date on, or from an edition on.
    fileprivate func since(_ start: String, among editions: [Edition]) throws -> History {
        let shown = try EditionNames(editions).editions(since: start)
        return since(start, editions: Set(shown.map(\.id)), date: PartialDate(start) ?? shown.first?.date)
    }
}

/// Lays lineages out over the editions.
struct Timeline {
    /// Oldest first.
    let summaries: [EditionSummary]
    /// The topics asked for; `nil` when a rule was.
    let topics: Set<String>?
    private let rules: [String: [Rule]]
    private let links: [Link]

    /// - Parameters:
    ///   - rules: all rules of the lineages, by edition, source and position.
    ///   - links: all links between them.
    init(summaries: [EditionSummary], topics: Set<String>?, rules: [Rule], links: [Link]) {
        self.summaries = summaries
        self.topics = topics
        self.rules = Dictionary(grouping: rules, by: \.lineage)
        self.links = links
    }

    /// One step an edition, from the first edition of the lineage's series that states the advice, or might have,
    /// to the last.
    func lineage(_ id: String) -> Lineage {
        let members = rules[id] ?? []
        let series = Set(members.flatMap(\.series))
        var steps: [Lineage.Step] = []
        for summary in summaries where !series.isDisjoint(with: summary.edition.series) {
            let stated = seen(members.filter { $0.edition == summary.edition.id })
            let before = steps.last { !$0.rules.isEmpty && $0.edition.sharesSeries(with: summary.edition) }
            if stated.isEmpty {
                let topic = (before?.rules.first ?? members.first)?.topic
                guard let step = absence(in: summary, topic: topic, isAfterFirst: before != nil) else { continue }
                steps.append(step)
            } else {
                let change = before.flatMap { self.change(from: $0, to: stated, skipped: steps) }
                steps.append(Lineage.Step(edition: summary.edition, rules: stated, change: change, note: nil))
            }
        }
        return Lineage(id: id, steps: steps)
    }

    /// The rules of a step that the reader asked for, the one that carries the advice first.
    private func seen(_ rules: [Rule]) -> [Rule] {
        let wanted = rules.filter { topics?.contains($0.topic) ?? true }
        let shown = wanted.isEmpty ? rules : wanted
        let weight = { (rule: Rule) in
            links.filter { ($0.from == rule.id || $0.to == rule.id) && $0.bond == .statement }.map(\.confidence).max()
                ?? 0
        }
        return shown.enumerated().sorted { (-weight($0.element), $0.offset) < (-weight($1.element), $1.offset) }.map(
            \.element)
    }

    /// Why an edition does not state the advice; `nil` where it had not been given yet.
    private func absence(in summary: EditionSummary, topic: String?, isAfterFirst: Bool) -> Lineage.Step? {
        let covers = topic.map { summary.holding.covers(topic: $0) } ?? true
        if covers {
            return isAfterFirst
                ? Lineage.Step(edition: summary.edition, rules: [], change: nil, absence: .removed, note: "removed")
                : nil
        }
        guard let note = summary.partNote else { return nil }
        return Lineage.Step(
            edition: summary.edition, rules: [], change: nil, absence: .notFound, note: "not found; \(note)")
    }

    private func change(from before: Lineage.Step, to rules: [Rule], skipped: [Lineage.Step]) -> Change? {
        let between = skipped.filter { $0.edition > before.edition && $0.edition.sharesSeries(with: before.edition) }
        let olderIDs = Set(before.rules.map(\.id))
        let newerIDs = Set(rules.map(\.id))
        let joining = links.filter { olderIDs.contains($0.from) && newerIDs.contains($0.to) }
        guard !joining.isEmpty else { return nil }
        let older = before.rules.filter { rule in joining.contains { $0.from == rule.id } }
        let newer = rules.filter { rule in joining.contains { $0.to == rule.id } }
        let change = ChangeClassifier.change(from: older, to: newer, links: joining)
        return between.contains { $0.absence == .removed } ? change.reintroduced : change
    }

    /// Editions held in part and gaps, each once.
    func notes(for lineages: [Lineage]) -> [String] {
        let seen = Set(lineages.flatMap(\.steps).map(\.edition.id))
        let held = summaries.filter { seen.contains($0.edition.id) }
        var notes = held.compactMap(\.partNote)
        for pair in Linking.pairs(of: held.map(\.edition)) {
            guard let older = held.first(where: { $0.edition.id == pair.older }),
                let newer = held.first(where: { $0.edition.id == pair.newer })
            else { continue }
            notes += EditionChain(from: older.edition, to: newer.edition, among: held).gaps.filter {
                !notes.contains($0)
            }
        }
        return notes
    }
}

extension Change {
    /// The same change of advice that had been absent in between.
    fileprivate var reintroduced: Change {
        Change(
            from: from, to: to, relation: .reintroduced, moved: moved, strength: strength, confidence: confidence,
            evidence: evidence, edits: edits, note: note)
    }
}
