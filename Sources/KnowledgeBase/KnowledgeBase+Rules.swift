import HIGLineage
import HIGModel
import HIGParsing
import HIGStore

extension KnowledgeBase {
    /// All editions, oldest first.
    public func editions() throws -> [EditionSummary] {
        try store.read { try $0.editionSummaries() }
    }

    /// All topics that have rules, by slug.
    public func topics() throws -> [TopicSummary] {
        try store.read { try $0.topics() }
    }

    /// The topic that a slug, title or alias names; `nil` when there is none.
    public func topic(named name: String) throws -> Topic? {
        try store.read { try $0.topicFamily(name)?.topic }
    }

    /// Rules by edition date, source and position; of one topic (with its parts), of some editions, of some modalities.
    ///
    /// - Parameters:
    ///   - withMentions: also rules on other topics that speak of this one.
    ///   - modalities: only rules that bind in one of these ways; empty for all.
    ///   - platforms: only rules limited to one of these platforms; empty for all; see `PlatformName`.
    ///   - withMeasures: only rules that set numbers with units.
    /// - Throws: `Problem` with near names when a topic, edition or platform is unknown.
    public func rules(
        topic: String? = nil, withMentions: Bool = false, editions: [String] = [], modalities: [Modality] = [],
        platforms: [String] = [], withMeasures: Bool = false
    ) throws -> [Rule] {
        try store.read { reader in
            var filter = RuleFilter(
                modalities: modalities.isEmpty ? nil : modalities,
                platforms: platforms.isEmpty ? nil : try platforms.flatMap { try PlatformName($0).taken },
                setsMeasures: withMeasures)
            let family = try topic.map { try reader.requiredTopicFamily($0) }
            if !withMentions {
                filter.topics = family?.slugs
            } else if let family {
                filter.mentioning = [family.topic.slug]
            }
            if !editions.isEmpty {
                let names = EditionNames(try reader.editions())
                filter.editions = try editions.map { try names.edition($0).id }
            }
            return try reader.rules(matching: filter)
        }
    }

    /// The rules that `name` names: one for a rule's id, one an edition for the id without the edition.
    ///
    /// - Parameter raw: whether to add the source's own lines.
    /// - Throws: `Problem` with near names when there is no such rule, or with all when several lineages fit.
    public func show(_ name: String, raw: Bool) throws -> [Dossier] {
        try store.read { reader in
            let rules = try RuleNames(reader: reader).find(name, unknown: .nothingFound)
            let lineages = Set(rules.map(\.lineage)).sorted()
            let ofLineages = try reader.rules(matching: RuleFilter(lineages: lineages))
            let joined = try reader.links(ofLineages: lineages)
            let descent = Descent(joined)
            let sameAdvice = Descent(ChangeClassifier.reading.withoutReversals(joined, of: ofLineages))
            let links = try reader.links(touching: rules.map(\.id))
            let pins = try reader.pinsInForce()
            let editions = Dictionary(uniqueKeysWithValues: try reader.editions().map { ($0.id, $0) })
            return try rules.map { rule in
                guard let edition = editions[rule.edition] else {
                    throw Problem(
                        .badData, "the rule is of an edition that is not held", at: rule.id,
                        next: "see whether the database is damaged: higkb check")
                }
                let kin = sameAdvice.kin(of: rule.id)
                let turned = descent.kin(of: rule.id).subtracting(kin)
                let others = ofLineages.filter { $0.edition != rule.edition }
                return Dossier(
                    rule: rule, edition: edition, elsewhere: others.filter { kin.contains($0.id) },
                    turned: others.filter { turned.contains($0.id) },
                    links: links.filter { $0.from == rule.id || $0.to == rule.id },
                    unlinked: pins.filter { $0.verdict == .unlink }.compactMap { $0.other(than: rule.id) }.sorted(),
                    raw: raw ? try reader.rawLines(of: rule) : nil)
            }
        }
    }

    /// The rules whose ids collide: the same words of an id would name several of an edition, so that each ends with a
    /// digest or a count. By edition and id; of some editions or, without any named, of all.
    ///
    /// - Throws: `Problem` with near names when an edition is unknown.
    public func collisions(editions: [String]) throws -> [Rule] {
        try rules(editions: editions).filter(\.sharesName)
            .sorted { ($0.edition, $0.id) < ($1.edition, $1.id) }
    }

    /// The words that were mended, by edition date, source and line; of some editions or, without any named, of all.
    ///
    /// - Throws: `Problem` with near names when an edition is unknown.
    public func repairs(editions: [String]) throws -> [PlacedRepair] {
        try store.read { reader in
            let names = EditionNames(try reader.editions())
            return try reader.repairs(ofEditions: try editions.map { try names.edition($0).id })
        }
    }
}
