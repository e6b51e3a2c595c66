import GRDB

extension SearchVocabulary {
    /// The words that a word was glued from: those of a topic's name ("inapppurchase"), else two that rules have, next to
    /// each other or with a small word between, of which "and" may be but an n ("dragndrop").
    func split(_ word: String) throws -> [String]? {
        guard Self.splittable.contains(word.count) else { return nil }
        if let words = try wordsOfName(glued: word) { return words }
        for joint in Self.joints { if let words = try neighbours(glued: word, by: joint) { return words } }
        return nil
    }

    /// The words of the topic's name that is so without its spaces and hyphens.
    private func wordsOfName(glued word: String) throws -> [String]? {
        let sql = """
            SELECT name FROM (\(Self.topicNames))
            WHERE replace(replace(name, '-', ''), ' ', '') = ? AND name <> ? ORDER BY name LIMIT 1
            """
        return try reader.values(sql, [word, word]) { try $0.text(0) }.first?
            .split { $0 == "-" || $0 == " " }.map(String.init)
    }

    /// Two words of which one follows the other often enough, and not both stop words, which nobody looks for ("buton"
    /// is no "but on").
    ///
    /// - Parameter joint: what was typed between them.
    private func neighbours(glued word: String, by joint: String) throws -> [String]? {
        var best: (count: Int, words: [String])?
        for cut in word.indices.dropFirst(2).dropLast() where word[cut...].hasPrefix(joint) {
            let ends = [String(word[..<cut]), String(word[cut...].dropFirst(joint.count))]
            guard try ends.allSatisfy({ try times($0) >= Self.often }),
                !ends.allSatisfy({ StopWords.contains($0.unicodeScalars) })
            else { continue }
            let words = joint.isEmpty ? ends : [ends[0], joint == "n" ? "and" : joint, ends[1]]
            let count = try count(SearchPlan.Phrase(words: words).expression, upTo: 100)
            if count >= Self.often, count > best?.count ?? 0 { best = (count, words) }
        }
        return best?.words
    }

    /// What may stand between two words.
    private static let joints = ["", "and", "n", "in", "of", "to"]

    /// In characters.
    private static let splittable = 4...32
}
