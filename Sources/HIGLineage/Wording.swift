/// What a reader takes for the words of a statement: its case, typography, product renamings, spaces that extraction lost, and
/// references to other places are none of them.
enum Wording {
    /// Whether two statements have the same words, and the same signs between them.
    static func isSame(_ older: String, _ newer: String) -> Bool {
        if older == newer { return true }
        let (older, newer) = (spelled(older), spelled(newer))
        return (Terms.words(of: older) == Terms.words(of: newer) || letters(of: older) == letters(of: newer))
            && signs(of: older) == signs(of: newer)
    }

    /// `44 × 44` as `44 x 44`.
    private static func spelled(_ statement: String) -> String {
        statement.utf8.contains(0xC3) ? statement.replacing("×", with: "x") : statement
    }

    /// The signs that say something: of amounts and comparison, currencies, keys and arrows.
    private static func signs(of statement: String) -> [Unicode.Scalar] {
        guard statement.utf8.contains(where: { $0 >= 0x80 || "$%+<=>#".utf8.contains($0) }) else { return [] }
        return Reference.asidesRemoved(from: statement).unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .mathSymbol, .currencySymbol, .otherSymbol, .otherNumber: !silent.contains(scalar)
            default: scalar == "%" || scalar == "#"
            }
        }
    }

    /// Signs that typography or extraction adds: trademarks, bullets, bars, and the minus, which a hyphen stands for as well.
    private static let silent: Set<Unicode.Scalar> = [
        "|", "~", "\u{2212}", "⁄", "¬", "©", "®", "™", "℠", "\u{FFFD}", "■", "●", "◆", "▪", "□", "◦", "○", "❏", "❖",
        "▶",
    ]

    /// The words without references, end to end: `the File` reads as `theFile`, which is what it became.
    private static func letters(of statement: String) -> String {
        var letters = ""
        for word in Reference.wordsBeside(statement) {
            // "1.5" is two numbers, and not 15.
            if letters.last?.isNumber == true, word.first?.isNumber == true { letters += " " }
            letters += word
        }
        return letters
    }
}
