import HIGModel
import HIGText
import Yams

/// A vocabulary as it is written down: groups of topics with their aliases, and the parts.
struct VocabularyForm {
    /// What keeps a text from being a vocabulary, or makes it contradict itself.
    struct Fault: Error {
        let message: String
        var line: Int?
        let next: String
    }

    /// By group, then by slug.
    private var groups: [String: [String: [String]]] = [:]
    /// From a part to its whole.
    private var parts: [String: String] = [:]

    /// Without any topic.
    init() {}

    init(yaml: String) throws(Fault) {
        let root: Node?
        do {
            root = try HandWrittenYAML.root(of: yaml)
        } catch {
            throw Fault(message: error.message, line: error.line, next: VocabularyForm.next)
        }
        // A text of nothing but comments adds nothing.
        guard let root else { return }
        for (key, entries) in try VocabularyForm.pairs(root) {
            for (slug, value) in try VocabularyForm.pairs(entries, ofSlugs: true) {
                if key == "parts" {
                    parts[slug] = try VocabularyForm.text(value)
                } else {
                    guard let aliases = value.sequence else { throw VocabularyForm.fault(value) }
                    groups[key, default: [:]][slug] = try aliases.map { alias throws(Fault) in
                        try VocabularyForm.text(alias)
                    }
                }
            }
        }
    }

    private static let next = "write groups of topics, each as slug: [alias, …]"

    private static func fault(_ node: Node) -> Fault {
        Fault(message: "not a vocabulary of topics", line: node.mark?.line, next: next)
    }

    private static func pairs(_ node: Node, ofSlugs: Bool = false) throws(Fault) -> [(String, Node)] {
        guard let mapping = node.mapping else { throw fault(node) }
        return try mapping.map { pair throws(Fault) in
            let key = try text(pair.key)
            if ofSlugs, !isSlug(key) {
                throw Fault(
                    message: "\"\(key.abridged)\" cannot stand in a rule's id", line: pair.key.mark?.line,
                    next: "name the topic in small letters a-z, digits and hyphens, and add an alias as it is written")
            }
            return (key, pair.value)
        }
    }

    /// Slugs become parts of ids, which readers write one beside the other, and of paths.
    private static func isSlug(_ text: String) -> Bool {
        text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
            !word.isEmpty && word.utf8.allSatisfy { (0x61...0x7a).contains($0) || (0x30...0x39).contains($0) }
        }
    }

    private static func text(_ node: Node) throws(Fault) -> String {
        guard let text = node.scalar?.string, !text.isEmpty else { throw fault(node) }
        return text
    }

    /// With what another form adds: aliases for the topics that this one has, and topics and parts of its own.
    func extended(by addition: VocabularyForm) -> VocabularyForm {
        var extended = self
        for (group, entries) in addition.groups {
            for (slug, aliases) in entries {
                let home = groups.keys.first { groups[$0]?[slug] != nil } ?? group
                extended.groups[home, default: [:]][slug, default: []] += aliases
            }
        }
        extended.parts.merge(addition.parts) { _, added in added }
        return extended
    }

    func slugs(ofGroup group: String) -> Set<String> { Set((groups[group] ?? [:]).keys) }

    /// The topics by slug.
    ///
    /// - Throws: `Fault` for the first contradiction in alphabetical order.
    func topics() throws(Fault) -> [String: Topic] {
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
                    guard !words.isEmpty else {
                        throw Fault(message: "\"\(name)\" names nothing", next: "write words, or leave it out")
                    }
                    if let owner = owners.updateValue(slug, forKey: words), owner != slug {
                        throw Fault(
                            message: "\"\(name)\" names both \(owner) and \(slug)", next: "let it name one of them")
                    }
                }
            }
        }
        for (part, whole) in parts.sorted(by: { $0.key < $1.key }) {
            if let missing = [part, whole].first(where: { topics[$0] == nil }) {
                throw Fault(
                    message: "parts names \(missing), which is no topic",
                    next: "add \(missing): [] to a group, or mend it")
            }
            if parts[whole] != nil {
                throw Fault(
                    message: "\(part) is a part of \(whole), which is a part itself",
                    next: "let the whole of a part be no part")
            }
        }
        return topics
    }
}
