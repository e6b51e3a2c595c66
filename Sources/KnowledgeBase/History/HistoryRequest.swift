import HIGModel
import HIGStore

/// A request for the life of a topic's advice, of a lineage or of a rule.
struct HistoryRequest {
    /// As the user typed it.
    let name: String
    /// The topic that is called so, with its parts; `nil` where it is a lineage or a rule.
    let family: TopicFamily?
    /// Whether rules on other topics that speak of the topic are taken in.
    let withMentions: Bool
    /// The only series that it is told of, as the user named it; `nil` for all.
    let series: String?
    /// The editions that it is told of, by date.
    let line: [Edition]

    /// What is told, before anything is left out of it.
    struct Answer {
        /// Without notes.
        let history: History
        fileprivate let timeline: Timeline
        /// How many rules of the lineages are not told of, and what tells of them; `nil` where all are.
        let leftOut: String?

        /// What is to be borne in mind of the editions that lineages are told of: how far they are held, and that what is
        /// told as removed may but be worded otherwise.
        ///
        /// - Parameter near: whether the likeliest counterparts are told as well.
        func notes(on lineages: [Lineage], near: Bool, _ reader: StoreReader) throws -> [String] {
            let shares = try timeline.removals(from: lineages).map {
                try LinkedShare(from: $0.older, to: $0.newer, reader: reader)
            }
            let caution = shares.caution.map { caution in
                let whole = caution + ", and what is told as first may be older"
                return near ? whole : whole + "; --near shows the likeliest counterparts"
            }
            return timeline.notes(for: lineages) + [caution].compactMap { $0 }
        }
    }

    /// - Parameter named: the rules that are called so, of whatever edition.
    /// - Returns: `nil` where the editions say nothing of it.
    func answer(from named: [Rule], _ reader: StoreReader) throws -> Answer? {
        let told = Set(line.map(\.id))
        let rules = named.filter { told.contains($0.edition) }
        let changeLog = try family.map { try reader.changeLog(onTopics: $0.slugs) } ?? []
        let entries = changeLog.filter { told.contains($0.edition) }
        guard !rules.isEmpty || !entries.isEmpty else { return nil }
        let ids = rules.map(\.lineage).distinct(of: \.self)
        let isOfRules = family == nil && !ids.contains(name)
        let members = try LineageMembers(of: ids, inLineOf: isOfRules ? rules.map(\.id) : nil, reader)
        let timeline = Timeline(
            summaries: try reader.editionSummaries().filter { told.contains($0.edition.id) },
            view: family.map { TopicView($0, withMentions: withMentions) },
            rules: members.rules.filter { told.contains($0.edition) },
            untold: members.rules.filter { !told.contains($0.edition) }, links: members.links)
        let history = History(
            subject: family?.topic.title ?? rules.first?.statement ?? name,
            lineages: try ids.map { timeline.lineage($0) }.withSameWords(among: line, reader: reader),
            changeLog: entries, notes: [])
        return Answer(history: history, timeline: timeline, leftOut: members.note(onEditions: told, series))
    }
}
