import HIGModel

/// Goes through a catalog topic by topic, and through the advice under each.
struct TopicWalk {
    let catalog: any Catalog

    /// - Parameters:
    ///   - topic: called once for every topic that has rules, before its advice.
    ///   - empty: called after that for a topic whose advice is all carried on under others.
    ///   - lineage: called for every piece of advice, under the topic of its newest rule.
    func run(
        topic: (Topic) throws -> Void, empty: (Topic) throws -> Void, lineage: (CatalogLineage) throws -> Void
    ) throws {
        for subject in catalog.topics {
            try topic(subject)
            var isEmpty = true
            try catalog.forEachLineage(on: subject.slug) {
                isEmpty = false
                try lineage($0)
            }
            if isEmpty { try empty(subject) }
        }
    }
}
