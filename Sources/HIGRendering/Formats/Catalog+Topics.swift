import HIGModel

extension Catalog {
    /// `Design guidelines`, or the topic that the catalog is limited to.
    var title: String { limit.map { "Design guidelines: \($0.title)" } ?? "Design guidelines" }

    /// Hands over the lineages on a topic, by id.
    ///
    /// - Returns: how many there are; none where all are carried on under other topics.
    func countedLineages(on topic: Topic, _ body: (CatalogLineage) throws -> Void) throws -> Int {
        var count = 0
        try forEachLineage(on: topic.slug) {
            count += 1
            try body($0)
        }
        return count
    }
}

extension Topic {
    /// What is said of a topic without lineages.
    static let carriedOn = "What was said here goes on under other topics."
}
