import HIGModel

/// What is needed, and what one has to do.
extension ModalPhrase {
    var need: Modality? {
        if needsThing { return .must }
        // "A search field does not need a label", "an app doesn't need to save it".
        if clause.has("does", "not", at: index - 2), !isUsers, !["that", "which"].contains(subject) {
            if ["a", "an"].contains(clause[index + 1]) { return .may }
            if sparesDeed, Self.products.contains(subject) { return .may }
        }
        if isNeedlessForProducts { return .may }
        // "And nobody needs to climb."
        if subject == "nobody" { return nil }
        // "If there is no gate, you don't need a bell."
        if subject == "you", isNegatedBefore, ["a", "an", "any"].contains(clause[index + 1]) {
            return isConsequence ? nil : .may
        }
        // "All you need to do is ring."
        let isAllNeeded = clause.has("all", "you", at: subjectIndex - 1)
        let isAsked = !isUsers || isTreatment(from: index + 2) || clause.has("be", "able", at: index + 2)
        guard clause[index + 1] == "to" || clause[index + 1] == "not", isAsked, subject != "what", !isAllNeeded
        else { return nil }
        // "A list that needs to scroll"; but "such commands, which need to be at hand".
        if subject == "that" || subject == "which" && clause.tokens[subjectIndex].gap == .none { return nil }
        // "More work may also need to be done."
        if ["may", "might"].contains(clause[clause.skipBack(DirectiveReader.adverbs, from: index - 1)]) { return nil }
        if isNegatedBefore || clause[index + 1] == "not" { return subject == "you" && !isConsequence ? .may : nil }
        if isDeniedInPart { return .may }
        if clause[index - 1] == "only" { return .may }
        // "It need not be red, but it does need to be seen."
        let isFirm =
            clause[index] == "needs" || clause[index - 1] == "does" || clause[index + 2] == "be"
            || isProducts && clause[index + 2] == "ensure" || isDemandOfThing
        guard subject == "you" || isFirm, !isReason else { return nil }
        return clause.isAvoidance(at: index + 2) ? .mustNot : .must
    }

    /// "Every app needs an icon", "each gate needs a key", "all lamps need a switch": what all of a kind must have.
    private var needsThing: Bool {
        guard ["a", "an", "its", "their"].contains(clause[index + 1]) || clause.has("at", "least", at: index + 1) else {
            return false
        }
        let thing = clause.skipping("a", "an", "its", "their", "at", "least", "little", from: index + 1)
        if Self.costs.contains(clause[thing]) || Self.events.contains(subject) { return false }
        if clause[index] == "need" { return clause[0] == "all" && clause[1] != "of" && !isUsers && isDemandOfThing }
        guard clause[index] == "needs" else { return false }
        return isAnyProduct(from: ["every", "each", "your"])
            || ["every", "each"].contains(clause[0]) && !isUsers && isDemandOfThing
    }

    /// What a thing takes, not what it is made with: time, and what people have to do.
    static let costs: WordSet = [
        "break", "decision", "effort", "hour", "lot", "minute", "moment", "number", "rest", "restart", "second",
        "start", "time", "visit", "while",
    ]
    /// What happens, and is not made.
    static let events: WordSet = ["call", "change", "click", "instance", "step", "tap", "visit"]

    /// "Screens have to fit", "your lamp needs to stay lit": what a thing is asked, in the main clause that opens with it.
    private var isDemandOfThing: Bool {
        // "Keep in mind that every lamp has to".
        let opening = clause.stretchStart(of: index)
        let reminder = clause.skipping("always", "keep", "bear", "in", "mind", "remember", from: opening)
        let start = reminder > opening && clause[reminder] == "that" ? reminder + 1 : opening
        // "May have to", "do not need to", "sometimes has to": it happens, or is denied.
        let before = clause[clause.skipBack(Self.betweenVerbs, from: index - 1)]
        let isBare = !Self.softened.contains(before) && !Imperative.determiners.contains(before)
        guard isBare, start < subjectIndex || start == subjectIndex && subject.hasSuffix("s"),
            !Self.partial.contains(clause[start]),
            !Self.notThings.contains(subject), !Self.machinery.contains(subject.singular), !isUsers,
            clause[index + 2] != "know", !clause.tokens[index].isCapitalised
        else { return false }
        guard !isTold, !isInRelativeClause else { return false }
        // "A lamp that hangs in a tree has to have a hook": one clause about the thing, with one verb.
        let relative = clause.skipping("a", "all", "an", "any", "each", "every", from: start) + 1
        if ["that", "which"].contains(clause[relative]), relative < subjectIndex, !isOfUsers(relative - 1) {
            let rest = clause.tokens[(relative + 1)..<subjectIndex].map(\.word)
            return !["and", "or"].contains(subject) && rest.filter(Verbs.isPlain).count == 1
                && !rest.contains { Self.within.contains($0) }
        }
        return !clause.tokens[start..<subjectIndex].contains {
            Verbs.isPlain($0.word) || Self.within.contains($0.word) || $0.word.hasSuffix("ing")
        }
    }
    private func isOfUsers(_ position: Int) -> Bool { DirectiveReader.users.contains(clause[position]) }
    /// Words that open a clause or a purpose inside a subject.
    private static let within: WordSet = ["that", "which", "who", "to"]
    private static let betweenVerbs = DirectiveReader.adverbs.subtracting(softened)
    private static let softened: WordSet = Imperative.auxiliaries.union([
        "do", "not", "never", "occasionally", "often", "rarely", "seldom", "sometimes", "usually",
    ])
    /// Words that speak of a part of what there is, or of nothing, and openings of conditions.
    static let partial = DirectiveReader.conditionals.union([
        "almost", "although", "as", "few", "how", "many", "most", "no", "not", "often", "only", "since", "some",
        "sometimes", "that", "though", "until", "what", "where", "while", "why",
    ])
    static let notThings: WordSet = [
        "anything", "everything", "it", "nobody", "nothing", "something", "that", "there", "these", "this", "those",
        "we", "which", "you", "i",
    ]
    /// What works by itself, and is told of.
    private static let machinery: WordSet = [
        "compiler", "computer", "developer", "device", "hardware", "machine", "network", "processor", "server",
        "system",
    ]

    /// "Sometimes you need to show more", "you need to know this because …": why, not what.
    private var isReason: Bool {
        let opening = subject == "you" ? clause[subjectIndex - 1] : clause[0]
        if ["sometimes", "often", "occasionally"].contains(opening) { return true }
        return clause.tokens.indices.dropFirst(index).prefix(6).contains { clause.has("this", "because", at: $0) }
    }

    var have: Modality? {
        guard clause[index + 1] == "to" else { return nil }
        if isDutyOfProducts { return .must }
        if isSparedProducts { return .may }
        // "What the gates have to offer."
        let end = index + 3
        if clause[index + 2] == "offer", end == clause.tokens.count || clause.tokens[end].gap != .none { return nil }
        // "There has to be a way back", "it has to be possible to go back".
        let isThere = subject == "there" || subject == "it" && clause[index + 3] == "possible"
        if isThere, clause[index + 2] == "be", !isNegatedBefore { return .must }
        // "It has to do with gates."
        if isDemandOfThing, !isReason, !clause.has("do", "with", at: index + 2) {
            return clause.isAvoidance(at: index + 2) ? .mustNot : .must
        }
        guard subject == "you", clause[subjectIndex - 1] != "all" else { return nil }
        if clause[index + 2] == "do", ["little", "nothing"].contains(clause[index + 3]) { return .may }
        guard isNegatedBefore else { return .must }
        if isOfReadership { return nil }
        // "By using the gate you don't have to climb": what is gained.
        return isConsequence || clause[0] == "by" && clause[1] != "default" ? nil : .may
    }

    /// "You don't have to be a smith to use it": for whom a text is written.
    private var isOfReadership: Bool {
        clause[index + 2] == "be"
            && clause.after(index + 3).indices.contains {
                clause[$0] == "to" && ["follow", "read", "understand", "use"].contains(clause[$0 + 1])
                    && ["it", "them", "these", "this"].contains(clause[$0 + 2])
            }
    }

    /// "Typically, applications have to draw it".
    private var isDutyOfProducts: Bool {
        let opening = clause.skipBack(DirectiveReader.adverbs, from: subjectIndex - 1)
        return isProducts && opening < 0 && !isNegatedBefore && Verbs.isBase(clause[index + 2])
    }

    /// "…, which means that you don't have to", "it scrolls by itself, so you needn't": what follows from a fact.
    private var isConsequence: Bool {
        let before = clause[subjectIndex - 1] == "that" ? subjectIndex - 2 : subjectIndex - 1
        return ["means", "so"].contains(clause[before]) && before > 0
    }
}
