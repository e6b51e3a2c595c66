import ConcurrentWork
import HIGLineage
import HIGModel
import HIGStore

/// Keeps links and lineages in step with the editions held.
///
/// Each edition is linked with the one before it in every series that it continues. Where that one is held in part or by
/// pages, or may only add to another one, what it could not carry is looked for in the one before, and so on. What is
/// left is looked for among the advice that had vanished earlier.
struct Linking {
    private let writer: StoreWriter
    private let rules: EditionRules
    private let ahead: NeighbourLinks?

    /// - Parameter read: the editions that were read anew.
    init(writer: StoreWriter, after read: Rereading.Result) {
        self.writer = writer
        rules = read.rules
        ahead = read.links
    }

    init(writer: StoreWriter) {
        self.writer = writer
        rules = EditionRules(writer.reader)
        ahead = nil
    }

    /// Links anew the steps that a changed edition belongs to, and those that became neighbours.
    ///
    /// - Parameters:
    ///   - relinksAll: whether all is linked anew, because an edition was removed or has another date or series: editions
    ///     that had one between them may be neighbours now.
    ///   - decided: the readers' decisions that came or went.
    ///   - given: links that are known already, by their steps.
    ///   - counter: told how many of how many steps are linked, and asked while they are; what it throws ends the linking.
    func renew(
        after changed: Set<String>, relinksAll: Bool = false, decided: [Pin] = [], given: [LinkedStep: [Link]] = [:],
        telling counter: IngestCounter = IngestCounter()
    ) throws {
        let summaries = try writer.reader.editionSummaries()
        let editions = summaries.map(\.edition).sorted()
        let byID = Dictionary(uniqueKeysWithValues: summaries.map { ($0.edition.id, $0) })
        let passed = Set(summaries.filter(\.letsAdvicePass).map(\.edition.id))
        let wanted = LinkedStep.all(among: editions, past: passed)
        let held = try stepsKept(among: editions, wanted: Set(wanted.map(\.ends)))
        let pins = Pins(try writer.reader.pinsInForce(), editions: editions.map(\.id))
        let decidedSteps = Pins(decided, editions: editions.map(\.id)).steps
        let places = Dictionary(uniqueKeysWithValues: editions.enumerated().map { ($1.id, $0) })
        let stale = wanted.filter {
            relinksAll || !held.contains($0.ends) || $0.touches(changed, places: places)
                || $0.takesIn(decidedSteps)
        }
        if !stale.isEmpty { try counter.linked(0, of: stale.count) }
        // Their profiles are made while the ids are read.
        try rules.prepareProfiles(of: stale.filter { given[$0] == nil && $0.between.isEmpty }.map(\.ends))
        let ids = try writer.reader.orderedRuleIDs()
        let links = try links(
            of: stale, byID, given: try ahead(counter).merging(given) { _, given in given }, pins, asking: counter)
        let returning = Returning(reader: writer.reader, rules: rules, editions: editions, steps: wanted, pins: pins)
        let touched =
            relinksAll ? Set(editions.map(\.id)) : changed.union(stale.map(\.newer) + decidedSteps.map(\.newer))
        let lineages = try write(
            links, of: stale, while: returning.search(after: touched, linked: links.ends),
            and: pinnedAcrossSeries(pins, editions: editions), among: ids, telling: counter)
        rules.letGo()
        try writer.setLineages(lineages)
    }

    /// The links that were looked for while editions were being written.
    private func ahead(_ counter: IngestCounter) throws -> [LinkedStep: [Link]] {
        try ahead?.links(while: counter.tellAgain) ?? [:]
    }

    /// The links of steps, found for several at a time where none depends on another.
    private func links(
        of steps: [LinkedStep], _ summaries: [String: EditionSummary], given: [LinkedStep: [Link]], _ pins: Pins,
        asking counter: IngestCounter
    ) throws -> StepLinks {
        var links = try StepLinks(writer.reader)
        func take(_ found: [Link], of step: LinkedStep) {
            links.take(pins.applied(to: found, from: step.older, to: step.newer), from: step.older, to: step.newer)
        }
        for step in steps { if let found = given[step] { take(found, of: step) } }
        let unknown = steps.filter { given[$0] == nil }
        let neighbours = unknown.filter(\.between.isEmpty)
        let pairs = try rules.profiles(of: neighbours.map(\.ends))
        let found = try AheadValue { Aligner().links(ofEach: pairs) }.value(while: counter.tellAgain)
        for (step, found) in zip(neighbours, found) { take(found, of: step) }
        for step in unknown where !step.between.isEmpty {
            take(try linksPast(step, summaries, links, asking: counter), of: step)
        }
        return links
    }

    /// Writes the links of steps while another thread finds what returned and which lineages that makes, and then what it
    /// found.
    ///
    /// - Parameter ids: the ids of all rules and their lineages up to now, in order.
    /// - Returns: the rules that have another lineage now.
    private func write(
        _ links: StepLinks, of steps: [LinkedStep], while search: ReturningSearch, and pinned: [EditionLinks],
        among ids: [(id: String, lineage: String)], telling counter: IngestCounter
    ) throws -> [(rule: String, lineage: String)] {
        let ends = links.ends
        let coming = AheadValue {
            let found = try search.links() + pinned
            return (links: found, lineages: Linking.changedLineages(of: ids, joinedBy: ends, and: found))
        }
        defer { if !counter.isEnded { coming.settle() } }
        for (done, step) in steps.enumerated() {
            try writer.replaceLinks(
                older: step.older, newer: step.newer, with: try links.links(from: step.older, to: step.newer))
            try counter.linked(done + 1, of: steps.count)
        }
        try writer.settleTexts()
        let found = try coming.value(while: counter.tellAgain)
        for found in found.links {
            try writer.replaceLinks(older: found.older, newer: found.newer, with: found.links)
        }
        return found.lineages
    }

    private static func changedLineages(
        of rules: [(id: String, lineage: String)], joinedBy ends: [EditionStep: [LinkEnds]], and others: [EditionLinks]
    ) -> [(rule: String, lineage: String)] {
        var ends = ends
        for step in others { ends[EditionStep(older: step.older, newer: step.newer)] = step.links.map(\.ends) }
        let lineages = LineageFinder.lineages(of: rules.map(\.id), links: Array(ends.values))
        return zip(rules, lineages).compactMap { $0.lineage == $1 ? nil : (rule: $0.id, lineage: $1) }
    }

    /// What readers pinned between editions without a common series, which nothing else links.
    private func pinnedAcrossSeries(_ pins: Pins, editions: [Edition]) -> [EditionLinks] {
        let byID = Dictionary(uniqueKeysWithValues: editions.map { ($0.id, $0) })
        return pins.steps.compactMap { step in
            guard let older = byID[step.older], let newer = byID[step.newer], !older.sharesSeries(with: newer) else {
                return nil
            }
            let links = pins.applied(to: [], from: step.older, to: step.newer)
            return EditionLinks(older: step.older, newer: step.newer, links: links)
        }
    }

    /// Removes the links of steps that have no reason any more.
    ///
    /// - Returns: the wanted steps that have links.
    private func stepsKept(among editions: [Edition], wanted: Set<EditionStep>) throws -> Set<EditionStep> {
        let held = Set(try writer.reader.linkedSteps())
        let byID = Dictionary(uniqueKeysWithValues: editions.map { ($0.id, $0) })
        for step in held.subtracting(wanted) {
            if let older = byID[step.older], let newer = byID[step.newer], older < newer,
                older.sharesSeries(with: newer)
            {
                continue
            }
            try writer.removeLinks(older: step.older, newer: step.newer)
        }
        return held.intersection(wanted)
    }

    /// The links past editions that let advice pass, of what those could not carry. Of what they do not have though
    /// they have its topic, only what clearly returned is linked.
    private func linksPast(
        _ step: LinkedStep, _ summaries: [String: EditionSummary], _ known: StepLinks, asking counter: IngestCounter
    ) throws -> [Link] {
        let carried = try carriedRules(over: step, known)
        func rest(of edition: String) throws -> [Rule] {
            try rules.of(edition).filter { !carried.contains($0.id) }
        }
        let between = step.between.compactMap { summaries[$0] }
        let isVanished = { @Sendable (rule: Rule) in between.contains { $0.covers(topic: rule.topic) } }
        let (older, newer) = (try rest(of: step.older), try rest(of: step.newer))
        return try AheadValue {
            let passing = Aligner.ofSelections.links(from: older.filter { !isVanished($0) }, to: newer)
            let taken = Set(passing.map(\.to))
            let returned = Aligner.returning.links(
                from: older.filter(isVanished), to: newer.filter { !taken.contains($0.id) })
            return passing + returned
        }.value(while: counter.tellAgain)
    }

    /// The rules at either end of a step that links through the editions between them join already.
    private func carriedRules(over step: LinkedStep, _ known: StepLinks) throws -> Set<String> {
        let links = try LinkChain.composed(over: [step.older] + step.between + [step.newer]) { left, right in
            left == step.older && right == step.newer ? [] : try known.links(from: left, to: right)
        }
        return Set(links.flatMap { [$0.from, $0.to] })
    }
}
