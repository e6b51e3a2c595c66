import HIGModel
import HIGStore
import HIGText

/// What a reader of a topic looks at.
struct TopicView: Hashable, Sendable {
    /// Slugs of the topic and its parts: the main topics of the rules in view.
    let topics: Set<String>
    /// The topic of which rules on others that speak of it are in view as well; `nil` where only those on it are.
    let mentioned: String?

    init(topics: Set<String>, mentioned: String? = nil) {
        self.topics = topics
        self.mentioned = mentioned
    }

    init(_ family: TopicFamily, withMentions: Bool = false) {
        self.init(topics: Set(family.slugs), mentioned: withMentions ? family.topic.slug : nil)
    }

    func holds(_ rule: Rule) -> Bool {
        topics.contains(rule.topic) || mentioned.map(rule.topics.contains) ?? false
    }

    /// The rules in view.
    var filter: RuleFilter {
        // A rule on a part is one on the whole as well.
        mentioned.map { RuleFilter(mentioning: [$0]) } ?? RuleFilter(topics: topics.sorted())
    }
}

extension TopicFamily {
    /// How many rules on other topics speak of this one, and what to ask for them: `2 rules on other topics speak of it:
    /// higkb history undo --mentions`; `nil` where none does.
    ///
    /// - Parameters:
    ///   - editions: the ids of those that count; `nil` for all.
    ///   - question: the command that takes them in.
    func mentionsNote(
        in editions: [String]? = nil, askedBy question: String, reader: StoreReader
    ) throws -> String? {
        let speaking = try reader.rules(matching: RuleFilter(mentioning: [topic.slug], editions: editions))
        let others = speaking.count { !slugs.contains($0.topic) }
        return Mentions(rules: others)?.note(askedBy: question)
    }

    /// How many pieces of advice that the topic's history tells of two editions have on other topics alone; `nil` where
    /// there are none.
    ///
    /// - Parameters:
    ///   - shown: the lineages in view.
    ///   - editions: the ids of the two.
    func filedElsewhereNote(
        besides shown: Set<String>, in editions: [String], reader: StoreReader
    ) throws -> String? {
        let count = try reader.lineages(onTopics: slugs, in: editions).subtracting(shown).count
        guard count > 0 else { return nil }
        let place = count == 1 ? "stands under another topic" : "stand under other topics"
        return
            "in these two editions, \(counted(count, "piece")) of advice that others give on \(topic.slug) \(place): "
            + KnowledgeBase.historyCommand(of: topic.slug)
    }

    /// What `mentionsNote` says, for who asks for the topic's history.
    ///
    /// - Parameters:
    ///   - line: the editions of the series that is asked about; `nil` for all.
    ///   - series: its name.
    func mentionsInHistory(of line: [Edition]?, _ series: String?, _ reader: StoreReader) throws -> String? {
        try mentionsNote(
            in: line?.map(\.id), askedBy: KnowledgeBase.historyCommand(of: topic.slug, inSeries: series), reader: reader
        )
    }
}
