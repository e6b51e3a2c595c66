/// What happened to one piece of advice between two editions.
public struct Change: Hashable, Sendable {
    /// What became of the advice; the raw values are the words of the data formats.
    public enum Relation: String, Hashable, Sendable, CaseIterable {
        /// `identical` leaves case, typography and product renamings aside; `reversed` turns a prohibition into advice on doing
        /// the thing, or back; `merged` and `split` are said of one rule and one, too, where a sentence of a body took the
        /// advice in or gave it away; `reintroduced` follows an edition that is known to lack it.
        case identical, reworded, split, merged, reversed, added, removed, reintroduced
        /// One side is empty because the other edition is held in part: neither added nor removed.
        case notFound = "not-found"
    }

    /// Whether the newer edition binds more, by `Modality.force`.
    public enum Strength: String, Hashable, Sendable, CaseIterable {
        case same, stronger, weaker
    }

    /// The older edition's rules, in source order; empty when the advice stands only in the newer.
    public let from: [Rule]
    /// The newer edition's rules, in source order; empty when the advice stands only in the older.
    public let to: [Rule]
    /// How the rules of the two sides belong together.
    public private(set) var relation: Relation
    /// Whether the main topic changed, and the heading over the rule with it.
    public let moved: Bool
    /// Absent when one side is empty, and where the advice that is compared is perhaps turned round. Where a statement is
    /// compared with a body: `same` if the body has it word for word or says it in several sentences; and as a sentence of a
    /// body is read without the rest, `same` unless it binds two steps of `Modality.force` more or less than the statement.
    public let strength: Strength?
    /// Whether the advice, though told in another way, may be turned round: a doubtful link joins what one edition forbids
    /// with what the other grants; or, where several rules belong together, one of them is turned round or may be.
    public let perhapsReversed: Bool
    /// The lowest confidence among the links; absent when one side is empty.
    public let confidence: Double?
    /// What speaks for the link that carries the advice, that of the statements most alike; absent when one side is empty.
    public let evidence: Evidence?
    /// From the older statement to the newer one, or from or to the sentence of `inBody`; empty when one side is.
    public let edits: [Edit]
    /// Why one side is empty, what else the change takes in, or what a body says of it.
    public let notes: [Note]
    /// The sentence of a body that is compared in place of its rule's statement: an older statement lives on in a newer body,
    /// or a newer one grew out of an older body. `nil` where the statements are compared.
    public let inBody: BodySentence?
    /// Where several rules belong together: the sentences of bodies that carry the advice of those whose statements are not
    /// compared, in the older rules' order.
    public let alsoInBody: [BodySentence]
    /// Where one side is empty: the likeliest counterpart that was refused; absent unless asked for.
    public var near: NearMiss?
    /// Where one side is empty: where that edition says the same words, though not as a counterpart.
    public var sameWords: SameWords?
    /// How a direct comparison of the two editions sees it, where the editions between them say otherwise.
    public var doubt: Doubt?

    public init(
        from: [Rule], to: [Rule], relation: Relation, moved: Bool, strength: Strength?,
        perhapsReversed: Bool = false, confidence: Double?, evidence: Evidence?, edits: [Edit], notes: [Note] = [],
        inBody: BodySentence? = nil, alsoInBody: [BodySentence] = []
    ) {
        self.from = from
        self.to = to
        self.relation = relation
        self.moved = moved
        self.strength = strength
        self.perhapsReversed = perhapsReversed
        self.confidence = confidence
        self.evidence = evidence
        self.edits = edits
        self.notes = notes
        self.inBody = inBody
        self.alsoInBody = alsoInBody
    }

    /// The same change, of advice that had been absent in between.
    public var reintroduced: Change {
        var change = self
        change.relation = .reintroduced
        return change
    }

    /// Whether the advice is known to differ: it is more than identical, came from another topic, binds otherwise behind
    /// another lead, or its body sets other numbers. Of rules that are not found nobody knows.
    public var isChanged: Bool {
        relation != .notFound && (relation != .identical || moved || measures != nil || strength ?? .same != .same)
    }
}
