import HIGModel
import HIGStore
import HIGText

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
            if family == nil, names.knows(name) {
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
                        "higkb topics lists the topics that have rules; higkb search \(name.abridged.shellWord) looks for the words"
                )
            }
            let lineages = rules.map(\.lineage).distinct(of: \.self)
            let timeline = Timeline(
                summaries: summaries, topics: family.map { Set($0.slugs) },
                rules: try reader.rules(matching: RuleFilter(lineages: lineages)),
                links: try reader.links(ofLineages: lineages))
            let whole = History(
                subject: family?.topic.title ?? rules.first?.statement ?? name,
                lineages: try lineages.map { timeline.lineage($0) }.withSameWords(among: editions, reader: reader),
                changeLog: changeLog, notes: [])
            let shown = try start.map { try whole.since($0, among: editions) } ?? whole
            let shares = try timeline.removals(from: shown.lineages).map {
                try LinkedShare(from: $0.older, to: $0.newer, reader: reader)
            }
            var notes = shown.notes + timeline.notes(for: shown.lineages)
            if let caution = shares.caution { notes.append(caution) }
            return History(
                subject: shown.subject, lineages: shown.lineages, changeLog: shown.changeLog, notes: notes)
        }
    }

    private func changeLog(
        of edition: String, since start: String?, reader: StoreReader, among editions: [Edition]
    ) throws -> History {
        let entries = try reader.changeLog(of: edition)
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

    /// The rules of a name that is not a topic; the error offers near topics, or near rules where there are none or a path
    /// was typed.
    private func historyRules(named name: String, reader: StoreReader) throws -> [Rule] {
        let rules = RuleNames(reader: reader)
        do {
            return try rules.find(name, unknown: .nothingFound)
        } catch let problem as Problem where problem.kind == .nothingFound {
            let topics = TopicNames(topics: try reader.knownTopics()).names
            let nearTopics = name.contains("/") ? [] : Suggestion.nearest(to: name, among: topics)
            let near =
                nearTopics.isEmpty
                ? Suggestion.nearest(to: name, among: try rules.names(asLongAs: name)) : nearTopics
            throw Problem(
                .usage, "no topic or rule is called \(name.nameTyped)",
                next: Suggestion.hint(near, list: name.contains("/") ? "higkb rules" : "higkb topics"))
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
