import HIGModel

/// Says what became of linked rules from one edition to the next.
public enum ChangeClassifier {
    /// The change that a group of linked rules went through.
    ///
    /// - Parameters:
    ///   - older: the older edition's rules of the group, at least one, in source order.
    ///   - newer: the newer edition's, at least one, in source order.
    ///   - links: those between them, at least one.
    public static func change(from older: [Rule], to newer: [Rule], links: [Link], note: String? = nil) -> Change {
        let principal = principal(of: older, newer, links)
        let relation = relation(older, newer, principal)
        let notes = [
            note, relation == .reversed ? nil : principal.echo ?? principal.kept, principal.introductionNote,
        ].compactMap { $0 }
        return Change(
            from: older, to: newer, relation: relation, moved: isMoved(principal.older, principal.newer),
            strength: principal.strength(as: relation),
            confidence: links.map(\.confidence).min(), evidence: principal.evidence,
            edits: WordDiff.edits(from: principal.older.statement, to: principal.newer.statement),
            note: notes.isEmpty ? nil : notes.joined(separator: "; "))
    }

    private struct Principal {
        let older: Rule
        let newer: Rule
        let bond: Link.Bond
        let evidence: Evidence?
        /// Where one rule's statement stands word for word in the text beside the other's, so that nothing of it is gone; for
        /// the reader.
        let kept: String?

        init(older: Rule, newer: Rule, link: Link?) {
            self.older = older
            self.newer = newer
            bond = link?.bond ?? .statement
            evidence = link?.evidence
            kept =
                if WordForWord.stands(older.statement, in: newer.body) {
                    "the older statement stands in the text beside the newer one"
                } else if WordForWord.stands(newer.statement, in: older.body) {
                    "the newer statement stood in the text beside the older one"
                } else {
                    nil
                }
        }

        /// Whether one statement says little of what the other does, so that a body carries the advice. The share is
        /// where readers' labels begin to compare the statements all the same.
        private var isCarriedByBody: Bool {
            bond != .statement && evidence.map { $0.statements < 0.4 } ?? false
        }

        /// Said where both statements are items whose lists other words lead to, in another case or with another force.
        var introductionNote: String? {
            guard let before = older.introduction, let now = newer.introduction, !Wording.isSame(before, now) else {
                return nil
            }
            return "the sentence that leads to its list has changed"
        }

        /// How strongly a statement binds says nothing of advice that a body gives.
        func strength(as relation: Change.Relation) -> Change.Strength {
            if kept != nil { return .same }
            guard !isCarriedByBody || relation == .reversed || echo == nil else { return .same }
            return ChangeClassifier.strength(from: older.modality, to: newer.modality, relation: relation)
        }

        /// Where the shared advice stands, if not in both statements.
        var echo: String? {
            guard isCarriedByBody else { return nil }
            return switch bond {
            case .statement: nil
            case .absorbed:
                Echo.of(older.statement, in: newer.body).map {
                    "most alike in the text beside the newer statement: “\($0)”"
                }
            case .extracted:
                Echo.of(newer.statement, in: older.body).map {
                    "most alike in the text beside the older statement: “\($0)”"
                }
            }
        }
    }

    /// The pair that carries the group: that of the statements most alike, joined as statements where any are. The guide of
    /// the labels compares the matched advice; against the surest pair first, strength gains where this was chosen (.928 to
    /// .944 of 195) and not on other labels (.930 of 100, .931 of 102).
    private static func principal(of older: [Rule], _ newer: [Rule], _ links: [Link]) -> Principal {
        let best = links.max { left, right in
            (isStated(left), left.evidence.statements, left.confidence, right.from, right.to)
                < (isStated(right), right.evidence.statements, right.confidence, left.from, left.to)
        }
        return Principal(
            older: older.first { $0.id == best?.from } ?? older[0],
            newer: newer.first { $0.id == best?.to } ?? newer[0], link: best)
    }

    /// 1 where the statements carry the advice, 0 where a body does.
    private static func isStated(_ link: Link) -> Int { link.bond == .statement ? 1 : 0 }

    private static func relation(_ older: [Rule], _ newer: [Rule], _ principal: Principal) -> Change.Relation {
        if older.count == 1, newer.count > 1 { return .split }
        if older.count > 1, newer.count == 1 { return .merged }
        if older.count > 1 { return isIdentical(older, newer) ? .identical : .reworded }
        if principal.kept == nil, isReversal(from: principal.older, to: principal.newer) { return .reversed }
        return isIdentical(principal.older.statement, principal.newer.statement) ? .identical : .reworded
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
    /// topic, and rules that have no topic but `general`.
    private static func isMoved(_ older: Rule, _ newer: Rule) -> Bool {
        guard older.topic != newer.topic, ![older.topic, newer.topic].contains(Topic.general) else { return false }
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

    /// Whether a prohibition became advice on how to do the same thing with care, or the other way round.
    ///
    /// "Avoid crowding" against "keep few items" says the same in the other polarity; only where both speak of doing
    /// the same thing (the older prohibits customizing, the newer speaks of a customized element) is it a reversal.
    private static func isReversal(from older: Rule, to newer: Rule) -> Bool {
        guard older.modality.isProhibition != newer.modality.isProhibition,
            !Deed.areOpposite(older.statement, newer.statement)
        else { return false }
        let (prohibition, permission) = older.modality.isProhibition ? (older, newer) : (newer, older)
        if let deed = Deed.prohibited(by: prohibition.statement), Deed.isGranted(deed, by: permission.statement) {
            return true
        }
        return Deed.isGranted(what: prohibition.statement, by: permission.statement)
    }

    /// How much more or less freedom the newer rule leaves, by the guide's scale.
    ///
    /// A prohibition that became advice on doing the thing with care is weaker, whatever verb the advice uses.
    static func strength(from older: Modality, to newer: Modality, relation: Change.Relation) -> Change.Strength {
        if relation == .reversed { return older.isProhibition ? .weaker : .stronger }
        if older.force == newer.force { return .same }
        return newer.force > older.force ? .stronger : .weaker
    }
}
