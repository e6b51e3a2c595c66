/// The heading path while a source is read from top to bottom.
struct Outline: Sendable {
    private var headings: [(level: Int, text: String)] = []

    /// Outermost first.
    var path: [String] { headings.map(\.text) }

    mutating func enter(_ text: String, level: Int) {
        headings.removeAll { $0.level >= level }
        headings.append((level, text))
    }
}
