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

    /// "You'll want to", "ideally, you want to": advice; "you don't want to" gives a reason.
    private var want: Modality? {
        if wantsThing { return .should }
        guard subject == "you", clause[index + 1] == "to" else { return nil }
        if clause[index - 1] == "will" { return .consider }
        if clause.has("will", "not", at: index - 2) { return .shouldNot }
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
        if clause[index] == "welcome", Judgement.courtesies.contains(clause[index + 2]) { return nil }
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
