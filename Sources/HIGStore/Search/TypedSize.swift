/// A width and a height as people type them: `44x44`, `44 × 44`, `32-by-32`.
struct TypedSize {
    let width: String
    let height: String

    /// Reads a size off the front of a text, or leaves the text as it is.
    ///
    /// What stands behind the height may be its unit: `44x44pt`.
    init?(takenFrom scalars: inout Substring.UnicodeScalarView) {
        var rest = scalars
        let width = TypedSize.number(&rest)
        guard !width.isEmpty, TypedSize.takeSign(&rest) else { return nil }
        let height = TypedSize.number(&rest)
        guard !height.isEmpty, !TypedSize.goesOn(rest) else { return nil }
        self.width = width
        self.height = height
        scalars = rest
    }

    /// How guidelines write it; a `×` is no part of a word, and leaves two neighbouring numbers.
    var spellings: [[String]] {
        [[width, height], [width, "x", height], [width + "x" + height], [width, "by", height]]
    }

    /// Longer ones are no sizes of anything on a screen.
    private static let longestNumber = 5

    private static func number(_ scalars: inout Substring.UnicodeScalarView) -> String {
        let digits = scalars.prefix { ("0"..."9").contains($0) }
        guard digits.count <= longestNumber else { return "" }
        scalars.removeFirst(digits.count)
        return String(digits)
    }

    /// Whether a third side or a fraction follows: `16x16x2`, `44x44.5`.
    private static func goesOn(_ scalars: Substring.UnicodeScalarView) -> Bool {
        guard let sign = scalars.first, "xX×.,".unicodeScalars.contains(sign) else { return false }
        return scalars.dropFirst().first.map { ("0"..."9").contains($0) } ?? false
    }

    /// Takes the sign or word between two sides, and what parts it from them.
    private static func takeSign(_ scalars: inout Substring.UnicodeScalarView) -> Bool {
        let parting = scalars.prefix { $0 == " " || $0 == "-" }
        scalars.removeFirst(parting.count)
        switch scalars.first {
        case "x", "X", "×": scalars.removeFirst()
        case "b" where scalars.dropFirst().first == "y" && !parting.isEmpty: scalars.removeFirst(2)
        default: return false
        }
        scalars = scalars.drop { $0 == " " || $0 == "-" }
        return true
    }
}
