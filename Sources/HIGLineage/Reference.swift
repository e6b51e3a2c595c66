/// References to other places of a document: `(see "Windows")`, `(page 12)`, `as shown in Figure 8-3`.
///
/// They change with the pages and pictures of a document, and say nothing of its advice.
enum Reference {
    /// The words of a text, by `Terms.words`, without its references.
    ///
    /// ```swift
    /// Reference.wordsBeside("Show a dot, as shown in Figure 14-8 (page 190).")   // ["show", "a", "dot"]
    /// ```
    static func wordsBeside(_ text: String) -> [String] {
        let words = Terms.words(of: asidesRemoved(from: text))
        let mayRefer = text.utf8.contains { isDigit($0) } && words.contains { referents.contains($0) }
        return mayRefer ? removed(from: words) : words
    }

    /// A text without its references in brackets.
    static func asidesRemoved(from text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "(")) else { return text }
        var kept = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
            kept += rest[..<open]
            let first = Terms.words(of: String(rest[open...close])).first ?? ""
            if first != "see", !referents.contains(first) { kept += rest[open...close] }
            rest = rest[close...].dropFirst()
        }
        return kept + rest
    }

    private static func removed(from words: [String]) -> [String] {
        var kept: [String] = []
        var isNumbered = false
        for (place, word) in words.enumerated() {
            // "Figure 8-3" is a name and two numbers.
            if isNumbered, isNumber(word) { continue }
            isNumbered = referents.contains(word) && place + 1 < words.count && isNumber(words[place + 1])
            guard isNumbered else {
                kept.append(word)
                continue
            }
            // "…, as shown in Figure 8-3"
            if kept.count >= 3, kept[kept.count - 1] == "in", showing.contains(kept[kept.count - 2]),
                kept[kept.count - 3] == "as"
            {
                kept.removeLast(3)
            }
        }
        return kept
    }

    private static func isNumber(_ word: String) -> Bool { word.utf8.allSatisfy { isDigit($0) } }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private static let showing: Set<String> = ["shown", "illustrated", "pictured", "seen"]

    private static let referents: Set<String> = [
        "page", "pages", "figure", "figures", "table", "tables", "listing", "listings", "chapter", "chapters",
        "appendix", "step", "steps",
    ]
}
