import HIGModel
import HIGText

/// A notice of law in a document's front or back matter: what is said to the reader there binds no design.
enum LegalNotice {
    /// How the words begin that lawyers write and designers hardly do; one alone may stand in a rule on agreements or
    /// warnings.
    private static let terms = Openings([
        "warrant", "liability", "liable", "damages", "merchantab", "legal rights", "state to state", "indemn",
        "governing law", "infringe", "copyright law", "written consent", "written permission", "all rights reserved",
        "no part of this", "be reproduced", "purchaser", "proof of purchase", "replacement period", "owned by you",
    ])

    /// What a design does with such terms: "Never hide the warranty and the liability behind a link."
    private static let designs: WordSet = [
        "explain", "explains", "hide", "hides", "highlight", "highlights", "show", "shows", "summarize", "tell",
        "tells",
    ]

    /// Whether a paragraph is such a notice: it has three of the terms, or two and does not say how to show them.
    static func isOne(_ text: String) -> Bool {
        let found = terms(in: text)
        return found > 2 || found == 2 && !WordForm.all(in: text).contains(where: designs.contains)
    }

    private static func terms(in text: String) -> Int {
        var text = text
        return text.withUTF8 { utf8 in
            var found: Set<Int> = []
            let terms = terms
            var place = 0
            while place < utf8.count {
                guard utf8[place].isLetter else {
                    place += 1
                    continue
                }
                if let term = terms.first(at: place, of: utf8) { found.insert(term) }
                place = EightBytes.endOfLetters(in: utf8, from: place)
            }
            return found.count
        }
    }
}
