import HIGModel
import HIGText

/// A sentence as what may lead to a list or to the guidelines after it.
struct Introduction {
    private let sentence: String
    /// In lower case.
    private let words: [WordForm]
    /// Whether it ends in a colon, so that a list or a text follows.
    private let isLead: Bool

    init(_ sentence: String) {
        self.sentence = sentence
        words = WordForm.all(in: sentence)
        isLead = sentence.last == ":"
    }

    /// A sentence before a list that leads to it without a colon, read as if one ended it: it speaks of what follows, "Don't
    /// change the following attributes.", or stops where the items have to go on, "You can ring it by"; `nil` for others.
    init?(withoutColon sentence: String) {
        if sentence.last == "." {
            let words = WordForm.all(in: sentence).suffix(5)
            guard zip(words, words.dropFirst()).contains(where: { $0 == ("the", "following") }) else { return nil }
            self.init(sentence.dropLast() + ":")
        } else {
            guard let last = sentence.utf8.last, last.isLetter, let word = WordForm.all(in: sentence).last,
                Self.unfinished.contains(word)
            else { return nil }
            self.init(sentence + ":")
        }
    }
    private static let unfinished: WordSet = [
        "to", "that", "by", "as", "including", "can", "should", "must", "may", "might", "say", "read",
    ]

    private static let kinds: WordSet = [
        "guideline", "question", "tip", "step", "point", "rule", "recommendation", "scenario", "suggestion",
        "consideration", "principle", "practice", "goal", "thing", "following",
    ]
    /// Verbs that only call for what follows.
    private static let framing: WordSet = [
        "follow", "observe", "consider", "do", "keep", "use", "remember", "note", "yourself", "ask", "about", "review",
    ]

    /// What a list gives in numbers: to call for it directs.
    private static let amounts: WordSet = [
        "dimension", "distance", "margin", "measurement", "metric", "size", "spacing", "specification", "value",
    ]

    /// Whether it says nothing itself: "Follow these guidelines when you use tables:", "Be sure to observe the following
    /// guidelines.", "Specifically, you can:", "It's crucial that you:".
    var isOpen: Bool {
        if isOffer || completesForUsers { return true }
        let words = words.map(\.singular)
        func word(_ index: Int) -> WordForm { index < words.count ? words[index] : "" }
        // "If you use two of them, be sure to follow the guidelines in the next chapter": asks for it in that case.
        if !isLead, words.first == "if", zip(words, words.dropFirst()).contains(where: { $0 == ("be", "sure") }) {
            return false
        }
        if isLead, let last = words.last, last == "that", words.contains("remember") || words.contains("mind") {
            return true
        }
        if isLead, keepsSomeInMind(words) { return true }
        return words.indices.contains { index in
            guard ["these", "the", "this"].contains(words[index]) else { return false }
            let next = word(index + 1)
            // "Keep it small, and follow the guidelines for lists" directs first.
            if !isLead, index > 1, words[index - 2] == "and", !words.prefix(4).contains("mind") { return false }
            // "Keep the question short" directs: what is kept in mind follows.
            let keeps = index > 0 && words[index - 1] == "keep" && !words.contains("mind")
            let isFramed =
                index > 0 && !keeps
                && (Self.framing.contains(words[index - 1])
                    || words[index - 1] == "mind" && ["following", "guideline"].contains(next))
            // "Keep these high-level guidelines in mind".
            if isFramed, words[index] == "these", (2...3).contains(where: { Self.kinds.contains(word(index + $0)) }) {
                return true
            }
            guard next == "following" else {
                return Self.kinds.contains(next) && (isFramed || isLead && words[index] != "the")
            }
            // "Use the following metrics for lists:", "use the following recommended spacing:".
            let givesAmounts = (2...3).contains { Self.amounts.contains(word(index + $0)) }
            if index > 0, words[index - 1] == "use", givesAmounts { return false }
            let kind = word(index + 2)
            if isLead, ["definition", "term"].contains(kind) { return true }
            return isFramed && (isLead || Self.kinds.contains(kind))
                || isLead && index == 0 && Self.kinds.contains(kind) && kind != "thing"
        }
    }

    /// Whether it leads to paragraphs that direct: "Here are some guidelines for lamps.", "Follow these guidelines for lamps:".
    var leadsToGuidelines: Bool {
        words.contains { $0.singular == "guideline" } && (words.first == "here" || isOpen)
    }

    /// Whether the table right after it says what it leaves open: "Make it in the following sizes."
    var leadsToTable: Bool {
        isLead || words.last == "below" || zip(words, words.dropFirst()).contains { $0 == ("the", "following") }
    }

    /// "Keep two things in mind:".
    private func keepsSomeInMind(_ words: [WordForm]) -> Bool {
        guard words.count >= 5, words[words.count - 5] == "keep", words.suffix(2) == ["in", "mind"] else {
            return false
        }
        let (count, kind) = (words[words.count - 4], words[words.count - 3])
        return ["two", "three", "four", "five", "several", "some"].contains(count) && Self.kinds.contains(kind)
    }

    /// "Instead:", "Specifically:": each item is to say for itself what to do.
    var isBareCall: Bool { isLead && words.count == 1 && ["instead", "specifically"].contains(words[0]) }

    /// Whether it only ties the items to what is said before: "For example:".
    var isConnective: Bool { isLead && Self.connectives.contains(Introduction.phrase(words[...])) }

    /// Whether it ties them to it and says how they bind, and nothing else: "For example, you can:".
    var goesOn: Bool {
        isLead && words.count < 6 && words.dropLast().last == "you" && Self.grants.contains(words.last ?? "")
            && Self.connectives.contains(Introduction.phrase(words.dropLast(2)))
    }

    private static func phrase(_ words: ArraySlice<WordForm>) -> String {
        words.map(\.text).joined(separator: " ")
    }
    private static let grants: WordSet = ["can", "could", "may", "might", "must", "should"]

    private static let connectives: WordSet = [
        "also", "for example", "for instance", "in addition", "in particular", "in short", "instead", "namely",
        "specifically", "that is", "then",
    ]

    /// Whether it says something without the list after it: "It has these parts:", not "A part that is:".
    var isWhole: Bool {
        guard let last = words.last else { return false }
        return !qualifies && !isOffer && !Self.dangling.contains(last)
            && !DirectiveReader.users.contains(last) && !Imperative.finite.contains(last)
    }
    private static let dangling: WordSet = [
        "to", "that", "be", "by", "with", "for", "of", "in", "on", "as", "and", "or", "because", "unless", "except",
        "including", "it", "you", "a", "an", "the", "where", "while", "from", "into", "than",
    ]

    /// Whether the items complete what the designer may or should do: it stops at "to", "can", "should also" or "lets you".
    var isOffer: Bool {
        guard isLead, !completesForUsers, !qualifies, !givesPurpose, let last = words.last(where: { $0 != "also" })
        else { return false }
        return ["to", "can", "might", "may", "should", "must"].contains(last) || words.suffix(2) == ["that", "you"]
            || words.suffix(2) == ["lets", "you"] || namesChoices
    }

    /// "Possible approaches:".
    private var namesChoices: Bool { words.count == 2 && words[0] == "possible" && Self.choices.contains(words[1]) }

    /// Whether the items are what the designer may do, though it gives an example or names a means: "For example,
    /// you can:", "If people share files, you can use a panel to:", "the system lets you:", "Possible approaches are to:".
    var offersChoice: Bool {
        guard isOffer else { return false }
        if words.suffix(2) == ["lets", "you"] || namesChoices { return true }
        if words.suffix(2) == ["are", "to"], !Self.choices.isDisjoint(with: words) { return true }
        let clause = Clause(sentence)
        return clause.tokens.indices.contains { index in
            clause[index] == "you" && ["can", "may"].contains(clause[index + 1])
                && (index == 0 || clause.tokens[index].gap != .none)
        }
    }

    private static let choices: WordSet = [
        "alternatives", "approaches", "choices", "options", "possibilities", "ways",
    ]

    /// Whether the items only complete what it says of a thing: "There are calls that you use to:".
    var saysUse: Bool { isLead && words.last == "to" && ["use", "used"].contains(words.dropLast().last) }

    /// Whether the items say what users can do: "… displays an alert that allows them to:".
    var completesForUsers: Bool {
        guard isLead, words.count > 2, let last = words.last, ["to", "can", "might", "may"].contains(last) else {
            return false
        }
        let subject = words[words.count - 2]
        return DirectiveReader.users.contains(subject) || subject == "them"
    }

    /// Whether the items go on with a description of what users do or what is done: "… appears when users:", "some
    /// may find it hard to do the following:", "color is used in the following ways:", "options that apps can control:".
    var describes: Bool {
        guard isLead, words.count > 1, let last = words.last else { return false }
        if exemplifies { return true }
        // "When you use the symbols, you get:", "Using the symbols gives you:".
        if [["you", "get"], ["gives", "you"]].contains(words.suffix(2)) { return true }
        // "Here are a few ways people can use it with your app:".
        if zip(words, words.dropFirst()).contains(where: { $0 == "ways" && DirectiveReader.users.contains($1) }) {
            return true
        }
        // "It has several advantages:", "If you use it, you get the following advantages.", "There are reasons for this:".
        let announced = words.suffix(2) == ["for", "this"] ? words.dropLast(2).last ?? last : last
        if Self.reasons.contains(announced) { return true }
        guard !words.contains("you") else { return false }
        // "Gates usually:", but not "the best gates usually:".
        if Self.habits.contains(last), Self.models.isDisjoint(with: words) { return true }
        // "It rings when visitors:", but "this means less work for visitors:".
        if DirectiveReader.users.contains(last),
            !["by", "for", "from", "of", "to", "with"].contains(words[words.count - 2])
        {
            return true
        }
        if words.suffix(2) == ["able", "to"], words.suffix(9).contains(where: DirectiveReader.users.contains) {
            return true
        }
        if last == "ways", ["following", "these"].contains(words[words.count - 2]) { return true }
        // "Users can open it in two different ways:"; but from your app they do it in ways that you design.
        if last == "ways", words[1] == "can", DirectiveReader.users.contains(words[0]), !words.contains("your") {
            return true
        }
        let abilities: [WordForm] = ["can", "may", "might", "could", "cannot"]
        // "People use the ring to:", "… when they want to:", "gestures such as:", "The system adds:".
        if last == "to", words.contains(where: DirectiveReader.users.contains) { return true }
        if let verb = Verbs.base(ofThirdPerson: last), verb != "follow", !Verbs.nounLike.contains(verb) { return true }
        // "Subtle animation can:".
        if abilities.contains(last), !ModalPhrase.products.contains(words[words.count - 2].singular) { return true }
        if words.count > 3, words[words.count - 4] == "that", abilities.contains(words[words.count - 2]) { return true }
        return words.contains("following")
            && words.indices.dropFirst().contains {
                abilities.contains(words[$0]) && DirectiveReader.users.contains(words[$0 - 1])
            }
    }

    private static let habits: WordSet = [
        "also", "commonly", "frequently", "normally", "often", "typically", "usually",
    ]
    /// Words of what is to be done, or to be taken for a model.
    private static let models = grants.union([
        "best", "effective", "excellent", "good", "great", "successful", "well", "your",
    ])

    private static let reasons: WordSet = [
        "advantages", "benefits", "disadvantages", "drawbacks", "limitations", "problems", "reasons",
    ]

    /// Whether the items are examples of what it speaks of: "Name each option in words such as:", "The following are
    /// examples of aims it might have:", "You can use the following phrase:", "For example, you might want
    /// lamps to:".
    var exemplifies: Bool {
        if isLead, givesWording || isOfMadeUpWish || showsText { return true }
        let names = zip(words, words.dropFirst()).contains { $0 == ("examples", "of") } && !words.contains("when")
        return isLead && (names || words.suffix(2) == ["such", "as"])
    }

    /// One text, which the items word in several ways.
    private var givesWording: Bool {
        guard let place = words.lastIndex(of: "following"), (1...3).contains(words.count - 1 - place) else {
            return false
        }
        return ["call to action", "message", "phrase", "sentence", "text", "wording"].contains(
            Introduction.phrase(words[(place + 1)...]))
    }

    /// Whether a text follows as a program shows it: "The screen would look like this:", "A better message might be:", "The
    /// following is an example of a menu with two levels:".
    var showsText: Bool {
        if isLead, let label = SampleLabel(sentence.dropLast()), label != .instance { return true }
        guard isLead, words.count > 2 else { return false }
        let ending = words.suffix(2)
        if ending == ["like", "this"], !words.suffix(9).contains(where: Self.wordless.contains) {
            return words.dropLast(2).suffix(3).contains(where: Self.looks.contains)
        }
        if let last = words.last, ["be", "say", "read", "says", "reads"].contains(last) {
            let isSupposed = ["can", "could", "may", "might", "should", "would"].contains(words[words.count - 2])
            let subject = words.dropLast(isSupposed ? 2 : 1).last ?? ""
            return (isSupposed || last.hasSuffix("s")) && Self.shown.contains(subject)
        }
        return words.indices.dropFirst().contains { index in
            let next = index + 1 < words.count ? words[index + 1] : ""
            guard ["a", "an"].contains(words[index - 1]), words.prefix(index).contains(where: Self.presents.contains)
            else { return false }
            // Up to what the example is, and not "an example of how a menu is built".
            let thing = words[(index + 1)...].prefix(6)
            return ["example", "sample"].contains(words[index]) && (words[index] == "sample" || next == "of")
                && thing.contains(where: Self.shown.contains) && !thing.contains { ["how", "when"].contains($0) }
        }
    }
    private static let presents: WordSet = ["follow", "following", "here", "here's", "is", "this"]
    private static let looks: WordSet = ["appear", "appears", "look", "looks", "read", "reads"]
    /// What goes on in steps, which may be asked of the designer, and what has no words in it.
    private static let wordless: WordSet = [
        "approach", "cycle", "glyph", "icon", "icons", "image", "images", "method", "pattern", "photo", "picture",
        "process", "procedure", "symbol", "workflow",
    ]
    /// What a program shows, or prints, that has words in it.
    private static let shown: WordSet = [
        "alert", "caption", "dialog", "dialogue", "display", "documentation", "form", "label", "letter", "line",
        "manual", "menu", "message", "notification", "page", "panel", "prompt", "question", "report", "screen", "text",
        "title", "window",
    ]

    private var isOfMadeUpWish: Bool {
        words.starts(with: ["for", "example"]) && words.last == "to" && words.contains("want")
            && words.dropLast().last != "want"
    }

    /// Whether the items complete a clause within it, so that none of them directs by itself: "Avoid alerts
    /// that:", "It's unnecessary if they:", "Use a panel when:", "It's a good choice if you can:".
    var qualifies: Bool {
        guard isLead, words.count > 2, let last = words.last else { return false }
        let before = words[words.count - 2]
        if Self.conjunctions.contains(last) { return true }
        if Self.conjunctions.contains(before), DirectiveReader.users.contains(last) || ["it", "this"].contains(last) {
            return true
        }
        if Self.conjunctions.contains(words[words.count - 3]), before == "you", ["can", "want"].contains(last) {
            return true
        }
        // "Use a menu if you need to:", "Show people how to:".
        if last == "to",
            before == "how" || words[words.count - 3] == "you" && ["need", "want"].contains(before)
        {
            return true
        }
        guard ["that", "which", "who"].contains(last) else { return false }
        return before.hasSuffix("s") && !["is", "this", "as", "needs", "means"].contains(before)
            || ["a", "an"].contains(words[words.count - 3])
            || words.count > 4 && ["a", "an"].contains(words[words.count - 4])
    }
    private static let conjunctions: WordSet = ["if", "when", "unless", "because", "whenever", "whether"]

    /// Whether the items say what a direction is good for: "Know the icons, so that you can:".
    var givesPurpose: Bool {
        isLead && (words.suffix(4).starts(with: ["so", "that", "you"]) || words.suffix(3).starts(with: ["so", "you"]))
    }
}
