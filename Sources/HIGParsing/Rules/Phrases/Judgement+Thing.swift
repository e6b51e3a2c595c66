import HIGModel

/// What is recommended of a thing, or is best not done with it.
extension Judgement {
    /// "The recommended width of the list is 24 pixels", "is at least 24 pixels".
    var isOfMeasure: Bool {
        guard clause[index - 1] == "the" else { return false }
        let rest = clause.tokens.indices.dropFirst(index + 1).prefix(8).prefix { clause.tokens[$0].gap == .none }
        guard let verb = rest.first(where: { ["is", "are"].contains(clause[$0]) }) else { return false }
        let number = clause.skipping("about", "approximately", "at", "least", "most", "between", from: verb + 1)
        return clause[number].opensWithNumber
            && clause.tokens[index..<verb].contains { Self.measures.contains($0.word.singular) }
    }
    private static let measures: WordSet = [
        "distance", "gap", "height", "inset", "length", "margin", "maximum", "minimum", "number", "padding", "ratio",
        "size", "spacing", "thickness", "width",
    ]

    /// "PNG is the recommended format"; what "this is" points to stands elsewhere.
    var isChoice: Bool {
        clause[index - 1] == "the" && ["is", "are"].contains(clause[index - 2])
            && !Self.pointing.contains(clause[index - 3])
    }

    /// "The order of the lamps is up to you", "whether to add a lamp is up to you."
    var isThingUpToReader: Bool {
        let verb = clause.skipBack("entirely", "completely", "largely", from: index - 1)
        let isToReader =
            clause.has("to", "you", at: index + 1) && index + 3 == clause.tokens.count
            || clause[index] == "left" && clause.has("to", "the", at: index + 1)
                && ["application", "designer", "developer", "program"].contains(clause[index + 3])
        return isToReader && ["is", "are"].contains(clause[verb]) && !Self.pointing.contains(clause[verb - 1])
            && !ModalPhrase.notThings.contains(clause[verb - 1])
            && !["else", "little", "rest"].contains(clause[verb - 1])
    }

    /// "You have the option of hiding the lamp."
    var isOptionOfReader: Bool {
        clause.has("you", "have", "the", at: index - 3) && ["of", "to"].contains(clause[index + 1])
    }

    /// "The bell is best placed beside the gate", "lamps are best hung low"; what a thing is best known for is a fact.
    var isBestPlaced: Bool {
        guard ["is", "are"].contains(clause[index - 1]), !Self.pointing.contains(clause[index - 2]) else {
            return false
        }
        return Self.treatments.contains(clause[index + 1]) && index + 2 < clause.tokens.count
            && clause[index + 2] != "by"
            || ["kept", "placed", "put"].contains(clause[index + 1]) && Self.places.contains(clause[index + 2])
    }
    private static let treatments: WordSet = [
        "arranged", "confined", "handled", "hung", "labeled", "performed", "positioned", "reserved",
    ]

    /// "The bell is to be placed beside the gate", "bells are not to be used as lamps", in the main clause; what is to be
    /// found or seen there is a fact.
    var treatment: Modality? {
        guard clause[index + 1] == "be", index > 1, Verbs.isParticiple(clause[index + 2]),
            !Self.found.contains(clause[index + 2])
        else { return nil }
        // "Under no circumstances is a bell to be rung".
        if clause.excludesAllCases(at: 0), clause[3] == "is" || clause[3] == "are", clause.isUnbroken(through: index) {
            return .mustNot
        }
        let isDenied = clause[index - 1] == "not"
        let verb = isDenied ? index - 2 : index - 1
        guard ["is", "are"].contains(clause[verb]), verb > 0 else { return nil }
        let subject = clause[verb - 1]
        let isOfThing =
            !["that", "what", "which", "you"].contains(subject) && !Pointer.documents.contains(subject)
            && !DirectiveReader.users.contains(subject)
            && !clause.before(verb).dropLast().contains { Self.subordinates.contains($0.word) }
            && !clause.before(verb).contains { Self.ends.contains($0.word.singular) }
        // "More gates are to be added in later versions."
        let isPlan = clause.after(index).contains { ["future", "later", "next"].contains($0.word) }
        return isOfThing && !isPlan ? isDenied ? .mustNot : .should : nil
    }
    private static let found: WordSet = [
        "avoided", "expected", "found", "heard", "hoped", "known", "remembered", "said", "seen", "understood",
    ]
    /// What one has in mind, or might do.
    private static let ends: WordSet = [
        "aim", "alternative", "ambition", "benefit", "goal", "hope", "idea", "intent", "intention", "job", "plan",
        "point", "purpose", "result", "way", "wish",
    ]
    private static let subordinates: WordSet = DirectiveReader.conditionals.union([
        "after", "all", "as", "because", "before", "how", "since", "that", "until", "what", "where", "whether", "which",
        "while", "who", "whose", "why",
    ])

    /// "Bells are not permitted at night", "cut names are not acceptable", where nothing limits what is denied.
    var isDenied: Bool { isDeniedOfThing && isSaidOfWholeThing(before: index - 2) }

    /// "Cut names are unacceptable."
    var isObjectionable: Bool {
        ["is", "are"].contains(clause[index - 1]) && isSaidOfWholeThing(before: index - 1)
    }

    private func isSaidOfWholeThing(before verb: Int) -> Bool {
        let next = clause[index + 1]
        let isAtEnd = index + 1 == clause.tokens.count || clause.tokens[index + 1].gap != .none && next != "and"
        return verb > 0 && !ModalPhrase.partial.contains(clause[0]) && !clause.tokens[0].opensQuote
            && !Self.pointing.contains(clause[verb - 1]) && !DirectiveReader.users.contains(clause[verb - 1])
            && clause.isUnlimited(through: verb)
            && (isAtEnd || ["at", "during", "for", "in", "on", "while", "within", "without"].contains(next))
    }

    /// "Lamps have no place in a small yard", "a yard is no place for a bell", "a gate is not the place to sell lamps."
    var isOutOfPlace: Bool {
        if clause.has("is", "not", "the", at: index - 3) {
            return ["for", "to"].contains(clause[index + 1]) && isNamedThing(index - 4)
        }
        guard clause[index - 1] == "no", index > 2, !clause.isQualified(before: index) else { return false }
        return ["has", "have"].contains(clause[index - 2]) && ["among", "in", "on"].contains(clause[index + 1])
            || clause[index - 2] == "is" && clause[index + 1] == "for" && isNamedThing(index - 3)
    }

    /// "Round lamps are intended for use in gates only", "they are not designed to be used indoors": where to use a thing, not
    /// by whom or while what.
    var use: Modality? {
        let isDenied = clause[index - 1] == "not"
        let verb = isDenied ? index - 2 : index - 1
        let isOfUse = clause.has("for", "use", at: index + 1) || clause.has("to", "be", "used", at: index + 1)
        guard isOfUse, ["is", "are"].contains(clause[verb]), !["that", "which"].contains(clause[verb - 1]) else {
            return nil
        }
        let rest = clause.after(index + 1).prefix { $0.gap == .none }
        if rest.contains(where: { ["by", "while"].contains($0.word) }) { return nil }
        return isDenied ? .shouldNot : rest.contains { $0.word == "only" } ? .should : nil
    }

    /// "Long lists are best avoided."
    var isBestAvoided: Bool {
        clause[index + 1] == "avoided" && ["is", "are"].contains(clause[index - 1])
    }

    /// "Lamps are not appropriate to use for warnings", "lamps are not suitable for use in bright light", "when it is dark, a
    /// flag is not appropriate".
    var isUnfit: Bool {
        guard isDeniedOfThing else { return false }
        let isInCase = ["if", "in", "when"].contains(clause[0]) && index == clause.tokens.count - 1
        return isInCase || clause.has("to", "use", at: index + 1) || clause.has("for", "use", at: index + 1)
    }

    /// "A red lamp is appropriate only if there is danger", "is only appropriate in halls."
    var isFitInCaseAlone: Bool {
        let isBehind = clause[index - 1] == "only"
        let verb = isBehind ? index - 2 : index - 1
        let opening = isBehind ? index + 1 : index + 2
        return (isBehind || clause[index + 1] == "only") && ["is", "are"].contains(clause[verb])
            && !["that", "which"].contains(clause[verb - 1]) && ["for", "if", "in", "when"].contains(clause[opening])
    }

    /// "For some lamps, a switch isn't necessary because they glow."
    var isNeedless: Bool {
        isDeniedOfThing && (index + 1 == clause.tokens.count || clause[index + 1] == "because")
            && !clause.isQualified(before: index)
    }

    /// "Lamps are not": a thing is denied what the word says; "it is not" is said of a deed.
    private var isDeniedOfThing: Bool {
        clause[index - 1] == "not" && ["is", "are"].contains(clause[index - 2]) && clause[index - 3] != "it"
    }

    /// "A colon is optional before a list", "the bell is optional."
    var isOptional: Bool {
        guard ["is", "are"].contains(clause[index - 1]), !clause[index - 2].hasSuffix("ing") else { return false }
        return index + 1 == clause.tokens.count || ["before", "if", "in", "when", "unless"].contains(clause[index + 1])
    }

    /// Where a thing belongs is advice, and where none or it never does is advice against; what it does at times is told.
    var belonging: Modality? {
        guard isOfPlace else { return nil }
        let start = clause.stretchStart(of: index)
        let before = clause.tokens[start..<index].map(\.word)
        if before.contains(where: { ["always", "few", "often", "sometimes", "usually"].contains($0) }) { return nil }
        let isDenied =
            ["neither", "no", "nothing"].contains(clause[start]) || before.contains { Self.negations.contains($0) }
        return isDenied ? .shouldNot : .should
    }

    /// "The maker's name belongs on the back", where "belongs to" and "belongs in the class of" say what a thing is.
    private var isOfPlace: Bool {
        let start = clause.stretchStart(of: index)
        guard Self.places.contains(clause[index + 1]), start < index, !Self.pronouns.contains(clause[index - 1]),
            !clause.after(index + 1).prefix(4).contains(where: { Self.kinds.contains($0.word.singular) })
        else { return false }
        return !clause.tokens[start..<index].contains {
            Self.askingOrTelling.contains($0.word)
                || Imperative.finite.contains($0.word) && !["do", "does"].contains($0.word)
        }
    }
    private static let places: WordSet = [
        "above", "at", "below", "beside", "in", "inside", "near", "next", "on", "outside", "under", "within",
    ]
    private static let kinds: WordSet = ["category", "class", "family", "group", "kind", "set"]
    private static let pronouns: WordSet = ["he", "it", "she", "that", "they", "this", "which", "who", "you"]
    private static let askingOrTelling: WordSet = [
        "how", "if", "that", "to", "what", "when", "where", "whether", "which", "who", "why",
    ]

    /// "Brass is preferred for gates", "round lamps are preferred over square ones".
    var isPreferred: Bool {
        let opening = clause[clause.stretchStart(of: index)]
        return ["is", "are"].contains(clause[index - 1]) && !Self.pointing.contains(clause[index - 2])
            && !["how", "what", "whether", "which"].contains(opening)
            && ["for", "in", "over", "to", "when"].contains(clause[index + 1])
    }

    /// "A movable lamp is preferable to a fixed one."
    var isPreferable: Bool {
        ["is", "are"].contains(clause[index - 1]) && !Self.pointing.contains(clause[index - 2])
            && (clause[index + 1] == "to" && !Verbs.isBase(clause[index + 2]) || index + 1 == clause.tokens.count)
    }

    /// Whether a word names a thing of the design: not "this", "there" nor "chapter".
    private func isNamedThing(_ position: Int) -> Bool {
        position > 0 && !Self.pointing.contains(clause[position]) && !Pointer.documents.contains(clause[position])
            && clause[position] != "there"
    }

    /// Words that point to what stands elsewhere.
    private static let pointing: WordSet = ["it", "that", "these", "this", "those", "what", "which", "you"]
}
