import HIGModel

extension CatalogEntry: Record {
    static let schemaName = "catalog-rule"
    static let about = "A rule with its place in the life of its advice."
    static let fields: [Field<CatalogEntry>] =
        Rule.fields.map { $0.lifted(through: \.rule) } + [
            Field("formerIds", "Ids of the rules of earlier editions that it goes on from, oldest first.", \.formerIDs),
            Field("laterIds", "Ids of the rules of later editions that go on from it directly.") { entry in
                entry.successors.map(\.id)
            },
            Field(
                "removedIn",
                "The first later edition known not to give the advice any more; null where a later edition has a rule of the "
                    + "lineage, and where nobody can tell.",
                \.removedIn),
        ]
}

extension Source: Record {
    static let schemaName = "source-file"
    static let about = "One file that the rules were read from."
    static let fields: [Field<Source>] = [
        Field("edition", "The edition's id.", \.edition),
        Field("file", "The file, relative to the ingested folder.", \.file),
        Field("document", "The document the text was taken from.", \.document),
        Field("chunk", "The chunk's number; null for pages and whole documents.", \.chunk),
        Field("format", "How the file is written.", \.format),
        Field("digest", "SHA-256 of the file.", \.digest),
        Field("whole", "Whether the file holds the whole document.", \.isWhole),
    ]
}

extension SourceFormat: NamedChoice {}

extension CatalogCounts: Record {
    static let schemaName = "counts"
    static let about = "How much the catalog holds."
    static let fields: [Field<CatalogCounts>] = [
        Field("sources", "Files.", \.sources),
        Field("rules", "Rules.", \.rules),
        Field("links", "Links between rules of different editions.", \.links),
        Field("lineages", "Pieces of advice.", \.lineages),
    ]
}

extension CatalogLineage: Record {
    static let schemaName = "catalog-lineage"
    static let about = "One piece of advice through time, rules named by id."
    static let fields: [Field<CatalogLineage>] = [
        Field("id", "The first rule's id without the edition.", \.lineage.id),
        Field("topic", "The main topic's slug, as of the newest rule.") { $0.newest?.topic ?? "" },
        Field("statement", "The advice in its newest words.") { $0.newest?.statement ?? "" },
        Field("first", "The first edition in view that gives it.") { $0.rules.first?.edition },
        Field("last", "The last edition in view that gives it.") { $0.rules.last?.edition },
        Field(
            "removedIn",
            "The first later edition known not to give the advice any more; null while it is in force or unknown.",
            \.removedIn),
        Field("steps", "One for every edition in view, oldest first.") { lineage in
            lineage.lineage.steps.map(CatalogStep.init)
        },
    ]
}

/// One edition's part in a lineage, rules named by id.
struct CatalogStep: Record {
    let step: Lineage.Step

    static let schemaName = "catalog-step"
    static let about = "How one edition states the advice, or that it does not."
    static let fields: [Field<CatalogStep>] = [
        Field("edition", "The edition's id.", \.step.edition.id),
        Field("rules", "Ids of the rules that carry the advice, main one first; empty when none is found.") { step in
            step.step.rules.map(\.id)
        },
        Field("relation", "What happened since the last edition that has it; null at the first.") { step in
            step.step.change?.relation
        },
        Field("moved", "Whether the main topic changed since; null at the first.") { $0.step.change?.moved },
        Field("strength", "How strongly it binds compared with before.") { $0.step.change?.strength },
        Field("confidence", "0 to 1, of the weakest link; null at the first.") { step in
            step.step.change?.confidence.map { Rounded($0) }
        },
        Field("note", "Why there is no rule, or what the reader should know of it.", \.step.note?.words),
        Field("perhapsReversed", Change.aboutPerhapsReversed + " Null at the first.") { step in
            step.step.change?.perhapsReversed
        },
    ]
}

/// An edition with its files and its rules by topic.
struct CatalogEdition: Record {
    let summary: EditionSummary
    let sources: [Source]
    let topics: [(topic: Topic, rules: [CatalogEntry])]
    let changeLog: [ChangeLogEntry]

    static let schemaName = "catalog-edition"
    static let about = "One edition with its files and its rules by topic."
    static let fields: [Field<CatalogEdition>] =
        Edition.fields.map { $0.lifted(through: \.summary.edition) } + [
            Field("holding", "How much of the edition is held.", \.summary.holding),
            Field("sources", "The files, by chunk number and name.", \.sources),
            Field("topics", "The topics that have rules in view, by slug.") { edition in
                edition.topics.map { CatalogTopic(topic: $0.topic, rules: $0.rules) }
            },
            Field("changeLog", "What the documents say of their own history, newest first.", \.changeLog),
        ]
}

/// A topic of one edition.
struct CatalogTopic: Record {
    let topic: Topic
    let rules: [CatalogEntry]

    static let schemaName = "catalog-topic"
    static let about = "The rules of one edition on one topic."
    static let fields: [Field<CatalogTopic>] = [
        Field("slug", "Lowercase words joined by hyphens.", \.topic.slug),
        Field("title", "The name for people.", \.topic.title),
        Field("rules", "The rules with this main topic, by source and position.", \.rules),
    ]
}

/// `export lineages`.
struct LineagesDocument: Document {
    let catalog: any Catalog

    static let kind = Schema.lineages
    static let about = "Pieces of advice through the editions, by topic and id."
    static let content: [Field<LineagesDocument>] = []
    static let lists: [ListField<LineagesDocument>] = [
        ListField("lineages", "The pieces of advice.") { try $0.catalog.forEachLineage(on: nil, $1) }
    ]
}

/// `export catalog`.
struct CatalogDocument: Document {
    let catalog: any Catalog

    static let kind = Schema.catalog
    static let about = "Editions with their topics and rules, the links between them, and the advice through time."
    static let content: [Field<CatalogDocument>] = [
        Field("topic", "The topic that the catalog is limited to; null when it holds all.", \.catalog.limit?.slug),
        Field("counts", "How much it holds.", \.catalog.counts),
    ]
    static let lists: [ListField<CatalogDocument>] = [
        ListField("topics", "The topics that have rules, by slug.") { document, body in
            try document.catalog.topics.forEach(body)
        },
        ListField("editions", "The editions, oldest first.") { try $0.catalog.forEachEdition($1) },
        ListField("links", "What joins rules of different editions.") { try $0.catalog.forEachLink($1) },
        ListField("lineages", "The pieces of advice, by topic and id.") { try $0.catalog.forEachLineage(on: nil, $1) },
    ]
}

extension Catalog {
    /// Hands over the editions in view one at a time, each whole.
    fileprivate func forEachEdition(_ body: (CatalogEdition) throws -> Void) throws {
        for summary in editions {
            var entries: [String: [CatalogEntry]] = [:]
            try forEachEntry(of: summary.edition.id, on: nil) { entries[$0.rule.topic, default: []].append($0) }
            try body(
                CatalogEdition(
                    summary: summary, sources: try sources(of: summary.edition.id),
                    topics: topics.compactMap { topic in entries[topic.slug].map { (topic, $0) } },
                    changeLog: try changeLog(of: summary.edition.id)))
        }
    }
}
