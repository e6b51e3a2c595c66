/// Precomputed values that bound how similar a rule can be to any rule of another edition.
struct LikenessBound {
    /// One over the statement's weight.
    let perStatement: Double
    /// One over the weight of statement and body together.
    let perText: Double
    /// One over that weight's root.
    let perRoot: Double
    /// How many terms of the statement stand in an order that is compared.
    let words: Double
    /// How often the statement has the term that it has most often.
    let repeats: Double
    /// The place of the rule's headings among its edition's.
    let heading: Int
    /// 1 where there is a body whose sentences are compared, else 0.
    let bodies: Double

    /// Those of all rules of an edition.
    static func all(of profile: EditionProfile, _ weighed: WeighedProfile) -> ContiguousArray<LikenessBound> {
        var bounds: ContiguousArray<LikenessBound> = []
        bounds.reserveCapacity(profile.rules.count)
        for rule in profile.rules.indices {
            let sequence = weighed.sequences.range(rule)
            let repeats = mostRepeats(in: weighed.sequences.terms[sequence])
            let perText = 1 / weighed.textWeights[rule]
            bounds.append(
                LikenessBound(
                    perStatement: 1 / weighed.statementWeights[rule], perText: perText, perRoot: perText.squareRoot(),
                    words: Double(sequence.count), repeats: Double(repeats), heading: profile.headingOfRule[rule],
                    bodies: profile.stretchRange(rule).isEmpty ? 0 : 1))
        }
        return bounds
    }

    /// How often some terms have the one that they have most often. They are few.
    private static func mostRepeats(in terms: some Collection<Int32>) -> Int {
        var most = 0
        for term in terms { most = max(most, terms.count { $0 == term }) }
        return most
    }

    /// How much of two statements could stand in the same order at best: no term they share comes
    /// more often than the most frequent one of either.
    static func mostOrder(_ older: LikenessBound, _ newer: LikenessBound, _ shared: SharedTerms) -> Double {
        min(1, 2 * shared.statementTerms * min(older.repeats, newer.repeats) / (older.words + newer.words))
    }

    /// Whether a pair could reach the least likeness, by a bound that costs little: most pairs share but a common word.
    ///
    /// A root is nowhere above the line that touches it at a quarter: √x ≤ x + ¼. There is no branch in it that the
    /// processor could guess wrong, millions of times; rules that share nothing, or state nothing, are left to the caller.
    ///
    /// - Parameter headings: how alike the headings over the rules are.
    @inline(__always)
    static func suffices(_ older: LikenessBound, _ newer: LikenessBound, _ shared: SharedTerms, headings: Double)
        -> Bool
    {
        let covered = shared.olderStatement * older.perStatement
        let otherCovered = shared.newerStatement * newer.perStatement
        var evidence = LinkEvidence()
        evidence.texts = shared.texts * older.perRoot * newer.perRoot
        evidence.covered = min(covered, otherCovered)
        evidence.isSameTopic = true
        evidence.headings = headings
        let absorbed = newer.bodies * (max(covered, shared.texts * older.perText) + 0.25)
        let extracted = older.bodies * (max(otherCovered, shared.texts * newer.perText) + 0.25)
        let likeness = LinkModel.bound(
            evidence, absorbed: absorbed, extracted: extracted, order: mostOrder(older, newer, shared))
        return likeness >= LinkModel.leastLikeness - 0.001
    }
}
