import HIGModel

/// "It's best to", "it might be appropriate to", "is recommended", "there's no need to": a judgement that directs.
struct Judgement {
    let clause: Clause
    let index: Int

    var modality: Modality? {
        // By the word first: every word of a text is asked.
        switch clause[index] {
        case "it": return impersonal
        case "there":
            return clause.has("is", "no", "need", at: index + 1) || clause.has("is", "little", "need", at: index + 1)
                ? .may : nil
        // "You decide whether to add a lamp."
        case "decide":
            return index == 1 && clause[0] == "you" && ["how", "whether", "which"].contains(clause[2]) ? .may : nil
        case "responsibility": return isResponsibility ? .must : nil
        case "responsible": return isDeedOfReader ? .must : nil
        case "job", "task", "concern": return isDutyOfReader ? .should : nil
        // "This means making sure that the list fits."
        case "means": return isMeaning ? .must : nil
        // "The preference is to keep it closed", "the key is to keep it short".
        case "key", "preference", "recommendation": return isNamedDeed ? .should : nil
        case "acceptable" where isFitInCaseAlone: return .should
        case "acceptable" where isAcceptableInCase: return .may
        case "either": return isAlternativeOfDeeds ? .should : nil
        // "The longer the list, the more important it is to sort it."
        case "the": return comparative
        // "Long lists are best used sparingly."
        case "best" where clause.has("used", "sparingly", at: index + 1) || isBestAvoided: return .shouldNot
        case "best" where isBestPlaced: return .should
        case "better" where isWarning: return clause[index + 1] == "not" ? .shouldNot : .should
        case "bad" where isBadIdea: return .shouldNot
        case "good" where isBadIdea: return .shouldNot
        case "good", "better", "best", "solution": return alternative
        // "The most effective thing you can do is to …".
        case "effective", "important": return clause[index - 1] == "most" ? alternative : nil
        case "recommended": return alternative ?? passive ?? (isOfMeasure || isChoice ? .should : nil)
        case "preferred": return isOfMeasure || isPreferred ? .should : nil
        case "permitted", "allowed":
            return isGrantedToNone || isDeniedToProducts ? .mustNot : isGrantedToOneAlone ? .must : nil
        case "used": return isNeverUsed ? .mustNot : nil
        case "designed", "intended": return use
        case "appropriate", "suitable": return isUnfit ? .shouldNot : isFitInCaseAlone ? .should : nil
        case "optional": return isOptional ? .may : nil
        case "up" where isThingUpToReader, "option" where isOptionOfReader: return .may
        case "belong", "belongs": return belonging
        case "preferable" where isPreferable: return .should
        case "necessary": return isNeedless ? .may : nil
        case "recommend", "recommends": return recommendation
        case "suggest", "suggests": return suggestion
        case "discourage", "discourages": return isSaidByPublisher ? .shouldNot : nil
        case "encourage", "encourages", "urge": return isSaidByPublisher ? .should : nil
        case "advise", "advises": return isSaidByPublisher ? recommendation : nil
        case "essential", "critical", "crucial", "vital": return isDeedOfWeight ? .must : nil
        case let word: return Self.verdicts.contains(word) ? passive : nil
        }
    }

    /// "The more important it is to sort it."
    private var comparative: Modality? {
        guard clause[index + 1] == "more", clause.has("it", "is", "to", at: index + 3) else { return nil }
        return Self.weights[clause[index + 2]]
    }

    /// "No other marks are permitted here"; with a condition it tells what the system lets happen.
    private var isGrantedToNone: Bool {
        clause[0] == "no" && ["is", "are"].contains(clause[index - 1])
            && clause.tokens.dropFirst().allSatisfy { $0.gap == .none && $0.depth == 0 }
            && !clause.tokens[index...].contains { ["if", "unless", "until", "when", "while"].contains($0.word) }
    }

    /// "Only the last lamp is allowed to be red."
    private var isGrantedToOneAlone: Bool {
        clause.speaksOfOneAlone(upTo: index) && ["is", "are"].contains(clause[index - 1])
            && clause.has("to", "be", at: index + 1)
    }

    /// "Apps are not allowed to change it."
    private var isDeniedToProducts: Bool {
        clause[index - 1] == "not" && clause[index - 2] == "are" && clause[index + 1] == "to"
            && ModalPhrase.products.contains(clause[index - 3].singular)
    }

    /// "You'd better leave it out."
    private var isWarning: Bool {
        clause[index - 1] == "you'd" && (clause[index + 1] == "not" || Verbs.isBase(clause[index + 1]))
    }

    /// "This means making sure that it fits", at a clause's start: not "for the compiler this means".
    private var isMeaning: Bool {
        clause.has("making", "sure", at: index + 1) && clause[index - 1] == "this"
            && (index == 1 || clause.tokens[index - 1].gap != .none)
    }

    /// "A good alternative is to light a second lamp", "the best way to do this is to …".
    private var alternative: Modality? {
        let isPraised =
            ["good", "better", "best", "effective", "important", "recommended"].contains(clause[index])
            && Self.ways.contains(clause[index + 1])
        if isBetterInCase { return .consider }
        if isPraised, clause[index - 2] == "not", ["is", "are"].contains(clause[index - 3]), clause[index + 2] == "to" {
            return .shouldNot
        }
        guard isPraised || clause.has("the", "solution", at: index - 1) else { return nil }
        let verb = (index + 1..<index + 18).first { clause.has("is", "to", at: $0) && !clause[$0 + 2].isEmpty }
        guard let verb = verb ?? (clause.has("would", "be", "to", at: index + 2) ? index + 3 : nil),
            !Self.harms.contains(clause[verb + 2]), !isOfOthers(until: verb)
        else { return nil }
        return clause[index] == "good" || clause[index] == "better" ? .consider : .should
    }
    private static let ways: WordSet = [
        "alternative", "way", "approach", "practice", "idea", "option", "strategy", "solution", "technique", "rule",
        "procedure", "method", "thing", "step",
    ]

    /// "Hanging bells in trees is a bad idea", "… is not a good idea."
    private var isBadIdea: Bool {
        guard clause[0].hasSuffix("ing"), clause[index + 1] == "idea", clause[index - 1] == "a",
            index + 2 == clause.tokens.count || clause.tokens[index + 2].gap != .none
                || ["because", "if", "since", "when"].contains(clause[index + 2])
        else { return false }
        let isDenied = clause[index - 2] == "not" && clause[index - 3] == "is"
        return clause[index] == "bad" ? clause[index - 2] == "is" : isDenied
    }

    /// "The best way for thieves to get in is to", "the solution that they chose is to", "a good way to lose a key is to":
    /// whose way it is, which was taken once, or to what harm it leads.
    private func isOfOthers(until verb: Int) -> Bool {
        let opening = clause[index] == "solution" ? index + 1 : index + 2
        let next = clause[opening + 1]
        switch clause[opening] {
        case "for":
            return next != "you" && !next.hasSuffix("ing")
                && (opening + 2...opening + 4).contains { $0 < verb && clause[$0] == "to" }
        case "that", "which": return clause[index] == "solution" && opening < verb
        case "to": return Self.harms.contains(next)
        default: return false
        }
    }
    private static let harms: WordSet = [
        "annoy", "anger", "bore", "break", "confuse", "frustrate", "irritate", "lose", "offend", "ruin", "spoil",
        "upset", "waste",
    ]

    /// "If the list is short, a menu might be a better choice.": of two ways the one to take in a case that is named.
    private var isBetterInCase: Bool {
        let isBetter =
            clause[index] == "better" && ["be", "is"].contains(clause[index - 2]) && clause[index - 1] == "a"
        return isBetter && ["alternative", "choice", "option", "solution"].contains(clause[index + 1])
            && ["if", "when"].contains(clause[0])
    }

    /// "It is the responsibility of your program to", "it's your responsibility to".
    private var isResponsibility: Bool {
        clause.tokens[..<index].indices.suffix(5).contains { clause.has("it", "is", at: $0) }
            && clause.tokens[index...].prefix(6).contains { $0.word == "to" }
            && clause.tokens[max(0, index - 1)..<min(index + 4, clause.tokens.count)].contains { $0.word == "your" }
    }

    /// "If you draw the list, you are responsible for keeping it short"; in brackets it says who does what is told.
    private var isDeedOfReader: Bool {
        clause.has("you", "are", at: index - 2) && clause[index + 1] == "for" && clause[index + 2].hasSuffix("ing")
            && clause.tokens[index].depth == 0
    }

    /// "Your job is to keep the list short", "your main concern is to".
    private var isDutyOfReader: Bool {
        clause[clause.skipBack("main", "primary", "principal", "first", "most", "important", from: index - 1)] == "your"
            && clause.has("is", "to", at: index + 1)
    }

    /// "The preference is to keep it closed."
    private var isNamedDeed: Bool {
        ["our", "the"].contains(clause[index - 1]) && clause.has("is", "to", at: index + 1)
            && Verbs.isBase(clause[index + 3])
    }

    /// "Ensuring that the gates shut is crucial to a farm", "naming the maker is essential."
    private var isDeedOfWeight: Bool {
        guard clause[index - 1] == "is" else { return false }
        if clause[0] == "ensuring" { return true }
        return clause[0].hasSuffix("ing") && !Self.notDeeds.contains(clause[0]) && index + 1 == clause.tokens.count
            && clause.isUnbroken(through: index)
    }

    private static let notDeeds: WordSet = ["according", "anything", "during", "everything", "nothing", "something"]

    /// "Two bells are acceptable if both can be heard."
    private var isAcceptableInCase: Bool {
        ["is", "are"].contains(clause[index - 1]) && ["if", "when"].contains(clause[index + 1])
    }

    /// "If you do this, you either add a button or let people swipe": one of two deeds is asked for.
    private var isAlternativeOfDeeds: Bool {
        guard clause[index - 1] == "you", Verbs.isBase(clause[index + 1]),
            Imperative.determiners.contains(clause[index + 2])
        else { return false }
        return clause.after(index + 2).indices.contains {
            clause[$0] == "or" && Verbs.isBase(clause[$0 + 1])
        }
    }

    /// "Lamps are never used to warn", but not "this is not to say that lamps are never used in towns".
    private var isNeverUsed: Bool {
        clause[index - 1] == "never" && ["is", "are"].contains(clause[index - 2])
            && !clause.has("not", "to", "say", at: 2)
            && ["as", "for", "in", "to"].contains(clause[index + 1])
    }

    private static let weights: [WordForm: Modality] = [
        "essential": .must, "critical": .must, "crucial": .must, "vital": .must, "imperative": .must,
        "necessary": .must, "required": .must, "mandatory": .must,
        "best": .should, "recommended": .should, "important": .should, "better": .should, "preferable": .should,
        "advisable": .should, "advised": .should, "desirable": .should, "wise": .should, "appropriate": .should,
        "useful": .consider, "helpful": .consider, "worthwhile": .consider,
        "beneficial": .consider, "good": .consider,
        "fine": .may, "safe": .may, "ok": .may, "okay": .may, "acceptable": .may, "permissible": .may,
        "reasonable": .may, "sufficient": .may, "enough": .may,
    ]
    private static let adverbs = DirectiveReader.adverbs.subtracting(["not", "never"]).union([
        "a", "an", "too", "extremely", "absolutely", "critically", "perfectly", "especially", "equally", "particularly",
        "all", "the", "much", "far", "aesthetically", "visually", "as", "doubly", "quite",
    ])

    static let insertions = DirectiveReader.adverbs.subtracting(["not", "never"])

    /// "It is (not) ADJECTIVE to …".
    private var impersonal: Modality? {
        if isUpToReader { return .may }
        if clause.has("is", "up", "to", "you", "to", at: index + 1), clause.assures(at: index + 6) { return .must }
        if clause.has("should", "not", "be", "necessary", "to", at: index + 1) { return .may }
        var position = clause.skipping(Self.insertions, from: index + 1)
        let hedge = Self.hedges.contains(clause[position]) ? clause[position] : nil
        if hedge != nil { position = clause.skipping(Self.insertions, from: position + 1) }
        var negation: WordForm?
        if Self.negations.contains(clause[position]) {
            negation = clause[position]
            position = clause.skipping(Self.insertions, from: position + 1)
        }
        // "It helps to show it", "it pays to ask".
        if ["helps", "pays"].contains(clause[position]), clause[position + 1] == "to", negation == nil,
            Verbs.isBase(clause[position + 2]), index == 0 || clause.tokens[index].gap != .none
        {
            return .consider
        }
        // "It may also help to show it."
        if clause.has("help", "to", at: position), hedge != nil, negation == nil, Verbs.isBase(clause[position + 2]) {
            return .consider
        }
        if ["make", "makes"].contains(clause[position]), clause[position + 1] == "sense" {
            return sense(endingAt: position + 1, hedge: hedge, isNegated: negation != nil)
        }
        guard clause[position] == "is" || clause[position] == "be" else { return nil }
        position = clause.skipping(Self.adverbs, from: position + 1)
        if negation == nil, Self.negations.contains(clause[position]) {
            negation = clause[position]
            position = clause.skipping(Self.adverbs, from: position + 1)
        }
        return verdict(at: position, hedge: hedge, negation: negation)
    }
    private static let hedges: WordSet = ["can", "may", "might", "could", "would"]
    /// "It might be appropriate to", where "it can be" leaves it open.
    private static let suggestions: WordSet = ["may", "might"]

    /// "It's up to you to choose a color", not "to ensure that it can be read".
    private var isUpToReader: Bool {
        guard clause.has("is", "up", "to", "you", at: index + 1) else { return false }
        let next = clause[index + 5] == "to" ? clause[index + 6] : clause[index + 5]
        return ["choose", "decide", "determine", "pick", "select", "whether"].contains(next)
    }

    /// "It makes sense to", "it might not make sense to". Why, not what, is said by "it makes sense to people" and by "it
    /// would not make sense to".
    private func sense(endingAt position: Int, hedge: WordForm?, isNegated: Bool) -> Modality? {
        if let hedge {
            return hedge == "would" ? nil : isNegated ? .shouldNot : Self.suggestions.contains(hedge) ? .consider : .may
        }
        let isAdvice =
            ["to", "for"].contains(clause[position + 1]) && !DirectiveReader.users.contains(clause[position + 2])
        return isAdvice ? .consider : nil
    }

    /// What an adjective says of what follows: "appropriate to", "not a good idea to".
    private func verdict(at position: Int, hedge: WordForm?, negation: WordForm?) -> Modality? {
        let adjective = clause[position]
        if ["bad", "inappropriate", "unwise", "unnecessary"].contains(adjective) {
            if negation != nil { return adjective == "unnecessary" ? nil : .may }
            return adjective == "unnecessary" ? .may : .shouldNot
        }
        // "It's possible to add a shadow": the designer's choice.
        if adjective == "possible", hedge == nil, negation == nil {
            return clause[position + 1] == "to" && Verbs.isBase(clause[position + 2]) ? .may : nil
        }
        // "It is clearer to leave it out", not "it's convenient when people wait".
        if Self.gains.contains(adjective), negation == nil, clause[position + 1] == "to",
            Verbs.isBase(clause[position + 2])
        {
            return clause.isAvoidance(at: position + 2) ? .shouldNot : .consider
        }
        if negation == nil, let modality = Self.objections[adjective], leads(from: position + 1) { return modality }
        // "It can be difficult to avoid this, but it's worth the effort."
        if adjective == "worth", negation == nil, hedge == nil, clause[position + 1] == "the",
            ["effort", "time", "trouble", "work"].contains(clause[position + 2])
        {
            return .should
        }
        if adjective == "right", clause[position - 1] == "all", leads(from: position + 1) {
            return negation == nil ? .may : .shouldNot
        }
        guard let weight = Self.weights[adjective], leads(from: position + 1) else { return nil }
        // "It can be useful when names are long", "it can be a good choice if": what a thing suits.
        if hedge == "can", isSuited(from: position + 1) { return nil }
        if let negation {
            // "It's not enough to name it": more is asked for, and what is said next.
            if adjective == "enough" || adjective == "sufficient" { return nil }
            let denied = Self.negated(weight, by: negation)
            return hedge != nil && denied == .mustNot ? .shouldNot : denied
        }
        let complement = complementStart(from: position + 1)
        if isOfNoticing(complement) { return nil }
        // "It's fine not to name it" leaves it open.
        if clause.goesOnToAvoid(from: complement), weight != .may { return weight == .must ? .mustNot : .shouldNot }
        // "In some cases, it's appropriate to add a bell."
        if adjective == "appropriate", hedge == nil, clause.has("in", "some", at: 0) { return .may }
        if let hedge {
            // A permission gains nothing by it.
            let isOpen = weight == .may || !Self.suggestions.contains(hedge) && adjective == "appropriate"
            return isOpen ? .may : .consider
        }
        return weight
    }

    private static let gains: WordSet = ["clearer", "convenient", "efficient", "pleasing", "simpler"]

    static let negations: WordSet = ["not", "never", "rarely", "seldom"]

    private static func negated(_ weight: Modality, by negation: WordForm) -> Modality {
        switch weight {
        case .must: .may
        case .may: negation == "not" || negation == "never" ? .mustNot : .shouldNot
        default: negation == "never" ? .mustNot : .shouldNot
        }
    }

    /// "It's a mistake to", "it is inadvisable to".
    private static let objections: [WordForm: Modality] = [
        "inadvisable": .shouldNot, "undesirable": .shouldNot, "mistake": .shouldNot, "wrong": .shouldNot,
        "unacceptable": .mustNot,
    ]

    /// "It's important to realize that lists scroll": what is to be noticed is a fact.
    private func isOfNoticing(_ position: Int) -> Bool {
        Self.noticing.contains(clause[position])
            && ["that", "how", "why"].contains(clause[clause.skipping("however", "though", from: position + 1)])
    }
    private static let noticing: WordSet = [
        "appreciate", "assume", "emphasise", "emphasize", "know", "note", "notice", "realise", "realize", "recognise",
        "recognize", "reiterate", "remember", "repeat", "stress", "understand",
    ]

    /// Whether an infinitive or a clause follows, so that the judgement is about an action. "It is vital to the success of
    /// apps" is about a thing.
    private func leads(from position: Int) -> Bool {
        clause[position] == "you"
            || (position..<position + (clause[position] == "for" ? 12 : 8)).contains {
                clause[$0] == "to" ? !Self.things.contains(clause[$0 + 1]) : Self.complements.contains(clause[$0])
            }
    }
    private static let complements: WordSet = ["to", "that", "not", "if", "when"]
    private static let things: WordSet = ["the", "a", "an", "all", "this", "these", "those"]

    /// Whether a condition is the first that follows.
    private func isSuited(from position: Int) -> Bool {
        let opening = (position..<position + 8).first { Self.complements.contains(clause[$0]) }
        return opening.map { ["if", "when"].contains(clause[$0]) } ?? false
    }

    private func complementStart(from position: Int) -> Int {
        var position = position
        if clause[position] == "you" { return position + 1 }
        let depth = clause.tokens[index].depth
        while position < clause.tokens.count,
            !["to", "that", "not"].contains(clause[position]) || clause.tokens[position].depth > depth
        {
            // "It helps if it rings—for example, not too loud—so": what stands between dashes is an insertion.
            if clause.tokens[position].gap == .dash {
                let closing = clause.tokens.indices.dropFirst(position + 1).first { clause.tokens[$0].gap == .dash }
                guard let closing else { return clause.tokens.count }
                position = closing
                if ["to", "that", "not"].contains(clause[position]) { break }
            }
            position += 1
        }
        return clause[position] == "not" ? position : position + 1
    }
}
