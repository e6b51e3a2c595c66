import HIGModel
import HIGParsing
import HIGText

/// What topics are called in a catalog and not here, because the vocabulary was extended where it was made.
struct CatalogTopics {
    /// In the catalog's order, with the names and the whole that are not known here.
    let lacking: [Topic]

    /// - Parameter known: the vocabulary here, by slug.
    init(_ catalog: CatalogFile, known: [String: Topic]) {
        lacking = catalog.topics.compactMap { topic in
            let here = known[topic.slug]
            let aliases = topic.aliases.filter { !(here?.aliases.contains($0) ?? false) }
            let parent = topic.parent == here?.parent ? nil : topic.parent
            guard !aliases.isEmpty || parent != nil else { return nil }
            return Topic(slug: topic.slug, title: topic.title, aliases: aliases, parent: parent)
        }
    }

    /// A warning that names them; `nil` where there are none.
    ///
    /// - Parameters:
    ///   - name: the catalog's.
    ///   - path: the file that they can be written to.
    func warning(of name: String, adding path: String) -> String? {
        guard !lacking.isEmpty else { return nil }
        let shown = lacking.prefix(5).map { topic in
            let names = topic.aliases + (topic.parent.map { ["a part of \($0)"] } ?? [])
            let more = names.count > 5 ? ", and \(names.count - 5) more" : ""
            return "\(topic.slug.nameTyped) (\(names.prefix(5).map(\.nameTyped).joined(separator: ", "))\(more))"
        }
        let rest = lacking.count > shown.count ? " and \(lacking.count - shown.count) more" : ""
        return "\(name): topics with names that are not known here: \(shown.joined(separator: ", "))\(rest); "
            + "to ask by them, write them to \(path)"
    }
}
