import HIGModel

/// What "you can", "you may" and "your app can" leave to the designer.
extension ModalPhrase {
    /// Verbs that make "you can" a pointer or an explanation.
    private static let mechanics: WordSet = [
        "see", "find", "learn", "read", "download", "refer", "imagine", "expect", "tell", "think", "get", "consult",
        "notice", "wonder", "discover", "encounter", "conclude", "assume", "realize", "receive", "hear", "smell", "buy",
        "listen", "plug",
    ]

    var permission: Modality? {
        // What stands in brackets beside a description explains it.
        guard clause.tokens[index].depth == 0 || clause.tokens[0].depth > 0 else { return nil }
        let verb = clause[after]
        if subject == "you", ["may", "might"].contains(clause[index]), clause.has("not", "need", "to", at: after) {
            return .may
        }
        let isNeverGranted = clause[index] == "may" && isUnconditional
        if isForbidden || isGrantedToNone || isNeverGranted || isDeniedToSuffice { return .mustNot }
        if isGrantedToOneAlone { return .must }
        // "You can't assume that people have time."
        if subject == "you", clause[index] == "can", clause.has("not", "assume", at: after) { return .shouldNot }
        // "By listening to users, you can make better products", "the more you can do", "just as you can ring one bell" and
        // "you may be inclined to" argue.
        // "Using this framework, you can read what it holds".
        if clause[0] == "by" && clause[1] != "default" || isOfTechnology
            || clause.has("the", "more", at: subjectIndex - 2) || clause.has("just", "as", at: subjectIndex - 2)
            || verb == "be" && ["inclined", "tempted", "sure", "confident"].contains(clause[after + 1])
            || isSupposed || isGainOrLoss || isOfTool || isMeans || isAwaited
        {
            return nil
        }
        if isLimit { return .may }
        // "You may find it useful to add a lamp."
        if subject == "you", clause[after] == "find", clause[after + 1] == "it", clause[after + 3] == "to",
            ["convenient", "helpful", "useful"].contains(clause[after + 2])
        {
            return .consider
        }
        if isNarrow { return .should }
        guard verb != "not" || clause[after + 1] == "want", !Self.mechanics.contains(verb) else { return nil }
        // "You can count on the system to do it."
        if ["count", "depend", "rely"].contains(verb), clause[after + 1] == "on" { return nil }
        let wanted = clause.skipping("not", "also", "even", from: index + 1)
        let isWeighed = ["consider", "prefer"].contains(clause[wanted])
        // "You could build a gate of glass": imagined.
        if subject == "you", clause[index] == "could", !isWeighed { return nil }
        // "You can do this so that …": says why.
        if verb == "do", ["this", "so"].contains(clause[after + 1]), subject == "you" { return nil }
        if subject == "you" {
            if clause.has("be", "better", at: after) { return .consider }
            // "You might try drawing it first."
            if clause[index] == "might", clause[after] == "try", clause[after + 1].hasSuffix("ing") { return .consider }
            if isWeighed || clause[index] != "can" && ["want", "wish"].contains(clause[wanted]) { return .consider }
        }
        return subject == "you" || isChoiceOfProduct || isLeftOpen ? .may : nil
    }

    /// "In this way, you can show more", "fortunately, you can make up for it", "if it waits, you may have to ask again": what
    /// a choice brings.
    private var isGainOrLoss: Bool {
        let opening = clause.skipping("in", from: 0)
        let isWay = ["this", "that"].contains(clause[opening]) && clause[opening + 1] == "way"
        let isForced = clause.has("have", "to", at: after) && clause[0] == "if"
        return isWay || Self.consolations.contains(clause[0]) || isForced
    }

    private static let consolations: WordSet = ["fortunately", "happily", "luckily"]

    /// "If you are a Carbon developer, you can write a module", "you can use the Drag Manager to tell": how it is done.
    private var isOfTool: Bool {
        let isAddressed =
            clause.has("if", "you", "are", at: 0) && clause.before(index).contains { $0.word == "developer" }
        return isAddressed
            || clause[after] == "use"
                && clause.tokens.indices.dropFirst(after).prefix(6).contains {
                    clause[$0] == "manager" && clause.tokens[$0].isCapitalised
                }
    }

    /// "Using this framework, you can read what it holds", "with Apple Help, you can show pages", "when you use GateKit, you
    /// can open it": what a technology is able to do.
    private var isOfTechnology: Bool {
        let opening = clause.has("when", "you", "use", at: 0) ? 2 : 0
        guard clause[opening] == "using" || opening == 2 || clause[0] == "with" else { return false }
        let technology = clause.before(subjectIndex).dropFirst(opening + 1)
        return subject == "you" && technology.first?.isCapitalised == true
            || technology.contains { Self.technologies.contains($0.word) }
    }
    private static let technologies: WordSet = [
        "api", "apis", "framework", "frameworks", "sdk", "services", "technologies", "technology",
    ]

    /// "You may not use the sign as a name", "applications may not draw here": a deed, while "you may not know" and "you may
    /// not always see it" tell what may be the case.
    private var isForbidden: Bool {
        guard clause[index] == "may", clause[after] == "not" else { return false }
        return subject == "you" && Self.deeds.contains(clause[after + 1])
            || isAnyMaker && ["draw", "hide", "override"].contains(clause[after + 1])
            || isOneProduct && Self.interferences.contains(clause[after + 1])
                && Imperative.determiners.contains(clause[after + 2])
    }
    private static let deeds: WordSet = [
        "add", "alter", "apply", "change", "combine", "copy", "create", "display", "distribute", "include", "modify",
        "place", "register", "remove", "replace", "seek", "sell", "show", "use",
    ]
    /// What a product does to something else; what works by itself "may not move" by chance.
    private static let interferences: WordSet = [
        "alter", "disable", "hide", "interrupt", "modify", "obscure", "override", "remove", "replace",
    ]

    /// "Red helps, but it can't be the only sign of danger."
    private var isDeniedToSuffice: Bool {
        let only = clause.skipping("the", "your", "main", "primary", "or", from: after + 2)
        return clause[index] == "can" && clause.has("not", "be", at: after) && ["only", "sole"].contains(clause[only])
            && !isUsers && !["that", "this", "you"].contains(subject)
            && !["reason", "reasons"].contains(clause[only + 1]) && clause[only + 1] != "one"
    }

    /// "No other text may be added", "no more than two lamps may appear": a prohibition of all; what "can" be is told of.
    private var isGrantedToNone: Bool {
        clause[index] == "may" && isDenied && bindsThing
    }

    /// "Only one lamp may be red": of all others it is forbidden.
    private var isGrantedToOneAlone: Bool {
        clause[index] == "may" && clause.speaksOfOneAlone(upTo: index) && bindsThing
            && !clause.isQualified(before: index)
    }

    /// Whether what "may" says is up to those who make a thing.
    private var bindsThing: Bool {
        guard !DirectiveReader.users.contains(subject), !["you", "there", "nothing"].contains(subject) else {
            return false
        }
        let deed = clause.skipping(DirectiveReader.adverbs, from: after + 1)
        if clause[after] == "be" {
            let isOnlyThing = clause[0] == "only" && !["a", "part", "parts", "some"].contains(clause[1])
            return isOnlyThing && !Self.happening.contains(clause[deed]) || Verbs.isParticiple(clause[deed])
        }
        return ["appear", "contain", "exceed", "have", "include", "stand", "use"].contains(clause[after])
    }

    /// What a thing may be by chance.
    private static let happening: WordSet = ["active", "available", "visible"]

    /// "You can set this using the key that …": by what means, which has been said to be done.
    private var isMeans: Bool {
        subject == "you" && ["achieve", "change", "control", "set", "specify"].contains(clause[after])
            && clause[after + 1] == "this" && ["by", "in", "through", "using", "with"].contains(clause[after + 2])
    }

    /// "They have to make one before you can go on": what something waits for.
    private var isAwaited: Bool {
        subject == "you" && subjectIndex > 1 && ["before", "until"].contains(clause[subjectIndex - 1])
            && clause.tokens[subjectIndex].gap == .none
    }

    /// "A lamp may have up to four bulbs."
    private var isLimit: Bool {
        clause[index] == "may" && ["contain", "have", "hold", "include"].contains(clause[after])
            && clause.has("up", "to", at: after + 1) && !DirectiveReader.users.contains(subject)
    }

    /// "The place beside a name can be used only to show a sign", "can only be used to": nothing else is left.
    private var isNarrow: Bool {
        let be = clause[index + 1] == "only" ? index + 2 : index + 1
        guard ["can", "may"].contains(clause[index]), clause[be] == "be", clause[be + 1] == "used" else { return false }
        let purpose = clause[be + 2] == "only" ? be + 3 : be + 2
        return (be > index + 1) != (purpose > be + 2) && ["as", "for", "to"].contains(clause[purpose])
            && !["that", "which"].contains(subject) && !clause.isQualified(before: index)
    }

    /// "When space is short, the words can be abbreviated", "lamps can be used as long as they shine": what may be done in
    /// a case that is named. Without one it tells what a thing is for.
    private var isLeftOpen: Bool {
        guard ["can", "may"].contains(clause[index]), clause[after] == "be", !["that", "which"].contains(subject),
            !DirectiveReader.users.contains(subject)
        else { return false }
        let deed = clause.skipping(DirectiveReader.adverbs, from: after + 1)
        guard Self.leftOpen.contains(clause[deed]) else { return false }
        // "Lamps may also be used in the dark."
        if clause[index] == "may", clause[deed] == "used", ["for", "in", "on", "within"].contains(clause[deed + 1]),
            !clause.isQualified(before: index)
        {
            return true
        }
        // "Lamps may be placed either high or low", "arranged freely, or in a row".
        if clause[index] == "may",
            clause[deed + 1] == "either" || clause.isAdverbial(deed + 1) && clause[deed + 2] == "or"
        {
            return true
        }
        let opensWithCase = ["if", "when", "in", "on"].contains(clause[0]) && clause[1] != "this"
        let next = clause.skipping("blank", "differently", "empty", "out", from: deed + 1)
        return opensWithCase || ["if", "when", "only"].contains(clause[next])
            || clause.tokens.indices[deed...].prefix(24).contains { clause.has("as", "long", "as", at: $0) }
    }
    private static let leftOpen: WordSet = [
        "abbreviated", "arranged", "combined", "hidden", "left", "located", "placed", "put", "replaced", "shortened",
        "shown", "sized", "split", "suppressed", "used",
    ]

    /// "Your app can add a button", "apps may add one", and, in guidelines that speak of applications, "an application can
    /// add one": those that speak of apps tell so what apps are able to do.
    private var isChoiceOfProduct: Bool {
        let isManner = clause.isAdverbial(after) && !Verbs.isBase(clause[after])
        let verb = clause[isManner ? after + 1 : after]
        guard Verbs.isBase(verb), !Self.abilities.contains(verb) else { return false }
        if isProduct, clause[index] == "can" { return true }
        if clause[index] == "may", Self.suppositions.contains(verb) || isMishap { return false }
        if clause[index] == "may", isAnyMaker || isProductOfCase { return true }
        let isChoice = ["can", "could", "may"].contains(clause[index]) || verb == "choose"
        let owners: [WordForm] = clause[index] == "can" || verb == "choose" ? ["your", "an", "the"] : ["your", "an"]
        return isChoice && ["application", "program"].contains(subject)
            && owners.contains(clause[subjectIndex - 1])
            && (subjectIndex == 1 || clause.tokens[subjectIndex - 1].gap == .comma)
    }
    /// What an application is able to do, not what it may look like.
    private static let abilities: WordSet = [
        "be", "call", "create", "determine", "know", "obtain", "receive", "run", "send", "tell",
    ]
    /// What may be the case with an application: it "may need", "may encounter".
    private static let suppositions: WordSet = [
        "become", "encounter", "fail", "find", "have", "lose", "need", "require", "take", "vary", "want",
    ]

    /// "The application may quit unexpectedly."
    private var isMishap: Bool {
        clause.tokens.dropFirst(index).prefix(5).contains {
            ["accidentally", "inadvertently", "suddenly", "unexpectedly", "unintentionally"].contains($0.word)
        }
    }

    /// "Applications may add a lamp", "each program may", "the application may", "developers may".
    private var isAnyMaker: Bool {
        let opens = { (position: Int) in position == 0 || clause.tokens[position].gap == .comma }
        if Self.makers.contains(subject) { return opens(subjectIndex) }
        return Self.products.contains(subject) && subjectIndex > 0
            && ["any", "each", "every", "the"].contains(clause[subjectIndex - 1]) && opens(subjectIndex - 1)
    }
    /// "An application may", where it opens the sentence.
    private var isOneProduct: Bool {
        subjectIndex == 1 && ["a", "an"].contains(clause[0]) && Self.products.contains(subject)
    }

    /// What guidelines are written for, one of it.
    static let products: WordSet = [
        "app", "application", "game", "kiosk", "product", "program", "service", "site", "software", "website", "widget",
    ]
    /// Products and those who make them, more than one.
    static let makers: WordSet = [
        "applications", "apps", "designers", "developers", "games", "kiosks", "products", "programs", "services",
        "sites", "websites", "widgets",
    ]

    /// "When an application finds an error, it may beep."
    private var isProductOfCase: Bool {
        guard subject == "it", subjectIndex > 0, clause.tokens[subjectIndex].gap == .comma,
            DirectiveReader.conditionals.contains(clause[0])
        else { return false }
        let noun = clause.skipping("a", "an", "the", "your", from: 1)
        return noun > 1 && Self.products.contains(clause[noun])
    }

    /// "You may be looking at a copy", "you might have two of them": what may be the case, not what may be done.
    private var isSupposed: Bool {
        if clause[index] == "might", subject == "you", clause[after] == "have" { return clause[after + 1] != "to" }
        // "If you used a bell for this, you might ring it twice."
        let isImagined = clause.has("if", "you", at: 0) && clause[2].hasSuffix("ed") && clause[2] != "need"
        if isImagined, clause[index] != "can" { return true }
        return clause[after] == "be"
            && clause[clause.skipping(DirectiveReader.adverbs, from: after + 1)].hasSuffix("ing")
    }

    /// "Programs need not add a lamp", "your program needn't add one", "programs that have one do not need to", "no lamp need
    /// be added", "lamps need not be hung".
    var isNeedlessForProducts: Bool {
        if clause[0] == "no", clause[index + 1] == "be", clause.isUnbroken(through: index) { return true }
        if sparesThing { return true }
        // "Programs need not be open to be found" tells.
        let isDenied =
            clause[index + 1] == "not" && Verbs.isBase(clause[index + 2])
            && !["be", "know"].contains(clause[index + 2])
            || isSparedProducts
        let isOpening =
            Self.makers.contains(clause[0]) || ["a", "an"].contains(clause[0]) && Self.products.contains(clause[1])
        return isDenied && (isAnyMaker || isProduct || isOpening)
    }

    /// "Lamps need not be hung": what is not asked of a thing; "programs need not be open" tells of them.
    private var sparesThing: Bool {
        clause.has("need", "not", "be", at: index) && index > 0 && clause.isUnlimited(through: index)
            && Verbs.isParticiple(clause[index + 3]) && !isUsers && !Self.makers.contains(subject)
            && !Self.products.contains(subject) && !Self.notThings.contains(subject)
            && !Self.partial.contains(clause[0])
    }

    /// "Programs do not have to add a lamp", "your program doesn't have to".
    var isSparedProducts: Bool {
        guard clause[index - 1] == "not", sparesDeed else { return false }
        if clause[index - 2] == "does" { return Self.products.contains(subject) && subjectIndex == 1 }
        return clause[index - 2] == "do" && (isAnyMaker || Self.makers.contains(clause[0]))
    }

    /// Whether what stands behind "not need" or "not have" is a deed that may be left: not "to know it", nor "to do anything
    /// to handle it", which tells how little it takes.
    var sparesDeed: Bool {
        clause[index + 1] == "to" && clause[index + 2] != "know" && !clause.has("do", "anything", at: index + 2)
    }
}
