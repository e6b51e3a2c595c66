/// A notice of law in a document's front or back matter: what is said to the reader there binds no design.
enum LegalNotice {
    /// How the words begin that lawyers write and designers hardly do; one alone may stand in a rule on agreements or
    /// warnings.
    private static let terms = [
        "warrant", "liability", "liable", "damages", "merchantab", "legal rights", "state to state", "indemn",
        "governing law", "infringe",
    ].map { Array($0.utf8) }

    /// Whether a paragraph is such a notice: it has two of the terms.
    static func isOne(_ text: String) -> Bool {
        // In lower case, as far as the terms' letters go.
        let bytes = text.utf8.map { $0 | 0x20 }
        var found: Set<Int> = []
        var isInWord = false
        for place in bytes.indices {
            let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[place])
            if isLetter, !isInWord, let term = term(at: place, in: bytes) { found.insert(term) }
            isInWord = isLetter
        }
        return found.count >= 2
    }

    private static func term(at place: Int, in bytes: [UInt8]) -> Int? {
        terms.firstIndex { $0.first == bytes[place] && bytes[place...].starts(with: $0) }
    }
}
