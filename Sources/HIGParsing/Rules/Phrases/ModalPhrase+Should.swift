import HIGModel

/// What "should" be, unless it is thought, hoped, asked or reported.
extension ModalPhrase {
    var should: Modality? {
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
    var isThought: Bool {
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
        if isBehindObject { return false }
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

    /// "Gates that need it should": what a relative clause acts on, and no subject.
    private var isBehindObject: Bool {
        subject == "it" && (Verbs.isBase(clause[subjectIndex - 1]) || clause[subjectIndex - 1] == "need")
            && (max(1, subjectIndex - 3)..<max(1, subjectIndex)).contains {
                clause[$0] == "that" || clause[$0] == "who"
            }
            && clause.isUnbroken(through: index)
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
        // "You should now see a lamp", "you should find that it rings", "it should be possible for you to reuse it".
        let seen = clause.skipping("now", from: after)
        if subject == "you", clause.has("find", "that", at: after) || seen > after && Self.senses.contains(clause[seen])
        {
            return true
        }
        if clause.has("be", "possible", "for", "you", at: after) { return true }
        guard ["it", "that", "these", "this"].contains(subject) else { return false }
        if clause[after] == "not" {
            return ["difficult", "hard"].contains(clause[after + 2]) && !["for", "to"].contains(clause[after + 3])
        }
        return clause[after] == "be"
            && (["clear", "obvious"].contains(clause[after + 1]) && ["by", "from", "now"].contains(clause[0])
                || ["enough", "sufficient"].contains(clause[after + 1]) && clause[after + 2] == "for")
    }

    private static let senses: WordSet = ["find", "have", "hear", "know", "notice", "see"]

    /// What the reader is to know before or beside the advice: "You should be familiar with these notes", "you should be
    /// aware of four kinds of gates", "you should know how to weld", "this chapter should be read first"; or what it must not be
    /// taken for.
    private var isOfReading: Bool {
        if isRemark || subject == "you" && (isOfNotes || isOfKinds || isOfSkill) { return true }
        if clause.has("not", "be", "construed", at: after) { return true }
        return clause[subjectIndex - 1] == "this" && Pointer.documents.contains(subject)
            && clause.has("be", "read", at: after)
    }

    /// "It should be noted that gates rust", "it must be said that old bells are loud": what stands beside the advice.
    var isRemark: Bool {
        subject == "it" && clause[after] == "be" && Self.remarks.contains(clause[after + 1])
            && clause[after + 2] == "that"
    }
    private static let remarks: WordSet = [
        "emphasized", "mentioned", "noted", "remembered", "said", "stressed", "understood",
    ]

    /// "You should know how to weld", "you should already be familiar with iron".
    private var isOfSkill: Bool {
        clause.has("know", "how", "to", at: after) || clause.has("already", "be", "familiar", "with", at: after)
            || clause.has("already", "know", at: after)
    }

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
}
