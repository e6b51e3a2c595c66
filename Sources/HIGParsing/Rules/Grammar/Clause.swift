import HIGModel
import HIGText

/// A sentence as the words that grammar sees: contractions opened, brackets and clause borders known.
struct Clause {
    struct Token: Hashable {
        /// In lower case; `don't` is two tokens, `do` and `not`.
        let word: WordForm
        /// Offset of the word in the sentence's UTF-8 bytes.
        let offset: Int
        /// The punctuation between the word before and this one, without spaces.
        let gap: Gap
        /// How many round brackets are open here.
        let depth: Int
        let isCapitalised: Bool
        /// More than one letter, and none of them small: "SHIFT".
        let isInCapitals: Bool
        /// A quotation opens just before the word: what it says is said to the user.
        let opensQuote: Bool
        /// A name from code, such as `NSTableView` or `initWithTitle`.
        let isIdentifier: Bool
        /// A hyphen or a slash and no space stands between the word before and this one: "Shift-Tab", "Show/Hide".
        let isJoined: Bool
    }

    enum Gap: Hashable {
        case none, comma, dash, stop
        /// A mark that opens a clause: semicolon, colon.
        case clause
    }

    let tokens: [Token]
    let isQuestion: Bool
    /// Whether the sentence announces what follows it.
    let endsInColon: Bool
    /// Whether an ellipsis ends it, as it does the names of commands that ask for more.
    let endsInEllipsis: Bool
    /// Whether a full stop or another mark closes it.
    let isClosed: Bool
    /// How many colons stand between its words.
    let colons: Int

    /// - Parameter limit: how many words to read, where the others do not matter.
    init(_ sentence: String, words limit: Int = .max) {
        var sentence = sentence
        self = sentence.withUTF8 { Clause($0, limit) }
    }

    private init(_ utf8: UnsafeBufferPointer<UInt8>, _ limit: Int) {
        var tokens: [Token] = []
        tokens.reserveCapacity(min(limit, utf8.count / 5))
        var depth = 0
        var colons = 0
        var end = 0
        var words = WordPlaces(in: utf8)
        while tokens.count < limit, let word = words.next() {
            let between = end..<word.lowerBound
            for byte in utf8[between] {
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth = max(0, depth - 1) }
                if byte == UInt8(ascii: ":") { colons += 1 }
            }
            let (first, second) = Clause.opened(WordForm(in: utf8, at: word))
            let isIdentifier = Clause.isIdentifier(utf8, word)
            tokens.append(
                Token(
                    word: first, offset: word.lowerBound, gap: Clause.gap(utf8, between), depth: depth,
                    isCapitalised: utf8[word.lowerBound].isCapital,
                    isInCapitals: word.count > 1 && utf8[word].allSatisfy(\.isCapital),
                    opensQuote: Clause.opensQuote(utf8[between]), isIdentifier: isIdentifier,
                    isJoined: end > 0 && between.count == 1
                        && (utf8[end] == UInt8(ascii: "-") || utf8[end] == UInt8(ascii: "/"))))
            if let second {
                tokens.append(
                    Token(
                        word: second, offset: word.lowerBound, gap: .none, depth: depth, isCapitalised: false,
                        isInCapitals: false, opensQuote: false, isIdentifier: isIdentifier, isJoined: false))
            }
            end = word.upperBound
        }
        self.tokens = tokens
        self.colons = colons
        // "Command-?" is a key.
        isQuestion = utf8.last == UInt8(ascii: "?") && utf8.dropLast().last.map { $0 != UInt8(ascii: "-") } ?? false
        endsInColon = utf8.last == UInt8(ascii: ":")
        endsInEllipsis = Clause.endsInEllipsis(utf8)
        isClosed = utf8.last.map { [UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?")].contains($0) } ?? false
    }

    /// Whether a text's last sign is an ellipsis, without taking its words apart.
    static func endsInEllipsis(_ utf8: some BidirectionalCollection<UInt8>) -> Bool {
        // U+2026, or three full stops.
        utf8.suffix(3).elementsEqual([0xE2, 0x80, 0xA6]) || utf8.suffix(3).elementsEqual("...".utf8)
    }

    /// Two humps ("setTitlePosition"), or one after a prefix of capitals ("UITableView", "NSBox"); "iPhone" and "QuickTime"
    /// have one.
    private static func isIdentifier(_ utf8: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
        let start = word.lowerBound
        // Nearly every word is short and has no capital inside.
        if word.count <= 8, !EightBytes(utf8, from: start).prefix(word.count).hasInnerCapital { return false }
        var humps = 0
        for index in word.dropFirst() where utf8[index].isCapital && utf8[index - 1].isSmallLetter { humps += 1 }
        if humps > 1 { return true }
        guard word.count > 2, utf8[start].isCapital, utf8[start + 1].isCapital else { return false }
        if humps == 1 { return true }
        let opensWithPrefix = ["NS", "HI"].contains { utf8[word].starts(with: $0.utf8) }
        return opensWithPrefix && word.count > 4 && utf8[start + 2].isCapital && utf8[start + 3].isSmallLetter
            && utf8[start + 4].isSmallLetter
    }

    private static func opensQuote(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        // Nearly always a space.
        guard let last = bytes.last, last != UInt8(ascii: " ") else { return false }
        // U+201C and U+2018, the opening curly quotes.
        return last == UInt8(ascii: "\"")
            || (last == 0x9C || last == 0x98) && bytes.suffix(3).elementsEqual([0xE2, 0x80, last])
    }

    private static func gap(_ utf8: UnsafeBufferPointer<UInt8>, _ between: Range<Int>) -> Gap {
        var gap = Gap.none
        for index in between where utf8[index] != UInt8(ascii: " ") {
            switch utf8[index] {
            case UInt8(ascii: ","): if gap == .none { gap = .comma }
            case UInt8(ascii: ";"), UInt8(ascii: ":"): gap = .clause
            // "person.crop.circle" is one name.
            case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): if between.count > 1 { gap = .stop }
            // En and em dash, U+2013 and U+2014.
            case 0xE2
            where index + 2 < between.upperBound && utf8[index + 1] == 0x80
                && (0x93...0x94).contains(utf8[index + 2]):
                if gap != .clause { gap = .dash }
            default: break
            }
        }
        return gap
    }

    private static let subjectsOfIs = WordSet((Contraction.subjectsOfIs + ["let"]).map { WordForm($0) })

    /// A word, and the second one that it stands for as well: "can't" is "can not".
    private static func opened(_ word: WordForm) -> (WordForm, WordForm?) {
        guard let (head, rest) = word.cutAtApostrophe else {
            return word == "cannot" ? ("can", "not") : (word, nil)
        }
        switch rest {
        case "'t" where head == "can" || head == "won" || head == "shan": return (head == "won" ? "will" : head, "not")
        case "'t" where head.hasSuffix("n"): return (head.dropLast(), "not")
        case "'s" where subjectsOfIs.contains(head): return (head, "is")
        case "'re": return (head, "are")
        case "'ll": return (head, "will")
        case "'ve": return (head, "have")
        default: return (word, nil)
        }
    }

    /// The word at a position; empty past the ends.
    subscript(_ index: Int) -> WordForm {
        tokens.indices.contains(index) ? tokens[index].word : ""
    }

    /// How many words away something can still bear on a word. No sentence is as long, but a text without marks may hold
    /// thousands of words, and looking around from each of them must stay cheap.
    static let reach = 200

    /// The words before a position, as far as they can bear on it.
    func before(_ index: Int) -> ArraySlice<Token> { tokens[max(0, index - Clause.reach)..<index] }

    /// The words from a position on, as far as they can bear on what is before.
    func after(_ index: Int) -> ArraySlice<Token> { tokens.dropFirst(index).prefix(Clause.reach) }

    /// Where the stretch without any mark starts that a word stands in.
    func stretchStart(of index: Int) -> Int {
        let words = before(index + 1)
        return words.lastIndex { $0.gap != .none } ?? words.startIndex
    }

    /// Whether no mark stands between two words, nor before the first.
    func isUnbroken(from start: Int = 0, through index: Int) -> Bool {
        index - start < Clause.reach && tokens[start...index].allSatisfy { $0.gap == .none }
    }

    /// Whether the words from a position on are these.
    @inline(__always)
    func has(
        _ first: WordForm, _ second: WordForm, _ third: WordForm = "", _ fourth: WordForm = "", _ fifth: WordForm = "",
        at index: Int
    ) -> Bool {
        self[index] == first && self[index + 1] == second
            && (third.isEmpty || self[index + 2] == third)
            && (fourth.isEmpty || self[index + 3] == fourth)
            && (fifth.isEmpty || self[index + 4] == fifth)
    }

    /// Whether it goes on with "be sure" or "make sure".
    func assures(at index: Int) -> Bool { has("be", "sure", at: index) || has("make", "sure", at: index) }

    /// Whether it goes on with "hesitate", "worry", "be afraid", "feel that you are restricted": denied, that encourages.
    func hesitates(at index: Int) -> Bool {
        ["hesitate", "worry"].contains(self[index]) || has("be", "afraid", at: index)
            || self[index] == "feel"
                && tokens.dropFirst(index + 1).prefix(4).contains { Clause.bonds.contains($0.word) }
    }

    private static let bonds: WordSet = [
        "bound", "compelled", "confined", "limited", "obligated", "obliged", "restricted",
    ]

    /// Whether little use is asked for: "use them sparingly", "add details with caution", "show them in rare cases", "they
    /// should be infrequent"; but not "show what people rarely change", nor "hide rarely used lamps".
    func isSparing(from index: Int) -> Bool {
        for position in after(index).indices {
            if Clause.openers.contains(self[position]) { return false }
            if Clause.sparing.contains(self[position]) && !isOfProperty(at: position)
                || has("with", "caution", at: position) || has("with", "restraint", at: position)
                || has("in", "moderation", at: position)
                || has("in", "rare", "cases", at: position) && self[position + 3] != "of"
                || has("a", "rare", "occurrence", at: position)
                || has("be", "infrequent", at: position)
            {
                return true
            }
        }
        return false
    }

    /// Whether a word of little use tells what something is like, not how to use it: "rarely used lamps", "lamps sold
    /// rarely", "from daily to rarely".
    private func isOfProperty(at index: Int) -> Bool {
        if self[index - 1] == "to", index == tokens.count - 1 { return true }
        if isOfTreatment(at: index) { return true }
        guard ["rarely", "seldom"].contains(self[index]), self[index - 1] != "be", tokens.indices.contains(index + 1)
        else { return false }
        let next = tokens[index + 1]
        return next.gap == .none && Verbs.isRegularParticiple(next.word)
    }

    /// Whether it goes on with "under no circumstances", "at no time": what is said then holds without exception.
    func excludesAllCases(at index: Int) -> Bool {
        ["at", "by", "in", "on", "under"].contains(self[index]) && self[index + 1] == "no"
            && ["account", "case", "circumstance", "circumstances", "condition", "conditions", "means", "time"]
                .contains(self[index + 2])
    }

    /// "Lamps sold rarely", but not "they are sold rarely".
    private func isOfTreatment(at index: Int) -> Bool {
        guard ["rarely", "seldom"].contains(self[index]) else { return false }
        return Verbs.isParticiple(self[index - 1]) && self[index - 2].hasSuffix("s")
            && !["is", "was", "has", "does", "as"].contains(self[index - 2])
    }

    /// Words that ask for little use.
    static let sparing: WordSet = [
        "sparingly", "rarely", "seldom", "cautiously", "minimally", "reluctantly",
    ]

    /// Whether a verb asks to keep something from being: "avoid blinking" is "don't blink".
    func isAvoidance(at index: Int) -> Bool { Clause.avoidances.contains(self[index]) }

    private static let avoidances: WordSet = [
        "avoid", "beware", "discourage", "dodge", "eschew", "minimize", "reduce", "refrain", "resist", "shun",
    ]

    /// Whether what a directive goes on with is to be avoided: "… to avoid it", "… not to", "… that you never do".
    func goesOnToAvoid(from index: Int) -> Bool {
        let verb = skipping("to", "that", "you", "your", "app", "always", "do", from: index)
        return isAvoidance(at: verb) || ["not", "never"].contains(self[verb])
    }

    /// Whether what is said up to a word is said of one thing alone, "only the last lamp", so that what it grants is forbidden
    /// to all others.
    func speaksOfOneAlone(upTo index: Int) -> Bool { self[0] == "only" && isUnbroken(through: index) }

    /// Whether a condition or a relative clause begins before a word.
    func isQualified(before index: Int) -> Bool {
        before(index).contains { Clause.qualifiers.contains($0.word) }
    }
    private static let qualifiers: WordSet = ["if", "that", "when", "which"]

    /// Whether all up to a word is one stretch without a condition or a relative clause.
    func isUnlimited(through index: Int) -> Bool { isUnbroken(through: index) && !isQualified(before: index) }

    /// Words at which another clause begins, with its own say on what is rare.
    private static let openers: WordSet = [
        "that", "which", "who", "whose", "what", "when", "where", "how", "if", "because", "so", "people", "users",
        "they", "you",
    ]

    /// Whether a word ends as adverbs do: "clearly", not "family".
    func isAdverbial(_ index: Int) -> Bool {
        self[index].hasSuffix("ly") && !Clause.nounsInLy.contains(self[index])
    }

    private static let nounsInLy: WordSet = [
        "ally", "anomaly", "assembly", "butterfly", "family", "fly", "monopoly", "reply", "supply", "tally",
    ]

    /// The first position from `index` on whose word is not one of `words`.
    func skipping(_ words: WordSet, from index: Int) -> Int {
        var index = index
        while index < tokens.count, words.contains(tokens[index].word) { index += 1 }
        return index
    }

    /// The same for a few words.
    @inline(__always)
    func skipping(_ words: WordForm..., from index: Int) -> Int {
        var index = index
        while index < tokens.count, words.contains(tokens[index].word) { index += 1 }
        return index
    }

    /// The last position up to `index` whose word is not one of `words`.
    func skipBack(_ words: WordSet, from index: Int) -> Int {
        var index = index
        while index >= 0, words.contains(self[index]) { index -= 1 }
        return index
    }

    /// The same for a few words.
    @inline(__always)
    func skipBack(_ words: WordForm..., from index: Int) -> Int {
        var index = index
        while index >= 0, words.contains(self[index]) { index -= 1 }
        return index
    }
}
