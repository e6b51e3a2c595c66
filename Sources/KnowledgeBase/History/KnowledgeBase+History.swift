import HIGModel
import HIGStore
import HIGText

extension KnowledgeBase {
    /// The life of a topic's advice (with its parts), of a lineage or of one rule, through the editions of its series; of an
    /// edition, what it says of its own changes. Of a rule it is told what it came from and what came of it, as `diff` has
    /// it: others of its lineage may live longer.
    ///
    /// - Parameters:
    ///   - withMentions: whether rules on other topics that speak of a topic are taken in.
    ///   - series: the only line of editions that it is told of; `nil` for all.
    ///   - start: a date, or an edition's name, from which on it is told; `nil` for all of it.
    ///   - near: whether what is told as removed or first comes with the likeliest counterpart that was refused.
    /// - Throws: `Problem` with near names when neither a topic nor a rule is called that, when mentions are asked of what is no
    ///   topic or a series of what is an edition, when no edition is of the series, or when the start is neither a date nor an
    ///   edition.
    public func history(
        of name: String, withMentions: Bool = false, inSeries series: String? = nil, since start: String? = nil,
        near: Bool = false
    ) throws -> History {
        try store.read { reader in
            let family = try reader.topicFamily(name)
            let names = EditionNames(try reader.editions())
            if withMentions, family == nil { throw KnowledgeBase.mentionsOfNoTopic(name) }
            if family == nil, names.knows(name) {
                return try changeLog(of: names.edition(name), in: series, since: start, reader: reader, among: names)
            }
            let line = try series.map { try names.editions(ofSeries: $0) } ?? names.editions
            let named =
                try family.map { try reader.rules(matching: TopicView($0, withMentions: withMentions).filter) }
                ?? historyRules(named: name, reader: reader)
            let others =
                withMentions ? nil : try family?.mentionsInHistory(of: series == nil ? nil : line, series, reader)
            let request = HistoryRequest(
                name: name, family: family, withMentions: withMentions, series: series, line: line)
            guard let told = try request.answer(from: named, reader) else {
                throw KnowledgeBase.nothing(on: name, in: named.isEmpty ? nil : series, others: others)
            }
            let shown = try start.map { try told.history.since($0, among: names) } ?? told.history
            return History(
                subject: shown.subject,
                lineages: near ? try shown.lineages.withNear(among: line, reader: reader) : shown.lineages,
                changeLog: shown.changeLog,
                notes: [others, told.leftOut].compactMap { $0 } + shown.notes
                    + (try told.notes(on: shown.lineages, near: near, reader)))
        }
    }

    /// What to type for a history: `higkb history toolbar --series ios`.
    ///
    /// - Parameter series: as the user named it; `nil` for all.
    static func historyCommand(of name: String, inSeries series: String? = nil) -> String {
        "higkb history \(name)" + (series.map { " --series \($0.abridged.shellWord)" } ?? "")
    }

    private static func mentionsOfNoTopic(_ name: String) -> Problem {
        Problem(
            .usage, "--mentions needs a topic, which \(name.nameTyped) is not", next: "higkb topics lists the topics")
    }

    /// - Parameters:
    ///   - series: the line that has nothing on it where others have; `nil` where none has.
    ///   - others: what speaks of it under other topics.
    private static func nothing(on name: String, in series: String?, others: String?) -> Problem {
        if let series {
            return Problem(
                .nothingFound, "no edition of the series \(series.abridged) has a rule on it",
                next: others ?? "without --series it is told of all editions")
        }
        return Problem(
            .nothingFound, "no rule has \(name.abridged) as its main topic",
            next: others
                ?? "higkb topics lists the topics that have rules; higkb search \(name.abridged.shellWord) looks for the words"
        )
    }

    private func changeLog(
        of edition: Edition, in series: String?, since start: String?, reader: StoreReader, among names: EditionNames
    ) throws -> History {
        guard series == nil else {
            throw Problem(
                .usage, "--series needs a topic or a rule, and \(edition.id) is an edition",
                next: "higkb history \(edition.id) shows what it says of its own changes")
        }
        let entries = try reader.changeLog(of: edition.id)
        guard !entries.isEmpty else {
            throw Problem(
                .nothingFound, "\(edition.id) says nothing of its own changes",
                next: "higkb whatsnew \(edition.id) compares it with the edition before it")
        }
        let whole = History(subject: edition.id, lineages: [], changeLog: entries, notes: [])
        guard let start else { return whole }
        let shown = try whole.since(start, among: names)
        guard !shown.changeLog.isEmpty else {
            throw Problem(
                .nothingFound, "\(edition.id) says nothing of its own changes since \(start)",
                next: "higkb history \(edition.id) shows what it says of earlier ones")
        }
        return shown
    }

    /// The rules of a name that is not a topic, all of a lineage's where it is one; the error offers near topics, or near
    /// rules where there are none or a path was typed, and what to ask of a file.
    private func historyRules(named name: String, reader: StoreReader) throws -> [Rule] {
        let names = RuleNames(reader: reader)
        let rules = try names.held(name)
        // A lineage may go on in series of which no rule's id ends so.
        if rules.contains(where: { $0.lineage == name }) {
            return try reader.rules(matching: RuleFilter(lineages: [name]))
        }
        guard rules.isEmpty else { return rules }
        if let problem = try names.file(called: name, .usage) { throw problem }
        if let (topic, edition) = try reader.topicAndEdition(name) {
            throw Problem(
                .usage, "no topic or rule is called \(name.nameTyped): its \(edition.abridged) names an edition",
                next: "higkb history \(topic) --since \(edition.abridged.shellWord) begins there")
        }
        let topics = TopicNames(topics: try reader.knownTopics()).names
        let nearTopics = name.contains("/") ? [] : Suggestion.nearest(to: name, among: topics)
        let near =
            nearTopics.isEmpty ? Suggestion.nearest(to: name, among: try names.names(asLongAs: name)) : nearTopics
        throw Problem(
            .usage, "no topic or rule is called \(name.nameTyped)",
            next: Suggestion.hint(near, list: name.contains("/") ? "higkb rules" : "higkb topics"))
    }
}

extension History {
    /// The part from a date on, or from an edition on.
    fileprivate func since(_ start: String, among names: EditionNames) throws -> History {
        let shown = try names.editions(since: start)
        return since(start, editions: Set(shown.map(\.id)), date: PartialDate(start) ?? shown.first?.date)
    }
}
