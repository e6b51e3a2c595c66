import HIGModel

/// A date as English documents write it: `June 9, 2025`, `9 June 2025`, `Sept. 2004`, `2014-03-10`, `2011`.
///
/// Read without the system's calendars: what a document says must not depend on whose machine reads it.
enum WrittenDate {
    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]

    /// - Returns: `nil` for anything else, such as a date with other words around it.
    static func read(_ text: String) -> PartialDate? {
        if let date = PartialDate(text) { return date }
        let words = text.lowercased().split { $0 == " " || $0 == "," || $0 == "." || $0 == "\u{A0}" }.map(String.init)
        guard (2...3).contains(words.count), let year = words.last, year.count == 4,
            let place = words.dropLast().firstIndex(where: { month($0) != nil }), let month = month(words[place])
        else { return nil }
        let day = words.count == 3 ? words[1 - place] : nil
        guard day.map({ $0.count <= 2 }) ?? true else { return nil }
        return PartialDate(([year, padded(String(month))] + (day.map { [padded($0)] } ?? [])).joined(separator: "-"))
    }

    /// The number of a month; three letters of its name are enough.
    private static func month(_ word: String) -> Int? {
        guard word.count >= 3 else { return nil }
        return months.firstIndex { $0.hasPrefix(word) }.map { $0 + 1 }
    }

    private static func padded(_ digits: String) -> String { digits.count == 1 ? "0" + digits : digits }
}
