/// Finds statements that other texts say word for word, as a reader takes words: see `Wording`.
public struct WordForWord: Sendable {
    private let statements: [[String]]
    /// The places of the statements by their first words.
    private let openings: [String: [Int]]

    /// Fewer words may stand in any text.
    private static let fewest = 4

    /// - Parameter statements: those of fewer than four words are found nowhere.
    public init(_ statements: [String]) {
        self.statements = statements.map(Terms.words)
        let long = self.statements.enumerated().filter { $0.element.count >= WordForWord.fewest }
        openings = Dictionary(grouping: long, by: { $0.element[0] }).mapValues { $0.map(\.offset) }
    }

    /// Whether a body says a statement.
    static func stands(_ statement: String, in body: String) -> Bool {
        !body.isEmpty && !WordForWord([statement]).said(in: body).isEmpty
    }

    /// The places of the statements that a text says, ascending.
    public func said(in text: String) -> [Int] {
        guard !openings.isEmpty else { return [] }
        let words = Terms.words(of: text)
        var said: Set<Int> = []
        for start in words.indices {
            for place in openings[words[start], default: []]
            where words[start...].dropFirst().starts(with: statements[place].dropFirst()) {
                said.insert(place)
            }
        }
        return said.sorted()
    }
}
