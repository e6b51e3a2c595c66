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
            Similarity.best(older.statement, in: newer.sentences, weights),
            Similarity.best(older.all, in: newer.sentences, weights))
        extracted = max(
            Similarity.best(newer.statement, in: older.sentences, weights),
            Similarity.best(newer.all, in: older.sentences, weights))
    }

    /// The cosine of two sets of terms weighted by rarity.
    static func cosine(_ left: [Int], _ right: [Int], _ weights: [Double]) -> Double {
        let shared = sum(of: intersection(left, right), weights)
        let product = sum(of: left, weights) * sum(of: right, weights)
        return product > 0 ? shared / product.squareRoot() : 0
    }

    /// The best cosine with a sentence, or with two that follow each other.
    private static func best(_ statement: [Int], in sentences: [[Int]], _ weights: [Double]) -> Double {
        var best = 0.0
        for (index, sentence) in sentences.enumerated() {
            best = max(best, cosine(statement, sentence, weights))
            if index + 1 < sentences.count {
                let pair = Array(Set(sentence).union(sentences[index + 1])).sorted()
                best = max(best, cosine(statement, pair, weights))
            }
        }
        return best
    }

    static func sum(of terms: [Int], _ weights: [Double]) -> Double {
        terms.reduce(0) { $0 + weights[$1] * weights[$1] }
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
