/// How alike each two headings of two editions are: the cosine of their terms' weights.
struct HeadingLikeness {
    private let values: ContiguousArray<Double>
    private let width: Int

    init(_ older: WeighedProfile, _ newer: WeighedProfile, _ weights: ContiguousArray<Double>) {
        width = newer.headings.count
        var values: ContiguousArray<Double> = []
        values.reserveCapacity(older.headings.count * width)
        var marked = ContiguousArray(repeating: 0.0, count: weights.count)
        for heading in 0..<older.headings.count {
            let places = older.headings.range(heading)
            for place in places {
                let term = Int(older.headings.terms[place])
                marked[term] = weights[term]
            }
            for other in 0..<width {
                var shared = 0.0
                for place in newer.headings.range(other) { shared += marked[Int(newer.headings.terms[place])] }
                let product = older.headingWeights[heading] * newer.headingWeights[other]
                values.append(product > 0 ? shared / product.squareRoot() : 0)
            }
            for place in places { marked[Int(older.headings.terms[place])] = 0 }
        }
        self.values = values
    }

    func of(_ heading: Int, _ other: Int) -> Double { values[heading * width + other] }
}
