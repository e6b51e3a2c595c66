import HIGModel

/// Says what a source is about, and what each of its rules is about.
struct TopicFinder: Sendable {
    /// Where a rule goes when neither its section, its source nor its words name a topic.
    static let general = "general"

    let vocabulary: TopicVocabulary

    /// The topic that the statements and definitions of a text speak of most; a part counts for its whole.
    func subject(of texts: [String]) -> String? {
        var counts: [String: Int] = [:]
        var order: [String] = []
        for text in texts {
            for mention in vocabulary.mentions(in: text) {
                let slug = vocabulary.topics[mention.slug]?.parent ?? mention.slug
                if counts[slug] == nil { order.append(slug) }
                counts[slug, default: 0] += mention.words.count
            }
        }
        return order.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
    }

    /// The main topic of a rule, then the topic that it is a part of, then those it mentions in order of appearance.
    ///
    /// The main topic is that of the section (or source), unless the directive is about a part of it.
    func topics(of rule: RuleDraft, subject: String?) -> [String] {
        let mentions = vocabulary.mentions(in: rule.statement)
        let section =
            rule.section.reversed().lazy.compactMap { vocabulary.topic(namedBy: $0) }.first
            ?? rule.section.last.map { Slug.of($0, maximumWords: 6) }
        let home = section ?? subject
        let focus = (mentions.first { $0.offset >= rule.directive } ?? mentions.last)?.slug
        let main =
            focus.flatMap { home == nil || vocabulary.topics[$0]?.parent == home ? $0 : nil } ?? home ?? Self.general
        // A rule on a part is a rule on the whole as well.
        let whole = vocabulary.topics[main]?.parent
        var topics = [main]
        for slug in [whole].compactMap({ $0 }) + mentions.map(\.slug) where !topics.contains(slug) {
            topics.append(slug)
        }
        return topics
    }
}
