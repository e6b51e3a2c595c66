import HIGModel

/// A catalog of OSCAL: a group a topic, a control a rule.
///
/// Older rules link to those that go on from them: `moved-to` another topic, `incorporated-into` a rule that takes in
/// more, else `successor-version`. Removed rules stay, with the status `withdrawn`.
public struct OSCALCatalog {
    /// The format; it has no options.
    public init() {}

    /// Writes a control at a time.
    public func write(_ catalog: any Catalog, to sink: (String) throws -> Void) throws {
        var document = JSONStream(.object, depth: 0)
        try document.open(to: sink)
        try document.name("catalog", to: sink)
        var body = JSONStream(.object, depth: 1)
        try body.open(to: sink)
        let editions = catalog.editions.map(\.edition)
        try body.add("uuid", .string(UUID5.text(of: try OSCALCatalog.name(of: catalog))), to: sink)
        try body.add("metadata", OSCAL.metadata(title: catalog.title, editions: editions), to: sink)
        if !catalog.topics.isEmpty {
            try body.name("groups", to: sink)
            var groups = JSONStream(.array, depth: 2)
            try groups.open(to: sink)
            for topic in catalog.topics {
                try groups.next(to: sink)
                try write(topic, of: catalog, to: sink)
            }
            try groups.close(to: sink)
        }
        if !editions.isEmpty { try body.add("back-matter", OSCAL.backMatter(editions), to: sink) }
        try body.close(to: sink)
        try document.close(to: sink)
        try sink("\n")
    }

    /// What the catalog holds, as far as it tells one catalog from another.
    private static func name(of catalog: any Catalog) throws -> String {
        var name = "catalog/\(Schema.version)/\(catalog.limit?.slug ?? "")"
        for summary in catalog.editions {
            name += "/" + summary.edition.id
            for source in try catalog.sources(of: summary.edition.id) { name += "/" + source.digest }
        }
        return name
    }

    private func write(_ topic: Topic, of catalog: any Catalog, to sink: (String) throws -> Void) throws {
        var group = JSONStream(.object, depth: 3)
        try group.open(to: sink)
        try group.add("id", .string(OSCAL.token("topic/" + topic.slug)), to: sink)
        try group.add("class", "topic", to: sink)
        try group.add("title", .string(MarkdownText.escaped(OSCAL.line(topic.title))), to: sink)
        try group.name("controls", to: sink)
        var controls = JSONStream(.array, depth: 4)
        try controls.open(to: sink)
        try catalog.forEachEntry(of: nil, on: topic.slug) { entry in
            try controls.add(control(entry, in: catalog), to: sink)
        }
        try controls.close(to: sink)
        try group.close(to: sink)
    }

    private func control(_ entry: CatalogEntry, in catalog: any Catalog) -> JSON {
        let (rule, id) = (entry.rule, OSCAL.token(entry.rule.id))
        let props = [
            OSCAL.property("label", rule.id, isOwn: false),
            entry.removedIn == nil ? nil : OSCAL.property("status", "withdrawn", isOwn: false),
            OSCAL.property("modality", rule.modality.rawValue),
            OSCAL.property("edition", rule.edition),
            OSCAL.property("lineage", rule.lineage),
            OSCAL.property("introduction", rule.introduction),
            OSCAL.property("removed-in", entry.removedIn),
            OSCAL.property("file", rule.source.file),
            OSCAL.property("page", rule.source.pages.map { String($0.first) }),
            OSCAL.property("last-page", rule.source.pages?.last.map { String($0) }),
            OSCAL.property("lines", rule.source.lines.joined),
        ]
        let links = entry.successors.filter { catalog.shows($0.id) }.map { later in
            OSCAL.link(to: OSCAL.token(later.id), OSCALCatalog.relation(from: rule, to: later))
        }
        let guidance = rule.bodyParts
        let parts = [
            OSCALCatalog.part(id + "_smt", "statement", MarkdownText.line(rule.statement)),
            guidance.isEmpty
                ? nil : OSCALCatalog.part(id + "_gdn", "guidance", MarkdownText.prose(guidance)),
        ]
        return .object(
            [
                .init("id", .string(id)),
                .init("class", "rule"),
                .init("title", .string(MarkdownText.escaped(OSCAL.line(rule.statement)))),
            ] + OSCAL.list("props", props.compactMap { $0 })
                + OSCAL.list("links", [OSCAL.link(to: OSCAL.resource(rule.edition), "reference")] + links)
                + OSCAL.list("parts", parts.compactMap { $0 }))
    }

    private static func relation(from rule: Rule, to later: CatalogEntry.Successor) -> String {
        if later.isMerged { return "incorporated-into" }
        return RuleID(later.id).topic == rule.topic ? "successor-version" : "moved-to"
    }

    private static func part(_ id: String, _ name: String, _ prose: String) -> JSON {
        .object([
            .init("id", .string(id)), .init("name", .string(name)), .init("prose", .string(prose)),
        ])
    }
}

extension Catalog {
    /// Whether a rule is in view, so that a link to it leads somewhere.
    fileprivate func shows(_ id: String) -> Bool {
        let rule = RuleID(id)
        return editions.contains { $0.edition.id == rule.edition } && topics.contains { $0.slug == rule.topic }
    }
}

extension ClosedRange<Int> {
    /// `9`, or `9-12`.
    fileprivate var joined: String { count == 1 ? "\(lowerBound)" : "\(lowerBound)-\(upperBound)" }
}
