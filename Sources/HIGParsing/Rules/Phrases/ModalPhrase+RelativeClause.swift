/// Modal verbs of clauses that only tell what a noun is like.
extension ModalPhrase {
    /// "The area that the pointer must be within", "items that should not move", "the facts that the system needs to have":
    /// a verb before the modal one would be that of the relative clause, as in "all sites that offer it must …".
    var isInRelativeClause: Bool {
        guard let relative = relativePronoun(within: 6),
            clause.tokens[relative...index].allSatisfy({ $0.gap == .none }),
            relative + 1 == index || opensSubject(clause[relative + 1]),
            !clause.tokens[(relative + 1)..<index].contains(where: { Verbs.isPlain($0.word) || $0.word == "not" })
        else { return false }
        let noun = relative - 1
        let isPlural = clause[noun].hasSuffix("s")
        let isDetermined = (max(0, noun - 3)..<noun).contains { ["a", "an", "any", "the"].contains(clause[$0]) }
        // "So small that it must …" tells what follows.
        let isConsequence = (max(0, noun - 3)...noun).contains { ["so", "such"].contains(clause[$0]) }
        guard isPlural || isDetermined, !isConsequence, !Self.contents.contains(clause[noun]),
            !Verbs.isPlain(clause[noun])
        else { return false }
        // What is told before it has a verb of its own; "it is the older one that should stay" tells with the other.
        let start =
            clause.before(relative).indices.last {
                ![.none, .dash].contains(clause.tokens[$0].gap) && !["and", "or"].contains(clause[$0])
            } ?? max(0, relative - Clause.reach)
        return clause.tokens[start..<noun].contains { Verbs.isPlain($0.word) }
            && !(start..<noun).contains { clause.has("it", "is", at: $0) }
    }

    /// Where "that" stands behind a noun, at most so many words before the modal verb.
    private func relativePronoun(within reach: Int) -> Int? {
        (max(2, index - reach)..<max(2, index)).last { clause[$0] == "that" && clause.tokens[$0].gap == .none }
    }

    /// Whether a word behind "that" opens a subject of its own. With "it" or "they" for the noun nothing is left open: that
    /// tells what the noun says, as in "a warning that it must stay shut".
    private func opensSubject(_ word: WordForm) -> Bool {
        DirectiveReader.subjects.contains(word) && !["it", "they", "there", "we"].contains(word)
    }

    /// Nouns with "that" before what they say.
    private static let contents: WordSet = [
        "advice", "assumption", "belief", "case", "condition", "convention", "decision", "expectation", "fact",
        "feeling", "guideline", "guidelines", "idea", "impression", "means", "notion", "point", "principle",
        "recommendation", "reminder", "requirement", "rule", "sense", "so", "statement", "suggestion", "warning", "way",
    ]

    /// "The area that the pointer must touch for a click to count": a noun with a relative clause, and no verb of its own.
    var isInNounPhrase: Bool {
        guard ["the", "a", "an"].contains(clause[0]),
            clause.before(index).contains(where: { ["that", "which"].contains($0.word) }),
            clause.isUnbroken(from: 1, through: index)
        else { return false }
        return !clause.tokens[1..<index].contains { Verbs.isPlain($0.word) }
    }

    /// "The features your app should have.": a clause that describes the noun before it, and has no object of its own.
    var endsContactClause: Bool {
        guard Self.products.contains(subject), clause[subjectIndex - 1] == "your", after == index + 1,
            Subject(clause: clause, index: subjectIndex - 1).isSubordinate(permission: false)
        else { return false }
        return index + 2 >= clause.tokens.count
    }

    /// "It is not a scheme that all gates must follow.": likewise, behind "that".
    var endsRelativeClause: Bool {
        guard after + 1 == clause.tokens.count, let relative = relativePronoun(within: 4) else { return false }
        return (max(0, relative - 4)..<relative - 1).contains { ["a", "an", "any", "no", "the"].contains(clause[$0]) }
            && clause[relative - 1] != "fact" && !Verbs.isPlain(clause[relative - 1])
    }

    /// "We do not dictate what builders shall and shall not do": a question that something else is said of.
    var isOfQuestion: Bool {
        let start = clause.stretchStart(of: index)
        guard
            let question = (max(start + 1, index - 6)..<max(start + 1, index)).last(where: {
                ["what", "how", "why"].contains(clause[$0])
            })
        else { return false }
        return !clause.tokens[(question + 1)..<index].contains { Verbs.isPlain($0.word) && $0.word != "shall" }
    }

    /// "This does not mean that every lamp must be red", "this doesn't mean you should paint it".
    var isDeniedToMean: Bool {
        let isDenied = clause.before(index).indices.contains { position in
            let said = clause.skipping(Self.frequencies, from: position + 1)
            return clause[position] == "not"
                && (clause.has("mean", "that", at: said) || clause.has("true", "that", at: said))
        }
        if isDenied { return true }
        return clause[subjectIndex - 1] == "mean"
            && clause[clause.skipBack(Self.frequencies, from: subjectIndex - 2)] == "not"
    }

    /// "Once it was believed that lamps must be red", "one can argue that": an opinion, and not the text's.
    var isBelief: Bool {
        (max(2, index - 12)..<max(2, index)).contains { position in
            guard clause[position] == "that", clause.isUnbroken(from: position, through: index) else { return false }
            let told = clause[position - 1]
            if ["argue", "argues"].contains(told) { return true }
            return ["argued", "assumed", "believed", "supposed", "thought"].contains(told)
                && ["was", "were"].contains(clause[clause.skipBack("generally", "once", "widely", from: position - 2)])
        }
    }

    /// "These cases should be rare.": what is hoped for of exceptions.
    var isOfExceptions: Bool {
        ["cases", "circumstances", "exceptions", "instances", "occasions", "situations"].contains(subject)
            && clause[after] == "be"
            && ["few", "infrequent", "rare", "uncommon", "unusual"].contains(
                clause[clause.skipping("very", "fairly", "quite", from: after + 1)])
    }
}
