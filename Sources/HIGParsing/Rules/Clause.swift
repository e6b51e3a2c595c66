import HIGModel

/// A sentence as the words that grammar sees: contractions opened, brackets and clause borders known.
struct Clause {
    struct Token: Hashable {
        /// In lower case; `don't` is two tokens, `do` and `not`.
        let word: String
        /// Offset of the word in the sentence's UTF-8 bytes.
        let offset: Int
        /// The punctuation between the word before and this one, without spaces.
        let gap: Gap
        /// How many round brackets are open here.
        let depth: Int
        let isCapitalised: Bool
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

    init(_ sentence: String) {
        let utf8 = Array(sentence.utf8)
        var tokens: [Token] = []
        var depth = 0
        var end = 0
        for word in Word.all(in: sentence) {
            let between = utf8[end..<word.bytes.lowerBound]
            for byte in between {
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth = max(0, depth - 1) }
            }
            let isCapitalised = Clause.isUpper(utf8[word.bytes.lowerBound])
            let (first, second) = Clause.opened(word.text)
            let isIdentifier = Clause.isIdentifier(utf8[word.bytes])
            tokens.append(
                Token(
                    word: first, offset: word.bytes.lowerBound, gap: Clause.gap(between), depth: depth,
                    isCapitalised: isCapitalised, opensQuote: Clause.opensQuote(between), isIdentifier: isIdentifier,
                    isJoined: end > 0 && between.count == 1
                        && (between.first == UInt8(ascii: "-") || between.first == UInt8(ascii: "/"))))
            if let second {
                tokens.append(
                    Token(
                        word: second, offset: word.bytes.lowerBound, gap: .none, depth: depth, isCapitalised: false,
                        opensQuote: false, isIdentifier: isIdentifier, isJoined: false))
            }
            end = word.bytes.upperBound
        }
        self.tokens = tokens
        // "Command-?" is a key.
        isQuestion = utf8.last == UInt8(ascii: "?") && utf8.dropLast().last.map { $0 != UInt8(ascii: "-") } ?? false
        endsInColon = utf8.last == UInt8(ascii: ":")
        // U+2026, or three full stops.
        endsInEllipsis =
            utf8.suffix(3).elementsEqual([0xE2, 0x80, 0xA6]) || utf8.suffix(3).elementsEqual(Array("...".utf8))
    }

    /// Two humps ("setTitlePosition"), or one after a prefix of capitals ("UITableView", "NSBox"); "iPhone" and "QuickTime"
    /// have one.
    private static func isIdentifier(_ word: ArraySlice<UInt8>) -> Bool {
        if ["NS", "HI"].contains(where: { word.starts(with: $0.utf8) }), word.count > 4,
            word.dropFirst(2).prefix(1).allSatisfy(isUpper), word.dropFirst(3).prefix(2).allSatisfy(isLower)
        {
            return true
        }
        var humps = 0
        for (byte, next) in zip(word, word.dropFirst()) where isLower(byte) && isUpper(next) { humps += 1 }
        return humps > 1 || humps == 1 && word.prefix(2).allSatisfy(isUpper)
    }

    private static func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    private static func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

    private static func opensQuote(_ bytes: ArraySlice<UInt8>) -> Bool {
        // U+201C, the opening curly quote.
        bytes.last == UInt8(ascii: "\"") || bytes.suffix(3).elementsEqual([0xE2, 0x80, 0x9C])
    }

    private static func gap(_ bytes: ArraySlice<UInt8>) -> Gap {
        var gap = Gap.none
        for (index, byte) in zip(bytes.indices, bytes) where byte != UInt8(ascii: " ") {
            switch byte {
            case UInt8(ascii: ","): if gap == .none { gap = .comma }
            case UInt8(ascii: ";"), UInt8(ascii: ":"): gap = .clause
            // "person.crop.circle" is one name.
            case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): if bytes.count > 1 { gap = .stop }
            // En and em dash, U+2013 and U+2014.
            case 0xE2
            where index + 2 < bytes.endIndex && bytes[index + 1] == 0x80 && (0x93...0x94).contains(bytes[index + 2]):
                if gap != .clause { gap = .dash }
            default: break
            }
        }
        return gap
    }

    /// A word, and the second one that it stands for as well: "can't" is "can not".
    private static func opened(_ word: String) -> (String, String?) {
        guard let apostrophe = word.utf8.firstIndex(of: UInt8(ascii: "'")) else {
            return word == "cannot" ? ("can", "not") : (word, nil)
        }
        let head = String(word[..<apostrophe])
        switch word[apostrophe...] {
        case "'t" where head == "can" || head == "won" || head == "shan": return (head == "won" ? "will" : head, "not")
        case "'t" where head.hasSuffix("n"): return (String(head.dropLast()), "not")
        case "'s" where ["it", "that", "there", "here", "what", "let"].contains(head): return (head, "is")
        case "'re": return (head, "are")
        case "'ll": return (head, "will")
        case "'ve": return (head, "have")
        default: return (word, nil)
        }
    }

    /// The word at a position; empty past the ends.
    subscript(_ index: Int) -> String {
        tokens.indices.contains(index) ? tokens[index].word : ""
    }

    /// Whether the words from a position on are these.
    func has(_ words: String..., at index: Int) -> Bool {
        words.indices.allSatisfy { self[index + $0] == words[$0] }
    }

    /// Whether it goes on with "be sure" or "make sure".
    func assures(at index: Int) -> Bool { has("be", "sure", at: index) || has("make", "sure", at: index) }

    /// Whether it goes on with "hesitate", "worry", "be afraid": denied, that encourages.
    func hesitates(at index: Int) -> Bool {
        ["hesitate", "worry"].contains(self[index]) || has("be", "afraid", at: index)
    }

    /// Whether little use is asked for: "use them sparingly", "add details with caution", "show them in rare cases"; but
    /// not "show what people rarely change".
    func isSparing(from index: Int) -> Bool {
        for position in tokens.indices.dropFirst(index) {
            if Clause.openers.contains(self[position]) { return false }
            if ["sparingly", "rarely", "seldom", "cautiously"].contains(self[position])
                || has("with", "caution", at: position) || has("in", "rare", "cases", at: position)
            {
                return true
            }
        }
        return false
    }

    /// Whether a verb asks to keep something from being: "avoid blinking" is "don't blink".
    func avoids(at index: Int) -> Bool { Clause.avoidances.contains(self[index]) }

    private static let avoidances: Set<String> = [
        "avoid", "beware", "discourage", "minimize", "reduce", "refrain", "resist",
    ]

    /// Whether what a directive goes on with is to be avoided: "… to avoid it", "… not to", "… that you never do".
    func avoids(from index: Int) -> Bool {
        let verb = skipping(["to", "that", "you", "your", "app", "always", "do"], from: index)
        return avoids(at: verb) || ["not", "never"].contains(self[verb])
    }

    /// Words at which another clause begins, with its own say on what is rare.
    private static let openers: Set<String> = [
        "that", "which", "who", "whose", "what", "when", "if", "because", "so", "people", "users", "they", "you",
    ]

    /// Whether a word ends as adverbs do: "clearly", not "family".
    func isAdverbial(_ index: Int) -> Bool {
        self[index].hasSuffix("ly") && !Clause.nounsInLy.contains(self[index])
    }

    private static let nounsInLy: Set<String> = [
        "ally", "anomaly", "assembly", "butterfly", "family", "fly", "monopoly", "reply", "supply", "tally",
    ]

    /// The first position from `index` on whose word is not one of `words`.
    func skipping(_ words: Set<String>, from index: Int) -> Int {
        var index = index
        while index < tokens.count, words.contains(tokens[index].word) { index += 1 }
        return index
    }

    /// The last position up to `index` whose word is not one of `words`.
    func skipBack(_ words: Set<String>, from index: Int) -> Int {
        var index = index
        while index >= 0, words.contains(self[index]) { index -= 1 }
        return index
    }
}
