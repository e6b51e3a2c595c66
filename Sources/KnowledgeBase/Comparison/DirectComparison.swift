import HIGLineage
import HIGModel

/// Two editions compared directly, whatever editions lie between them: for what was refused, and as a check on links
/// that were followed step by step.
struct DirectComparison {
    /// By the ids of the rules at either end.
    private let links: [String: [Link]]
    /// Likewise.
    private let refused: [String: [Alignment.Refused]]
    /// By their ids.
    private let rules: [String: Rule]

    /// - Parameters:
    ///   - isWhole: whether these are all rules of the two editions.
    ///   - pins: what readers said is not the same advice is no counterpart.
    init(older: [Rule], newer: [Rule], isWhole: Bool, pins: Pins) {
        self.init(EditionProfile(older), EditionProfile(newer), isWhole: isWhole, pins: pins)
    }

    /// The same of rules that have their profile already.
    init(_ older: EditionProfile, _ newer: EditionProfile, isWhole: Bool, pins: Pins) {
        let aligner = isWhole ? Aligner() : Aligner.ofSelections
        let alignment = aligner.alignment(of: older, with: newer)
        func byRule<Pair>(_ pairs: [Pair], _ link: (Pair) -> Link) -> [String: [Pair]] {
            let allowed = pairs.filter { !pins.forbids(link($0)) }
            return Dictionary(
                allowed.flatMap { [(link($0).from, [$0]), (link($0).to, [$0])] }, uniquingKeysWith: +)
        }
        links = byRule(alignment.links) { $0 }
        refused = byRule(alignment.refused, \.link)
        rules = Dictionary((older.rules + newer.rules).map { ($0.id, $0) }) { first, _ in first }
    }

    /// The likeliest counterpart of a rule that has none.
    func near(_ rule: Rule) -> Change.NearMiss? {
        let refused = refused[rule.id, default: []]
        let links = links[rule.id, default: []] + refused.map(\.link)
        return counterpart(of: [rule.id], in: links).map { near in
            let reason = refused.first { $0.link == near.link }?.reason
            return Change.NearMiss(rule: near.rule, link: near.link, refusal: reason)
        }
    }

    /// What the direct comparison says against a rule's having no counterpart, if anything.
    func doubt(_ rule: Rule) -> Change.Doubt? {
        counterpart(of: [rule.id], in: links[rule.id, default: []]).map { Change.Doubt(.linked, counterpart: $0) }
    }

    /// What the direct comparison says against rules' being the same advice, if anything. What a reader decided, and
    /// what is the same word for word, is beyond doubt.
    func doubt(_ group: LinkGroup) -> Change.Doubt? {
        let ids = Set((group.older + group.newer).map(\.id))
        let touching = ids.flatMap { links[$0, default: []] }
        let agrees = touching.contains { ids.contains($0.from) && ids.contains($0.to) }
        let isSure = group.links.contains { $0.evidence.pinned } || group.isIdentical
        guard !agrees, !isSure else { return nil }
        let other = counterpart(of: ids, in: touching)
        return Change.Doubt(other == nil ? .unlinked : .elsewhere, counterpart: other)
    }

    /// The surest of the links that begin or end at one of the rules, with the rule at its other end.
    private func counterpart(of ids: Set<String>, in links: [Link]) -> Change.NearMiss? {
        let surest = links.max { ($0.confidence, $1.from, $1.to) < ($1.confidence, $0.from, $0.to) }
        guard let surest, let rule = rules[ids.contains(surest.from) ? surest.to : surest.from] else { return nil }
        return Change.NearMiss(rule: rule, link: surest)
    }
}

extension LinkGroup {
    /// Whether some rule of the one edition says just what one of the other does.
    fileprivate var isIdentical: Bool {
        let rules = Dictionary((older + newer).map { ($0.id, $0) }) { first, _ in first }
        return links.contains { link in
            guard let from = rules[link.from], let to = rules[link.to] else { return false }
            return ChangeClassifier.isIdentical(from.statement, to.statement)
        }
    }
}
