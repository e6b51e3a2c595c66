import HIGLineage
import HIGModel
import HIGParsing
import HIGStore

/// The rules of the editions held and their profiles, each made once while links are made.
final class EditionRules {
    private let reader: StoreReader
    private var known: [String: [Rule]] = [:]
    private var profiles: [String: EditionProfile] = [:]

    init(_ reader: StoreReader) { self.reader = reader }

    /// Takes an edition's rules as they have just been read, in source order, with their profile: the store need not be
    /// asked.
    func take(_ rules: [Rule], _ profile: EditionProfile, of edition: String) {
        known[edition] = rules
        profiles[edition] = profile
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
        var seen: Set<String> = []
        let missing = editions.filter { profiles[$0] == nil && seen.insert($0).inserted }
        let made = try missing.map { try of($0) }.concurrentMap { EditionProfile($0) }
        for (edition, profile) in zip(missing, made) { profiles[edition] = profile }
        return editions.compactMap { profiles[$0] }
    }
}
