import HIGModel
import HIGText

/// References to other places, which say nothing themselves.
enum Pointer {
    private static let openers: WordSet = ["see", "page", "for", "to", "described", "as", "also"]

    /// A statement without the pointer that trails it: `… instead (to learn more, see "Toolbar").` and `… instead; see
    /// "Toolbar" for more.` give `… instead.`
    static func trimmed(_ statement: String) -> String {
        let lead = beforeTail(statement)
        if lead.utf8.count < statement.utf8.count { return lead.trimmed + "." }
        let utf8 = Array(statement.utf8)
        var end = utf8.count
        var stop = ""
        if let last = utf8.last, last == UInt8(ascii: ".") || last == UInt8(ascii: ":") {
            stop = String(UnicodeScalar(last))
            end -= 1
        }
        guard end > 0, utf8[end - 1] == UInt8(ascii: ")"), let open = opening(utf8, closedAt: end - 1) else {
            return statement
        }
        let inside = Word.all(in: String(decoding: utf8[open..<end], as: UTF8.self)).map(\.text)
        guard let first = inside.first, openers.contains(first) else { return statement }
        guard inside.contains("see") || inside.contains("described") || first == "page" else { return statement }
        return String(decoding: utf8[..<open], as: UTF8.self).trimmed + stop
    }

    /// A sentence up to the semicolon before what only leads elsewhere: `; for details, see "Toolbar".`; all of it where
    /// there is none.
    static func beforeTail(_ sentence: String) -> String {
        // Nearly all have none; and the view's own look at each byte is a slow one.
        var text = sentence
        guard let offset = text.withUTF8({ $0.lastIndex(of: UInt8(ascii: ";")) }) else { return sentence }
        let mark = sentence.utf8.index(sentence.startIndex, offsetBy: offset)
        // Within brackets it may be said of what they hold alone.
        let isWithin = depth(sentence.utf8[..<mark]) != (sentence.utf8.first == UInt8(ascii: "(") ? 1 : 0)
        guard !isWithin, isOne(Clause(String(sentence[mark...].dropFirst()))) else { return sentence }
        return String(sentence[..<mark])
    }

    /// A statement without the brackets around it, and without one whose counterpart stands in another sentence.
    static func unbracketed(_ statement: String) -> String {
        let utf8 = Array(statement.utf8)
        guard let last = utf8.lastIndex(where: { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ":") }) else {
            return statement
        }
        let depth = depth(utf8)
        let closes = utf8[last] == UInt8(ascii: ")")
        let isWhole = depth == 0 && closes && opening(utf8, closedAt: last) == 0
        var bare = utf8[...]
        if closes, isWhole || depth == -1 { bare.remove(at: last) }
        if bare.first == UInt8(ascii: "("), isWhole || depth == 1 { bare.removeFirst() }
        return String(decoding: bare, as: UTF8.self)
    }

    /// How many more round brackets are opened than closed.
    private static func depth(_ utf8: some Sequence<UInt8>) -> Int {
        utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "(") ? 1 : $1 == UInt8(ascii: ")") ? -1 : 0) }
    }

    private static func opening(_ utf8: [UInt8], closedAt close: Int) -> Int? {
        var depth = 0
        for position in stride(from: close, through: 0, by: -1) {
            if utf8[position] == UInt8(ascii: ")") { depth += 1 }
            if utf8[position] == UInt8(ascii: "(") { depth -= 1 }
            if depth == 0 { return position }
        }
        return nil
    }

    // MARK: Sentences

    /// Whether a sentence only leads elsewhere: "See …", "For guidance, see …", "To learn more about …, see …".
    static func isOne(_ clause: Clause) -> Bool {
        let isNext = clause[0] == "then" && ["read", "see"].contains(clause[1])
        if leads(clause, at: isNext ? 1 : 0) { return true }
        if clause[0] == "also", clause.has("refer", "to", at: 1), leads(clause, at: 1) { return true }
        if isInquiry(clause) { return true }
        if clause.tokens.indices.contains(where: {
            clause.has("start", "by", "reading", at: $0) && hasTarget(clause, after: $0 + 2)
        }) {
            return true
        }
        if clause.tokens.indices.contains(where: { isUseOfTable(clause, at: $0) || isReading(clause, at: $0) }) {
            return true
        }
        if isUseOfText(clause) || isSaidOfBook(clause)
            || clause.tokens.indices.contains(where: { leadsToSeller(clause, at: $0) })
        {
            return true
        }
        guard clause[0] == "for" || clause[0] == "to" || clause[0] == "also" || clause[0] == "if" else { return false }
        // "To keep it shut, use a bolt; to learn how, see …" says what to do first.
        let end = clause.tokens.indices.dropFirst().first { clause.tokens[$0].gap == .clause } ?? clause.tokens.count
        return (1..<end).contains { index in
            let token = clause.tokens[index]
            // "If you make accessories, call 555-0100 for the program."
            if token.gap == .comma, token.word == "call", isTelephone(clause, at: index + 1) { return true }
            // "If you know all that, please skip ahead to the next chapter."
            let skip = token.word == "please" ? index + 1 : index
            if token.gap == .comma, clause.has("skip", "ahead", at: skip) { return true }
            // "To draw them, follow the icon guidelines in Lamps and Gates."
            if token.gap == .comma, clause[0] == "to", isUseOfTitle(clause, at: index) { return true }
            return token.gap == .comma && token.depth == clause.tokens[0].depth && leads(clause, at: index)
        }
    }

    /// "Contact the publisher for more information.", "Write to them for more details about gates.": who is asked, and
    /// nothing about how.
    private static func isInquiry(_ clause: Clause) -> Bool {
        guard ["contact", "consult", "write", "call"].contains(clause[0]) else { return false }
        return clause.tokens.indices.contains { index in
            guard clause[index] == "for", ["further", "more"].contains(clause[index + 1]) else { return false }
            let noun = clause.tokens.indices.dropFirst(index + 2).prefix(3).first { answers.contains(clause[$0]) }
            guard let noun else { return false }
            return noun + 1 == clause.tokens.count || clause.tokens[noun + 1].gap != .none
                || ["about", "concerning", "on", "regarding"].contains(clause[noun + 1])
        }
    }
    private static let answers: WordSet = ["assistance", "details", "guidance", "help", "information"]

    /// Whether a number has as many digits as one that is dialled: "555-0100", and not "2 bells".
    private static func isTelephone(_ clause: Clause, at index: Int) -> Bool {
        let numbers = clause.tokens.dropFirst(index).prefix(4).prefix { $0.word.opensWithNumber }
        return numbers.reduce(0) { $0 + $1.word.text.utf8.count { $0.isDigit } } >= 7
    }

    /// "You should read this chapter first", "you should also read the licence", "developers should see the licence".
    private static func isReading(_ clause: Clause, at index: Int) -> Bool {
        if clause[index] == "see" { return clause.has("developers", "should", at: index - 2) }
        guard ["read", "skip", "skim"].contains(clause[index]) else { return false }
        if isReaderOfText(clause, at: index) { return true }
        guard clause[index] == "read" else { return false }
        return clause[index + 1] == "this" && documents.contains(clause[index + 2])
            || clause.has("you", "should", "also", at: index - 3)
                && (hasTarget(clause, after: index)
                    || clause.tokens.dropFirst(index + 1).prefix(4).contains { contracts.contains($0.word) })
    }

    /// "You don't need to read the whole chapter", "you can skip this section": how to read what is read just now.
    private static func isReaderOfText(_ clause: Clause, at index: Int) -> Bool {
        let modal = clause.skipBack("to", "not", "do", "also", from: index - 1)
        let you = clause.skipBack("need", "have", "can", "may", "should", "not", "do", from: modal)
        let noun = clause.skipping("the", "this", "whole", "entire", "rest", "of", "next", from: index + 1)
        let isWhole =
            noun + 1 >= clause.tokens.count || clause.tokens[noun + 1].gap != .none
            || ["if", "unless", "when"].contains(clause[noun + 1])
        return clause[you] == "you" && you < index - 1 && noun > index + 1 && isWhole
            && documents.contains(clause[noun]) && !shared.contains(clause[noun])
    }

    private static let contracts: WordSet = ["agreement", "agreements", "contract", "licence", "license"]

    /// "Use the guidance in these patterns", "follow the guidelines in Part II of this book".
    private static func isUseOfText(_ clause: Clause) -> Bool {
        guard ["use", "follow"].contains(clause[0]), clause[1] == "the",
            ["guidance", "guidelines", "information"].contains(clause[2]), clause[3] == "in"
        else { return false }
        return clause[4] == "part" || ["these", "this"].contains(clause[4]) && Self.texts.contains(clause[5])
    }

    /// "Follow the icon guidelines in Lamps and Gates": what stands in another text, by its title.
    private static func isUseOfTitle(_ clause: Clause, at verb: Int) -> Bool {
        guard clause[verb] == "follow", clause[verb + 1] == "the" else { return false }
        let kinds = clause.tokens.indices.dropFirst(verb + 2).prefix(5)
        guard let kind = kinds.first(where: { clause.has("guidelines", "in", at: $0) }) else { return false }
        return clause.tokens.dropFirst(kind + 2).first?.isCapitalised == true
    }

    /// "While this manual is written for builders, you can pick up something": whom a text is for and what they find in it.
    private static func isSaidOfBook(_ clause: Clause) -> Bool {
        let start = ["although", "though", "while"].contains(clause[0]) ? 1 : 0
        if clause[start] == "this", books.contains(clause[start + 1]), clause[start + 2] == "is",
            clause.tokens.dropFirst(start + 3).prefix(2).contains(where: { audience.contains($0.word) })
        {
            return true
        }
        return clause[0] == "as" && ["a", "an"].contains(clause[1])
            && clause.tokens.indices.prefix(12).contains {
                clause.tokens[$0].gap == .comma && clause[$0] == "you" && ["can", "will"].contains(clause[$0 + 1])
                    && ["find", "gain", "learn"].contains(clause[$0 + 2])
            }
    }
    private static let books: WordSet = ["book", "document", "guide", "manual"]
    private static let audience: WordSet = ["addressed", "aimed", "intended", "meant", "written"]

    /// "Check with your authorized dealer", "return it to an authorized dealer": what those do who have bought something.
    private static func leadsToSeller(_ clause: Clause, at index: Int) -> Bool {
        let isSent =
            clause[index - 1] == "your"
            || clause[index - 1] == "an" && ["consult", "contact", "or", "see", "with"].contains(clause[index - 2])
        return clause[index] == "authorized" && isSent
            && clause.tokens[(index + 1)...].prefix(4).contains {
                ["dealer", "distributor", "reseller", "retailer"].contains($0.word.singular)
            }
    }

    private static let texts = documents.union(["pattern", "patterns"])

    /// "Use this table to find …", "use this picture as a guide".
    private static func isUseOfTable(_ clause: Clause, at index: Int) -> Bool {
        guard clause[index] == "use", ["this", "the"].contains(clause[index + 1]),
            ["appendix", "chapter", "figure", "picture", "section", "table"].contains(clause[index + 2])
        else { return false }
        return clause.tokens.indices.dropFirst(index + 3).contains { position in
            if clause[position] == "guide" { return clause[position - 1] != "to" }
            guard clause[position] == "to" else { return false }
            let verb = clause.has("help", "you", at: position + 1) ? position + 3 : position + 1
            return ["find", "see", "learn", "determine"].contains(clause[verb])
        }
    }
}
