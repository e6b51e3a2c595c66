import HIGModel

/// Rules of two editions that links connect, directly or through each other.
public struct LinkGroup: Sendable {
    /// In source order.
    public let older: [Rule]
    /// In source order.
    public let newer: [Rule]
    /// All between the two sides, by the ids of the older rule and the newer one.
    public let links: [Link]

    /// The groups that links make of two editions' rules, in the order of their first older rule.
    public static func all(older: [Rule], newer: [Rule], links: [Link]) -> [LinkGroup] {
        var sets = RuleSets(links)
        var groups: [(older: [Rule], newer: [Rule], links: Set<Link>)] = []
        var groupOfSet: [Int: Int] = [:]
        for rule in older {
            guard let set = sets.set(of: rule.id) else { continue }
            if groupOfSet[set] == nil {
                groupOfSet[set] = groups.count
                groups.append((older: [], newer: [], links: []))
            }
            if let group = groupOfSet[set] { groups[group].older.append(rule) }
        }
        for rule in newer {
            if let group = sets.set(of: rule.id).flatMap({ groupOfSet[$0] }) { groups[group].newer.append(rule) }
        }
        for link in links {
            if let group = sets.set(of: link.from).flatMap({ groupOfSet[$0] }) { groups[group].links.insert(link) }
        }
        return groups.filter { !$0.newer.isEmpty }.map { group in
            LinkGroup(
                older: group.older, newer: group.newer,
                links: group.links.sorted { ($0.from, $0.to) < ($1.from, $1.to) })
        }
    }

    /// The rules that links join, in sets of those that are connected.
    private struct RuleSets {
        private var places: [String: Int] = [:]
        private var sets: DisjointSets

        init(_ links: [Link]) {
            for link in links { for id in [link.from, link.to] where places[id] == nil { places[id] = places.count } }
            sets = DisjointSets(count: places.count)
            for link in links { if let from = places[link.from], let to = places[link.to] { sets.join(from, to) } }
        }

        /// The number of a rule's set; `nil` where no link joins it with another.
        mutating func set(of rule: String) -> Int? { places[rule].map { sets.set(of: $0) } }
    }

    /// The link that carries a group: that of the statements most alike, joined as statements where any are. `nil` without
    /// links.
    static func principal(of links: [Link]) -> Link? {
        links.max { left, right in
            (isStated(left), left.evidence.statements, left.confidence, right.from, right.to)
                < (isStated(right), right.evidence.statements, right.confidence, left.from, left.to)
        }
    }

    /// 1 where the statements carry the advice, 0 where a body does.
    private static func isStated(_ link: Link) -> Int { link.bond == .statement ? 1 : 0 }

    /// The part of the group that a reader of certain rules looks at, such as those of a topic: on each side these rules, or
    /// all where none is; the whole group where the part lacks the link that carries it. `nil` when none is in view.
    public func seen(where isInView: (Rule) -> Bool) -> LinkGroup? {
        let (olderSeen, newerSeen) = (older.filter(isInView), newer.filter(isInView))
        guard !olderSeen.isEmpty || !newerSeen.isEmpty else { return nil }
        let older = olderSeen.isEmpty ? older : olderSeen
        let newer = newerSeen.isEmpty ? newer : newerSeen
        let ids = Set((older + newer).map(\.id))
        let links = links.filter { ids.contains($0.from) && ids.contains($0.to) }
        guard LinkGroup.principal(of: links) == LinkGroup.principal(of: self.links) else { return self }
        return LinkGroup(older: older, newer: newer, links: links)
    }

    /// What became of advice that several rules give, not all of which are linked with each other: identical where each
    /// group is, else what happened to the first one that changed, with what is turned round, or may be, of the others. `nil`
    /// without links.
    public static func change(
        from older: [Rule], to newer: [Rule], links: [Link], by classifier: ChangeClassifier
    ) -> Change? {
        let changes = all(older: older, newer: newer, links: links).map { $0.change(by: classifier) }
        guard changes.count > 1 else { return changes.first }
        let place = changes.firstIndex(where: \.isChanged) ?? 0
        let telling = changes[place]
        let others = changes[..<place] + changes[(place + 1)...]
        let turns = others.flatMap(\.turns)
        return Change(
            from: changes.flatMap(\.from), to: changes.flatMap(\.to), relation: telling.relation, moved: telling.moved,
            strength: telling.strength, perhapsReversed: telling.perhapsReversed || !turns.isEmpty,
            confidence: changes.compactMap(\.confidence).min(), evidence: telling.evidence,
            edits: telling.edits, notes: telling.notes + turns, inBody: telling.inBody,
            alsoInBody: changes.enumerated().flatMap { index, change in
                (index == place ? [] : [change.inBody].compactMap { $0 }) + change.alsoInBody
            })
    }

    /// What the group became, all of it being seen.
    public func change(by classifier: ChangeClassifier) -> Change { change(seenAs: self, by: classifier) }

    /// What the group became, as far as a part of it is seen, with a word on what it takes in beyond that.
    ///
    /// The same two statements are compared from every topic; whether advice was merged or split is told of the rules that are
    /// seen.
    ///
    /// - Parameter part: as `seen` gives it.
    public func change(seenAs part: LinkGroup, by classifier: ChangeClassifier) -> Change {
        let ids = Set((part.older + part.newer).map(\.id))
        let others = (older + newer).filter { !ids.contains($0.id) }
        return classifier.change(
            from: part.older, to: part.newer, links: part.links, note: others.isEmpty ? nil : .takesIn(others))
    }
}

extension Change {
    /// Which advice is turned round, or may be, for who tells another change first.
    fileprivate var turns: [Note] {
        if relation == .reversed { return from.map(Note.turned) }
        let told = notes.filter(\.tellsOfTurn)
        return told.isEmpty && perhapsReversed ? from.map(Note.perhapsTurned) : told
    }
}
