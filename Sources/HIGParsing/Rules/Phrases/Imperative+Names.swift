/// Names that open like a direction: "Close boxes", "Delete control button", "print-ready".
extension Imperative {
    /// Names of elements in which the first word is a verb as well; what they open is about the element.
    private static let compounds: [WordForm: WordSet] = [
        "close": ["box", "boxes", "button", "buttons"], "group": ["box", "boxes"], "check": ["box", "boxes"],
        "list": ["view", "views", "picker", "pickers", "box", "boxes"], "tab": ["view", "views", "bar", "bars"],
        "split": ["view", "views", "bar", "bars"], "page": ["control", "controls"],
        "scroll": ["bar", "bars", "arrow", "arrows"], "zoom": ["box", "boxes", "button", "buttons"],
        "size": ["box", "boxes"], "store": ["kit"], "map": ["kit"], "address": ["book"],
        "help": ["button", "buttons", "balloon", "balloons", "tag", "tags"],
        "search": ["field", "fields"], "text": ["field", "fields", "button", "buttons", "item", "items"],
        "cancel": ["button", "buttons"], "drop": ["shadow", "shadows"], "round": ["button", "buttons"],
        "toggle": ["button", "buttons"],
        "save": ["dialog", "dialogs", "panel", "panels", "sheet", "sheets"],
        "print": ["dialog", "dialogs", "panel", "panels"],
        "push": ["button", "buttons"], "status": ["bar", "bars"], "title": ["bar", "bars"],
    ]

    /// "Close boxes are …", "List view headings": the first two words name an element.
    var isCompound: Bool {
        Self.compounds[clause[index]]?.contains(clause[index + 1]) == true && isAdjacent(index + 1)
            // "Toggle buttons off."
            && !["off", "on"].contains(clause[index + 2])
    }

    private static let elements: WordSet = [
        "button", "buttons", "control", "area", "view", "views", "item", "items", "bar", "bars", "menu", "menus",
        "icon", "icons", "style", "mode", "editing", "list", "lists", "key", "keys", "box", "field", "fields", "window",
        "windows", "pad", "pads",
    ]

    private static let attributed: WordSet = [
        "button", "buttons", "box", "boxes", "control", "controls", "bar", "bars", "key", "keys", "field", "fields",
        "arrows",
    ]

    /// "Delete control button.": the name of an element and nothing else.
    var isName: Bool {
        // "Cancel, which closes the sheet, is on the left."
        if clause[index + 1] == "which", clause.tokens[index + 1].gap == .comma { return true }
        // "Minimize and zoom buttons", "Tab and segmented controls", "In the bar: Cancel and Open buttons (…)".
        let rest = clause.tokens[index...].prefix { $0.depth == clause.tokens[index].depth }
        if clause[index + 1] == "and", rest.count == 4, let last = rest.last, Self.attributed.contains(last.word),
            Verbs.isBase(clause[index + 2]) || clause[index + 2].hasSuffix("ed")
        {
            return true
        }
        let name = clause.tokens.prefix { $0.depth == 0 }
        guard index == 0, let last = name.last, (2...3).contains(name.count) else { return false }
        // "Save button (default)."; but "Group items (such as lamps)."
        guard name.count == clause.tokens.count || isWithoutArticle(last.word, behind: name.count) else { return false }
        return Self.elements.contains(last.word) && !Self.objectOpeners.contains(clause[1])
            && !Self.particles.contains(clause[1])
            && (Verbs.nounLike.contains(clause[0])
                ? !Self.directs.contains(clause[0]) : Self.commands.contains(clause[0]))
    }

    /// Whether only brackets follow a noun in the singular, which as an object would have an article.
    private func isWithoutArticle(_ noun: WordForm, behind end: Int) -> Bool {
        !noun.hasSuffix("s") && clause.tokens[end...].allSatisfy { $0.depth > 0 }
    }

    /// Verbs that elements are named by though they are hardly ever nouns: "Cancel button", "Rename field".
    static let commands: WordSet = [
        "add", "apply", "cancel", "collapse", "compose", "continue", "create", "delete", "deselect", "dismiss",
        "duplicate", "enter", "expand", "navigate", "organize", "record", "redo", "remove", "rename", "replace",
        "resize",
        "rotate", "save", "send", "toggle", "undo",
    ]

    /// Verbs that could be nouns but name no element.
    static let directs: WordSet = ["hide", "limit", "offer", "show", "support"]

    /// "Scan-only", "print-ready"; but "double-click", "drag-and-drop items".
    var isCompoundNoun: Bool {
        index + 1 < clause.tokens.count && clause.tokens[index + 1].isJoined && !opensJoinedVerb(index)
            && !Verbs.isBase(clause[index + 1]) && clause[index + 1] != "and"
    }

    /// "Resolve, confirm, and handle", "Show Lamps, Hide Lamps, and Glow" behind a colon: verbs without anything that they do
    /// it to, or names of commands.
    var isListOfVerbs: Bool {
        guard index > 0, clause.tokens[index].gap == .clause, index + 2 < clause.tokens.count else { return false }
        // "The things that people do with it: send, receive, and file messages."
        if clause.tokens[index + 1].gap == .comma, Verbs.isBase(clause[index + 1]) { return true }
        if opensNames { return true }
        return clause.tokens.indices.dropFirst(index + 1).allSatisfy {
            clause.tokens[$0].gap == .comma || ["and", "or"].contains(clause[$0])
                || ["and", "or"].contains(clause[$0 - 1])
        }
    }

    /// Whether all words up to the first comma have a capital, and the one behind it has one, too.
    private var opensNames: Bool {
        let rest = clause.tokens[index...]
        guard let comma = rest.indices.dropFirst().first(where: { rest[$0].gap == .comma }), comma > index + 1 else {
            return false
        }
        let next = rest[comma...].first { !["and", "or"].contains($0.word) }
        return rest[..<comma].allSatisfy(\.isCapitalised) && next?.isCapitalised ?? false
    }
}
