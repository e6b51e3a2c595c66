import HIGModel
import HIGText

/// Filters within the words of a query: `edition:2014 topic:toolbar must-not crowded`.
///
/// `must-not` and `should-not` stand for their modality, because nobody asks for them as words; the other modalities
/// are words of any question and need their name: `modality:must`. Behind a hyphen a filter leaves out what it would
/// else let through: `-topic:toolbar`.
struct InlineFilters: Equatable {
    enum Name: String, CaseIterable {
        case edition, series, since, topic, modality, platform
    }

    /// What is left to look for.
    private(set) var words = ""
    /// In the order they were typed.
    private(set) var filters: [Filter] = []
    /// What looks like a filter and is none, in the order it was typed; it counts as words.
    private(set) var misses: [Miss] = []
    /// What is written as a filter and has the name of none, in the order it was typed; it counts as words.
    private(set) var strangers: [String] = []

    struct Filter: Equatable {
        let name: Name
        let value: String
        /// Whether it leaves out what it names.
        var isExcluding = false
        /// As it was typed.
        let typed: String

        /// What stands before the value.
        var beginning: String { "\(isExcluding ? "-" : "")\(name.rawValue):" }
    }

    /// What was hardly typed for its words.
    struct Miss: Equatable {
        /// As it was typed.
        let typed: String
        let name: Name
        /// What stands right behind the colon; empty where a space does.
        let value: String
    }

    init(_ text: String) {
        var rest = text[...]
        var isQuoted = false
        while let first = rest.first {
            let isStart = words.last?.isWhitespace ?? true
            if isStart, !isQuoted {
                let isExcluding = first == "-"
                if let filter = InlineFilters.filter(rest, isExcluding: isExcluding) {
                    rest = rest.dropFirst(filter.typed.count)
                    filters.append(filter)
                    continue
                }
                if let miss = InlineFilters.miss(rest, isExcluding: isExcluding) {
                    misses.append(miss)
                } else if let stranger = InlineFilters.stranger(rest) {
                    strangers.append(stranger)
                }
            }
            if first.isDoubleQuote { isQuoted.toggle() }
            words.append(first)
            rest.removeFirst()
        }
    }

    private static func filter(_ text: Substring, isExcluding: Bool) -> Filter? {
        let typed = text.prefix { !$0.isWhitespace }
        let named = isExcluding ? typed.dropFirst() : typed
        let word = named.lowercased()
        if let modality = Modality(rawValue: word), [.mustNot, .shouldNot].contains(modality) {
            return Filter(name: .modality, value: word, isExcluding: isExcluding, typed: String(typed))
        }
        guard let colon = named.firstIndex(of: ":"), let name = Name(rawValue: named[..<colon].lowercased()) else {
            return nil
        }
        let value = value(text, behind: colon)
        guard !value.text.isEmpty else { return nil }
        return Filter(name: name, value: value.text, isExcluding: isExcluding, typed: String(text[..<value.end]))
    }

    /// A filter without its value, or one whose name has a typing error or stands in the plural.
    private static func miss(_ text: Substring, isExcluding: Bool) -> Miss? {
        guard let colon = text.prefix(while: { !$0.isWhitespace }).firstIndex(of: ":") else { return nil }
        let typed = text[..<colon].dropFirst(isExcluding ? 1 : 0).lowercased()
        let value = value(text, behind: colon)
        let known = Name(rawValue: typed)
        guard let name = known ?? (value.text.isEmpty ? nil : Name(misspelt: typed)) else { return nil }
        return Miss(typed: String(text[..<value.end]), name: name, value: value.text)
    }

    /// A word, a colon, and right behind it another word: `section:menus`, but no address and no time of day.
    private static func stranger(_ text: Substring) -> String? {
        let typed = text.prefix { !$0.isWhitespace }
        let parts = typed.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, Name(rawValue: parts[0].lowercased()) == nil, !parts[0].isEmpty,
            parts[0].allSatisfy(\.isLetter), let first = parts[1].first,
            first.isLetter || first.isNumber || first.isDoubleQuote
        else { return nil }
        let value = value(text, behind: parts[0].endIndex)
        return String(text[..<value.end])
    }

    /// Up to the next space, or what stands in quotes.
    private static func value(_ text: Substring, behind colon: Substring.Index) -> (text: String, end: Substring.Index)
    {
        let rest = text[text.index(after: colon)...]
        if rest.first?.isDoubleQuote == true, let end = rest.dropFirst().firstIndex(where: \.isDoubleQuote) {
            return (String(rest[rest.index(after: rest.startIndex)..<end]), text.index(after: end))
        }
        let plain = rest.prefix { !$0.isWhitespace }
        return (String(plain), plain.endIndex)
    }
}

extension InlineFilters.Name {
    /// The name nearest to one that is none, where a typing error or an ending is all that parts them.
    fileprivate init?(misspelt typed: String) {
        guard typed.allSatisfy(\.isLetter) else { return nil }
        let distance = EditDistance(from: typed.utf8)
        let meant = InlineFilters.Name.allCases.first { known in
            let limit = known.rawValue.count / 4
            return known.rawValue == Singular.of(typed) || distance.to(known.rawValue.utf8, limit: limit) <= limit
        }
        guard let meant else { return nil }
        self = meant
    }
}
