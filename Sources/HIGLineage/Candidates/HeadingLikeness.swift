/// How alike one heading of an edition is with each of another's: the cosine of their terms' weights.
///
/// Rules stand under one heading after the other, so that one at a time is enough.
struct HeadingLikeness {
    private let older: WeighedProfile
    private let newer: WeighedProfile
    private let weights: ContiguousArray<Double>
    /// The weights of the older heading's terms, and nought for others.
    private var marked: ContiguousArray<Double>
    private var values: ContiguousArray<Double>
    private var heading = -1

    init(_ older: WeighedProfile, _ newer: WeighedProfile, _ weights: ContiguousArray<Double>) {
        self.older = older
        self.newer = newer
        self.weights = weights
        marked = ContiguousArray(repeating: 0, count: weights.count)
        values = ContiguousArray(repeating: 0, count: newer.headings.count)
    }

    /// Turns to one of the older edition's headings.
    mutating func turn(to heading: Int) {
        guard heading != self.heading else { return }
        self.heading = heading
        let places = older.headings.range(heading)
        for place in places {
            let term = Int(older.headings.terms[place])
            marked[term] = weights[term]
        }
        for other in values.indices {
            var shared = 0.0
            for place in newer.headings.range(other) { shared += marked[Int(newer.headings.terms[place])] }
            let product = older.headingWeights[heading] * newer.headingWeights[other]
            values[other] = shared > 0 ? shared / product.squareRoot() : 0
        }
        for place in places { marked[Int(older.headings.terms[place])] = 0 }
    }

    /// How alike the heading is with one of the newer edition's.
    func with(_ other: Int) -> Double { values[other] }
}
