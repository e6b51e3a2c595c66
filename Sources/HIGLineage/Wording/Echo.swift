/// Where a body says what another rule states.
struct Echo {
    /// The sentence of a body, or the two that follow each other.
    let text: String
    /// How alike the sentence and the statement are by their words of meaning, 0 to 1.
    let likeness: Double

    /// The sentence of a body, or the two that follow each other, that share most with a statement; `nil` where they hold less
    /// than half of its words of meaning.
    static func of(_ statement: String, in body: String) -> Echo? {
        let wanted = Set(Terms.content(of: statement))
        guard !wanted.isEmpty else { return nil }
        let sentences = SentenceRanges.texts(in: body).filter { !Reference.isAll(of: $0) }
        let pairs = zip(sentences, sentences.dropFirst()).map { $0 + " " + $1 }
        var best: Echo?
        for text in sentences + pairs {
            let terms = Set(Terms.content(of: text))
            let shared = Double(wanted.intersection(terms).count)
            guard shared * 2 >= Double(wanted.count) else { continue }
            let likeness = shared / (Double(wanted.count) * Double(terms.count)).squareRoot()
            if likeness > best?.likeness ?? 0 { best = Echo(text: text, likeness: likeness) }
        }
        return best
    }
}
