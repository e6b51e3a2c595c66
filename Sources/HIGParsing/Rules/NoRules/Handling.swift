/// Sentences about what hands do with the machine, told to those who use it.
enum Handling {
    /// "To pick one, drag down to it and release the button": one such deed is enough where the sentence opens with what it is
    /// for, or has a key held down.
    static func isTold(_ clause: Clause, from directive: Int) -> Bool {
        // "Click areas should be large": of a design.
        guard directive < clause.tokens.count, !clause.tokens.contains(where: { $0.word == "should" }) else {
            return false
        }
        let aim = clause[0] == "to" ? clause.tokens[...directive].firstIndex { $0.gap == .comma } : nil
        if clause.has("hold", "down", at: directive) || choosesCommand(clause, at: directive) { return true }
        let deeds = ((aim ?? directive)..<clause.tokens.count).filter { isOfHand(clause, at: $0) }
        if let first = deeds.first, first <= directive, aim != nil || deeds.count > 1 { return true }
        // "To see them all, bring up each by dragging across the bar"; but "let people see them by dragging".
        return aim != nil && !clause.tokens.contains { DirectiveReader.users.contains($0.word) }
            && Verbs.isBase(clause[directive]) && !allowing.contains(clause[directive])
            && clause.tokens.indices.dropFirst(directive).contains {
                clause[$0] == "by" && handling.contains(clause[$0 + 1])
            }
    }
    /// "Choose Cut", "choose Icon Colors from the Color menu": what stands behind the verb is a command's name, or that and
    /// its menu. Of a sentence with a stop a single name may be a way of design.
    private static func choosesCommand(_ clause: Clause, at index: Int) -> Bool {
        guard clause[index] == "choose" else { return false }
        let name = clause.tokens.dropFirst(index + 1).prefix { $0.isCapitalised && !$0.isInCapitals && $0.gap == .none }
        guard !name.isEmpty else { return false }
        return name.endIndex == clause.tokens.count
            ? name.count == 1 && !clause.isClosed
            : clause.has("from", "the", at: name.endIndex) && clause.after(name.endIndex).contains { $0.word == "menu" }
    }

    private static let allowing: WordSet = ["allow", "enable", "let", "make", "offer", "permit", "provide", "support"]
    private static let handling: WordSet = [
        "clicking", "double-clicking", "dragging", "holding", "pinching", "pressing", "swiping", "tapping",
    ]

    /// "Hold down a key", "release the mouse button", "drag across", "move the pointer".
    private static func isOfHand(_ clause: Clause, at index: Int) -> Bool {
        let object = clause.skipping("the", "a", "an", "your", from: index + 1)
        switch clause[index] {
        case "hold": return clause[index + 1] == "down" || ["button", "key"].contains(clause[object])
        case "press", "release": return pressed.contains(clause[object]) || pressed.contains(clause[object + 1])
        case "drag": return ways.contains(clause[index + 1])
        case "move": return ["cursor", "mouse", "pointer"].contains(clause[object])
        case "tap", "touch": return clause.has("and", "hold", at: index + 1)
        case "click", "double-click", "double-tap", "pinch", "swipe", "triple-click": return true
        default: return false
        }
    }
    /// "You can swipe down to shut it", "you can also press the knob", "you can feel it click": what the reader's hand can do
    /// is no choice of design.
    static func isAbility(_ clause: Clause, from permission: Int) -> Bool {
        guard let you = clause.after(permission).prefix(12).indices.first(where: { clause[$0] == "you" }),
            ["can", "could", "may"].contains(clause[you + 1])
        else { return false }
        let verb = clause.skipping("also", "then", "simply", from: you + 2)
        return ofHand.contains(clause[verb])
            || clause[verb] == "feel" && !["comfortable", "confident", "free"].contains(clause[verb + 1])
    }
    private static let ofHand: WordSet = [
        "click", "double-click", "double-tap", "pinch", "press", "swipe", "tap", "triple-click",
    ]

    private static let pressed: WordSet = ["arrow", "button", "key", "keys", "mouse", "trackpad"]
    private static let ways: WordSet = [
        "across", "along", "down", "from", "into", "left", "out", "over", "right", "up",
    ]
}
