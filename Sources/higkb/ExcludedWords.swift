import ArgumentParser

/// The words that a search leaves out, as people type them: `higkb search button -toolbar`.
///
/// Behind one hyphen the parser looks for options of one letter, of which `search` has none but `-h`. With a space in
/// front such a word is a value to it.
enum ExcludedWords {
    /// The arguments of a command line, the excluded words of a search with a space in front.
    static func marked(_ arguments: ArraySlice<String>) -> [String] {
        guard arguments.first == Higkb.Search.configuration.commandName else { return Array(arguments) }
        let before = [""] + arguments.dropLast()
        return zip(before, arguments).map { !isExcluded($1) || takesValue($0) ? $1 : " " + $1 }
    }

    /// The text of a query, as it was typed.
    static func text(of words: [String]) -> String {
        words.map { $0.hasPrefix(" -") ? String($0.dropFirst()) : $0 }.joined(separator: " ")
    }

    /// Whether what stands behind an argument is its value: `--limit -30`.
    private static func takesValue(_ argument: String) -> Bool {
        argument.hasPrefix("--") && Higkb.Search.helpMessage().contains("  \(argument) <")
    }

    /// `-limit` is no such word: who types it forgot a hyphen, which the parser says.
    private static func isExcluded(_ argument: String) -> Bool {
        guard argument.count > 2, argument.hasPrefix("-"), !argument.hasPrefix("--") else { return false }
        let option = argument.prefix { $0 != "=" }
        let names = Higkb.Search.helpMessage().split { !$0.isLetter && $0 != "-" }
        return !names.contains { $0 == "-" + option }
    }
}
