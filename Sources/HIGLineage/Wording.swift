/// What a reader takes for the words of a statement: its case, typography, product renamings, spaces that extraction lost, and
/// references to other places are none of them.
enum Wording {
    /// Whether two statements have the same words, and the same signs between them.
    static func isSame(_ older: String, _ newer: String) -> Bool {
        (Terms.words(of: older) == Terms.words(of: newer) || letters(of: older) == letters(of: newer))
            && signs(of: older) == signs(of: newer)
    }

    /// The signs that say something: of amounts and comparison, currencies, keys and arrows. `×` is written `x` as well.
    private static func signs(of statement: String) -> [Unicode.Scalar] {
        guard statement.utf8.contains(where: { $0 >= 0x80 || "$%+<=>#".utf8.contains($0) }) else { return [] }
        return withoutAsides(statement).unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .mathSymbol, .currencySymbol, .otherSymbol, .otherNumber: !silent.contains(scalar)
            default: scalar == "%" || scalar == "#"
            }
        }
    }

    /// Signs that typography or extraction adds: trademarks, bullets, bars.
    private static let silent: Set<Unicode.Scalar> = [
        "×", "|", "~", "⁄", "¬", "©", "®", "™", "℠", "\u{FFFD}", "■", "●", "◆", "▪", "□", "◦", "○", "❏", "❖", "▶",
    ]

    /// The words without references, end to end: `the File` reads as `theFile`, which is what it became.
    private static func letters(of statement: String) -> String {
        var letters = ""
        var isReference = false
        let words = Terms.words(of: withoutAsides(statement))
        var place = 0
        while place < words.count {
            let word = words[place]
            place += 1
            // "…, as shown in Figure 8-3": the number goes below.
            if word == "as", place + 2 < words.count, showing.contains(words[place]), words[place + 1] == "in",
                referents.contains(words[place + 2])
            {
                isReference = true
                place += 3
                continue
            }
            // "Figure 8-3" is two numbers.
            if isReference, word.utf8.allSatisfy({ ("0"..."9").contains(Unicode.Scalar($0)) }) { continue }
            isReference = referents.contains(word)
            // "1.5" is two numbers, and not 15.
            if letters.last?.isNumber == true, word.first?.isNumber == true { letters += " " }
            letters += word
        }
        return letters
    }

    private static let showing: Set<String> = ["shown", "illustrated", "pictured", "seen"]

    private static let referents: Set<String> = [
        "page", "pages", "figure", "figures", "table", "tables", "listing", "listings", "chapter", "chapters",
        "appendix", "step", "steps",
    ]

    /// A text without its `(see "Windows")` and `(page 12)`.
    private static func withoutAsides(_ text: String) -> String {
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
}
