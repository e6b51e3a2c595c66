/// Words that open like a direction and are the subject of what follows: "Undo applies to …", "SHIFT changes …".
extension Imperative {
    /// "Cancel should never …", "Find windows can …", "Scope controls and tokens are …", "Clear, accurate text can …": a noun or
    /// an adjective that the subject of a finite verb begins with.
    var opensSubject: Bool {
        guard !Self.takesClause.contains(clause[index]) else { return false }
        if let verb = Verbs.base(ofThirdPerson: clause[index + 1]), isAdjacent(index + 1),
            !Verbs.nounLike.contains(verb),
            Self.determiners.contains(clause[index + 2]) || clause[index + 2] == "that"
                || clause[index + 2].hasSuffix("ing")
                || index + 2 < clause.tokens.count && clause.tokens[index + 2].gap == .comma
                    && clause[index + 2] == "but"
        {
            return true
        }
        // "Undo and redo gives people …".
        if ["and", "or"].contains(clause[index + 1]), Verbs.isBase(clause[index + 2]),
            let verb = Verbs.base(ofThirdPerson: clause[index + 3]), !Verbs.nounLike.contains(verb)
        {
            return true
        }
        // "Focus moves only between …": what a thing does that designers seldom are told to do.
        if Self.actors.contains(clause[index]), Verbs.base(ofThirdPerson: clause[index + 1]) != nil,
            isAdjacent(index + 1)
        {
            return true
        }
        return happens || isAttribute || isOneOfNames || opensFiniteClause
    }

    /// "Delete key removes the last letter": a noun stands between that is no object, as a verb with its own follows.
    private var isAttribute: Bool {
        let noun = clause[index + 1]
        guard isAdjacent(index + 1), isAdjacent(index + 2), isAdjacent(index + 3), !noun.hasSuffix("s"),
            !Self.noNouns.contains(noun), !Self.reporting.contains(clause[index]), !clause.isAdverbial(index + 1),
            let verb = Verbs.base(ofThirdPerson: clause[index + 2]), !Verbs.nounLike.contains(verb)
        else { return false }
        return ["a", "an", "the", "your"].contains(clause[index + 3])
    }

    /// Verbs with a clause behind them that nothing opens: "assume text fits the screen".
    private static let reporting: WordSet = ["assume", "see", "note", "notice", "imagine", "suppose", "say", "use"]

    /// "Tab and Return move …", "Cut, Copy, and Paste work …": a capital inside a sentence makes both names.
    private var isOneOfNames: Bool {
        let isPair = ["and", "or"].contains(clause[index + 1])
        let next = isPair ? index + 2 : index + 1
        guard next + 1 < clause.tokens.count, isPair || clause.tokens[next].gap == .comma else { return false }
        return clause.tokens[next].isCapitalised && !clause.tokens[next + 1].isCapitalised && Verbs.isBase(clause[next])
    }

    private static let actors: WordSet = ["focus", "sound", "text", "feedback", "time"]

    /// "Undo applies to the text", "undo works in all windows", "Shift also changes the selection", "beside the old zoom there
    /// are two": a verb without an object, or with an adverb before it, is the subject's.
    private var happens: Bool {
        let next = clause[index + 1]
        guard isAdjacent(index + 1) else { return false }
        if next == "there", ["is", "are"].contains(clause[index + 2]) { return true }
        if Self.frequencies.contains(next), Verbs.base(ofThirdPerson: clause[index + 2]) != nil, isAdjacent(index + 2) {
            return true
        }
        let isDoing =
            Self.doings.contains(next) || ["undo", "redo"].contains(clause[index]) && next == "works"
        return isDoing && Self.relations.contains(clause[index + 2]) && isAdjacent(index + 2)
    }

    /// Verbs of what a thing does by itself, which are no nouns.
    private static let doings: WordSet = [
        "acts", "applies", "appears", "becomes", "behaves", "belongs", "comes", "consists", "depends", "exists", "goes",
        "happens", "lies", "occurs", "operates", "remains", "seems", "stays",
    ]
    private static let relations: WordSet = [
        "as", "at", "for", "from", "in", "into", "like", "of", "on", "to", "when", "with", "within",
    ]

    /// Whether a finite verb follows with nothing between that could be the object; a remark in brackets is passed over.
    private var opensFiniteClause: Bool {
        let depth = clause.tokens[index].depth
        let rest = clause.after(index + 1).indices.lazy.filter { clause.tokens[$0].depth <= depth }
        for position in rest.prefix(6) {
            let token = clause.tokens[position]
            let isList = position == index + 1 && index == 0 && token.gap == .comma
            guard token.gap == .none || isList, token.depth == depth else { return false }
            if Self.auxiliaries.contains(token.word) { return true }
            // "Stage lamps now have …": a plural and its verb.
            if Self.frequencies.contains(token.word), ["have", "need"].contains(clause[position + 1]),
                clause[position - 1].hasSuffix("s")
            {
                return true
            }
            if Self.borders.contains(token.word) || Self.objectOpeners.contains(token.word)
                || DirectiveReader.users.contains(token.word)
            {
                return false
            }
        }
        return false
    }

    /// "Dogs lie under the bench", "drives last an hour": a verb that has no object, behind a plural.
    func happensByItself(at verb: Int) -> Bool {
        let next = clause[verb + 1]
        if clause[verb] == "last" { return ["a", "an", "as", "for", "longer", "only", "until"].contains(next) }
        return Self.intransitives.contains(clause[verb]) && isAdjacent(verb + 1)
            && (Self.relations.contains(next) || Self.places.contains(next))
    }

    /// "Text shrinks on small signs": the same in the singular.
    func shrinks(at position: Int) -> Bool {
        guard let verb = Verbs.base(ofThirdPerson: clause[position]) ?? Self.intransitive(clause[position]) else {
            return false
        }
        return !Verbs.nounLike.contains(verb) && isAdjacent(position + 1)
            && Self.relations.contains(clause[position + 1])
            && !["as", "to"].contains(clause[position + 1])
    }

    private static func intransitive(_ word: WordForm) -> WordForm? {
        let verb = word.dropLast()
        return intransitives.contains(verb) ? verb : nil
    }

    /// Verbs without an object that name nothing.
    private static let intransitives: WordSet = [
        "arrive", "bounce", "differ", "expire", "fall", "flicker", "float", "fluctuate", "hang", "lie", "overlap",
        "rise", "shine", "shrink", "sit", "spin", "stand", "stay",
    ]
    /// What else follows such a verb: where, until when, and how.
    private static let places: WordSet = [
        "above", "after", "against", "apart", "before", "behind", "below", "beside", "between", "by", "closed", "dark",
        "lit", "open", "over", "still", "there", "under", "until", "up", "visible",
    ]

    /// "Choices that suit one garden will look wrong": a finite verb behind a clause about a plural, which has its own.
    func goesOnBehindClause(at pronoun: Int) -> Bool {
        guard ["that", "which", "who"].contains(clause[pronoun]), index == 0, Verbs.isBase(clause[pronoun + 1]) else {
            return false
        }
        let rest = clause.after(pronoun + 2).prefix { $0.gap == .none && !Self.borders.contains($0.word) }
        return rest.contains { ["will", "would", "must", "should"].contains($0.word) }
    }

    /// "Research shows that gates rust."
    var isSubjectOfFinding: Bool {
        index == 0 && clause[2] == "that" && isAdjacent(1)
            && ["indicates", "means", "proves", "shows", "suggests", "tells"].contains(clause[1])
    }

    /// "Support for several gates varies", "access to bells is rare": a noun with a phrase of its own, and its verb.
    var isHeldByPreposition: Bool {
        guard index == 0, Verbs.nounLike.contains(clause[0]), ["for", "in", "of", "over", "to"].contains(clause[1]),
            isAdjacent(1)
        else { return false }
        let phrase = clause.after(2).indices.prefix {
            clause.tokens[$0].gap == .none && !Self.borders.contains(clause[$0]) && clause[$0] != "your"
        }
        return phrase.dropFirst().prefix(8).contains { place in
            if Self.finite.contains(clause[place]) { return true }
            // "Plan for common uses": a plural ends it.
            guard let verb = Verbs.base(ofThirdPerson: clause[place]), !Verbs.nounLike.contains(verb) else {
                return false
            }
            return place + 1 < clause.tokens.count || clause[place - 1].hasSuffix("s")
        }
    }

    /// "Trigger: Parts that are pulled", "Toggle lamps: To let visitors choose": a name, and what it is or is for.
    var isLabel: Bool {
        guard index == 0, !clause.isAvoidance(at: 0),
            let colon = clause.tokens.indices.dropFirst().prefix(3).first(where: { clause.tokens[$0].gap == .clause }),
            clause.tokens[colon].isCapitalised
        else { return false }
        if clause[colon] == "to" { return true }
        // "Question: A sign that asks".
        if colon == 1, Verbs.nounLike.contains(clause[0]), ["a", "an", "the"].contains(clause[1]) { return true }
        return colon == 1 && clause[colon].hasSuffix("s") && ["that", "which", "who"].contains(clause[colon + 1])
    }

    static let auxiliaries: WordSet = [
        "is", "are", "was", "were", "can", "could", "should", "must", "will", "would", "may", "might", "has", "does",
    ]

    private static let takesClause: WordSet = [
        "ensure", "make", "verify", "check", "confirm", "remember", "be", "show", "guarantee", "let",
    ]

    /// "Be it known that …", "be it a lamp or a bell".
    var isInsertedAlternative: Bool {
        clause[index] == "be" && ["it", "they", "that", "this"].contains(clause[index + 1])
    }

    /// "SHIFT changes …", "CODE pressed with a key …", "RETURN which …", "ESCAPE to leave": in capitals among small letters a
    /// word names a key or a command, if what follows can be said of one.
    var isKey: Bool {
        let next = index + 1
        guard clause.tokens[index].isInCapitals, isAdjacent(next), !clause.tokens[next].isInCapitals else {
            return false
        }
        let isNamed = Self.keys.contains(clause[index]) || Self.commands.contains(clause[index])
        if ["means", "which"].contains(clause[next]) || isTreated(at: next) { return true }
        return isNamed && (clause[next] == "to" || Verbs.base(ofThirdPerson: clause[next]) != nil)
    }

    /// Keys that are named by verbs.
    private static let keys: WordSet = [
        "clear", "control", "delete", "end", "enter", "escape", "insert", "pause", "print", "return", "scroll", "shift",
        "tab",
    ]

    /// "Switch held down with a key", "lamp hung in a tree": what has been done to the thing that the word names; but "list
    /// built-in lamps first".
    var isTreatedThing: Bool { isAdjacent(index + 1) && isTreated(at: index + 1) }

    private func isTreated(at position: Int) -> Bool {
        let word = clause[position]
        return Verbs.isParticiple(word) && !["based", "used"].contains(word)
            && ["at", "by", "down", "in", "on", "with", "without"].contains(clause[position + 1])
            && isAdjacent(position + 1) && !clause.tokens[position + 1].isJoined
    }

    /// "Failure rate: color users: none others: some": one of several labels.
    var isTableRow: Bool {
        guard clause.colons > 2, clause.tokens[index].gap == .clause else { return false }
        return clause.after(index + 1).prefix(4).contains { $0.gap == .clause }
    }

    /// "Title bars without buttons": a label says what is missing; nothing closes it.
    var isLackingLabel: Bool {
        index == 0 && !clause.isClosed && clause.tokens.count <= 6 && clause[1].hasSuffix("s") && clause[2] == "without"
            && !Self.determiners.contains(clause[3]) && !Self.directs.contains(clause[0])
    }

    /// "Clear names and signs.": an adjective, and nothing but nouns.
    var isTitled: Bool {
        // "Correct spacing, in feet:": what a figure shows.
        if clause[index] == "correct", clause.endsInColon, index == 0 { return !Self.objectOpeners.contains(clause[1]) }
        guard clause[index] == "clear", index == 0, (4...8).contains(clause.tokens.count) else { return false }
        let rest = clause.tokens.dropFirst()
        return rest.contains { $0.word == "and" }
            && rest.allSatisfy { $0.gap == .none && ($0.word == "and" || !Self.noNouns.contains($0.word)) }
    }

    /// "Document windows always display …": an adverb between a subject and its verb, or a verb with its object.
    func isFinite(afterAdverbAt position: Int) -> Bool {
        let verb = clause[position + 1]
        if Self.frequencies.contains(clause[position]) {
            return Verbs.isBase(verb) || Verbs.base(ofThirdPerson: verb) != nil
                || ["need", "have", "want", "tend"].contains(verb)
        }
        // "Sound greatly enhances …", "sound enhances the …", "label text tells users …".
        if clause.isAdverbial(position), Verbs.base(ofThirdPerson: verb) != nil { return true }
        guard let base = Verbs.base(ofThirdPerson: clause[position]), isAdjacent(position + 1) else { return false }
        let tellsUsers =
            position == index + 2 && DirectiveReader.users.contains(verb) && !Verbs.nounLike.contains(base)
        return Self.determiners.contains(verb) || tellsUsers
    }

    private static let noNouns = borders.union(objectOpeners).union(DirectiveReader.introducers)
}
