/// How much each piece of evidence counts.
///
/// Fitted by logistic regression, in two steps, to 502 links and the 8,521 likely pairs without one in three readers'
/// labels for rules of four editions; each set of labels is told as well by a fit to the other two as by
/// one to all three. Evidence that told nothing further was left out: shared pairs of words, terms weighed within their
/// topic, the first clause alone, groups of synonyms, and nearness of words in use, as learned from the rules
/// themselves or by a language model.
enum LinkModel {
    /// The likeness of two rules for themselves: the logarithm of the odds that they are the same advice.
    static func likeness(_ evidence: LinkEvidence) -> Double {
        bound(
            evidence,
            absorbed: evidence.absorbed, extracted: evidence.extracted, order: evidence.order)
    }

    /// The likeness with the evidence that is costly to gather as given.
    static func bound(_ evidence: LinkEvidence, absorbed: Double, extracted: Double, order: Double) -> Double {
        -8.71 + 6.77 * evidence.texts + 4.43 * order + 3.98 * absorbed + 1.57 * evidence.covered
            + 1.49 * extracted + 2.05 * evidence.headings + (evidence.isSameTopic ? 0.53 : 0)
            - 0.32 * Double(evidence.forceApart)
    }

    /// Below this likeness no pair is looked at. A rule without a rival in its edition is judged as if it had one of
    /// this likeness, as nearly all have in a whole edition: that few rules are held makes no link surer.
    static let leastLikeness = -3.0

    /// The share of such links that a careful reader would confirm, 0 to 1.
    ///
    /// What is nearly the same word for word, in the statement or in the text beside it, is surer than its likeness and its
    /// rivals alone would make it.
    ///
    /// - Parameters:
    ///   - evidence: what speaks for the pair.
    ///   - likeness: the evidence's, as `likeness` gives it.
    ///   - lead: over the likeness of the best other newer rule with the older one.
    ///   - leadBack: over the likeness of the best other older rule with the newer one.
    ///   - neighbours: how well pairs of rules around support the pair, 0 to 2.5.
    static func confidence(
        _ evidence: LinkEvidence, likeness: Double, lead: Double, leadBack: Double, neighbours: Double
    ) -> Double {
        let odds =
            -0.684 + 0.214 * likeness + 0.782 * limited(lead) + 0.484 * limited(leadBack) + 0.59 * neighbours
            + 5.74 * max(0, evidence.order - 0.6) + 4.83 * max(0, evidence.absorbed - 0.6)
        return Logistic.of(odds)
    }

    /// A lead is won or lost at four.
    private static func limited(_ lead: Double) -> Double { min(4, max(-4, lead)) }
}
