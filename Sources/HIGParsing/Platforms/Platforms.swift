import HIGModel
import HIGText

/// The platforms that a rule is limited to.
enum Platforms {
    /// Names of one word, and what each stands for.
    private static let names = Dictionary(uniqueKeysWithValues: Platform.allCases.map { ($0.rawValue, $0) })
        .merging(["mac": .macos]) { platform, _ in platform }
    /// Names of several words, longest first.
    private static let phrases: [(words: [String], platform: Platform)] = [
        (["apple", "vision", "pro"], .visionos), (["mac", "os", "x"], .macos), (["apple", "tv"], .tvos),
        (["apple", "watch"], .watchos), (["iphone", "os"], .ios), (["os", "x"], .macos), (["ipod", "touch"], .iphone),
    ]

    /// The words that names start with.
    private static let openers = KnownWords(of: Array(Set(names.keys).union(phrases.map(\.words[0]))))

    /// From the statement's own lead, or else from the section it stands in, such as "iOS, iPadOS", or else from the page,
    /// or else from the edition: one that continues a single platform's series is about that platform.
    ///
    /// - Parameter page: the platforms that the rule's page is about; empty for all.
    static func limiting(
        _ statement: String, in section: [String], page: [String] = [], of series: [Series]
    ) -> [String] {
        let own = limiting(statement)
        if !own.isEmpty { return own }
        if let named = section.reversed().lazy.map(named(byHeading:)).first(where: { !$0.isEmpty }) { return named }
        if !page.isEmpty { return page }
        return switch series {
        case [.ios]: [Platform.ios.rawValue]
        case [.mac]: [Platform.macos.rawValue]
        default: []
        }
    }

    /// What Apple's web pages tell apart.
    private static let all = ProductName.systems.keys.sorted()

    /// The platforms that a page is about, going by its title, such as "Designing for watchOS", or else by its "Not supported
    /// in macOS, tvOS, or watchOS."; empty where it has neither.
    static func supported(byPage texts: some Sequence<String>, title: String) -> [String] {
        let titled = named(byHeading: title)
        if !titled.isEmpty { return titled }
        let lead = "Not supported in "
        for text in texts {
            for sentence in mentions(lead, text) ? Sentences.all(in: text) : [] where sentence.hasPrefix(lead) {
                let without = named(byHeading: String(sentence.dropFirst(lead.count)))
                let supported = all.filter { !without.contains($0) }
                if !without.isEmpty { return supported }
            }
        }
        return []
    }

    /// Whether the lead stands in the text, byte by byte.
    private static func mentions(_ lead: String, _ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            bytes.indices.contains { bytes[$0] == lead.utf8.first && bytes[$0...].starts(with: lead.utf8) }
        }
    }

    private static let besides: Set<String> = [
        "and", "or", "on", "in", "for", "only", "app", "apps", "the", "designing",
    ]

    /// The platforms of a heading that consists of nothing else, or has a part at either end that does: "macOS", "iOS,
    /// iPadOS", "On iPad", "Popover (iPad Only)", "For iPad: Use Popovers", "Icons for iPhone".
    private static func named(byHeading heading: String) -> [String] {
        guard openers.mayOccur(in: heading) else { return [] }
        let words = Word.all(in: heading).map(\.text)
        guard !namesException(words[...]) else { return [] }
        var parts = [words[...]]
        if let purpose = words.lastIndex(of: "for") { parts.append(words[purpose...]) }
        if heading.utf8.last == UInt8(ascii: ")"), let remark = heading.split(separator: "(").last {
            parts.append(Word.all(in: String(remark)).map(\.text)[...])
        }
        if let colon = heading.utf8.firstIndex(of: UInt8(ascii: ":")) {
            parts.append(Word.all(in: String(heading[..<colon])).map(\.text)[...])
        }
        return parts.lazy.map(named(by:)).first { !$0.isEmpty } ?? []
    }

    /// The platforms of words that name nothing else.
    private static func named(by words: ArraySlice<String>) -> [String] {
        let words = words.filter { !besides.contains($0) }
        var platforms: [String] = []
        var index = 0
        while index < words.count {
            guard let (name, length) = platform(words[index...]) else { return [] }
            if !platforms.contains(name) { platforms.append(name) }
            index += length
        }
        return platforms
    }

    /// From a lead such as "On iPhone, …" or "In iPadOS and macOS apps, …", or from whose apps it speaks of: "Keep text short
    /// in your watchOS app."
    static func limiting(_ statement: String) -> [String] {
        guard openers.mayOccur(in: statement) else { return [] }
        let clause = Clause(statement)
        let lead = leading(clause)
        return lead.isEmpty ? ofProducts(clause) : lead
    }

    /// The systems between "in your" and "app", where the statement names no other platform. A device there limits nothing:
    /// "your iPad app" may be what is brought to the Mac.
    private static func ofProducts(_ clause: Clause) -> [String] {
        guard let start = clause.tokens.indices.last(where: { clause.has("in", "your", at: $0) }) else { return [] }
        let words = clause.tokens.dropFirst(start + 2).prefix(8).map(\.word)
        guard let end = words.firstIndex(where: { ["app", "apps", "game", "games"].contains($0) }) else { return [] }
        let named = words[..<end].filter { !["and", "or"].contains($0) }.map(\.text)
        let isOfThemAlone = clause.tokens.count { names[$0.word.text] != nil } == named.count
        return isOfThemAlone && named.allSatisfy(ProductName.systems.keys.contains) ? named.distinct() : []
    }

    private static func leading(_ clause: Clause) -> [String] {
        guard clause[0] == "on" || clause[0] == "in" || clause[0] == "for" else { return [] }
        let words = clause.tokens.dropFirst().prefix(lead(of: clause)).map(\.word.text)
        guard words.count + 1 < clause.tokens.count, !namesException(words[...]) else { return [] }
        var platforms: [String] = []
        var index = 0
        while index < words.count {
            let found = platform(words[index...])
            if let name = found?.name, !platforms.contains(name) { platforms.append(name) }
            index += found?.length ?? 1
        }
        return platforms
    }

    /// How many words belong to the lead, after the first: up to a comma behind which no further name stands.
    private static func lead(of clause: Clause) -> Int {
        let tokens = clause.tokens.dropFirst()
        var end = tokens.startIndex
        while end < tokens.endIndex {
            guard tokens[end].gap != .none else {
                end += 1
                continue
            }
            let name = ["and", "or"].contains(tokens[end].word) ? end + 1 : end
            guard let (_, length) = platform(tokens[name...].prefix(longestName).map(\.word.text)[...]) else { break }
            end = name + length
        }
        return end - tokens.startIndex
    }

    /// In words.
    private static let longestName = phrases.map(\.words.count).max() ?? 1

    /// Whether words name first what is left out, or what else there is: "in non-iOS apps", "not for iPad".
    private static func namesException(_ words: ArraySlice<String>) -> Bool {
        words.indices.prefix { platform(words[$0...]) == nil }.contains { exceptions.contains(words[$0]) }
    }

    private static let exceptions: Set<String> = [
        "addition", "besides", "beyond", "contrast", "except", "excluding", "non", "not", "other", "outside", "unlike",
        "without",
    ]

    /// The platform whose name starts a text.
    private static func platform(_ words: ArraySlice<String>) -> (name: String, length: Int)? {
        if let phrase = phrases.first(where: { words.starts(with: $0.words) }) {
            return (phrase.platform.rawValue, phrase.words.count)
        }
        return words.first.flatMap { names[$0] }.map { ($0.rawValue, 1) }
    }
}
