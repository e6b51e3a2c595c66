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

    /// The profiles of some editions, in the same order; several are made at a time.
    func profiles(of editions: [String]) throws -> [EditionProfile] {
        try awaitProfiles()
        var seen: Set<String> = []
        let missing = editions.filter { profiles[$0] == nil && seen.insert($0).inserted }
        let made = try missing.map { try of($0) }.concurrentMap { EditionProfile($0) }
        for (edition, profile) in zip(missing, made) { profiles[edition] = profile }
        return editions.compactMap { profiles[$0] }
    }

    /// The profiles of some editions, by their ids. Of those that are not known yet only the rules are read for which
    /// `isNeeded` holds.
    func profiles(
        of editions: Set<String>, where isNeeded: (_ rule: String, _ edition: String) -> Bool
    ) throws -> [String: EditionProfile] {
        try awaitProfiles()
        var profiles = self.profiles.filter { editions.contains($0.key) }
        let missing = editions.subtracting(profiles.keys).sorted()
        guard !missing.isEmpty else { return profiles }
        let isMissing = Set(missing)
        let ids = try reader.ruleIDs().filter { id in
            let edition = RuleID(id).edition
            return isMissing.contains(edition) && isNeeded(id, edition)
        }
        var rules: [String: [Rule]] = [:]
        try reader.forEachRule(matching: RuleFilter(ids: ids)) { rules[$0.edition, default: []].append($0) }
        let made = missing.map { rules[$0, default: []] }.concurrentMap { EditionProfile($0) }
        for (edition, profile) in zip(missing, made) { profiles[edition] = profile }
        return profiles
    }
}
