import HIGModel

/// A vocabulary as it is written down: groups of topics with their aliases, and the parts.
struct VocabularyForm: Decodable {
    /// What makes a vocabulary contradict itself.
    struct Fault: Error {
        let message: String
        let next: String
    }

    /// By group, then by slug.
    private let groups: [String: [String: [String]]]
    /// From a part to its whole.
    private let parts: [String: String]

    private struct Key: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let parts = Key(stringValue: "parts")
        self.parts = try container.decodeIfPresent([String: String].self, forKey: parts) ?? [:]
        groups = try container.allKeys.filter { $0.stringValue != parts.stringValue }.reduce(into: [:]) {
            $0[$1.stringValue] = try container.decode([String: [String]].self, forKey: $1)
        }
    }

    func slugs(ofGroup group: String) -> Set<String> { Set((groups[group] ?? [:]).keys) }

    /// The topics by slug.
    ///
    /// - Throws: `Fault` for the first contradiction in alphabetical order.
    func topics() throws -> [String: Topic] {
        var topics: [String: Topic] = [:]
        var owners: [[String]: String] = [:]
        for (group, entries) in groups.sorted(by: { $0.key < $1.key }) {
            for (slug, aliases) in entries.sorted(by: { $0.key < $1.key }) {
                guard topics[slug] == nil else {
                    throw Fault(message: "\(slug) stands in two groups", next: "keep it in one of them: \(group)?")
                }
                topics[slug] = Topic(
                    slug: slug, title: Topic.title(ofSlug: slug), aliases: aliases, parent: parts[slug])
                for name in [slug] + aliases {
                    let words = Word.all(in: name).map { Singular.of($0.text) }
                    if let owner = owners.updateValue(slug, forKey: words), owner != slug {
                        throw Fault(
                            message: "\"\(name)\" names both \(owner) and \(slug)", next: "let it name one of them")
                    }
                }
            }
        }
        for (part, whole) in parts.sorted(by: { $0.key < $1.key }) {
            guard let missing = [part, whole].first(where: { topics[$0] == nil }) else { continue }
            throw Fault(
                message: "parts names \(missing), which is no topic", next: "add \(missing): [] to a group, or mend it")
        }
        return topics
    }
}
