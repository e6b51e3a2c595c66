import HIGModel
import HIGStore
import HIGText

extension KnowledgeBase {
    /// The life of a topic's advice (with its parts), or of one rule, through the editions of its series; of an edition,
    /// what it says of its own changes.
    ///
    /// - Parameters:
    ///   - withMentions: whether rules on other topics that speak of a topic are taken in.
    ///   - start: a date, or an edition's name, from which on it is told; `nil` for all of it.
    ///   - near: whether what is told as removed or first comes with the likeliest counterpart that was refused.
    /// - Throws: `Problem` with near names when neither a topic nor a rule is called that, when mentions are asked of what is no
    ///   topic, or when the start is neither a date nor an edition.
    public func history(
        of name: String, withMentions: Bool = false, since start: String? = nil, near: Bool = false
    ) throws -> History {
        try store.read { reader in
            let summaries = try reader.editionSummaries()
            let family = try reader.topicFamily(name)
            let editions = summaries.map(\.edition)
            let names = EditionNames(editions)
            if withMentions, family == nil {
                throw Problem(
                    .usage, "--mentions needs a topic, which \(name.nameTyped) is not",
                    next: "higkb topics lists the topics")
            }
            if family == nil, names.knows(name) {
                return try changeLog(of: names.edition(name).id, since: start, reader: reader, among: editions)
            }
            let view = family.map { TopicView($0, withMentions: withMentions) }
            let rules =
                try view.map { try reader.rules(matching: $0.filter) } ?? historyRules(named: name, reader: reader)
            let changeLog = try family.map { try reader.changeLog(onTopics: $0.slugs) } ?? []
            let others = withMentions ? nil : try family?.mentionsInHistory(reader)
            guard !rules.isEmpty || !changeLog.isEmpty else {
                throw Problem(
                    .nothingFound, "no rule has \(name.abridged) as its main topic",
                    next: others
                        ?? "higkb topics lists the topics that have rules; higkb search \(name.abridged.shellWord) looks for the words"
                )
            }
            let ids = rules.map(\.lineage).distinct(of: \.self)
            let timeline = Timeline(
                summaries: summaries, view: view, rules: try reader.rules(matching: RuleFilter(lineages: ids)),
                links: try reader.links(ofLineages: ids))
            let whole = History(
                subject: family?.topic.title ?? rules.first?.statement ?? name,
                lineages: try ids.map { timeline.lineage($0) }.withSameWords(among: editions, reader: reader),
                changeLog: changeLog, notes: [])
            let shown = try start.map { try whole.since($0, among: editions) } ?? whole
            let caution = try KnowledgeBase.caution(of: timeline, on: shown.lineages, near: near, reader: reader)
            return History(
                subject: shown.subject,
                lineages: near ? try shown.lineages.withNear(among: editions, reader: reader) : shown.lineages,
                changeLog: shown.changeLog,
                notes: [others].compactMap { $0 } + shown.notes + timeline.notes(for: shown.lineages)
                    + [caution].compactMap { $0 })
        }
    }

    /// What is to be borne in mind where editions are worded far apart; `nil` where none are.
    private static func caution(
        of timeline: Timeline, on lineages: [Lineage], near: Bool, reader: StoreReader
    ) throws -> String? {
        let shares = try timeline.removals(from: lineages).map {
            try LinkedShare(from: $0.older, to: $0.newer, reader: reader)
        }
        return shares.caution.map { caution in
            let whole = caution + ", and what is told as first may be older"
            return near ? whole : whole + "; --near shows the likeliest counterparts"
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
