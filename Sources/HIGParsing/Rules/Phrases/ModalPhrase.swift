import HIGModel

/// "You should", "must", "you need to", "you can": modal verbs with a subject that is not the user.
struct ModalPhrase {
    let clause: Clause
    /// The position of the modal verb.
    let index: Int

    var modality: Modality? {
        guard Self.verbs.contains(clause[index]) else { return nil }
        // "The title may wrap, which is something you should avoid": what is told before is the object.
        if clause.has("is", "something", "you", "should", at: index - 3) { return should }
        let isGrant = ["can", "may", "might", "could"].contains(clause[index])
        if subject == "you", Subject(clause: clause, index: subjectIndex).isSubordinate(permission: isGrant) {
            return nil
        }
        return switch clause[index] {
        case "should", "ought": isInRelativeClause ? nil : should
        case "must", "shall": isInRelativeClause ? nil : must
        case "need", "needs": isInRelativeClause ? nil : need
        case "have", "has": have
        case "want": want
        case "never": custom
        case "required", "free", "welcome", "encouraged", "allowed", "limited", "restricted": addressed
        default: permission
        }
    }
    private static let verbs: WordSet = [
        "should", "ought", "must", "shall", "need", "needs", "have", "has", "can", "may", "might", "could", "want",
        "never", "required", "free", "welcome", "encouraged", "allowed", "limited", "restricted",
    ]

    /// The position of the subject's last word.
    var subjectIndex: Int {
        var position = clause.skipBack(DirectiveReader.adverbs, from: index - 1)
        if ["do", "does", "will"].contains(clause[max(0, position)]) { position -= 1 }
        return clause.skipBack(DirectiveReader.adverbs, from: position)
    }

    var subject: WordForm { clause[subjectIndex] }
    /// "Your app": the designer's choice as much as "you", where the verb is one of design.
    var isProduct: Bool {
        let owner = ["iphone", "ipad", "mac"].contains(clause[subjectIndex - 1]) ? subjectIndex - 2 : subjectIndex - 1
        // "Users of your app can" says what they can do.
        return Self.products.contains(subject) && clause[owner] == "your" && clause[owner - 1] != "of"
            && !["when", "if", "after", "once", "as", "while"].contains(clause[0])
            && !Subject(clause: clause, index: owner).isSubordinate(permission: true)
    }
    var isProducts: Bool { ["applications", "apps"].contains(subject) }

    /// "You don't have to", "you don't always need to".
    var isNegatedBefore: Bool {
        ["not", "never"].contains(clause[clause.skipBack(Self.frequencies, from: index - 1)])
    }
    static let frequencies: WordSet = [
        "actually", "always", "even", "necessarily", "really", "usually", "generally", "normally", "often",
    ]

    var after: Int { clause.skipping(Self.insertions, from: index + 1) }
    private static let insertions = DirectiveReader.adverbs.subtracting(["not", "never", "always"])
        .union(["however", "therefore", "though"])

    private var should: Modality? {
        if isInverted { return isInvertedDenial ? .shouldNot : .should }
        // "… how it should look": a question or a definition of someone else's state, not a direction.
        let before = clause.before(index)
        let decision = before.firstIndex { Self.decisions.contains($0.word) }
        let isDecided =
            decision.map { decision in
                subject == "that" || subject != "you" && before[decision...].contains { $0.word == "where" }
            } ?? false
        if isDecided || isOpen || clause[index - 1].isEmpty
            || clause.has("be", "able", at: after) && subject == "you" || isAsked || isCondition || isReported
            || isHope || isThought || isOfExceptions || isBelief || isExpectation || isOfReading
        {
            return nil
        }
        if isDenied { return clause[index + 1] == "ever" || isUnconditional ? .mustNot : .shouldNot }
        if isDeniedInPart { return .shouldNot }
        switch clause[after] {
        // "You should not only name it but also show it."
        case "not" where clause[after + 1] == "only": return .should
        case "not" where clause.hesitates(at: after + 1): return .may
        // "Your app should not have to format it": somebody else does.
        case "not" where clause.has("have", "to", at: after + 1) && (subject == "you" || isProduct): return .may
        case "not" where clause.has("need", "to", at: after + 1) && subject == "you": return .may
        case "not": return .shouldNot
        case "no" where clause[after + 1] == "longer": return .shouldNot
        case _ where clause.isSparing(from: index) || isAvoided: return .shouldNot
        case _ where endsContactClause || endsRelativeClause: return nil
        case "consider" where regards || ponders: return .should
        case "consider": return .consider
        case "never" where clause.hesitates(at: after + 1): return .may
        case "never": return .mustNot
        case "always": return .must
        case _ where clause.isAvoidance(at: after): return .shouldNot
        case "try" where clause.has("try", "to", "avoid", at: after) || clause.has("try", "not", at: after):
            return .shouldNot
        case _ where takesCareToAvoid: return .shouldNot
        default: return .should
        }
    }

    /// "How it should look depends on", "the lamp you should use depends on": what comes before is the subject. "It should
    /// show what it depends on" directs.
    private var isOpen: Bool {
        let rest = clause.after(index + 1).prefix { $0.gap == .none }
        guard let verb = rest.firstIndex(where: { $0.word == "depends" }) else { return false }
        return !rest[..<verb].contains { ["what", "which", "that"].contains($0.word) }
    }

    private static let decisions: WordSet = ["choose", "decide", "determine", "select", "specify"]

    /// "You should consider the two to be one": to see it so, not to think of it.
    private var regards: Bool {
        let rest = clause.tokens.indices[(after + 1)...].prefix(9)
        return !clause[after + 1].hasSuffix("ing") && rest.contains { clause.has("to", "be", at: $0) }
    }

    /// "You should carefully consider what it costs": to weigh it, which is no mere suggestion.
    private var ponders: Bool { clause[after - 1] == "carefully" || clause[after + 1] == "carefully" }

    /// "You might assume that you should …", "leaving may mean that the task should be simpler", "it probably means that
    /// you should …", "people often assume that there must be …": what is thought of.
    private var isThought: Bool {
        (clause.stretchStart(of: index)..<index).contains { position in
            if clause.has("probably", "means", "that", at: position) { return true }
            let isHedged = ["may", "might"].contains(clause[position])
            guard isHedged || DirectiveReader.users.contains(clause[position]) else { return false }
            let verb = clause.skipping(isHedged ? WordSet([]) : Self.whileThinking, from: position + 1)
            guard verb < index else { return false }
            if Self.thoughts.contains(clause[verb]) { return true }
            // "Everyone knows that you should …", "people soon catch on that …": what others have found.
            let that = clause.has("catch", "on", at: verb) ? verb + 2 : verb + 1
            return clause[that] == "that" && that < index && !isHedged && Self.findings.contains(clause[verb])
        }
    }
    private static let thoughts: WordSet = [
        "assume", "believe", "expect", "feel", "indicate", "mean", "suggest", "think",
    ]
    private static let whileThinking = DirectiveReader.adverbs.union([
        "soon", "quickly", "already", "have", "may", "will",
    ])
    private static let findings: WordSet = [
        "assumes", "believes", "catch", "catches", "discover", "discovers", "expects", "feels", "find", "finds", "know",
        "knows", "learn", "learned", "learns", "realize", "realized", "realizes", "see", "sees", "thinks", "understand",
        "understands",
    ]

    /// "How the elements should look", "the word it should precede", "this does not mean that it should look dry", "this
    /// doesn't mean you should paint it".
    private var isAsked: Bool {
        if subject == "it" || subject == "they", subjectIndex > 0 {
            return Subject(clause: clause, index: subjectIndex).isSubordinate(permission: false)
        }
        if isDeniedToMean { return true }
        if clause[subjectIndex - 1] == "mean" { return false }
        for position in stride(from: index - 1, through: max(0, index - 6), by: -1) {
            // "Showing people how to do it should be the first aim."
            let namesSkill = clause[position + 1] == "to" && clause[0].hasSuffix("ing")
            if ["how", "what", "why"].contains(clause[position]), !namesSkill { return !isAnswered(from: position) }
            if clause.tokens[position].gap != .none { return false }
        }
        return false
    }

    /// "Visitors who know how a gate opens should …": the question has a verb of its own, so that the modal one is not its.
    private func isAnswered(from question: Int) -> Bool {
        let noun = clause.skipping("important", "long", "many", "much", "often", from: question + 1)
        guard ["a", "an", "each", "every", "it"].contains(clause[noun]) else { return false }
        return clause.tokens[min(noun + 1, index)..<index].contains {
            Imperative.finite.contains($0.word) || Verbs.base(ofThirdPerson: $0.word) != nil
        }
    }

    /// "The guide tells what to do, should you need one": inverted, it is a condition.
    private var isCondition: Bool {
        clause.tokens[index].gap != .none
            && (Self.conditionSubjects.contains(clause[index + 1])
                || DirectiveReader.users.contains(clause[index + 1]))
    }

    /// Not the quantifiers, which may follow a subject: "Titles, like names, should each be short."
    static let conditionSubjects = DirectiveReader.subjects.subtracting([
        "all", "another", "both", "each", "many", "most", "no", "some",
    ]).union(["one"])

    /// "One button to confirm that the file should be erased": what is said, by people or to them. "To confirm that …" at
    /// the start is the designer's purpose.
    private var isReported: Bool {
        (max(0, index - 6)..<index).contains { position in
            clause[position] == "that" && ["confirm", "indicate", "signal"].contains(clause[position - 1])
                && clause[position - 2] == "to" && position > 2
        }
    }

    /// "Visitors should expect a second gate", "this should not be hard", "by now it should be clear that …": what is thought likely.
    private var isExpectation: Bool {
        if isUsers, clause[after] == "expect" { return true }
        guard ["it", "that", "these", "this"].contains(subject) else { return false }
        if clause[after] == "not" {
            return ["difficult", "hard"].contains(clause[after + 2]) && !["for", "to"].contains(clause[after + 3])
        }
        return clause[after] == "be"
            && (["clear", "obvious"].contains(clause[after + 1]) && ["by", "from", "now"].contains(clause[0])
                || ["enough", "sufficient"].contains(clause[after + 1]) && clause[after + 2] == "for")
    }

    /// What the reader is to know before or beside the advice: "You should be familiar with these notes", "you should be
    /// aware of four kinds of gates", "this chapter should be read first".
    private var isOfReading: Bool {
        if isRemark || subject == "you" && (isOfNotes || isOfKinds) { return true }
        return clause[subjectIndex - 1] == "this" && Pointer.documents.contains(subject)
            && clause.has("be", "read", at: after)
    }

    /// "It should be noted that gates rust", "it must be said that old bells are loud": what stands beside the advice.
    private var isRemark: Bool {
        subject == "it" && clause[after] == "be" && Self.remarks.contains(clause[after + 1])
            && clause[after + 2] == "that"
    }
    private static let remarks: WordSet = [
        "emphasized", "mentioned", "noted", "remembered", "said", "stressed", "understood",
    ]

    private var isOfNotes: Bool {
        clause.has("be", "familiar", "with", at: after) && ["these", "this"].contains(clause[after + 3])
            && (Pointer.documents.contains(clause[after + 4]) || clause[after + 4] == "notes")
    }

    private var isOfKinds: Bool {
        guard clause.has("be", "aware", "of", at: after) || clause[after] == "understand" else { return false }
        let kinds = clause.tokens.indices.dropFirst(after).prefix(9).first { ["kinds", "types"].contains(clause[$0]) }
        return kinds.map { kinds in
            (kinds - 2..<kinds).contains { Self.counts.contains(clause[$0]) || clause[$0].opensWithNumber }
        } ?? false
    }
    private static let counts: WordSet = ["different", "several", "two", "three", "four", "five", "six"]

    /// "A grid, which should help you": what is hoped for.
    private var isHope: Bool {
        clause[after] == "help" && ["which", "that"].contains(subject)
    }

    /// "Such alerts should also be avoided", "their number should be kept to a minimum".
    var isAvoided: Bool {
        let end = clause.tokens.indices.dropFirst(index + 1).prefix(8).first { clause.tokens[$0].gap != .none }
        let rest = clause.tokens[(index + 1)..<(end ?? min(index + 9, clause.tokens.count))].map(\.word)
        guard let be = rest.firstIndex(of: "be"), !rest.contains("not") else { return false }
        let verb = rest[(be + 1)...].first { !DirectiveReader.adverbs.contains($0) }
        return ["avoided", "discouraged"].contains(verb ?? "")
            || verb == "kept" && rest.suffix(from: be).contains("minimum")
    }

    /// "You must take care to avoid gaps."
    var takesCareToAvoid: Bool {
        clause.has("take", "care", "to", "avoid", at: after) || clause.has("take", "care", "not", at: after)
    }

    /// "Not all windows should …", "few windows should …".
    var isDeniedInPart: Bool {
        guard clause[0] == "few" || clause[0] == "not" && ["all", "every"].contains(clause[1]) else { return false }
        return clause.isUnbroken(through: index)
    }

    /// "No window should …", "neither window should …", "nothing on the screen should …", "nor should windows …".
    var isDenied: Bool {
        if ["no", "neither"].contains(clause[subjectIndex - 1]) { return true }
        // "A gate should in no way look like a wall."
        if clause.has("in", "no", "way", at: index + 1) { return true }
        if Self.denials.contains(clause[index - 1]), clause.stretchStart(of: index) == index - 1 { return true }
        // "Inside a box, no lamp or bell should …", "there should be no lamps".
        let start = clause.before(index + 1).lastIndex { $0.gap == .comma || $0.gap == .stop } ?? 0
        if clause[start] == "no" || subject == "there" && clause.has("be", "no", at: after) { return true }
        // "No two lamps, even of two houses, should have one name."
        if isDeniedBeforeInsertion { return true }
        // Not "if it has no text, it should …".
        if clause[subjectIndex - 2] == "no", clause.tokens[subjectIndex].gap == .none { return true }
        return Self.nobody.contains(subject) || Self.nobody.contains(clause[0]) && clause.isUnbroken(through: index)
    }
    private static let denials: WordSet = ["nor", "rarely", "seldom"]
    private static let nobody: WordSet = ["nobody", "none", "nothing", "neither", "nowhere"]

    private var must: Modality? {
        // What users "must be able to", "must be told", "must never lose" or "must always know" is asked of the design;
        // whatever else they must do is the system's doing.
        let ability = clause.skipping("always", "also", "still", from: index + 1)
        let isState = clause[after] == "always" && Self.states.contains(clause[after + 1])
        if isUsers, !clause.has("be", "able", at: ability), !isTreatment(from: after), clause[after] != "never",
            !isState
        {
            return nil
        }
        // "Alerts must be dismissed before work goes on": by users.
        if clause.has("be", "dismissed", at: after),
            clause.after(after).prefix(6).contains(where: { $0.word == "before" })
        {
            return nil
        }
        // "The sign tells that we must ring": what is told.
        if subject == "we", clause[subjectIndex - 1] == "that" { return nil }
        // "Occasionally, the gate must bear a heavy load": it happens.
        if isTold || ["occasionally", "sometimes"].contains(clause[0]) && subject != "you" && !isProduct { return nil }
        if isDeniedInPart { return .may }
        // "It must be said that", "the bells must have been loud": what is remarked or concluded.
        if isRemark || isConcluded { return nil }
        if clause[after] == "not", clause[after + 1] == "only" { return .must }
        if clause[after] == "not", clause[after + 1] == "necessarily" { return .may }
        if clause[after] == "not" || clause[after] == "never" || isDenied { return .mustNot }
        return clause.isAvoidance(at: after) || isAvoided || takesCareToAvoid ? .mustNot : .must
    }

    /// "The bells must have been loud", but not "a lamp must have been lit before".
    private var isConcluded: Bool {
        guard clause[after] == "have" else { return false }
        if clause[after + 1] == "been" { return !Verbs.isParticiple(clause[after + 2]) }
        return ["become", "had", "seemed"].contains(clause[after + 1])
    }

    /// What users do not do, but are brought to.
    private static let states: WordSet = ["be", "feel", "have", "know", "see", "understand"]

    /// Whether a demand is a purpose, a thought, a message or a question of others, or describes a noun.
    var isTold: Bool {
        isPurpose || isSharedWithUsers || isToldToUsers || isInNounPhrase || isThought || endsRelativeClause
            || isOfQuestion || isDeniedToMean || isBelief
    }

    /// "People lose sight of the others and must guess": what users must do.
    private var isSharedWithUsers: Bool {
        guard ["and", "or"].contains(clause[index - 1]) else { return false }
        return DirectiveReader.users.contains(clause[clause.stretchStart(of: index - 1)])
    }

    /// "A message telling the user that the lamp must be lit": what the message says.
    private var isToldToUsers: Bool {
        (max(0, index - 9)..<index).contains { position in
            clause[position] == "that" && DirectiveReader.users.contains(clause[position - 1])
                && (position - 3..<position).contains {
                    ["informing", "informs", "telling", "tells", "warning", "warns"].contains(clause[$0])
                }
        }
    }

    /// "The part that must touch the object", "so that other tasks must wait".
    var isPurpose: Bool {
        if subject == "that" || subject == "which" { return true }
        return (max(0, index - 5)..<index).contains { clause.has("so", "that", at: $0) }
    }

    /// "You'll want to", "ideally, you want to": advice; "you don't want to" gives a reason.
    private var want: Modality? {
        if wantsThing { return .should }
        guard subject == "you", clause[index + 1] == "to" else { return nil }
        if clause[index - 1] == "will" { return .consider }
        // "…, so you want to make sure that it stays open."
        let isToEnsure =
            clause[subjectIndex - 1] == "so" && clause.tokens[max(0, subjectIndex - 1)].gap == .comma
            && ["make", "be"].contains(clause[index + 2]) && clause[index + 3] == "sure"
        if isToEnsure { return .must }
        let isOpening = subjectIndex == 0 || clause.tokens[subjectIndex].gap == .comma
        guard isOpening, !["also", "not"].contains(clause[index - 1]), !opensCondition, clause[index + 2] != "do",
            Verbs.isBase(clause[index + 2])
        else { return nil }
        return clause.isAvoidance(at: index + 2) ? .shouldNot : .should
    }

    /// "You want the color of your gate to match the house."
    private var wantsThing: Bool {
        guard subject == "you", index == 1, ["the", "your"].contains(clause[2]), !clause.isQuestion else {
            return false
        }
        let rest = clause.tokens.indices.dropFirst(3).prefix(12).prefix { clause.tokens[$0].gap == .none }
        return rest.contains { clause[$0] == "to" && Verbs.isBase(clause[$0 + 1]) }
    }

    private var opensCondition: Bool { clause[0] == "since" || DirectiveReader.conditionals.contains(clause[0]) }

    /// "You are not required to", "you're free to", "you are encouraged to", "you aren't limited to".
    private var addressed: Modality? {
        guard clause[index + 1] == "to" else { return nil }
        let isNegated = clause[index - 1] == "not"
        let position = clause.skipBack("strongly", "not", "also", from: index - 1)
        guard clause[position] == "are" else { return nil }
        let isGrant = ["free", "welcome"].contains(clause[index]) || clause[index] == "required" && isNegated
        // "Applications are free to", "programs are not required to".
        if position == 1, isGrant, Self.makers.contains(clause[0]) { return .may }
        guard clause[position - 1] == "you" else { return nil }
        switch clause[index] {
        case "required": return isNegated ? .may : .must
        case "encouraged": return isNegated ? .shouldNot : .should
        case "free", "welcome": return .may
        case "limited", "restricted": return isNegated ? .may : nil
        default: return isNegated ? .mustNot : .may
        }
    }
}
