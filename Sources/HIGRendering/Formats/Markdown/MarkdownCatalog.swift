import HIGModel
import HIGText

/// A catalog as Markdown, a file a topic, for code hosts and for programs that read what people read.
///
/// `README.md` lists the topics, and `llms.txt` does so in the form of https://llmstxt.org.
public struct MarkdownCatalog: FolderFormat {
    private let catalog: any Catalog

    public init(_ catalog: any Catalog) {
        self.catalog = catalog
    }

    /// The list of files for programs; `README.md` would not do, since any folder may have one.
    public static let hallmark = "llms.txt"
    /// What the list says of its files.
    public static let signature =
        "Every file holds the advice on one topic: its newest words, then what each edition says"

    public static let index = hallmark
    public static let unnamed: Set = ["README.md"]

    /// Writes a topic's file a piece of advice at a time.
    public func write(to folder: any Folder) throws {
        var counts: [String: Int] = [:]
        for topic in catalog.topics {
            try folder.write(MarkdownCatalog.path(of: topic)) { sink in
                try sink(opening(of: topic))
                let count = try catalog.countedLineages(on: topic) { try sink(MarkdownCatalog.text(of: $0)) }
                if count == 0 { try sink("\n\(Topic.carriedOn)\n") }
                counts[topic.slug] = count
            }
        }
        try folder.write("README.md") { sink in
            try sink("# \(MarkdownText.escaped(catalog.title))\n\n" + editions + "\n## Topics\n\n" + topics(counts))
        }
        try folder.write(MarkdownCatalog.hallmark) { sink in
            try sink("# \(MarkdownText.escaped(catalog.title))\n\n> \(summary)\n\n")
            try sink("\(MarkdownCatalog.signature), with its source.\n\n## Topics\n\n" + topics(counts))
        }
    }

    private var summary: String {
        let (counts, editions) = (catalog.counts, catalog.editions.map(\.edition.id).joined(separator: ", "))
        return "\(counted(counts.rules, "rule")) of \(counted(catalog.editions.count, "edition")) (\(editions)), "
            + "\(counted(counts.lineages, "piece")) of advice."
    }

    private var editions: String {
        let rows = catalog.editions.map { summary in
            "| \(MarkdownText.escaped(summary.edition.id)) | \(MarkdownText.escaped(summary.edition.title)) "
                + "| \(MarkdownText.escaped(summary.holding.summary)) |\n"
        }
        return "| Edition | Title | Held |\n| --- | --- | --- |\n" + rows.joined()
    }

    private func topics(_ counts: [String: Int]) -> String {
        catalog.topics.map { topic in
            let count = counted(counts[topic.slug] ?? 0, "piece")
            return "- [\(MarkdownText.escaped(topic.title))](\(MarkdownCatalog.path(of: topic))): \(count) of advice\n"
        }.joined()
    }

    private static func path(of topic: Topic) -> String { "topics/\(HTMLText.anchor(topic.slug)).md" }

    private func opening(of topic: Topic) -> String {
        let also = topic.aliases.isEmpty ? "" : "\nAlso: " + MarkdownText.escaped(topic.aliases.joined(separator: ", "))
        return "# \(MarkdownText.escaped(topic.title))\n" + also + (also.isEmpty ? "" : "\n")
    }

    private static func text(of lineage: CatalogLineage) -> String {
        let statement = MarkdownText.escaped(lineage.newest?.statement ?? lineage.lineage.id)
        return "\n<a id=\"\(HTMLText.anchor(lineage.lineage.id))\"></a>\n\n## \(statement)\n\n"
            + MarkdownText.escaped(lineage.standing) + "\n\n" + lineage.lineage.steps.map(text).joined()
    }

    private static func text(of step: Lineage.Step) -> String {
        let label = "- **\(MarkdownText.escaped(step.edition.id))**"
        guard !step.rules.isEmpty else {
            return label + " " + MarkdownText.escaped(step.note?.words ?? "not stated") + "\n"
        }
        let place = step.change?.place.map { " (" + MarkdownText.escaped($0) + ")" } ?? ""
        let verdict = step.change.map { " · " + MarkdownText.inline($0.verdict) + place } ?? ""
        return label + verdict + "\n"
            + step.rules.map { rule in
                let body = rule.bodyParts
                let statement = MarkdownText.statement(
                    MarkdownText.escaped(rule.statement), after: rule.introduction, indent: "    ")
                return "  - \(rule.modality.rawValue): \(statement)\n"
                    + (body.isEmpty ? "" : MarkdownText.body(body, indent: "    ") + "\n")
                    + "\n    \(MarkdownText.line(rule.source.text)) · `\(rule.id)`\n"
            }.joined()
    }
}
