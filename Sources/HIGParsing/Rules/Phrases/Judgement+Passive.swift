import HIGModel

/// "Is recommended", "are not required", "is to be avoided".
extension Judgement {
    static let verdicts: WordSet = [
        "discouraged", "encouraged", "required", "mandatory", "inadvisable", "prohibited", "forbidden", "avoided",
        "expected", "advised",
    ]

    /// "is recommended", "are no longer recommended", "is discouraged", "is forbidden".
    var passive: Modality? {
        var verb = clause.skipBack(DirectiveReader.adverbs, from: index - 1)
        let isOver = clause.has("no", "longer", at: verb - 1)
        if isOver { verb = clause.skipBack(DirectiveReader.adverbs, from: verb - 2) }
        guard ["is", "are", "be"].contains(clause[verb]) else { return nil }
        // "Not only recommended but required" takes nothing away.
        let isDenied = (verb + 1..<index).contains { clause[$0] == "not" && clause[$0 + 1] != "only" }
        let isNegated = isOver || isDenied || clause[verb] == "be" && clause[verb - 1] == "not"
        // "You are encouraged to" is read with its subject.
        if ["which", "what", "whether", "why", "how"].contains(clause[0]) { return nil }
        if isByOthers || isOfAccess(before: verb) { return nil }
        if clause[verb - 1] == "you" || ["what", "that", "which"].contains(clause[verb - 1]) { return nil }
        switch clause[index] {
        case "required", "mandatory", "prohibited", "forbidden":
            // "People may also be required to wait": it happens.
            if isPossible(before: verb) { return nil }
            // "… indicates that more is required": says what something means.
            let isReported = clause.before(index).indices.contains { position in
                ["indicates", "indicate", "signals"].contains(clause[position])
                    || Self.sayings.contains(clause[position]) && clause[position + 1] == "that"
            }
            // "Users are required to wait": what happens to them. "But they're not required" may speak of things.
            let isOfUsers = DirectiveReader.users.contains(clause[verb - 1])
            if isReported || isOfUsers && !(isNegated && clause[verb - 2] == "but") { return nil }
            // "No bell is required for a single gate."
            if clause[0] == "no", clause[index] == "required", clause.isUnbroken(through: index) { return .may }
            if isNegated { return clause[index] == "required" && isLeftToReader(since: verb) ? .may : nil }
            return clause[index] == "required" || clause[index] == "mandatory" ? .must : .mustNot
        case "inadvisable": return isNegated ? nil : .shouldNot
        // "Such gates are to be avoided."
        case "avoided":
            return clause.has("to", "be", at: verb - 1) && ["is", "are"].contains(clause[verb - 2]) ? .shouldNot : nil
        // "Programs are expected to save what they hold": those that are made, not the users.
        case "advised", "expected":
            return isNegated || clause[index + 1] != "to" || !isOfProducts(before: verb) ? nil : .should
        case "encouraged" where !isNegated && isPossible(before: verb): return .may
        default: return (clause[index] == "discouraged") != isNegated ? .shouldNot : .should
        }
    }

    /// Whether the clause speaks of a product or of those who make it; "which each program is expected to have" tells of what
    /// it has.
    private func isOfProducts(before verb: Int) -> Bool {
        let subject = clause[verb - 1]
        return (ModalPhrase.products.contains(subject) || ModalPhrase.makers.contains(subject))
            && clause[clause.stretchStart(of: verb)] != "which"
    }

    /// Verbs that tell what they say behind a "that".
    private static let sayings: WordSet = ["communicate", "communicates", "says", "shows", "tells"]

    /// "It may also be required": a verb of what can be stands before.
    private func isPossible(before verb: Int) -> Bool {
        ["can", "may", "might", "could"].contains(clause[clause.skipBack(DirectiveReader.adverbs, from: verb - 1)])
    }

    /// "Visitors are encouraged by friends to try it."
    private var isByOthers: Bool {
        ["encouraged", "discouraged"].contains(clause[index]) && clause[index + 1] == "by"
            && !["apple", "us"].contains(clause[index + 2])
    }

    /// "A key is required to open the gate": what it takes, not how to build it.
    private func isOfAccess(before verb: Int) -> Bool {
        guard clause[index] == "required", clause[index + 1] == "to", Self.accesses.contains(clause[index + 2]) else {
            return false
        }
        return ["a", "an", "one", "two", "three"].contains(clause[clause.stretchStart(of: verb)])
    }
    private static let accesses: WordSet = [
        "access", "buy", "download", "enter", "join", "log", "open", "order", "rate", "register", "sign", "unlock",
    ]

    /// "A lamp is not required if the sun shines", "lamps can hang here, but they're not required"; without a case or a
    /// choice it tells what a thing comes without.
    private func isLeftToReader(since verb: Int) -> Bool {
        ["if", "unless", "when"].contains(clause[index + 1])
            || clause[verb - 2] == "but" && ["it", "they"].contains(clause[verb - 1]) && clause[index + 1] != "to"
    }
}
