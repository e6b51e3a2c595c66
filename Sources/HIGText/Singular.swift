/// The singular of an English noun, good enough to compare words.
public enum Singular {
    /// The singular of a word in lower case: `bars` gives `bar`, `boxes` gives `box`, `sizes` gives `size`, `categories`
    /// gives `category`; other words stay as they are.
    public static func of(_ word: String) -> String {
        guard word.utf8.count > 3, word.utf8.last == UInt8(ascii: "s") else { return word }
        if let singular = irregular[word] { return singular }
        switch word.utf8.dropLast().last {
        case UInt8(ascii: "s"), UInt8(ascii: "i"): return word
        case UInt8(ascii: "o") where ProductName.systems[word] != nil: return word
        case UInt8(ascii: "u") where !word.hasSuffix("menus"): return word
        case UInt8(ascii: "'"): return String(word.dropLast(2))
        case UInt8(ascii: "e"):
            if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
            let isLong = ["xes", "ches", "shes", "sses", "zzes"].contains { word.hasSuffix($0) }
            return String(word.dropLast(isLong ? 2 : 1))
        default: return String(word.dropLast())
        }
    }

    /// Words whose last letters only look like an ending, and plurals that an ending would be taken too far from.
    private static let irregular: [String: String] = [
        "aches": "ache", "alias": "alias", "aliases": "alias", "always": "always", "analyses": "analysis",
        "atlas": "atlas", "axes": "axis", "bias": "bias", "biases": "bias", "bonuses": "bonus", "buses": "bus",
        "caches": "cache", "calories": "calorie", "canvas": "canvas", "canvases": "canvas", "cookies": "cookie",
        "focuses": "focus", "headaches": "headache", "lens": "lens", "lenses": "lens", "movies": "movie",
        "news": "news", "perhaps": "perhaps", "quizzes": "quiz", "selfies": "selfie", "series": "series",
        "species": "species", "statuses": "status", "viruses": "virus", "whereas": "whereas",
    ]

    private static let irregularPlurals = Dictionary(grouping: irregular.keys.sorted()) { irregular[$0, default: $0] }

    /// The words whose singular this is by a list and not by their ending: `axis` gives `axes`; often none.
    public static func irregularPlurals(of singular: String) -> [String] { irregularPlurals[singular] ?? [] }

    /// The singular of each word of a name, with single spaces between them: `combo-boxes` gives `combo box`.
    ///
    /// - Parameter name: in lower case, its words apart by spaces, hyphens or underscores.
    public static func ofEach(in name: some StringProtocol) -> String {
        name.split { $0 == " " || $0 == "-" || $0 == "_" }.map { of(String($0)) }.joined(separator: " ")
    }
}
