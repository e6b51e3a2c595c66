import GRDB
import HIGModel
import HIGText

/// What the index knows of words: whether rules use them, and which it knows that are nearly the same.
struct SearchVocabulary {
    let reader: StoreReader
    /// How common an English word is, in SCOWL's classes; `nil` for what is none.
    var commonness: (String) -> Int? = { _ in nil }

    /// The far commoner word that `word`, used by only a rule or two, probably misspells, for the texts have typing errors of
    /// their own; `nil` if there is none.
    func likelier(than word: String) throws -> String? {
        let times = try times(word)
        guard word.utf8.count >= Self.shortestError, times < Self.often, commonness(word) == nil,
            let other = try correction(of: word)
        else { return nil }
        // "ipads", which nobody writes, is found by the stem of "ipad".
        let stemmer = try reader.database.makeStemmer()
        guard try stemmer.stems(of: other) != stemmer.stems(of: word) else { return nil }
        return try self.times(other) >= max(times, 1) * Self.muchMoreOften ? other : nil
    }

    /// How often the rules write a word; 0 where it is found in another form only.
    func times(_ word: String) throws -> Int {
        try reader.values("SELECT times FROM rule_words WHERE word = ?", [word]) { try $0.integer(0) }.first ?? 0
    }

    /// Whether any rule has the word in any form.
    func isKnown(_ word: String) throws -> Bool {
        if try times(word) > 0 { return true }
        return try count(SearchPlan.Phrase(words: [word]).expression, upTo: 1) > 0
    }

    /// How many rules match an expression, as far as `limit`.
    func count(_ expression: String, upTo limit: Int) throws -> Int {
        let sql = "SELECT count(*) FROM (SELECT 1 FROM rule_index WHERE rule_index MATCH ? LIMIT ?)"
        return try reader.values(sql, [expression, limit]) { try $0.integer(0) }.first ?? 0
    }

    /// Whether words begin so.
    func hasWords(beginningWith start: String) throws -> Bool {
        let sql = "SELECT 1 FROM rule_words WHERE word >= ? AND word < ? LIMIT 1"
        return try !reader.values(sql, [start, start + "\u{10FFFF}"]) { try $0.integer(0) }.isEmpty
    }

    /// Words that begin so and that the index does not find by that, as it holds their stems: of `animati`, the `animation`
    /// that it holds as `anim`. One of each stem, the commonest first.
    func words(beginningWith start: String) throws -> [String] {
        let sql = "SELECT word FROM rule_words WHERE word >= ? AND word < ? ORDER BY times DESC, word LIMIT 64"
        let stemmer = try reader.database.makeStemmer()
        var stems: Set<String> = []
        return try reader.values(sql, [start, start + "\u{10FFFF}"]) { try $0.text(0) }.filter { word in
            guard let stem = try stemmer.stems(of: word).first else { return false }
            return !stem.hasPrefix(start) && stems.insert(stem).inserted
        }
    }

    /// How rules write a number as one word with what it measures: of `44` the words `44x44`, `320x44` and `44pt`.
    func measures(of number: String) throws -> [String] {
        let sql = "SELECT word FROM rule_words WHERE word >= '0' AND word < ':' ORDER BY word"
        let words = try reader.values(sql) { try $0.text(0) }
        return Array(words.lazy.filter { Self.measures($0, number) }.prefix(Self.mostForms))
    }

    /// Whether a word is a number with the sign of a unit, or a size of which the number is a side: `320x44`, `320x44px`.
    private static func measures(_ word: String, _ number: String) -> Bool {
        guard word.contains(number) else { return false }
        var sides = word.split(separator: "x", omittingEmptySubsequences: false)
        if let last = sides.popLast() {
            let digits = last.prefix(while: \.isNumber)
            let sign = last.dropFirst(digits.count)
            guard !sign.isEmpty || !sides.isEmpty, sign.isEmpty || UnitSign.all.contains(String(sign)) else {
                return false
            }
            sides.append(digits)
        }
        return sides.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) } && sides.contains(number[...])
    }

    /// How many forms of a number are looked for.
    private static let mostForms = 64

    /// The word that one with its middle counted stands for, such as `a11y`: the name of a topic, or else the only word of
    /// the rules that fits.
    func spelledOut(_ word: String) throws -> String? {
        guard let short = Numeronym(word) else { return nil }
        let names = try reader.values(Self.topicNames + " ORDER BY 1") { try $0.text(0) }
        if let name = names.first(where: short.stands) { return name }
        let words = try reader.values("SELECT word FROM rule_words") { try $0.text(0) }.filter(short.stands)
        return words.count == 1 ? words.first : nil
    }

    /// The known word that an unknown one most likely stands for; `nil` when none is near.
    ///
    /// Nearest first, by one letter in words of four and five letters and by two in longer ones; among the near ones,
    /// those that begin with the same letter and those that are written often. Shorter ones are soon like others: an
    /// unknown one is an abbreviation, and any correction a guess. An English word is meant as it stands where it is
    /// common or short ("lazy" is no "lay"), and else may have one letter wrong ("tittle" for "title").
    func correction(of word: String) throws -> String? {
        let typed = Array(word.utf8)
        let commonness = commonness(word)
        let isEnglish = commonness.map { $0 <= Self.surelyMeant || typed.count <= 5 } ?? false
        guard (4...32).contains(typed.count), !isEnglish else { return nil }
        let limit = typed.count <= 5 || commonness != nil ? 1 : 2
        let wanted = EditDistance(from: typed)
        let sql = "SELECT word, times FROM rule_words WHERE length(word) BETWEEN ? AND ? ORDER BY word"
        var best: (cost: Double, word: String)?
        for known in try reader.values(
            sql, [typed.count - limit, typed.count + limit], { (word: try $0.text(0), times: try $0.integer(1)) })
        {
            let distance = wanted.to(known.word.utf8, limit: limit)
            guard distance <= limit, distance > 0, !StopWords.contains(known.word.unicodeScalars) else { continue }
            let isOtherStart = typed.first != known.word.utf8.first
            let bonus = Self.oftenness * SearchRanking.log2(Double(known.times))
            let cost = Double(distance) + (isOtherStart ? Self.otherStart : 0) - bonus
            if cost < best?.cost ?? .infinity { best = (cost, known.word) }
        }
        return best?.word
    }

    /// What another first letter costs, in wrong letters; by eye.
    private static let otherStart = 0.7
    /// What a word gains each time it is written twice as often, in wrong letters; by eye, too little to outweigh one.
    private static let oftenness = 0.036

    /// Words of this class and of more common ones, some 11,000, are no typing errors.
    private static let surelyMeant = 20

    /// How many times a word or phrase must occur before it counts as one rather than as an accident.
    static let often = 3

    /// In letters; shorter ones that few rules have are abbreviations: "dns", "dpi".
    private static let shortestError = 5

    /// Times as often.
    private static let muchMoreOften = 20

    /// Asks for the slugs, titles and other names of all topics, in lower case; some come twice, as telling them apart takes
    /// longer than reading them.
    static let topicNames = """
        SELECT slug AS name FROM topics UNION ALL SELECT lower(title) FROM topics
        UNION ALL SELECT alias FROM topic_aliases
        """

    /// A topic that a question names.
    struct CalledTopic {
        let slug: String
        /// Its slug, its title and its other names, with spaces between their words.
        let names: [String]
    }

    /// The topics called by one of the phrases, with all their names.
    /// - Parameter phrases: in lower case, words apart from each other by single spaces.
    func topics(called phrases: [String]) throws -> [CalledTopic] {
        // The vocabulary has its names in the singular, where they have one.
        let asked = Set(phrases + phrases.map { Singular.ofEach(in: $0) })
        // Some hundreds of names are sooner read than asked for by what they would be with spaces.
        let lengths = asked.map(\.utf8.count)
        func isAsked(_ name: String) -> Bool {
            lengths.contains(name.utf8.count) && asked.contains(SearchVocabulary.spaced(name))
        }
        let aliases = try reader.values("SELECT topic, alias FROM topic_aliases ORDER BY topic, position") { row in
            (topic: try row.text(0), name: try row.text(1))
        }
        let called = aliases.filter { isAsked($0.name) }.map(\.topic)
        var topics: [CalledTopic] = []
        try reader.each("SELECT slug, lower(title) FROM topics ORDER BY slug") { row in
            let (slug, title) = (try row.text(0), try row.text(1))
            guard isAsked(slug) || isAsked(title) || called.contains(slug) else { return }
            let names = [slug, title] + aliases.filter { $0.topic == slug }.map(\.name)
            topics.append(CalledTopic(slug: slug, names: names.map(SearchVocabulary.spaced)))
        }
        return topics
    }

    /// With spaces in the place of hyphens.
    private static func spaced(_ name: String) -> String {
        let hyphen = UInt8(ascii: "-")
        return name.utf8.contains(hyphen)
            ? String(decoding: name.utf8.map { $0 == hyphen ? UInt8(ascii: " ") : $0 }, as: UTF8.self) : name
    }
}
