import HIGModel

/// Readers' decisions about links, to be laid over the links that the program finds.
public struct Pins: Sendable {
    private let byStep: [EditionStep: [Pin]]

    /// - Parameters:
    ///   - pins: those about rules of other editions have no effect.
    ///   - editions: ids, oldest first.
    public init(_ pins: [Pin], editions: [String]) {
        let places = Dictionary(uniqueKeysWithValues: editions.enumerated().map { ($1, $0) })
        let placed = pins.compactMap { pin -> Pin? in
            guard let from = places[RuleID(pin.from).edition], let to = places[RuleID(pin.to).edition], from != to
            else { return nil }
            return from < to ? pin : pin.turned
        }
        byStep = Dictionary(grouping: placed) { EditionStep(ofRules: $0.from, $0.to) }
    }

    /// The steps between editions about whose rules something was decided.
    public var steps: Set<EditionStep> { Set(byStep.keys) }

    /// The ids of the rules that a reader said are the same advice, the older one's first, by their editions.
    public var linked: [EditionStep: [LinkEnds]] {
        byStep.mapValues { pins in pins.filter { $0.verdict == .link }.map(\.ends) }
    }

    /// The links between two editions without those that a reader forbade, and with those that a reader pinned.
    public func applied(to links: [Link], from older: String, to newer: String) -> [Link] {
        guard let pins = byStep[EditionStep(older: older, newer: newer)] else { return links }
        let decided = Dictionary(pins.map { ($0.ends, $0.verdict) }) { first, _ in first }
        let left = links.filter { decided[$0.ends] != .unlink }
        let found = Set(left.map(\.ends))
        return left.map { decided[$0.ends] == .link ? $0.pinned : $0 }
            + pins.filter { $0.verdict == .link && !found.contains($0.ends) }.map { Link(pinned: $0) }
    }

    /// Whether a reader said that two rules are not the same advice.
    public func forbids(_ link: Link) -> Bool {
        byStep[EditionStep(ofRules: link.from, link.to), default: []].contains {
            $0.verdict == .unlink && $0.from == link.from && $0.to == link.to
        }
    }
}

extension Link {
    /// The link as a reader's decision.
    fileprivate var pinned: Link {
        Link(from: from, to: to, bond: bond, confidence: 1, evidence: evidence.pinned(true))
    }

    /// A reader's decision in which the program sees too little.
    fileprivate init(pinned pin: Pin) {
        self.init(
            from: pin.from, to: pin.to, bond: .statement, confidence: 1,
            evidence: Evidence(
                statements: 0, texts: 0, sharedWords: [], sameTopic: RuleID(pin.from).topic == RuleID(pin.to).topic,
                neighbours: false, pinned: true))
    }
}
