import HIGModel

/// Values of which a test cares for a part.
enum Sample {
    /// A rule whose edition and topic its id tells.
    static func rule(
        _ id: String, _ statement: String = "Keep a lamp small.", lineage: String? = nil, series: [Series] = [.ios],
        chunk: Int? = nil
    ) -> Rule {
        let name = RuleID(id)
        return Rule(
            id: id, lineage: lineage ?? name.name, edition: name.edition, series: series, topic: name.topic,
            topics: [name.topic], section: [], statement: statement, body: "", modality: .should, platforms: [],
            style: .prose, source: Citation(document: "", file: "a", chunk: chunk, pages: nil, lines: 1...1),
            digest: statement)
    }
}
