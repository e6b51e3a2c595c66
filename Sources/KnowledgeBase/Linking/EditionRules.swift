import ConcurrentWork
import HIGLineage
import HIGModel
import HIGStore

/// The rules of the editions held and their profiles, each read and made once.
final class EditionRules {
    private let reader: StoreReader
    private var known: [String: [Rule]] = [:]
    /// Maybe still being made.
    private var profiles: [String: AheadValue<EditionProfile>] = [:]

    init(_ reader: StoreReader) { self.reader = reader }

    /// Takes an edition's rules as they have just been read, in source order, with their profile: the store need not be
    /// asked.
    func take(_ rules: [Rule], _ profile: AheadValue<EditionProfile>, of edition: String) {
        known[edition] = rules
        profiles[edition] = profile
    }

    /// Forgets what is known; another thread frees it, which takes as long as finding lineages.
    func letGo() {
        let gone = (known, profiles)
        (known, profiles) = ([:], [:])
        freeAside(gone)
    }

    /// In source order.
    func of(_ edition: String) throws -> [Rule] {
        if let rules = known[edition] { return rules }
        let rules = try reader.rules(matching: RuleFilter(editions: [edition]))
        known[edition] = rules
        return rules
    }

    /// The profiles of the editions at the two ends of each step, in the order of the steps; each is made while the rules of
    /// the next are read.
    func profiles(of steps: [EditionStep]) throws -> [(older: EditionProfile, newer: EditionProfile)] {
        let coming = try steps.map { (older: try profile(of: $0.older), newer: try profile(of: $0.newer)) }
        return try coming.map { (older: try $0.older.value(), newer: try $0.newer.value()) }
    }

    /// Has other threads begin to make the profiles of the editions at the two ends of each step.
    func prepareProfiles(of steps: [EditionStep]) throws {
        for step in steps { for edition in [step.older, step.newer] { _ = try profile(of: edition) } }
    }

    /// The profile of an edition, which another thread begins to make where there is none yet.
    private func profile(of edition: String) throws -> AheadValue<EditionProfile> {
        if let profile = profiles[edition] { return profile }
        let rules = try of(edition)
        let profile = AheadValue { EditionProfile(rules) }
        profiles[edition] = profile
        return profile
    }

    /// The profiles of some editions, by their ids. Of those that are not known yet only the rules are read for which
    /// `isNeeded` holds.
    func profiles(
        of editions: Set<String>, where isNeeded: (_ rule: String, _ edition: String) -> Bool
    ) throws -> [String: EditionProfile] {
        let missing = editions.filter { profiles[$0] == nil }
        var ids: [String: [String]] = [:]
        for id in missing.isEmpty ? [] : try reader.ruleIDs() {
            let edition = RuleID(id).edition
            if missing.contains(edition), isNeeded(id, edition) { ids[edition, default: []].append(id) }
        }
        var found = profiles.filter { editions.contains($0.key) }
        for edition in missing.sorted() {
            let rules = try reader.rules(matching: RuleFilter(ids: ids[edition, default: []]))
            found[edition] = AheadValue { EditionProfile(rules) }
        }
        return try found.mapValues { try $0.value() }
    }
}
