import HIGModel
import HIGStore
import HIGText

/// Understands how users name topics: by slug, title or alias, in singular or plural, with spaces, hyphens or neither, or by
/// the class that makes an element.
struct TopicNames {
    let topics: [Topic]

    /// The topic of a name; `nil` when there is none.
    func find(_ name: String) -> Topic? {
        topics.first { $0.slug == name } ?? find(name, as: TopicNames.folded) ?? find(name, as: TopicNames.joined)
            ?? ClassName(name)?.elements.lazy.compactMap { find($0.joined(), as: TopicNames.joined) }.first
    }

    private static func folded(_ name: String) -> String { Singular.ofEach(in: name.lowercased()) }
    private static func joined(_ name: String) -> String { folded(name).filter { $0 != " " } }

    /// The topic with a name that reads the same; an alias only where no topic is called so itself.
    private func find(_ name: String, as read: (String) -> String) -> Topic? {
        let wanted = read(name)
        return topics.first { [$0.slug, $0.title].map(read).contains(wanted) }
            ?? topics.first { $0.aliases.map(read).contains(wanted) }
    }

    /// All names, of those that differ in spaces one.
    var names: [String] {
        topics.flatMap { topic in
            [topic.slug] + topic.aliases.filter { TopicNames.joined($0) != TopicNames.joined(topic.slug) }
        }
    }

    func family(of topic: Topic) -> TopicFamily {
        TopicFamily(topic: topic, parts: topics.filter { $0.parent == topic.slug })
    }
}

extension StoreReader {
    /// The vocabulary, and the topics that only an edition's sections gave.
    func knownTopics() throws -> [Topic] {
        let known = try vocabulary()
        let slugs = Set(known.map(\.slug))
        return try known + topics().map(\.topic).filter { !slugs.contains($0.slug) }
    }

    /// The topic that a name points to, with its parts; `nil` when there is none.
    ///
    /// A slug, as most names are, is answered without reading the whole vocabulary.
    func topicFamily(_ name: String) throws -> TopicFamily? {
        let family = try family(ofTopic: name)
        if let topic = family.first { return TopicFamily(topic: topic, parts: Array(family.dropFirst())) }
        let names = TopicNames(topics: try knownTopics())
        return names.find(name).map { names.family(of: $0) }
    }

    /// The topic's slug and the edition's name where a name is made of both, in either order; `nil` where it is not. A
    /// series is no edition.
    func topicAndEdition(_ name: String) throws -> (topic: String, edition: String)? {
        let words = name.split(separator: " ").map(String.init)
        guard words.count > 1 else { return nil }
        let editions = EditionNames(try editions())
        for (edition, rest) in [(words.last, words.dropLast()), (words.first, words.dropFirst())] {
            guard let edition, editions.knows(edition), !editions.knowsSeries(edition) else { continue }
            if let family = try topicFamily(rest.joined(separator: " ")) { return (family.topic.slug, edition) }
        }
        return nil
    }

    /// - Throws: `Problem` with near names when no topic is called that.
    func requiredTopicFamily(_ name: String) throws -> TopicFamily {
        if let family = try topicFamily(name) { return family }
        let names = TopicNames(topics: try knownTopics()).names
        if try EditionNames(editions()).knows(name) {
            throw Problem(
                .usage, "no topic is called \(name.nameTyped): it names an edition",
                next: "higkb rules --edition \(name.abridged.shellWord) shows what it says")
        }
        if let (topic, edition) = try topicAndEdition(name) {
            throw Problem(
                .usage, "no topic is called \(name.nameTyped): its \(edition.abridged) names an edition",
                next: "higkb rules \(topic) --edition \(edition.abridged.shellWord) shows what that says")
        }
        if try RuleNames(reader: self).knowsWhole(name) {
            throw Problem(
                .usage, "no topic is called \(name.nameTyped): it names a rule",
                next: "higkb show \(name.abridged.shellWord) prints it")
        }
        throw Problem(
            .usage, "no topic is called \(name.nameTyped)",
            next: Suggestion.hint(for: name, among: names, list: "higkb topics"))
    }
}
