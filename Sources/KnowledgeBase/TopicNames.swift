import HIGModel

/// Understands how users name topics: by slug, title or alias, in singular or plural, with spaces or hyphens.
struct TopicNames {
    let topics: [Topic]

    /// The topic of a name; `nil` when there is none.
    func find(_ name: String) -> Topic? {
        let wanted = TopicNames.folded(name)
        return topics.first { $0.slug == name }
            ?? topics.first { TopicNames.folded($0.slug) == wanted || TopicNames.folded($0.title) == wanted }
            ?? topics.first { $0.aliases.contains { TopicNames.folded($0) == wanted } }
    }

    /// - Throws: `Problem` with near names when no topic is called that.
    func topic(_ name: String) throws -> Topic {
        guard let topic = find(name) else {
            throw Problem(
                .usage, "no topic is called \(name)",
                next: Suggestion.hint(for: name, among: names, list: "higkb topics"))
        }
        return topic
    }

    var names: [String] { topics.flatMap { [$0.slug] + $0.aliases } }

    /// The slugs of a topic and of its parts.
    func family(of topic: Topic) -> [String] {
        [topic.slug] + topics.filter { $0.parent == topic.slug }.map(\.slug)
    }

    private static func folded(_ name: String) -> String {
        let words = name.lowercased().split { $0 == "-" || $0 == " " || $0 == "_" }
        return words.map {
            $0.count > 3 && $0.hasSuffix("s") && !$0.hasSuffix("ss") ? String($0.dropLast()) : String($0)
        }
        .joined(separator: "-")
    }
}
