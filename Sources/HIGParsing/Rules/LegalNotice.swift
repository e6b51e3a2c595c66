/// A notice of law in a document's front or back matter: what is said to the reader there binds no design.
enum LegalNotice {
    /// What lawyers write of and designers hardly do; one alone may stand in a rule on agreements or warnings.
    private static let terms = [
        "warrant", "liability", "liable", "damages", "merchantab", "legal rights", "state to state", "indemn",
        "governing law", "infringe",
    ]

    /// Whether a paragraph is such a notice: it has two of the terms.
    static func isOne(_ text: String) -> Bool {
        let text = text.lowercased()
        return terms.lazy.filter { text.contains($0) }.prefix(2).count == 2
    }
}
