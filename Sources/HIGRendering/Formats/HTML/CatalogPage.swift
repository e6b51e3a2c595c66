import HIGModel

/// A catalog as one page: editions, topics, and every piece of advice under its topic.
public struct CatalogPage {
    /// The format; it has no options.
    public init() {}

    /// Writes the page a piece of advice at a time.
    public func write(_ catalog: any Catalog, to sink: (String) throws -> Void) throws {
        let title = HTMLText.escaped(catalog.title)
        let header = "<header><h1>\(title)</h1>\n\(CatalogPage.editions(of: catalog))</header>\n"
        let page = HTMLPage(title: catalog.title)
        try sink(page.opening(front: header + navigation(catalog)))
        for topic in catalog.topics {
            try sink(opening(of: topic))
            let count = try catalog.countedLineages(on: topic) { try sink(LineageHTML(lineage: $0).html()) }
            if count == 0 { try sink("<p class=\"aside\">\(Topic.carriedOn)</p>\n") }
            try sink("</section>\n")
        }
        try sink(page.closing)
    }

    private func navigation(_ catalog: any Catalog) -> String {
        let items = catalog.topics.map { topic in
            "<li><a href=\"#\(HTMLText.anchor(topic.slug))\">\(HTMLText.escaped(topic.title))</a></li>"
        }
        return "<nav aria-label=\"Topics\"><h2>Topics</h2><ul>\n\(items.joined(separator: "\n"))\n</ul></nav>\n"
    }

    private func opening(of topic: Topic) -> String {
        let anchor = HTMLText.anchor(topic.slug)
        return
            "<section class=\"topic\"><h2 id=\"\(anchor)\"><a href=\"#\(anchor)\">\(HTMLText.escaped(topic.title))</a></h2>\n"
    }

    /// What is held of each edition.
    static func editions(of catalog: any Catalog) -> String {
        let rows = catalog.editions.map { summary in
            "<tr><td>\(HTMLText.escaped(summary.edition.id))</td><td>\(HTMLText.escaped(summary.edition.title))</td>"
                + "<td>\(HTMLText.escaped(summary.holding.summary))</td></tr>"
        }
        return """
            <div class="wide" tabindex="0" role="region" aria-label="Editions"><table class="editions">
            <thead><tr><th scope="col">Edition</th><th scope="col">Title</th><th scope="col">Held</th></tr></thead>
            <tbody>\(rows.joined(separator: "\n"))</tbody>
            </table></div>

            """
    }
}
