/// The condition that opens a sentence: "If you need it, …", "however, when it is dark …".
extension DirectiveReader {
    /// Where the condition stands that opens the sentence: "if …", "however, if …"; else the sentence's start.
    var conditionStart: Int {
        let start = sentenceStart
        let comma = clause.tokens.indices.dropFirst(start + 1).prefix(2).first { clause.tokens[$0].gap == .comma }
        guard let comma, Self.conditionals.contains(clause[comma]), Self.introducers.contains(clause[start]) else {
            return start
        }
        return comma
    }

    /// Words that open a condition.
    static let conditionals: WordSet = ["if", "when", "whenever", "unless", "because"]

    /// "Should the bell ring, …": a condition that opens with its verb; "Should ring twice" lacks its subject.
    func opensInvertedCase(_ index: Int) -> Bool {
        index == sentenceStart && clause[index] == "should" && clause.tokens[index].isCapitalised && !clause.isQuestion
            && (ModalPhrase.conditionSubjects.contains(clause[index + 1]) || Self.users.contains(clause[index + 1]))
    }

    /// "Every time it rings, …", "in the event that it rings, …", "in case it rings, …": what opens a condition in several words.
    func opensNamedCase(_ index: Int) -> Bool {
        guard index == sentenceStart else { return false }
        if clause[index] == "in" {
            return clause.has("the", "event", "that", at: index + 1)
                || clause[index + 1] == "case" && clause[index + 2] != "of"
        }
        return ["each", "every"].contains(clause[index]) && clause[index + 1] == "time"
            || clause.has("the", "first", "time", at: index)
    }

    /// "If you use such a bar be sure to dim it": a demand after a condition that no comma ends.
    func followsCondition(_ index: Int) -> Bool {
        let start = conditionStart
        guard Self.conditionals.contains(clause[start]), (4..<Clause.reach).contains(index - start),
            clause.assures(at: index) || directsWithoutComma(index)
        else { return false }
        return !Self.beforeVerbs.contains(clause[index - 1])
            && clause.tokens[start + 1...index].allSatisfy { $0.gap == .none }
    }
    private static let beforeVerbs: WordSet = [
        "to", "and", "not", "will", "can", "could", "should", "must", "may", "might", "that", "which", "who",
    ]

    /// "If it could harm then use a red one", "if the words are many consider cutting them", "when space is short use a small
    /// one": verbs that no subject stands before.
    private func directsWithoutComma(_ index: Int) -> Bool {
        let previous = clause[index - 1]
        if previous == "then", !["and", "but", "or"].contains(clause[index - 2]) {
            return Verbs.isPlainBase(clause[index]) || clause[index] == "use"
        }
        guard !Self.subjects.contains(previous), !Self.users.contains(previous) else { return false }
        switch clause[index] {
        case "consider": return clause[index + 1].hasSuffix("ing")
        case "use":
            let condition = clause.tokens[min(conditionStart + 2, index)..<index]
            return Imperative.determiners.contains(clause[index + 1])
                && condition.contains { ["is", "are"].contains($0.word) }
                && !condition.contains { ["or", "that", "which", "who"].contains($0.word) }
        default: return false
        }
    }

    /// "When the list needs to scroll", "if it is best to wait": whether what directs belongs to the condition that opens
    /// the sentence.
    func belongsToCondition(_ index: Int) -> Bool {
        let start = conditionStart
        guard Self.conditionals.contains(clause[start]), (1...6).contains(index - start),
            Self.subjects.contains(clause[start + 1])
        else { return false }
        let words = clause.tokens[start + 1...index]
        // "If it failed the app should say why": a second subject.
        return words.allSatisfy { $0.gap == .none } && !words.dropLast().contains { Verbs.isPlain($0.word) }
            && !words.dropFirst().contains { Self.subjects.contains($0.word) }
    }

    /// "When pages are wide, but the screen is small, …", "if a list is long, but you can shorten it, …", "if people need to go
    /// on, but save a copy, you …": a second condition, and not the main clause.
    func contrasts(_ index: Int) -> Bool {
        guard clause[index] == "but" else { return false }
        let commas = clause.tokens.indices.dropFirst(index + 1).filter { clause.tokens[$0].gap == .comma }
        let goesOn = Verbs.isBase(clause[index + 1]) && commas.contains { Self.subjects.contains(clause[$0]) }
        let isAddressed = clause[index + 1] == "you" && !["should", "must"].contains(clause[index + 2])
        return goesOn || !commas.isEmpty && (isAddressed || Imperative.determiners.contains(clause[index + 1]))
    }

    /// Where the main clause starts when the condition ends in an enumeration: "If you sell tickets, label printers, or
    /// readers, …"; `nil` when what follows the comma is no part of one.
    func endOfEnumeration(from start: Int) -> Int? {
        // A verb by itself has no object, so it is no direction: "If people can tap, write, or draw, …".
        let isAlone = start + 1 < clause.tokens.count && clause.tokens[start + 1].gap == .comma
        let isVerb = !isAlone && Verbs.isPlainBase(clause[start])
        var first = start
        while first < clause.tokens.count, first - start < 20 {
            guard !Self.subjects.contains(clause[first]), !Self.users.contains(clause[first]) else { return nil }
            var next = first + 1
            while next < clause.tokens.count, clause.tokens[next].gap == .none { next += 1 }
            guard next < clause.tokens.count, clause.tokens[next].gap == .comma,
                next - first <= (clause[first] == "or" ? 14 : 5),
                !clause.tokens[first..<next].contains(where: { Imperative.finite.contains($0.word) || $0.word == "not" }
                )
            else { return nil }
            if ["or", "and"].contains(clause[first]) {
                // "If you fold it, use ink, or send it late, people complain": verbs that the condition goes on with.
                let isOver =
                    !isVerb
                    || clause[first] == "or"
                        && (Self.users.contains(clause[next]) || Self.subjects.contains(clause[next]))
                return first == start || !isOver ? nil : next
            }
            first = next
        }
        return nil
    }

    /// Where the main clause starts that no comma parts from the condition before it, though one parts it from another
    /// condition, or from what describes its last word: "If the gate is locked you can ring the bell, if there is one",
    /// "you can ring the bell, described in Chapter 2".
    func mainClause(before comma: Int, from condition: Int) -> Int? {
        let describes =
            Verbs.isParticiple(clause[comma])
            && ["above", "as", "below", "by", "in"].contains(clause[comma + 1])
        guard describes || Self.conditionals.contains(clause[comma]), Self.conditionals.contains(clause[condition])
        else { return nil }
        return (condition + 1..<comma).dropFirst(2).first {
            clause[$0] == "you" && ["can", "may", "should", "must"].contains(clause[$0 + 1])
        }
    }

    /// "In a list, a click means to mark the row, open it, and go on": the verbs tell what something means.
    func isPartOfMeaning(_ index: Int) -> Bool {
        index - sentenceStart < Clause.reach
            && (sentenceStart + 1..<max(index, sentenceStart + 1)).contains {
                clause.has("means", "to", at: $0) && Verbs.isBase(clause[$0 + 2])
                    && !Imperative.determiners.contains(clause[$0 - 1]) && clause[$0 - 1] != "no"
            }
    }

    /// "It is kept for later, but if you need it, …", "…, but whether you use it or not, …": a condition behind a "but".
    func opensContrast(_ index: Int) -> Bool {
        guard index > 1, clause[index - 1] == "but", clause.tokens[index].gap == .none else { return false }
        return [.comma, .clause, .dash].contains(clause.tokens[index - 1].gap) && clause.tokens[index].depth == 0
    }

    /// Where the main clause starts behind such a condition, if no comma parts them: "…, but if it rings you might want to
    /// open"; the last of several, as the condition may have one of its own.
    func mainClause(afterContrast index: Int) -> Int? {
        guard opensContrast(index) else { return nil }
        return clause.tokens.indices.dropFirst(index + 3).prefix { clause.tokens[$0].gap == .none }.last {
            ["it", "you"].contains(clause[$0])
                && ["can", "could", "may", "might", "must", "should"].contains(clause[$0 + 1])
        }
    }

    /// Whether a verb behind a comma has an object, as one that people do beside others may not have.
    func asksForDeed(_ index: Int) -> Bool {
        index < clause.tokens.count && clause.tokens[index].gap == .comma
            && Imperative(clause: clause, index: index).actsOnSomething
    }

    /// "It can change so be sure to …", "so don't rely on it": what is drawn from a fact though no comma parts it; "users are
    /// busy so do not have time" tells.
    func concludes(_ index: Int) -> Bool {
        if clause.assures(at: index) { return true }
        let isDenial = clause.has("do", "not", at: index)
        let verb = isDenial ? index + 2 : index + 1
        guard isDenial || clause[index] == "never", Verbs.isBase(clause[verb]) else { return false }
        return !["feel", "have", "know", "like", "look", "need", "see", "show", "want"].contains(clause[verb])
            && !clause.tokens[clause.stretchStart(of: index - 1)..<index].contains { Self.users.contains($0.word) }
    }
}
