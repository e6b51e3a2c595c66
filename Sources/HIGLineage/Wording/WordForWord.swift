/// Finds statements that other texts say word for word, as a reader takes words (see `Wording`), or nearly so.
public struct WordForWord: Sendable {
    /// The places of the statements that a text says, each ascending.
    public struct Said: Equatable, Sendable {
        public var exactly: [Int] = []
        /// Those of which a sentence says nearly the same, and that are not said exactly.
        public var nearly: [Int] = []
    }

    /// What many texts are read with: no strings are made of words that come again.
    private var numbers = WordNumbers()
    private var statements: [[Int32]] = []
    private let texts: [String]
    /// `nil` where only what is said word for word counts.
    private var nearness: NearWords?
    /// The places of the statements that begin with a word, by its number; words seen later begin none.
    private var openings: [[Int]] = []
    /// The words of the text that is being read, kept for its room.
    private var words: [Int32] = []

    /// Fewer words may stand in any text.
    private static let fewest = 4

    /// - Parameter statements: those of fewer than four words are found nowhere.
    public init(_ statements: [String]) { self.init(statements, near: NearWords()) }

    private init(_ statements: [String], near: NearWords?) {
        nearness = near
        texts = statements
        for statement in statements {
            read(statement)
            self.statements.append(words)
            nearness?.add(words, named: numbers.words)
        }
        openings = Array(repeating: [], count: numbers.words.count)
        for (place, words) in self.statements.enumerated() where words.count >= WordForWord.fewest {
            openings[Int(words[0])].append(place)
        }
    }

    /// Whether a body says a statement.
    static func stands(_ statement: String, in body: String) -> Bool {
        guard !body.isEmpty else { return false }
        var wanted = WordForWord([statement], near: nil)
        return !wanted.said(in: body).exactly.isEmpty
    }

    /// What a text says of the statements.
    ///
    /// - Parameter isAsked: of which statements, by their places, it matters whether the text says nearly the same: sentence by
    ///   sentence that takes long.
    public mutating func said(in text: String, nearly isAsked: (Int) -> Bool = { _ in true }) -> Said {
        read(text)
        var said: Set<Int> = []
        for (start, word) in words.enumerated() where Int(word) < openings.count {
            for place in openings[Int(word)] where words[start...].starts(with: statements[place]) {
                said.insert(place)
            }
        }
        let candidates = nearness?.candidates(in: words) ?? []
        let nearly = candidates.filter { !said.contains($0) && isAsked($0) && NearWords.isSaid(texts[$0], in: text) }
        return Said(exactly: said.sorted(), nearly: nearly)
    }

    private mutating func read(_ text: String) {
        var text = text
        text.withUTF8 { numbers.read($0, into: &words) }
    }
}
