import HIGText

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

    /// The signs that say something: of amounts and comparison, currencies, keys and arrows, numbers that are no digits, and
    /// what stands before a number or inside one.
    static func signs(of statement: String) -> [Unicode.Scalar] {
        let mayHaveSigns = statement.utf8.contains { $0 >= 0x80 || $0.isDigit || "$%+<=>#".utf8.contains($0) }
        guard mayHaveSigns else { return [] }
        let scalars = Array(Reference.asidesRemoved(from: statement).unicodeScalars)
        return scalars.indices.compactMap { place in
            let scalar = scalars[place]
            switch scalar.properties.generalCategory {
            case .mathSymbol, .currencySymbol, .otherSymbol, .otherNumber, .letterNumber:
                if !silent.contains(scalar) { return scalar }
            default:
                if scalar == "%" || scalar == "#" { return scalar }
            }
            return numberSign(scalars, place)
        }
    }

    /// The minus of a negative number, or the point, comma, colon or slash between two digits: `1:30` is not `1.30`.
    private static func numberSign(_ scalars: [Unicode.Scalar], _ place: Int) -> Unicode.Scalar? {
        guard place + 1 < scalars.count, isDigit(scalars[place + 1]) else { return nil }
        switch scalars[place] {
        case "-", "\u{2212}":
            // "5-10", "5 -10", "iPhone-2" and "MPEG -4" have no minus.
            guard place == 0 || [" ", "("].contains(scalars[place - 1]) else { return nil }
            let before = scalars[..<place].reversed().drop { $0 == " " }
            let telling = before.first { $0 == " " || isDigit($0) || $0.properties.isUppercase }
            return telling == nil || telling == " " ? "-" : nil
        case ".", ",", ":", "/":
            return place > 0 && isDigit(scalars[place - 1]) ? scalars[place] : nil
        default: return nil
        }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    /// Signs that typography or extraction adds: trademarks, bullets, bars, and the minus, which a hyphen stands for as well
    /// (see `numberSign`).
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
