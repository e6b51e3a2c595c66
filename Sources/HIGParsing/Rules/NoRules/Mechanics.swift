/// Sentences about the programming interface: how something is made in code, not what it should be.
enum Mechanics {
    private static let calls: WordSet = [
        "use", "call", "create", "implement", "apply", "set", "specify", "adopt", "choose", "add", "change", "subclass",
    ]
    /// "Cocoa: Use …": how one of the system's programming interfaces does it.
    static func isLabelled(_ clause: Clause) -> Bool {
        frameworks.contains(clause[0]) && clause.tokens.count > 1 && clause.tokens[1].gap == .clause
    }
    private static let frameworks: WordSet = ["cocoa", "carbon", "java", "appkit", "uikit", "swiftui"]

    /// Whether a sentence has the reader set something in the window of Interface Builder: "in the Attributes pane, change
    /// the color". A design may have an inspector of its own.
    static func usesInspector(_ sentence: String) -> Bool {
        // Without the first letter, which may be a small one.
        guard sentence.holds(letters: "ttributes") else { return false }
        let clause = Clause(sentence)
        return clause.tokens.indices.contains {
            isInspector(clause, at: $0) && clause.tokens[$0].isCapitalised && clause.has("in", "the", at: $0 - 2)
        }
    }

    private static func isInspector(_ clause: Clause, at index: Int) -> Bool {
        clause[index] == "attributes" && ["pane", "inspector"].contains(clause[index + 1])
    }

    /// "In the Attributes pane, …", "Using programming interfaces, …", "In Interface Builder, …".
    private static func usesTool(_ clause: Clause) -> Bool {
        clause.tokens.indices.contains { index in
            switch clause[index] {
            case "attributes": isInspector(clause, at: index)
            case "programming":
                clause[index + 1] == "interfaces"
                    && clause.tokens[max(0, index - 3)..<index].contains { ["use", "using"].contains($0.word) }
            case "interface":
                clause[index + 1] == "builder"
                    && (["in", "using"].contains(clause[index - 1])
                        || clause[index - 1] == "use" && ["can", "also"].contains(clause[index - 2]))
            default: false
            }
        }
    }

    /// "Specify NSTabView", "apply the NSBezelStyle type": what the verb acts on is a name from code.
    private static func namesObject(_ clause: Clause, from directive: Int) -> Bool {
        let last = min(clause.tokens.count, directive + 12)
        guard directive < last else { return false }
        return (directive..<last).contains { verb in
            guard calls.contains(clause[verb]) || clause[verb] == "select" else { return false }
            let object = clause.skipping("the", "a", "an", from: verb + 1)
            guard object < clause.tokens.count, clause.tokens[object].depth == 0 else { return false }
            return clause.tokens[object].isIdentifier && ["ns", "hi"].contains(where: clause[object].hasPrefix)
        }
    }

    /// "To open it in code, call …", "call open(gate)": what a program calls.
    private static func callsInCode(_ clause: Clause, from directive: Int) -> Bool {
        guard
            let verb = clause.tokens.indices.dropFirst(directive).prefix(8).first(where: {
                callings.contains(clause[$0])
            })
        else { return false }
        let isInCode = clause.tokens.indices.prefix(verb + 12).contains { clause.has("in", "code", at: $0) }
        let name = clause.skipping("the", "a", "an", from: verb + 1)
        guard name < clause.tokens.count, name + 1 < clause.tokens.count else { return isInCode }
        // A bracket that opens without a space: one byte lies between the words.
        let between = clause.tokens[name + 1].offset - clause.tokens[name].offset - clause[name].text.utf8.count
        return isInCode || clause.tokens[name + 1].depth > clause.tokens[name].depth && between == 1
    }
    private static let callings: WordSet = ["call", "implement", "invoke", "override", "subclass", "use"]

    /// "Listen for the gate by registering a GateListener", "by overriding its method": how a program is hooked up.
    private static func isHooked(_ clause: Clause, from directive: Int) -> Bool {
        clause.tokens.indices.dropFirst(directive).contains { index in
            guard clause[index] == "by", hooking.contains(clause[index + 1]) else { return false }
            return clause.tokens.dropFirst(index + 2).prefix(4).contains { token in
                token.isIdentifier || interfaces.contains(token.word)
                    || hooks.contains { token.word.hasSuffix($0) || token.word.singular.hasSuffix($0) }
            }
        }
    }
    private static let hooking: WordSet = [
        "adopting", "calling", "implementing", "installing", "overriding", "registering", "subclassing",
    ]
    private static let hooks: [WordForm] = ["callback", "delegate", "handler", "listener", "observer"]

    private static let interfaces: WordSet = [
        "class", "classes", "method", "methods", "function", "functions", "property", "properties", "constant",
        "constants", "protocol", "api", "apis", "programmatically",
    ]

    /// "You need to add the UIDimLamp key to a property list": what a file of the program's settings has to hold.
    static func demandsKey(_ clause: Clause, from directive: Int) -> Bool {
        // Past the directive itself, which a subject may stand before: "Key gates must be shut."
        clause.tokens.indices.dropFirst(directive + 1).prefix(12).contains { index in
            clause[index] == "key" && clause.tokens[index - 1].isIdentifier
                && clause.tokens[directive..<index].contains { ["add", "set", "include", "specify"].contains($0.word) }
        }
    }

    /// "You can create it programmatically with …", "To create a list, use the NSTableView class."
    ///
    /// A class named in brackets, or a demand that merely mentions one, says nothing of the kind.
    static func explains(_ clause: Clause, from directive: Int) -> Bool {
        // "Developers should use the class": what is asked of them, not how they do it.
        let asks = clause.tokens.indices.dropFirst(directive).prefix(8).contains { index in
            clause[index] == "should" && ["developers", "you"].contains(clause[index - 1])
        }
        if asks { return false }
        let words = clause.tokens[directive...].prefix(24)
        if usesTool(clause) || namesObject(clause, from: directive) || callsInCode(clause, from: directive)
            || isHooked(clause, from: directive)
        {
            return true
        }
        if words.contains(where: { $0.word == "inspector" || $0.word == "pane" }),
            words.contains(where: { $0.word == "attributes" || $0.word == "builder" })
        {
            return true
        }
        guard words.prefix(8).contains(where: { calls.contains($0.word) }) else { return false }
        if words.contains(where: { $0.word == "programmatically" }) { return true }
        return clause.tokens.indices.dropFirst(directive).prefix(24).contains { index in
            guard clause.tokens[index].isIdentifier, clause.tokens[index].depth == 0 else {
                // "Use the Sound API", but not "use modern APIs".
                return clause[index].hasPrefix("api") && interfaces.contains(clause[index])
                    && clause.tokens[directive..<index].contains { $0.word == "the" }
            }
            if clause[0] == "to", clause[index - 1] == "use" || clause[index - 2] == "use" { return true }
            return (max(0, index - 2)...index + 2).contains { interfaces.contains(clause[$0]) }
                || clause.tokens[index].word.hasPrefix("k")
        }
    }
}
