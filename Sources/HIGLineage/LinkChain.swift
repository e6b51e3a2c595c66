import HIGModel

/// Follows advice over several editions through the links between neighbours.
public enum LinkChain {
    /// The links from the first edition of a chain to the last.
    ///
    /// Confidence is the product along the way, the best way counts; the evidence is that of the weakest step.
    ///
    /// - Parameter steps: for each pair of neighbouring editions, oldest first, the links between them.
    public static func composed(_ steps: [[Link]]) -> [Link] {
        guard let first = steps.first else { return [] }
        return steps.dropFirst().reduce(first) { compose($0, $1) }
    }

    private static func compose(_ left: [Link], _ right: [Link]) -> [Link] {
        let onward = Dictionary(grouping: right, by: \.from)
        var best: [String: Link] = [:]
        var order: [String] = []
        for link in left {
            for next in onward[link.to] ?? [] {
                let joined = join(link, next)
                let key = joined.from + " " + joined.to
                if let known = best[key], known.confidence >= joined.confidence { continue }
                if best[key] == nil { order.append(key) }
                best[key] = joined
            }
        }
        return order.compactMap { best[$0] }
    }

    private static func join(_ first: Link, _ second: Link) -> Link {
        let weaker = first.confidence <= second.confidence ? first : second
        let confidence = (first.confidence * second.confidence * 100).rounded() / 100
        return Link(
            from: first.from, to: second.to, bond: first.bond == .statement ? second.bond : first.bond,
            confidence: confidence, evidence: weaker.evidence)
    }
}
