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
            return isGrantedToNone || isDeniedToProducts || isDenied ? .mustNot : isGrantedToOneAlone ? .must : nil
        case "acceptable" where isDenied, "unacceptable" where isObjectionable: return .shouldNot
        case "used": return isNeverUsed ? .mustNot : nil
        case "designed", "intended": return use
        case "appropriate", "suitable": return isUnfit ? .shouldNot : isFitInCaseAlone ? .should : nil
        case "optional": return isOptional ? .may : nil
        case "up" where isThingUpToReader, "left" where isThingUpToReader, "option" where isOptionOfReader: return .may
        case "belong", "belongs": return belonging
        case "preferable" where isPreferable: return .should
        case "necessary": return isNeedless ? .may : nil
        case "place": return isOutOfPlace ? .shouldNot : nil
        case "to": return treatment
        case "recommend", "recommends": return recommendation
        case "suggest", "suggests": return suggestion
        case "discourage", "discourages": return isSaidByPublisher ? .shouldNot : nil
        case "encourage", "encourages", "urge": return isSaidByPublisher ? .should : nil
        case "advise", "advises": return isSaidByPublisher ? recommendation : nil
        case "essential", "critical", "crucial", "vital": return isDeedOfWeight ? .must : nil
        case "frowned": return isFrownedUpon ? .shouldNot : nil
        case let word: return Self.verdicts.contains(word) ? passive : duty
        }
    }

    /// What is asked of the reader, or of what is made: "your job is to", "we ask you to", "you've got to".
    private var duty: Modality? {
        switch clause[index] {
        case "responsibility": return isResponsibility ? .must : nil
        case "requirement", "obligation": return isNoObligation ? .may : nil
        case "responsible": return isDeedOfReader ? .must : nil
        case "job" where isResponsibility: return .must
        case "job", "task", "concern": return isDutyOfReader ? .should : nil
        case "falls": return lot
        case "obliged": return isDutyOfThing ? .must : nil
        case "ask", "asks", "like", "request", "requests": return isRequest ? .should : nil
        case "require", "requires": return isRequest || isRequiredOfEach ? .must : nil
        case "got": return isDemand ? .must : nil
        default: return nil
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

    /// "You've got to shut the gate", "your lamp has got to be seen"; not what people or things have got to.
    private var isDemand: Bool {
        let isOfProduct = ["has", "have"].contains(clause[index - 1]) && clause[0] == "your"
        return clause[index + 1] == "to"
            && (isOfProduct || clause[index - 1] == "you've" || clause.has("you", "have", at: index - 2))
            && !clause.isQualified(before: index)
    }

    /// "Each tab requires a label", not what it costs: "each step requires a decision".
    private var isRequiredOfEach: Bool {
        ["each", "every"].contains(clause[0]) && ["a", "an", "its"].contains(clause[index + 1])
            && !ModalPhrase.costs.contains(clause[index + 2]) && !ModalPhrase.costs.contains(clause[index + 3])
            && clause.isUnlimited(through: index)
            && !DirectiveReader.users.contains(clause[index - 1]) && !ModalPhrase.events.contains(clause[index - 1])
    }

    /// "It falls to you to oil the gate", "it falls to you to choose the oil."
    private var lot: Modality? {
        guard clause[index - 1] == "it", clause.has("to", "you", "to", at: index + 1) else { return nil }
        return Self.choices.contains(clause[index + 4]) ? .may : .should
    }

    /// "Lamps that flash are frowned upon."
    private var isFrownedUpon: Bool {
        clause[index + 1] == "upon"
            && ["is", "are"].contains(clause[clause.skipBack(DirectiveReader.adverbs, from: index - 1)])
            && !["if", "when"].contains(clause[0])
    }

    /// "There's no requirement that lamps be alike", "smiths are under no obligation to use iron."
    private var isNoObligation: Bool {
        clause.has("there", "is", "no", at: index - 3) && ["that", "to"].contains(clause[index + 1])
            || clause.has("under", "no", at: index - 2) && clause[index + 1] == "to"
    }

    /// "A lamp that goes out is obliged to say so."
    private var isDutyOfThing: Bool {
        ["is", "are"].contains(clause[index - 1]) && clause[index + 1] == "to" && clause.isUnbroken(through: index)
            && !DirectiveReader.users.contains(clause[index - 2]) && !clause.before(index).contains { $0.word == "if" }
    }

    /// "You'd better leave it out", "you had better leave it out."
    private var isWarning: Bool {
        (clause[index - 1] == "you'd" || clause.has("you", "had", at: index - 2))
            && (clause[index + 1] == "not" || Verbs.isBase(clause[index + 1]))
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

    static let weights: [WordForm: Modality] = [
        "essential": .must, "critical": .must, "crucial": .must, "vital": .must, "imperative": .must,
        "necessary": .must, "required": .must, "mandatory": .must,
        "best": .should, "recommended": .should, "important": .should, "better": .should, "preferable": .should,
        "advisable": .should, "advised": .should, "desirable": .should, "wise": .should, "appropriate": .should,
        "useful": .consider, "helpful": .consider, "worthwhile": .consider,
        "beneficial": .consider, "good": .consider,
        "fine": .may, "safe": .may, "ok": .may, "okay": .may, "acceptable": .may, "permissible": .may,
        "reasonable": .may, "sufficient": .may, "enough": .may,
    ]

    static let insertions = DirectiveReader.adverbs.subtracting(["not", "never"])
}
