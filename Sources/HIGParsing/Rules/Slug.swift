import HIGModel

/// Names made of a text's own words, for ids.
enum Slug {
    /// Words that end a name which is long enough already.
    private static let boundaries: Set<String> = [
        "about", "above", "across", "after", "among", "as", "at", "because", "before", "between", "but", "by", "during",
        "even", "for", "from", "if", "in", "into", "of", "on", "or", "so", "that", "through", "to", "unless", "until",
        "when", "where", "which", "while", "with", "within", "without", "and",
    ]
    private static let dropped: Set<String> = [
        "a", "an", "the", "it", "it's", "its", "is", "are", "be", "this", "that", "you", "your", "there", "some", "any",
        "should", "must", "can", "will", "they", "their",
    ]

    /// The slug of a statement from its directive on: `avoid-crowding-navigation-bar`.
    ///
    /// At least three words where there are as many, then up to the next preposition, at most six. It depends on
    /// the text alone, so that ids stay the same from one version of the program to the next.
    static func of(statement: String, from directive: Int) -> String {
        let words = Word.all(in: statement)
        let start = words.firstIndex { $0.bytes.lowerBound >= directive } ?? 0
        var parts: [String] = []
        for word in words[start...] {
            if parts.count >= 3, boundaries.contains(word.text) { break }
            if parts.count == 6 { break }
            if !boundaries.contains(word.text), !dropped.contains(word.text) { parts.append(ascii(word.text)) }
        }
        parts.removeAll(where: \.isEmpty)
        return parts.isEmpty ? "rule" : parts.joined(separator: "-")
    }

    /// The slug of a heading or title.
    static func of(_ title: String, maximumWords: Int) -> String {
        let parts = Word.all(in: title).map { ascii($0.text) }.filter { !$0.isEmpty && !dropped.contains($0) }
        return parts.isEmpty ? Topic.general : parts.prefix(maximumWords).joined(separator: "-")
    }

    private static func ascii(_ word: String) -> String {
        String(decoding: word.utf8.filter { $0 < 0x80 && $0 != UInt8(ascii: "'") }, as: UTF8.self)
    }
}
