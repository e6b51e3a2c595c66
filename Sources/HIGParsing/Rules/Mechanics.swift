/// Sentences about the programming interface: how something is made in code, not what it should be.
enum Mechanics {
    private static let calls: Set<String> = [
        "use", "call", "create", "implement", "apply", "set", "specify", "adopt", "choose", "add", "change", "subclass",
    ]
    private static let interfaces: Set<String> = [
        "class", "classes", "method", "methods", "function", "functions", "property", "properties", "constant",
        "constants", "protocol", "api", "apis", "programmatically",
    ]

    /// "You can create it programmatically with …", "To create a list, use the NSTableView class."
    ///
    /// A class named in brackets, or a demand that merely mentions one, says nothing of the kind.
    static func explains(_ clause: Clause, from directive: Int) -> Bool {
        let words = clause.tokens[directive...].prefix(24)
        if words.contains(where: { $0.word == "inspector" || $0.word == "pane" }),
            words.contains(where: { $0.word == "attributes" || $0.word == "builder" })
        {
            return true
        }
        guard words.prefix(8).contains(where: { calls.contains($0.word) }) else { return false }
        if words.contains(where: { $0.word == "programmatically" }) { return true }
        return clause.tokens.indices.dropFirst(directive).prefix(24).contains { index in
            guard clause.tokens[index].isIdentifier, clause.tokens[index].depth == 0 else {
                return interfaces.contains(clause[index]) && clause[index].hasPrefix("api")
            }
            if clause[0] == "to", clause[index - 1] == "use" || clause[index - 2] == "use" { return true }
            return (max(0, index - 2)...index + 2).contains { interfaces.contains(clause[$0]) }
                || clause.tokens[index].word.hasPrefix("k")
        }
    }
}
