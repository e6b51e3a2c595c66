import HIGModel

/// Says what became of linked rules from one edition to the next.
public struct ChangeClassifier: Sendable {
    private let modality: @Sendable (String) -> Modality?

    /// - Parameter modality: how strongly a sentence of a body binds; `nil` where it directs nobody.
    public init(modality: @escaping @Sendable (String) -> Modality?) { self.modality = modality }

    /// The change that a group of linked rules went through.
    ///
    /// - Parameters:
    ///   - older: the older edition's rules of the group, at least one, in source order.
    ///   - newer: the newer edition's, at least one, in source order.
    ///   - links: those between them, at least one.
    ///   - note: what is to be said of the group first.
    public func change(from older: [Rule], to newer: [Rule], links: [Link], note: Change.Note? = nil) -> Change {
        let principal = principal(of: older, newer, links)
        let relation = ChangeClassifier.relation(older, newer, principal)
        let turns = Turns(older, newer, links, modality)
        let survival = principal.bindsUnlike ? Survival(principal.older, principal.newer, modality) : nil
        let notes = [
            note, relation == .reversed || principal.inBody != nil ? nil : survival?.note ?? principal.bodyNote,
            relation == .reworded && links.count == 1 ? principal.sparseNote : nil, principal.introductionNote,
        ]
        let (before, now) = principal.sayings
        return Change(
            from: older, to: newer, relation: relation,
            moved: ChangeClassifier.isMoved(principal.older, principal.newer),
            strength: strength(of: principal, as: relation, survives: survival != nil),
            perhapsReversed: principal.mayBeTurned || !turns.isEmpty,
            confidence: links.map(\.confidence).min(),
            evidence: principal.evidence, edits: WordDiff.edits(from: before.text, to: now.text),
            notes: notes.compactMap { $0 } + turns.notes,
            inBody: principal.inBody, alsoInBody: sentences(beside: principal, older, newer, links))
    }

    /// The links without those that reverse the advice, or may: following them never presents as the same advice two rules
    /// that a comparison calls reversed.
    ///
    /// - Parameter rules: all that the links join; a link from or to another one stays.
    public func withoutReversals(_ links: [Link], of rules: [Rule]) -> [Link] {
        let byID = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
        return links.filter { link in
            guard let older = byID[link.from], let newer = byID[link.to] else { return true }
            return !mayReverse(from: older, to: newer, link: link)
        }
    }

    /// Whether one linked rule turns the advice of the other round, or may.
    func mayReverse(from older: Rule, to newer: Rule, link: Link) -> Bool {
        guard older.statement != newer.statement else { return false }
        let sayings = [older, newer].map { Saying(text: $0.statement, modality: $0.modality) }
        // Bodies are read only where they may carry the advice.
        let isSuspect =
            link.bond != .statement || Reversal.isCertain(from: sayings[0], to: sayings[1])
            || !link.isSure && Reversal.isPossible(from: sayings[0], to: sayings[1])
        guard isSuspect else { return false }
        let pair = Principal(older: older, newer: newer, link: link, modality)
        return pair.isTurned || pair.mayBeTurned
    }

    /// The sentences of bodies that carry the advice of the rules that are not compared, where their statements have no
    /// counterpart; in the older rules' order, then the newer's.
    private func sentences(
        beside principal: Principal, _ older: [Rule], _ newer: [Rule], _ links: [Link]
    ) -> [Change.BodySentence] {
        // Of one rule and one, as most are, all is compared.
        guard links.count > 1 else { return [] }
        let stated = Set(links.filter { $0.bond == .statement }.flatMap { [$0.from, $0.to] })
        let settled = stated.union([principal.older.id, principal.newer.id])
        let telling = links.filter { link in link.toldRule.map { !settled.contains($0) } ?? false }
        let tellingByOlder = Dictionary(grouping: telling, by: \.from)
        let places = Dictionary(newer.enumerated().map { ($1.id, $0) }) { first, _ in first }
        return older.flatMap { from -> [Change.BodySentence] in
            let byPlace = (tellingByOlder[from.id] ?? []).reduce(into: [Int: Link]()) { byPlace, link in
                if let place = places[link.to], byPlace[place] == nil { byPlace[place] = link }
            }
            return byPlace.sorted { $0.key < $1.key }.compactMap { place, link in
                Carrier(from, newer[place], link, modality).flatMap { $0.isSame ? $0.sentence : nil }
            }
        }
    }

    /// What binds as it did whatever stands beside it, or else what is compared; `nil` where that may be the opposite.
    ///
    /// - Parameter survives: whether the advice of one statement lives on, as strongly, beside the other.
    private func strength(
        of principal: Principal, as relation: Change.Relation, survives: Bool
    ) -> Change.Strength? {
        if principal.mayBeTurned { return nil }
        if relation != .reversed, survives || principal.bindsAsBefore { return .same }
        if principal.bindsUnlike, SharedDirective.isAll(of: principal.older, or: principal.newer, modality) {
            return .same
        }
        guard let before = principal.sayings.older.modality, let now = principal.sayings.newer.modality else {
            return .same
        }
        let isTold =
            principal.inBody == nil || relation == .reversed
            || abs(before.force - now.force) >= ChangeClassifier.leastStepsInBody
        guard isTold else { return .same }
        return ChangeClassifier.strength(from: before, to: now, relation: relation)
    }

    /// How far apart a statement and the sentence of a body must bind, 0 to 3. A sentence is read without its paragraph; of
    /// the four that bind a step more or less than the statement, readers' labels call all as strong.
    private static let leastStepsInBody = 2

    /// The pair that carries the group: the advice that is matched, statement by statement. Against the surest link first,
    /// strength gains where this was chosen (.928 to .944 of 195) and not on other labels (.930 of 100, .931 of 102).
    private func principal(of older: [Rule], _ newer: [Rule], _ links: [Link]) -> Principal {
        // The first rules where there is no link.
        let link = LinkGroup.principal(of: links)
        return Principal(
            older: older.first { $0.id == link?.from } ?? older[0],
            newer: newer.first { $0.id == link?.to } ?? newer[0], link: link, modality)
    }

    private static func relation(_ older: [Rule], _ newer: [Rule], _ principal: Principal) -> Change.Relation {
        if older.count == 1, newer.count > 1 { return .split }
        if older.count > 1, newer.count == 1 { return .merged }
        if older.count > 1 { return isIdentical(older, newer) ? .identical : .reworded }
        if principal.isTurned { return .reversed }
        if let sentence = principal.inBody { return sentence.rule == principal.newer.id ? .merged : .split }
        if isIdentical(principal.older.statement, principal.newer.statement) { return .identical }
        switch principal.kept {
        // What survives as text is merged into it, what comes out of one is split from it.
        case .older: return .merged
        case .newer: return .split
        case nil: return .reworded
        }
    }

    /// Whether each rule of either side has one on the other with the same words.
    private static func isIdentical(_ older: [Rule], _ newer: [Rule]) -> Bool {
        older.allSatisfy { rule in newer.contains { isIdentical(rule.statement, $0.statement) } }
            && newer.allSatisfy { rule in older.contains { isIdentical($0.statement, rule.statement) } }
    }

    /// Whether two statements have the same words; typography, product renamings, spaces and references to pages and
    /// figures aside.
    public static func isIdentical(_ older: String, _ newer: String) -> Bool { Wording.isSame(older, newer) }

    /// Whether the advice moved to another topic. Not counted are a heading that gained or lost a word and so made another
    /// topic, rules that have no topic but `general`, and rules without any heading on either side: nothing tells where they
    /// stand.
    private static func isMoved(_ older: Rule, _ newer: Rule) -> Bool {
        guard older.topic != newer.topic, ![older.topic, newer.topic].contains(Topic.general) else { return false }
        if older.section.isEmpty || newer.section.isEmpty { return false }
        let (before, after) = (headingTerms(of: older), headingTerms(of: newer))
        if before.isEmpty { return true }
        if before == after || encloses(older, after) || encloses(newer, before) { return false }
        let shared = before.intersection(after).count
        return shared < 2 || shared * 3 < min(before.count, after.count) * 2
    }

    /// Whether a heading over a rule has these words, more than one, so that a section under it has come or gone.
    private static func encloses(_ rule: Rule, _ heading: Set<String>) -> Bool {
        heading.count > 1 && rule.section.contains { terms(of: $0) == heading }
    }

    private static func headingTerms(of rule: Rule) -> Set<String> {
        terms(of: rule.section.last ?? "")
    }

    private static func terms(of heading: String) -> Set<String> {
        Set(Terms.content(of: heading)).subtracting(generalTerms)
    }

    /// What many sections have as a heading.
    private static let generalTerms = Set(
        [
            "appearance", "behavior", "best practices", "content", "customizing", "design", "general", "guidelines",
            "introduction", "layout", "overview", "platform considerations", "size", "specifications", "usage",
        ].flatMap { Terms.content(of: $0) })

    /// Whether the newer rule binds more or less than the older one: may < consider < should = should-not < must = must-not.
    ///
    /// A prohibition that became advice on doing the thing with care is weaker, whatever verb the advice uses.
    static func strength(from older: Modality, to newer: Modality, relation: Change.Relation) -> Change.Strength {
        if relation == .reversed { return older.isProhibition ? .weaker : .stronger }
        if older.force == newer.force { return .same }
        return newer.force > older.force ? .stronger : .weaker
    }
}
