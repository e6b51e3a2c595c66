import HIGModel

/// How alike two rules are, part by part.
struct Similarity: Hashable, Sendable {
    /// Statement and statement, 0 to 1.
    let statements: Double
    /// Statement with body and statement with body, 0 to 1.
    let texts: Double
    /// How well a stretch of the newer body says what the older statement says, 0 to 1.
    let absorbed: Double
    /// How well a stretch of the older body says what the newer statement says, 0 to 1.
    let extracted: Double

    /// - Parameter weights: a weight for each term number.
    init(_ older: RuleProfile, _ newer: RuleProfile, weights: [Double]) {
        statements = Similarity.cosine(older.statement, newer.statement, weights)
        texts = Similarity.cosine(older.all, newer.all, weights)
        absorbed = max(
            Similarity.best(older.statement, in: newer.stretches, weights),
            Similarity.best(older.all, in: newer.stretches, weights))
        extracted = max(
            Similarity.best(newer.statement, in: older.stretches, weights),
            Similarity.best(newer.all, in: older.stretches, weights))
    }

    /// The cosine of two sets of terms weighted by rarity.
    static func cosine(_ left: TermSet, _ right: TermSet, _ weights: [Double]) -> Double {
        let product = left.weight * right.weight
        return product > 0 ? sharedWeight(left.terms, right.terms, weights) / product.squareRoot() : 0
    }

    private static func best(_ terms: TermSet, in stretches: [TermSet], _ weights: [Double]) -> Double {
        stretches.reduce(0) { max($0, cosine(terms, $1, weights)) }
    }

    /// The sum of the squares of the weights of the terms that two ascending lists share.
    private static func sharedWeight(_ left: [Int], _ right: [Int], _ weights: [Double]) -> Double {
        var sum = 0.0
        var i = 0
        var j = 0
        while i < left.count, j < right.count {
            if left[i] == right[j] {
                sum += weights[left[i]] * weights[left[i]]
                i += 1
                j += 1
            } else if left[i] < right[j] {
                i += 1
            } else {
                j += 1
            }
        }
        return sum
    }

    /// The terms that two ascending lists share, ascending.
    static func intersection(_ left: [Int], _ right: [Int]) -> [Int] {
        var shared: [Int] = []
        var i = 0
        var j = 0
        while i < left.count, j < right.count {
            if left[i] == right[j] {
                shared.append(left[i])
                i += 1
                j += 1
            } else if left[i] < right[j] {
                i += 1
            } else {
                j += 1
            }
        }
        return shared
    }
}
