/// The weight of the terms that two rules share, by parts.
struct SharedTerms {
    /// In the lanes' order: of all terms, of those in the older statement, in the newer one, in both.
    private var weights = SIMD4<Double>.zero
    /// How many terms both statements have.
    private(set) var statementTerms = 0.0

    /// What statements and bodies share.
    var texts: Double { weights[0] }
    /// The part of it that the older statement has.
    var olderStatement: Double { weights[1] }
    /// The part that the newer statement has.
    var newerStatement: Double { weights[2] }
    /// The part that both statements have.
    var statements: Double { weights[3] }

    /// Whether no term is shared: each has a weight.
    @inline(__always)
    var isEmpty: Bool { weights[0] == 0 }

    /// What one term adds.
    struct Term {
        fileprivate let weights: SIMD4<Double>
        fileprivate let statementTerms: Double

        init(weight: Double, isInOlder: Bool, isInNewer: Bool) {
            weights = SIMD4(
                weight, isInOlder ? weight : 0, isInNewer ? weight : 0, isInOlder && isInNewer ? weight : 0)
            statementTerms = isInOlder && isInNewer ? 1 : 0
        }
    }

    @inline(__always)
    mutating func add(_ term: Term) {
        weights += term.weights
        statementTerms += term.statementTerms
    }
}
