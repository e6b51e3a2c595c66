import HIGModel
import HIGText

/// The units that a number may have, and the nouns that a limit may count.
enum MeasureUnit {
    /// From every way to write a unit to its name; signs that may stand right behind a number are in `UnitSign`.
    private static let names: [String: String] = {
        let forms: [String: [String]] = [
            "points": ["point"], "pixels": ["pixel"], "characters": ["character", "chars"],
            "seconds": ["second", "sec"], "milliseconds": ["millisecond"], "minutes": ["minute"],
            "hours": ["hour"], "days": ["day"], "percent": ["%"], "inches": ["inch"],
            "millimeters": ["millimeter"], "centimeters": ["centimeter"], "meters": ["meter"],
            "degrees": ["degree"], "ppi": [], "dpi": [], "fps": [], "hertz": [], "kilobytes": ["kilobyte"],
            "megabytes": ["megabyte"], "gigabytes": ["gigabyte"], "bytes": ["byte"], "bits": ["bit"],
        ]
        var names: [String: String] = [:]
        for (name, others) in forms { for form in others + [name] { names[form] = name } }
        for (name, signs) in UnitSign.ofUnits { for sign in signs { names[sign] = name } }
        return names
    }()

    /// Units whose names mean something else after a number in words: "two points to remember".
    private static let figuresOnly: Set<String> = ["points", "degrees", "days", "meters", "bits", "bytes"]

    /// The unit that a word names; `nil` when it names none.
    /// - Parameter isInFigures: whether the number before it is written in figures.
    static func named(_ word: String, isInFigures: Bool) -> String? {
        guard let name = names[word], isInFigures || !figuresOnly.contains(name) else { return nil }
        return name
    }

    /// Words in s that are no plurals of countable nouns, or that count nothing a design has.
    private static let uncounted = Set<String>([
        "is", "was", "has", "does", "this", "its", "as", "us", "thus", "always", "perhaps", "besides", "sometimes",
        "unless", "less", "across", "os", "press", "access",
        "process", "times", "ways", "reasons", "cases", "things", "others", "needs", "uses", "lets", "allows", "makes",
        "seems", "gets", "takes", "means", "previous", "various", "status", "focus", "canvas", "address", "wireless",
    ]).union(ProductName.systems.keys)

    /// Words that no noun phrase goes over.
    private static let borders: Set<String> = [
        "a", "an", "and", "any", "as", "at", "be", "but", "by", "can", "for", "from", "if", "in", "into", "it", "of",
        "on", "or", "per", "so", "than", "that", "the", "their", "then", "they", "this", "to", "when", "which",
        "while", "who", "will", "with", "within", "without", "you", "your", "each", "every", "are", "were", "should",
        "must", "may", "might", "not", "do",
    ]

    /// Whether a word can be the plural noun that a limit counts.
    static func isCounted(_ word: String) -> Bool {
        word.count > 3 && word.last == "s" && !word.hasSuffix("ss") && !uncounted.contains(word)
    }

    static func isBorder(_ word: String) -> Bool { borders.contains(word) || word == "%" }
}
