import HIGModel

extension Report {
    /// A whole catalog: editions, topics, rules, links and lineages.
    public init(_ catalog: any Catalog) {
        self.init(
            document: CatalogDocument(catalog: catalog), rows: Rows { try catalog.forEachLine($0) },
            forEachBlock: { try catalog.forEachLineageBlock($0) })
    }

    /// The lineages of a catalog.
    public init(lineagesOf catalog: any Catalog) {
        self.init(
            document: LineagesDocument(catalog: catalog),
            rows: Rows { (body: (CatalogLineage) throws -> Void) in try catalog.forEachLineage(on: nil, body) },
            forEachBlock: { try catalog.forEachLineageBlock($0) })
    }
}

extension Catalog {
    /// Hands over the lines of the catalog in the order in which a reader needs them.
    fileprivate func forEachLine(_ body: (CatalogLine) throws -> Void) throws {
        try body(.head(CatalogHead(catalog: self)))
        for topic in topics { try body(.topic(topic)) }
        for summary in editions {
            try body(.edition(summary))
            for source in try sources(of: summary.edition.id) { try body(.source(source)) }
            try forEachEntry(of: summary.edition.id, on: nil) { try body(.rule($0)) }
            for entry in try changeLog(of: summary.edition.id) { try body(.changeLog(entry)) }
        }
        try forEachLink { try body(.link($0)) }
        try forEachLineage(on: nil) { try body(.lineage($0)) }
    }

    /// Every piece of advice with its timeline, under its topic.
    fileprivate func forEachLineageBlock(_ body: (Block) throws -> Void) throws {
        var topic: String?
        let titles = Dictionary(topics.map { ($0.slug, $0.title) }) { first, _ in first }
        try forEachLineage(on: nil) { lineage in
            guard let newest = lineage.newest else { return }
            if newest.topic != topic {
                topic = newest.topic
                try body(.title([Span(titles[newest.topic] ?? Topic.title(ofSlug: newest.topic), .strong)]))
            }
            for block in lineage.lineage.blocks() { try body(block) }
        }
    }
}
