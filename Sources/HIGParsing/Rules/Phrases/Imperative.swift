import HIGModel

/// A clause that opens with a verb in its base form: "Use …", "Don't …", "Be sure to …".
struct Imperative {
    let clause: Clause
    let index: Int

    /// Whether a text opens with one, or with a verb that could be one.
    static func opens(_ text: String) -> Bool {
        let clause = Clause(text)
        return Verbs.isBase(clause[0]) || Imperative(clause: clause, index: 0).modality != nil
    }

    var modality: Modality? {
        // What is quoted is said to others: "“Always ring” is a good label."
        if clause.tokens.indices.contains(index), clause.tokens[index].opensQuote { return nil }
        switch clause[index] {
        case "do":
            // "Do you avoid blank titles?" checks, and directs nobody.
            if clause.isQuestion || isInverted || isSaidAlike { return nil }
            if clause[index + 1] == "not" { return endsExamples ? nil : prohibition }
            return opensDirection ? weight : nil
        case "never": return never
        case "always": return always
        case "neither" where index == 0: return neither
        // "Either make it plain, or be prepared to change it."
        case "either" where index == 0: return Imperative(clause: clause, index: 1).modality
        // "Only donate actions that …".
        case "only" where index == 0 && Verbs.isPlainBase(clause[1]): return .should
        // "An icon should: … Not include a shadow."
        case "not" where index == 0: return Verbs.isBase(clause[1]) ? .shouldNot : nil
        case "at", "by", "in", "last", "on", "under": return behindPhrase
        case "see" where clause.has("see", "to", "it", "that", at: index): return .must
        // "Generally avoid …"; but "usually note alerts have one button".
        case let word
        where Self.sentenceAdverbs.contains(word) && isAdjacent(index + 1)
            && !Self.notDirections.contains(clause[index + 1]) && Verbs.isPlainBase(clause[index + 1]):
            return Imperative(clause: clause, index: index + 1).modality
        case let word where isManner(word) && index + 2 < clause.tokens.count: return inManner
        default:
            if leadsContrast { return .should }
            guard opensDirection, !pointsElsewhere, !isReasonToKnow, !isCase, !isWarning else { return nil }
            return weight
        }
    }

    /// "Under no circumstances ask for it", "on no account", "last but not least, test it".
    private var behindPhrase: Modality? {
        if index == 0, clause.excludesAllCases(at: 0) {
            return Verbs.isBase(clause[3]) && isAdjacent(3) ? .mustNot : nil
        }
        guard index == 0, clause.has("last", "but", "not", "least", at: 0), clause.tokens.count > 4 else { return nil }
        return Imperative(clause: clause, index: 4).modality
    }

    /// "Whisper, don't shout": the first of two verbs without anything that they are done to.
    private var leadsContrast: Bool {
        index == 0 && clause.has("do", "not", at: 1) && clause.tokens[1].gap == .comma && clause.tokens.count == 4
            && (Verbs.isBase(clause[0]) || Verbs.isRegular(clause[0]))
    }

    /// "Gates whose color says so, such as Red or Green, don't need a sign": examples stand between a subject and its verb.
    private var endsExamples: Bool {
        guard index > 0, clause.tokens[index].gap == .comma else { return false }
        let examples = clause.stretchStart(of: index - 1)
        guard clause.has("such", "as", at: examples), clause.tokens[examples].gap == .comma else { return false }
        let start = clause.before(examples).lastIndex { [.clause, .stop].contains($0.gap) } ?? 0
        return !DirectiveReader.introducers.contains(clause[start])
    }

    /// "As the lamps change, so do the shades": it tells the same of another thing.
    private var isSaidAlike: Bool {
        clause[index - 1] == "so"
            && ["a", "an", "the", "its", "their", "your", "both", "other"].contains(clause[index + 1])
            && !["following", "same"].contains(clause[index + 2])
    }

    /// "Do your labels tell people:": a question that a list goes on with.
    private var isInverted: Bool {
        guard Self.determiners.contains(clause[index + 1]) else { return false }
        return (index + 3..<index + 7).contains { position in
            position < clause.tokens.count && Verbs.isBase(clause[position])
                && clause.tokens[index + 1...position].allSatisfy { $0.gap == .none }
                && !["to", "and", "you", "they", "we", "of", "in", "for"].contains(clause[position - 1])
                && !DirectiveReader.users.contains(clause[position - 1])
                && !Self.determiners.contains(clause[position - 1])
        } && clause.endsInColon
    }

    /// "Be sure to read about …", "for more, please review …": a pointer in the form of a direction.
    private var pointsElsewhere: Bool {
        if clause[index - 1] == "please", clause.has("for", "more", at: 0) { return true }
        // "Refer to the chapter on gates for guidance", but "refer to gates by their names".
        if clause.has("refer", "to", at: index) {
            return clause.after(index).indices.contains {
                clause[$0] == "for"
                    && ["details", "guidance", "information", "instructions", "more"].contains(clause[$0 + 1])
            }
        }
        let verb = clause.skipping("be", "make", "sure", "to", "and", from: index)
        return verb > index && ["read", "see", "refer", "review", "consult"].contains(clause[verb])
    }

    /// "Hang too many, and they fall down": what happens where it is done; not "hang it low, not too near, and you will see it".
    private var isWarning: Bool {
        guard index == 0, !clause.isAvoidance(at: 0), !clause.assures(at: 0),
            let too = clause.tokens.indices.prefix(7).first(where: { clause[$0] == "too" }),
            let and = clause.after(too + 1).indices.first(where: { clause.tokens[$0].gap != .none })
        else { return false }
        return and > too + 1 && clause.tokens[and].gap == .comma && clause[and] == "and"
            && clause.isUnbroken(through: too) && !clause.before(too).contains { $0.word == "not" }
            && DirectiveReader.subjects.contains(clause[and + 1]) && !["can", "will"].contains(clause[and + 2])
    }

    /// "Consider a game that shows a board", "take a lamp for example": a case to think of.
    private var isCase: Bool {
        if clause[index] == "take", ["a", "an", "the"].contains(clause[index + 1]),
            (index + 2...index + 7).contains(where: {
                clause.has("for", "example", at: $0) && clause.tokens[$0].gap == .none
            })
        {
            return true
        }
        guard clause[index] == "consider", ["a", "an", "the"].contains(clause[index + 1]) else { return false }
        return (index + 2...index + 6).contains {
            ["app", "application", "game", "program", "person", "user"].contains(clause[$0])
                && ["that", "which", "who"].contains(clause[$0 + 1])
        }
    }

    /// "Be aware that text is truncated", "consider that a lamp makes people stop": a fact, unless it goes on with a demand.
    private var isReasonToKnow: Bool {
        if index == 0, clause.has("consider", "that", at: 0) {
            return clause.after(2).contains {
                Self.finite.contains($0.word) || Verbs.base(ofThirdPerson: $0.word) != nil
            }
        }
        return clause.has("be", "aware", "that", at: index) && !clause.tokens[index...].contains { $0.word == "must" }
    }

    /// "Don't", with the verbs that turn it round.
    private var prohibition: Modality? {
        switch clause[index + 2] {
        case _ where clause.hesitates(at: index + 2): .may
        case "need": .may
        case "feel" where clause[index + 3] == "that": .may
        case "forget", "fail", "neglect", "overlook": .must
        default: .mustNot
        }
    }

    static let notDirections: WordSet = [
        "see", "note", "suppose", "imagine", "notice", "recall", "compare", "contrast", "assume", "observe", "say",
        "expect",
    ]

    /// "Say so in the label", "say what went wrong", "say the price"; "say, a lamp" and "say you have two" only suppose.
    private var isSaying: Bool {
        guard clause[index] == "say", isAdjacent(index + 1) else { return false }
        if clause.tokens[index + 1].opensQuote { return true }
        if clause[index + 1] == "the" { return !DirectiveReader.users.contains(clause[index + 2]) }
        return ["how", "it", "so", "thank", "what", "when", "where", "whether", "which", "why"].contains(
            clause[index + 1])
    }

    /// "Expect people to be mobile", "if they can pay, assume that they will".
    private var isExpectation: Bool {
        if clause[index] == "assume" {
            return clause.tokens[index].gap == .comma && ["if", "when", "unless"].contains(clause[0])
        }
        return clause[index] == "expect" && DirectiveReader.users.contains(clause[index + 1])
            && clause[index + 2] == "to"
    }

    func opensVerb(_ position: Int) -> Bool {
        clause[position] == "be" || Verbs.isBase(clause[position]) || opensJoinedVerb(position)
            || hasObject(position) && !clause.tokens[position + 1].isCapitalised
                && Verbs.isRegular(clause[position])
    }

    /// "Never prepopulate a field": whatever the word, it has an object.
    func actsOnObject(_ position: Int) -> Bool {
        (Self.determiners.contains(clause[position + 1])
            || ["what", "anyone", "anything"].contains(clause[position + 1]))
            && isAdjacent(position + 1) && !Self.finite.contains(clause[position])
            && !Self.particles.contains(clause[position])
            && !DirectiveReader.introducers.contains(clause[position])
    }

    /// Whether the word is a verb with an object beside it: "reserve these places", "design them".
    var actsOnSomething: Bool { Verbs.isBase(clause[index]) && hasObject(index) }

    private func hasObject(_ position: Int) -> Bool {
        Self.objects.contains(clause[position + 1]) && isAdjacent(position + 1)
    }

    /// "Right-justify labels", "left align text", "double-check that …", "live-filter data": a verb with its manner before
    /// it.
    func opensJoinedVerb(_ position: Int) -> Bool {
        if ["center", "left", "right"].contains(clause[position]), ["align", "justify"].contains(clause[position + 1]) {
            return true
        }
        if opensPhrasalVerb(position) { return true }
        guard position + 1 < clause.tokens.count, clause.tokens[position + 1].isJoined,
            !clause.tokens[position + 1].isCapitalised
        else { return false }
        let verb = clause[position + 1]
        switch clause[position] {
        case "bottom", "center", "double", "fine", "left", "right", "top":
            return Verbs.isPlainBase(verb) || verb == "check"
        case "pre", "re", "de", "co": return Self.determiners.contains(clause[position + 2])
        case "auto", "live":
            return Verbs.isBase(verb) && isAdjacent(position + 2) && !Self.finite.contains(clause[position + 2])
                && Verbs.base(ofThirdPerson: clause[position + 2]) == nil
        default: return false
        }
    }

    /// "Back up the file", "gray out a command": words that are verbs only with their particle.
    private func opensPhrasalVerb(_ position: Int) -> Bool {
        if clause.has("fall", "back", "to", at: position) || clause.has("fall", "back", "on", at: position) {
            return true
        }
        let isPhrasal =
            clause.has("back", "up", at: position) || clause.has("gray", "out", at: position)
            || clause.has("grey", "out", at: position)
        return isPhrasal && isAdjacent(position + 1) && hasObject(position + 1)
    }

    /// Whether nothing but a space stands before a word.
    func isAdjacent(_ position: Int) -> Bool {
        position < clause.tokens.count && clause.tokens[position].gap == .none
            && clause.tokens[position].depth == clause.tokens[position - 1].depth
    }

    /// Whether the verb here opens a direction rather than a noun phrase.
    var opensDirection: Bool {
        let word = clause[index]
        guard opensVerb(index), !Self.notDirections.contains(word) || isExpectation || isSaying, !isName, !isCompound
        else {
            return false
        }
        // "Save As sheets stay open": the name of a command.
        if index + 1 < clause.tokens.count, clause.tokens[index + 1].isCapitalised, clause.tokens[index].isCapitalised,
            word != "use", ["as", "all", "before", "again", "to", "up", "down"].contains(clause[index + 1])
        {
            return false
        }
        // "Shift-Tab moves back", "Shift-clicking an item selects it": the name of a key.
        if index + 1 < clause.tokens.count, clause.tokens[index + 1].isJoined, clause.tokens[index].isCapitalised,
            clause.tokens[index + 1].isCapitalised || clause[index + 1].hasSuffix("ing")
        {
            return false
        }
        if isSubjectOfFinding || isHeldByPreposition { return false }
        // "Account for rain", but "account list".
        if word == "account", clause[index + 1] != "for" { return false }
        // "Rotate — rotates the symbol": a name, and what it does.
        if Verbs.base(ofThirdPerson: clause[index + 1]) == word { return false }
        // "Cancel means …", "two sorts: scan-only or …", "in three steps: resolve, confirm, and handle."
        if clause[index + 1] == "means" || isCompoundNoun || isListOfVerbs { return false }
        // "Direct control over the page helps."
        if word == "direct" {
            let next = clause[index + 1]
            guard Self.objectOpeners.contains(next) || next == "attention" || next.hasSuffix("s") else { return false }
        }
        // "…, complete with edges".
        if word == "complete", clause[index + 1] == "with" { return false }
        if word == "keep" || word == "bear" || word == "remember", isReminder { return false }
        if clause.tokens[index].opensQuote { return false }
        if clause[index + 1] == "of", word == "use" { return false }
        if isInsertedAlternative || isKey || isTitled || isLabel { return false }
        return !opensSubject && (!Verbs.nounLike.contains(word) || !readsAsNoun)
    }

    /// "Remember that …", "Keep in mind that …": what follows says whether there is a direction.
    private var isReminder: Bool {
        clause.has("remember", "that", at: index)
            || clause[index] == "remember" && index + 1 < clause.tokens.count
                && [.comma, .clause].contains(clause.tokens[index + 1].gap)
            || (clause.has("keep", "in", "mind", at: index) || clause.has("bear", "in", "mind", at: index))
                && !Self.determiners.contains(clause[index + 3])
    }

    static let finite: WordSet = auxiliaries.union([
        "do", "appears", "appear", "allows", "lets", "provides", "contains", "gives", "helps", "makes", "shows",
        "includes", "consists", "displays", "refers", "means", "represents", "indicates", "denotes", "enables",
        "navigates", "describes",
    ])
    static let determiners: WordSet = [
        "a", "an", "the", "your", "this", "these", "those", "each", "every", "all", "any", "its", "their", "both",
    ]
    private static let objects = determiners.union(["what", "how", "whether", "people", "it", "them", "one"])
    static let objectOpeners = determiners.union([
        "only", "them", "it", "one", "no", "either", "such", "people", "users", "enough", "more", "less",
    ])
    static let particles: WordSet = ["as", "out", "up", "on", "to", "in", "for", "at", "with"]
    static let frequencies: WordSet = [
        "always", "usually", "never", "typically", "often", "rarely", "generally", "sometimes", "automatically",
        "also", "further", "now", "already",
    ]

    /// "Display settings are …", "Text can …": a noun where a finite verb follows without anything between that
    /// could own it.
    private var readsAsNoun: Bool {
        if clause[index] == "need" || clause[index + 1] == "of" { return true }
        if Self.finite.contains(clause[index + 1]) || isFinite(afterAdverbAt: index + 1) { return true }
        if ["and", "or"].contains(clause[index + 1]), !sharesObject { return true }
        // "Space permitting, …".
        if ["permitting", "allowing"].contains(clause[index + 1]) { return true }
        // "…, size, and weight": no object follows.
        if index > 0, index + 1 < clause.tokens.count, clause.tokens[index + 1].gap == .comma { return true }
        if Self.objectOpeners.contains(clause[index + 1]) { return false }
        // "Support accessibility."
        if clause[index] == "support", index == 0, clause.tokens.count == 2, !clause[1].hasSuffix("s") { return false }
        // "Launch instantly."
        if index + 2 == clause.tokens.count, clause.isAdverbial(index + 1) { return false }
        // "Help players find …".
        if clause[index] == "help", clause[index + 1].hasSuffix("s"), Verbs.isBase(clause[index + 2]) { return false }
        // "Control sizes: …": a label.
        if index == 0, clause.tokens.dropFirst(1).prefix(5).contains(where: { $0.gap == .clause }) { return true }
        if index == 0, clause.endsInColon, clause.tokens.count <= 4 { return true }
        if isTableRow || isLackingLabel || isTreatedThing { return true }
        // "Split views", "Color", "Print (Command-P)": two words are a name.
        if !clause.tokens.dropFirst(index + 2).contains(where: { $0.depth == 0 }) { return true }
        for position in clause.tokens.indices.dropFirst(index + 1).prefix(6) {
            let word = clause[position]
            if Self.borders.contains(word) || clause.tokens[position].gap != .none { return false }
            if Self.finite.contains(word) || isFinite(afterAdverbAt: position) { return true }
            // "List views display …": a plural and the verb that it is the subject of.
            // "Place labels close to …": where it is.
            if word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("'s"), position + 1 < clause.tokens.count,
                clause.tokens[position + 1].gap == .none, !clause.has("close", "to", at: position + 1),
                Verbs.isBase(clause[position + 1]) || Verbs.base(ofThirdPerson: clause[position + 1] + "s") != nil
                    || happensByItself(at: position + 1) || goesOnBehindClause(at: position + 1)
            {
                return true
            }
            // "Label text shrinks on small signs."
            if position > index + 1, position + 1 < clause.tokens.count, word.hasSuffix("s"),
                !clause[position - 1].hasSuffix("s"), shrinks(at: position)
            {
                return true
            }
        }
        return false
    }

    /// "Show and hide panels as needed"; but "Color and contrast", "touch and hold to pick".
    private var sharesObject: Bool {
        let verb = clause[index + 2]
        guard Verbs.isPlainBase(verb) || Verbs.isBase(verb) && clause.tokens.count > index + 4 else { return false }
        return !["click", "press", "tap", "touch"].contains(clause[index])
            || !DirectiveReader.introducers.contains(clause[index + 3])
    }

    /// Words at which a noun phrase is over.
    static let borders: WordSet = [
        "that", "which", "who", "when", "if", "because", "so", "to", "you", "people", "users", "it", "they", "what",
        "how", "where", "as", "before", "until", "whether", "there", "unless", "while", "since", "once", "after", "but",
        "although", "though", "than",
    ]
}
