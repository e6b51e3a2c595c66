/// The singular of an English noun, good enough to compare words.
enum Singular {
    /// `bars` gives `bar`, `boxes` gives `box`, `categories` gives `category`; other words stay as they are.
    static func of(_ word: String) -> String {
        guard word.utf8.count > 3, word.utf8.last == UInt8(ascii: "s"), !word.hasSuffix("ss"), !word.hasSuffix("is"),
            !word.hasSuffix("us") || word.hasSuffix("menus"), !systems.contains(word)
        else { return word }
        if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
        for ending in ["xes", "ches", "shes", "sses", "zes"] where word.hasSuffix(ending) {
            return String(word.dropLast(2))
        }
        if word.hasSuffix("'s") { return String(word.dropLast(2)) }
        return String(word.dropLast())
    }

    private static let systems = ["ipados", "macos", "tvos", "visionos", "watchos"]
}
