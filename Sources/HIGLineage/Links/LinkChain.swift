import HIGModel

/// Follows advice over several editions through the links between neighbours, and past those held in part.
public enum LinkChain {
    /// The links from the first edition of a line to the last, over every way through the editions between them.
    ///
    /// Confidence is the product along a way, the surest way counts; the evidence is that of the weakest step, and
    /// pinned where every step is.
    ///
    /// - Parameters:
    ///   - editions: ids, oldest first.
    ///   - links: the links from one of these editions to a later one; empty where there are none.
    public static func composed(over editions: [String], _ links: (String, String) throws -> [Link]) rethrows -> [Link]
    {
        guard let first = editions.first, let last = editions.last else { return [] }
        var reached: [String: [Link]] = [:]
        for (position, edition) in editions.enumerated().dropFirst() {
            var ways = try links(first, edition)
            for between in editions[1..<position] {
                guard let soFar = reached[between], !soFar.isEmpty else { continue }
                ways += compose(soFar, try links(between, edition))
            }
            reached[edition] = surest(ways)
        }
        return reached[last] ?? []
    }

    private static func compose(_ left: [Link], _ right: [Link]) -> [Link] {
        let onward = Dictionary(grouping: right, by: \.from)
        return left.flatMap { link in (onward[link.to] ?? []).map { join(link, $0) } }
    }

    /// One link a pair of rules, in the order of their first appearance.
    private static func surest(_ links: [Link]) -> [Link] {
        var places: [LinkEnds: Int] = [:]
        var surest: [Link] = []
        for link in links {
            if let place = places[link.ends] {
                if surest[place].confidence < link.confidence { surest[place] = link }
            } else {
                places[link.ends] = surest.count
                surest.append(link)
            }
        }
        return surest
    }

    private static func join(_ first: Link, _ second: Link) -> Link {
        let weaker = first.confidence <= second.confidence ? first : second
        let confidence = (first.confidence * second.confidence).roundedToHundredths
        // What a reader decided of one step leaves the other to doubt.
        let isPinned = first.evidence.pinned && second.evidence.pinned
        return Link(
            from: first.from, to: second.to, bond: first.bond == .statement ? second.bond : first.bond,
            confidence: confidence, evidence: weaker.evidence.pinned(isPinned))
    }
}
