import HIGModel

/// Looks through a clause for the first directive.
struct DirectiveReader {
    struct Found {
        let modality: Modality
        let index: Int
    }

    let clause: Clause
    /// Where the sentence starts: a question before the answer "If so, …" is a sentence of its own.
    private(set) var sentenceStart = 0
    /// Where the condition that opens the sentence is over.
    private var conditionEnd = 0

    init(clause: Clause) {
        self.clause = clause
    }

    private static let subordinators: WordSet = [
        "if", "when", "whenever", "although", "though", "while", "because", "since", "unless", "until", "once", "after",
        "before", "as", "where", "whether", "given",
    ]
    /// Words that put something before the main clause without being its subject.
    static let introducers: WordSet = subordinators.union([
        "in", "on", "at", "for", "to", "with", "without", "by", "from", "during", "within", "among", "besides",
        "instead", "also", "however", "therefore", "thus", "similarly", "likewise", "generally", "typically", "usually",
        "ideally", "specifically", "additionally", "furthermore", "moreover", "finally", "first", "second", "third",
        "next", "then", "otherwise", "rather", "regardless", "depending", "except", "beyond", "even", "above",
        "whatever", "wherever", "like", "unlike", "and", "but", "or", "so", "still", "again", "nevertheless",
        "consequently", "conversely", "alternatively", "occasionally", "sometimes", "often", "rarely", "no", "upon",
        "throughout", "of", "under", "outside", "inside", "across", "using", "please", "note", "remember", "per", "yet",
        "now", "more", "most", "between", "near", "below", "beneath", "behind", "along", "firstly", "secondly",
        "thirdly", "lastly", "here", "importantly", "carefully", "clearly", "anywhere", "everywhere", "assuming",
        "provided",
    ])
    static let adverbs: WordSet = [
        "also", "always", "generally", "usually", "typically", "often", "only", "still", "then", "therefore", "simply",
        "probably", "never", "carefully", "just", "even", "either", "sometimes", "really", "definitely", "instead",
        "first", "both", "strongly", "highly", "especially", "particularly", "very", "more", "most", "almost",
        "certainly", "normally", "clearly", "actually", "thus", "again", "all", "not", "ideally", "explicitly",
        "immediately", "automatically",
    ]

    mutating func first() -> Found? { first(from: 0) }

    /// What binds more than the permission before it: "You can add a second one, but you should keep it small."
    mutating func exception(after permission: Found) -> Found? {
        let but = clause.tokens.indices.dropFirst(permission.index + 1).first {
            clause[$0] == "but" && clause.tokens[$0].gap == .comma && clause.tokens[$0].depth == 0
        }
        guard let but, let found = first(from: but + 1), found.modality != .may, found.modality != .consider,
            clause.tokens[found.index...].prefix(4).contains(where: { ["should", "must"].contains($0.word) })
        else { return nil }
        return found
    }

    private mutating func first(from start: Int) -> Found? {
        var index = start
        var opensClause = true
        // "The sign tells how: \"To ring, pull the rope.\"": what it tells is said to others.
        var isSpeech = false
        // Where a clause goes on behind a condition of its own: "…, but if you need it, …".
        var behindCondition = -1
        while index < clause.tokens.count {
            let token = clause.tokens[index]
            if token.gap == .stop || token.gap == .clause { sentenceStart = index }
            if index > start { opensClause = isClauseStart(index) || index == behindCondition && asksForDeed(index) }
            let isCase = Self.subordinators.contains(token.word) || opensNamedCase(index) || opensInvertedCase(index)
            if isCase, let main = mainClause(after: index, opensClause: opensClause) {
                if index == sentenceStart { conditionEnd = main }
                if opensContrast(index) { behindCondition = main }
                index = main
                continue
            }
            if let found = phrase(at: index), !belongsToCondition(index) { return found }
            isSpeech = isSpeech || token.opensQuote && token.gap == .clause && index > start
            if opensClause, !isSpeech, let found = imperative(at: index) { return found }
            index += 1
        }
        return nil
    }

    /// Where the main clause goes on after a subordinate clause; `nil` when the word does not open one.
    private func mainClause(after index: Int, opensClause: Bool) -> Int? {
        let word = clause[index]
        // "as" and "since" inside a clause are mostly prepositions, "before" and "after" at its start mostly not.
        if !opensClause, ["as", "since", "once", "after", "before", "given", "where"].contains(word) { return nil }
        if clause.has("as", "well", at: index) { return nil }
        if let verb = verbOfDeed(after: index) ?? invertedVerb(after: index) { return verb }
        let depth = clause.tokens[index].depth
        var next = index + 1
        if word == "if", Self.states.contains(clause[next]), next + 1 < clause.tokens.count,
            clause.tokens[next + 1].gap == .none, Self.subjects.contains(clause[next + 1])
        {
            // "If appropriate you can …".
            return next + 1
        }
        if word == "if" || word == "when", next < clause.tokens.count, clause.tokens[next].gap == .comma {
            // "If, on the other hand, you need it, …": the condition goes on after the insertion.
            next += 1
            while next < clause.tokens.count, clause.tokens[next].gap == .none { next += 1 }
            next += 1
        }
        var goesOn = false
        while next < clause.tokens.count {
            let token = clause.tokens[next]
            if token.depth < depth { return next }
            // "When pages are wide, and people turn them, …": the condition goes on.
            if token.depth == depth, opensClause, token.gap == .comma,
                ["and", "or"].contains(token.word) || contrasts(next)
            {
                goesOn = true
            } else if token.depth == depth, token.gap != .none {
                if let main = mainClause(before: next, from: index) { return main }
                return opensClause && token.gap == .comma ? endOfEnumeration(from: next) ?? next : next
            }
            next += 1
        }
        if let main = mainClause(afterContrast: index) { return main }
        // A trailing clause ends the sentence; a leading one without a comma hides where the main clause starts.
        return opensClause && index == conditionStart && !goesOn ? nil : clause.tokens.count
    }

    /// Where the verb of a deed stands that a condition parts from it: "Pressing Home while an alert is open should …".
    private func verbOfDeed(after condition: Int) -> Int? {
        let start = sentenceStart
        guard (1..<60).contains(condition - start), clause[start].hasSuffix("ing"),
            !clause.tokens[start..<condition].contains(where: {
                Imperative.finite.contains($0.word) || $0.gap == .comma
            })
        else { return nil }
        let rest = clause.tokens.indices[(condition + 1)...].prefix { clause.tokens[$0].gap == .none }
        // "While pressing a key": a condition without a verb of its own.
        let isShort = clause[condition + 1].hasSuffix("ing")
        let verb = isShort ? condition + 1 : rest.first { Imperative.finite.contains(clause[$0]) }
        guard let verb else { return nil }
        return rest.first { $0 > verb && ["should", "must"].contains(clause[$0]) }
    }

    /// "Only if there is no room should a menu be used."
    private func invertedVerb(after condition: Int) -> Int? {
        guard condition == sentenceStart + 1, clause[sentenceStart] == "only" else { return nil }
        // The condition may have one of its own.
        return clause.tokens.indices.dropFirst(condition + 3).prefix { clause.tokens[$0].gap == .none }.last {
            ["should", "must"].contains(clause[$0])
        }
    }

    private static let states: WordSet = ["appropriate", "possible", "necessary", "desired", "needed", "so", "not"]

    /// Whether what the sentence starts with can bear on a word: no imperative waits longer for its clause.
    func isNearStart(_ index: Int) -> Bool { index - sentenceStart < Clause.reach }

    /// Whether the dash before a word closes an insertion after a subject: "Some gestures—such as a shake—don't …".
    private func closesInsertion(_ index: Int) -> Bool {
        // So far from the start no imperative is taken for one.
        guard isNearStart(index) else { return true }
        let before = clause.tokens[sentenceStart..<index].indices.filter { clause.tokens[$0].gap == .dash }
        guard let opening = before.last, before.count % 2 == 1 else { return false }
        return !Self.introducers.contains(clause[sentenceStart])
            && !clause.tokens[sentenceStart..<opening].contains {
                $0.gap == .comma || Imperative.finite.contains($0.word)
            }
    }

    /// Whether the dash before a word closes an insertion after an opening phrase: "In a list of two kinds—names and
    /// dates—group the rows."
    private func followsInsertion(_ index: Int) -> Bool {
        guard opensWithIntroducer, isNearStart(index) else { return false }
        let gaps = clause.tokens[sentenceStart...index].map(\.gap).filter { $0 == .dash || $0 == .comma }
        return gaps.first == .dash && gaps.filter { $0 == .dash }.count == 2 && !hasMainClause(before: index)
    }

    /// "In a toolbar use 16-point icons", "for the names of files and folders use": the imperative "use" after a phrase that
    /// no comma ends.
    private func followsOpeningPhrase(_ index: Int) -> Bool {
        let start = sentenceStart
        let isPurpose = clause[start] == "for"
        guard clause[index] == "use", (2...(isPurpose ? 11 : 7)).contains(index - start),
            isPurpose || ["in", "on", "at"].contains(clause[start]),
            Imperative.determiners.contains(clause[index + 1]) || clause[index + 1].opensWithNumber
        else { return false }
        let words = clause.tokens[start + 1...index]
        guard words.allSatisfy({ $0.gap == .none && $0.depth == 0 }), let noun = words.dropLast().last?.word,
            !noun.hasSuffix("s"), !noun.hasSuffix("ly")
        else { return false }
        return !words.dropLast().contains { token in
            Self.noPhrase.contains(token.word) || Self.users.contains(token.word)
                || !isPurpose && ["of", "and"].contains(token.word)
        }
    }

    /// Words that show that more than a phrase has come before.
    private static let noPhrase: WordSet = [
        "to", "that", "which", "who", "first", "can", "should", "not", "or", "you", "we", "they", "it",
    ]

    private var opensWithIntroducer: Bool {
        if opensNamedCase(sentenceStart) || opensInvertedCase(sentenceStart) { return true }
        guard Self.introducers.contains(clause[sentenceStart]) else { return false }
        // "Most menus, long and short, open at once": the start of a subject.
        return !(["most", "no"].contains(clause[sentenceStart]) && clause[sentenceStart + 1].hasSuffix("s"))
    }

    /// Whether an imperative can start here: at the sentence's start, after a colon, dash or semicolon, and after a
    /// comma or conjunction when no subject has come before.
    private func isClauseStart(_ index: Int) -> Bool {
        let token = clause.tokens[index]
        if token.gap == .clause || token.gap == .stop { return !goesOnWithOffer(index) }
        if token.gap == .dash {
            return isStrong(index) && !closesInsertion(index) && !opensName(index) || followsInsertion(index)
        }
        // "4.2.1 Hang the lamps low."; "1 Hang a lamp" stands in a figure, "10 open gates stood there" counts.
        if token.isCapitalised, opensRequirement(index) { return true }
        // What is capitalised inside a sentence is a name: "a title such as Erase, Convert, or Clear".
        if token.opensQuote || token.isCapitalised, index > sentenceStart { return false }
        if token.gap == .comma {
            return !isListedInBrackets(index) && !isPartOfMeaning(index)
                && (opensWithIntroducer && !hasMainClause(before: index) || isStrong(index))
        }
        if followsOpeningPhrase(index) || followsCondition(index) { return true }
        let previous = clause[index - 1]
        // "“Always ring” is a good label": the quotation goes on.
        if clause.tokens[index - 1].opensQuote { return false }
        // "If you must move it, at least keep its shape", "at the very least".
        if previous == "least" {
            let least = clause.skipBack("at", "the", "very", "least", from: index - 1) + 1
            if least > sentenceStart, clause[least] == "at", clause.tokens[least].gap == .comma {
                return isClauseStart(least)
            }
        }
        // "To create a version that has details (such as these) invert them."; but "in a list, rows (such as these) show …".
        if token.depth == 0, clause.tokens[index - 1].depth > 0, isNearStart(index),
            Self.conditions.contains(clause[sentenceStart]),
            !clause.tokens[sentenceStart + 1..<index].contains(where: { $0.depth == 0 && $0.gap == .comma })
        {
            return !hasMainClause(before: index)
        }
        if index > 1, Self.links.contains(previous),
            clause.tokens[index - 1].gap == .comma || ["and", "but"].contains(clause[index - 2])
        {
            return isClauseStart(index - 1)
        }
        if Self.joints.contains(previous) {
            let before = clause.tokens[index - 1].gap
            if index == 1 { return true }
            if before == .comma, isPartOfMeaning(index) { return false }
            // "There is no keyboard, so ask for little", "so always ask": a verb without a subject.
            let verb = clause[index] == "always" ? index + 1 : index
            if previous == "so", before == .comma,
                Verbs.isPlainBase(clause[verb]) || Imperative(clause: clause, index: verb).actsOnSomething
            {
                return true
            }
            if previous == "so", before == .none, concludes(index) { return true }
            if ["and", "but"].contains(previous), before == .comma, continuesPlural(index) { return false }
            return before == .comma && (opensWithIntroducer && !hasMainClause(before: index) || isStrong(index))
                || before == .clause && !goesOnWithOffer(index - 1)
        }
        return index == 1 && previous != "to" && Self.introducers.contains(previous) && isStrong(index)
    }

    /// Whether nothing stands before a word but a number with dots.
    private func opensRequirement(_ index: Int) -> Bool {
        index < 4 && clause.isClosed && clause.before(index).allSatisfy(\.word.opensWithNumber)
            && (index > 1 || clause[0].text.contains("."))
    }

    /// "If it could lose data—Don't Save, for example—set it apart": the name of a button.
    private func opensName(_ index: Int) -> Bool {
        let next = clause.tokens[(index + 1)...].first { $0.word != "not" }
        return clause.tokens[index].isCapitalised && next?.isCapitalised == true
    }

    /// "Spinners show that work goes on, and do not tell how much": the second verb of a plural subject.
    private func continuesPlural(_ index: Int) -> Bool {
        // "Readers want the letters they ask for, but avoid the rest."
        let isUsers = Self.users.contains(clause[sentenceStart]) || Self.users.contains(clause[sentenceStart + 1])
        if isUsers, clause[index - 1] == "but", ["avoid", "never"].contains(clause[index]) { return true }
        guard clause.has("do", "not", at: index), !["it", "them"].contains(clause[index + 3]),
            !Verbs.isBase(clause[sentenceStart])
        else { return false }
        let start = (sentenceStart..<index - 1).last { clause.tokens[$0].gap != .none } ?? sentenceStart
        let verb = (start..<index - 1).first {
            Verbs.isPlain(clause[$0]) || Self.adverbs.contains(clause[$0 - 1]) && Verbs.isBase(clause[$0])
        }
        return verb.map { ["are", "were"].contains(clause[$0]) || Verbs.isBase(clause[$0]) } ?? false
    }

    private static let conditions: WordSet = ["to", "for", "if", "when", "in"]
    /// Words between a conjunction or a comma and the verb.
    private static let links: WordSet = ["first", "then", "next", "simply", "instead", "also", "always"]
    /// Words just before a verb that opens a clause.
    private static let joints: WordSet = [
        "and", "but", "so", "or", "then", "also", "instead", "please", "always", "now", "therefore",
    ]
    static let subjects: WordSet = [
        "the", "a", "an", "your", "people", "users", "this", "that", "these", "those", "it", "they", "you", "there",
        "we", "each", "its", "some", "most", "many", "all", "both", "another", "no",
    ]

    /// Whether a clause with a subject of its own began after an earlier comma, so that what comes next is its
    /// enumeration: "In iOS, people can add, remove, and …".
    private func hasMainClause(before index: Int) -> Bool {
        guard isNearStart(index) else { return true }
        var start: Int?
        let first = max(sentenceStart + 1, conditionEnd)
        for position in first..<max(index, first) where clause.tokens[position].depth == 0 {
            let token = clause.tokens[position]
            let opens =
                token.gap == .comma
                || position == sentenceStart + 1 && Self.openingAdverbs.contains(clause[sentenceStart])
            let isJoined = ["so", "and", "but"].contains(token.word) && Self.subjects.contains(clause[position + 1])
            // "In a list, icons are …": a noun of which a verb tells.
            let isDeed = token.gap == .comma && token.word.hasSuffix("ing")
            let isSubject =
                Self.subjects.contains(token.word) || Self.tells.contains(clause[position + 1]) || isDeed
            if opens, isPluralWithVerb(position) { return true }
            if start == nil, opens, isJoined || isSubject { start = position }
            guard let start, position > start else { continue }
            // "Usually people open one window, use it, and …"
            let verb = clause.skipping(Self.adverbs, from: start + 1)
            let isDoing = Self.users.contains(clause[start]) || clause[start] == "you"
            if position == verb, isDoing, Verbs.isBase(token.word) { return true }
            if Imperative.finite.contains(token.word) || Verbs.base(ofThirdPerson: token.word) != nil { return true }
        }
        return false
    }

    /// "In a house, doors join the rooms, and …"
    private func isPluralWithVerb(_ index: Int) -> Bool {
        let word = clause[index]
        return word.hasSuffix("s") && !word.hasSuffix("ss") && !Verbs.isBase(word) && !Self.adverbs.contains(word)
            && Verbs.isBase(clause[index + 1])
    }

    private static let openingAdverbs = adverbs.union(["now", "here"])
    private static let tells: WordSet = [
        "is", "are", "was", "were", "can", "could", "should", "must", "will", "would", "has", "helps", "means",
        "appears", "displays",
    ]

    /// Openings that are directions wherever a clause can begin.
    private func isStrong(_ index: Int) -> Bool {
        if describesSubject(index) || closesEnumeration(index) || goesOnAfterInsertion(index) { return false }
        if clause.has("do", "not", at: index) { return true }
        if clause.assures(at: index) { return true }
        return ["avoid", "consider", "never", "ensure", "try"].contains(clause[index])
    }

    /// "Mailboxes, to name an example, don't look the same": the verb of the subject before an insertion.
    private func goesOnAfterInsertion(_ index: Int) -> Bool {
        guard clause.tokens[index].gap == .comma, clause.has("do", "not", at: index), !opensWithIntroducer,
            isNearStart(index),
            let comma = (sentenceStart + 1..<index).first(where: { clause.tokens[$0].gap == .comma })
        else { return false }
        return clause[comma - 1].hasSuffix("s")
            && !clause.tokens[sentenceStart..<comma].contains { Verbs.isPlain($0.word) || Verbs.isBase($0.word) }
    }

    /// "Tasks that take long, don't show much, and tire people are …": what describes the subject.
    private func describesSubject(_ index: Int) -> Bool {
        guard clause.tokens[index].gap == .comma, ["that", "which", "who"].contains(clause[sentenceStart + 1]),
            clause[sentenceStart].hasSuffix("s")
        else { return false }
        return isNearStart(index)
            && clause.after(index).contains { ["is", "are"].contains($0.word) && $0.gap == .none }
            && !clause.tokens[sentenceStart..<index].contains { ["is", "are"].contains($0.word) }
    }

    /// A directive marked by words that can stand anywhere in a clause.
    private func phrase(at index: Int) -> Found? {
        ModalPhrase(clause: clause, index: index).modality.map { Found(modality: $0, index: subject(before: index)) }
            ?? Judgement(clause: clause, index: index).modality.map { Found(modality: $0, index: index) }
    }

    /// The start of the clause that a modal verb governs, for "you should" the word "you".
    private func subject(before index: Int) -> Int {
        var start = index
        while start > 0, clause.tokens[start].gap == .none, index - start < 12 { start -= 1 }
        return start
    }

    private func imperative(at index: Int) -> Found? {
        Imperative(clause: clause, index: index).modality.map { Found(modality: $0, index: index) }
    }
}
