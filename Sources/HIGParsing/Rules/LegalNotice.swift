import HIGModel

/// A notice of law in a document's front or back matter: what is said to the reader there binds no design.
enum LegalNotice {
    /// How the words begin that lawyers write and designers hardly do; one alone may stand in a rule on agreements or
    /// warnings.
    private static let terms = [
        "warrant", "liability", "liable", "damages", "merchantab", "legal rights", "state to state", "indemn",
        "governing law", "infringe",
    ].map { Array($0.utf8) }

    /// The letters that they begin with, a bit each.
    private static let initials = terms.reduce(into: UInt32(0)) { $0 |= bit(of: $1[0]) }

    /// Whether a paragraph is such a notice: it has two of the terms.
    static func isOne(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { utf8 in
            var found: Set<Int> = []
            let initials = initials
            var place = 0
            while place < utf8.count {
                let byte = utf8[place].lowercased
                guard byte.isLetter else {
                    place += 1
                    continue
                }
                if initials & bit(of: byte) != 0, let term = term(at: place, in: utf8) { found.insert(term) }
                place = EightBytes.endOfLetters(in: utf8, from: place)
            }
            return found.count >= 2
        }
    }

    private static func bit(of letter: UInt8) -> UInt32 { 1 << UInt32(letter - UInt8(ascii: "a")) }

    private static func term(at place: Int, in utf8: UnsafeBufferPointer<UInt8>) -> Int? {
        terms.firstIndex { term in
            place + term.count <= utf8.count && term.indices.allSatisfy { utf8[place + $0] | 0x20 == term[$0] }
        }
    }
}
