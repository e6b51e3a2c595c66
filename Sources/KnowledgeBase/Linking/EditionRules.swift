import ConcurrentWork
import HIGLineage
import HIGModel
import HIGStore

/// The rules of the editions held and their profiles, each read and made once.
final class EditionRules {
    private let reader: StoreReader
    private var known: [String: [Rule]] = [:]
    private var profiles: [String: EditionProfile] = [:]
    /// Those that are still being made.
    private var coming: [String: AheadValue<EditionProfile>] = [:]

    init(_ reader: StoreReader) { self.reader = reader }

    /// Takes an edition's rules as they have just been read, in source order, with their profile: the store need not be
    /// asked.
    func take(_ rules: [Rule], _ profile: AheadValue<EditionProfile>, of edition: String) {
        known[edition] = rules
        coming[edition] = profile
    }

    /// Forgets what is known; another thread frees it, which takes as long as finding lineages.
    func letGo() {
        let gone = (known, profiles, coming)
        (known, profiles, coming) = ([:], [:], [:])
        freeAside(gone)
    }

    private func isMissing(_ edition: String) -> Bool { profiles[edition] == nil && coming[edition] == nil }

    private func awaitProfiles() throws {
        for (edition, profile) in coming { profiles[edition] = try profile.value() }
        coming = [:]
    }

    /// In source order.
    func of(_ edition: String) throws -> [Rule] {
        if let rules = known[edition] { return rules }
        let rules = try reader.rules(matching: RuleFilter(editions: [edition]))
        known[edition] = rules
        return rules
    }

    /// The profiles of some editions, in the same order; each is made while the rules of the next are read.
    func profiles(of editions: [String]) throws -> [EditionProfile] {
        for edition in editions where isMissing(edition) {
            let rules = try of(edition)
            coming[edition] = AheadValue { EditionProfile(rules) }
        }
        try awaitProfiles()
        return editions.compactMap { profiles[$0] }
    }

    /// The profiles of some editions, by their ids. Of those that are not known yet only the rules are read for which
    /// `isNeeded` holds.
    func profiles(
        of editions: Set<String>, where isNeeded: (_ rule: String, _ edition: String) -> Bool
    ) throws -> [String: EditionProfile] {
        let missing = editions.filter(isMissing)
        var ids: [String: [String]] = [:]
        for id in missing.isEmpty ? [] : try reader.ruleIDs() {
            let edition = RuleID(id).edition
            if missing.contains(edition), isNeeded(id, edition) { ids[edition, default: []].append(id) }
        }
        var partial: [String: AheadValue<EditionProfile>] = [:]
        for edition in missing.sorted() {
            let rules = try reader.rules(matching: RuleFilter(ids: ids[edition, default: []]))
            partial[edition] = AheadValue { EditionProfile(rules) }
        }
        try awaitProfiles()
        var found = profiles.filter { editions.contains($0.key) }
        for (edition, profile) in partial { found[edition] = try profile.value() }
        return found
    }
}
