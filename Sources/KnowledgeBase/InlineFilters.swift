import HIGModel

/// Filters within the words of a query: `edition:2014 topic:toolbar must-not crowded`.
///
/// `must-not` and `should-not` stand for their modality, because nobody asks for them as words; the other modalities
/// are words of any question and need their name: `modality:must`.
struct InlineFilters: Equatable {
    enum Name: String, CaseIterable {
        case edition, series, since, topic, modality, platform
    }

    /// What is left to look for.
    private(set) var words = ""
    /// In the order they were typed.
    private(set) var filters: [Filter] = []

    struct Filter: Equatable {
        let name: Name
        let value: String
        /// As it was typed.
        let typed: String
    }

    init(_ text: String) {
        var rest = text[...]
        var isQuoted = false
        while let first = rest.first {
            let isStart = words.last?.isWhitespace ?? true
            if isStart, !isQuoted, let filter = InlineFilters.filter(rest) {
                rest = rest.dropFirst(filter.typed.count)
                filters.append(filter)
                continue
            }
            if first == "\"" { isQuoted.toggle() }
            words.append(first)
            rest.removeFirst()
        }
    }

    private static func filter(_ text: Substring) -> Filter? {
        let typed = text.prefix { !$0.isWhitespace }
        let word = typed.lowercased()
        if let modality = Modality(rawValue: word), [.mustNot, .shouldNot].contains(modality) {
            return Filter(name: .modality, value: word, typed: String(typed))
        }
        guard let colon = typed.firstIndex(of: ":"), let name = Name(rawValue: typed[..<colon].lowercased()) else {
            return nil
        }
        let value = text[text.index(after: colon)...]
        if value.first == "\"", let end = value.dropFirst().firstIndex(of: "\"") {
            let quoted = value[value.index(after: value.startIndex)..<end]
            return quoted.isEmpty ? nil : Filter(name: name, value: String(quoted), typed: String(text[...end]))
        }
        let plain = typed[typed.index(after: colon)...]
        return plain.isEmpty ? nil : Filter(name: name, value: String(plain), typed: String(typed))
    }
}
