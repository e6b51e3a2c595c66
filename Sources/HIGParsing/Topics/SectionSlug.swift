import HIGModel
import HIGText

/// A topic made of a heading that the vocabulary does not know.
enum SectionSlug {
    /// Words that a sentence has and a name has not.
    private static let predicates: Set<String> = [
        "is", "isn't", "are", "aren't", "be", "can", "don't", "always", "never", "not", "who", "what", "why", "how",
        "when", "which", "people", "users", "user", "your", "only", "should", "must", "has", "have", "was", "were",
        "it", "if",
    ]

    /// `nil` for headings that make no name: directions ("Avoid Feature Cascade"), sentences, long ones, numbers.
    static func of(_ heading: String) -> String? {
        let text = HeadingText(heading)
        guard !text.isNoise, DoOrDont(label: heading) == nil else { return nil }
        // "Chapter 2: The Desktop" is named by its title; most headings have no bars.
        let parts = heading.parts(between: "|")
        let title = parts.count > 1 ? HeadingText(parts[0].trimmed).words : text.words
        let words = Word.all(in: title).map(\.text)
        guard let first = words.first, !words.contains(where: predicates.contains), !isDirection(words) else {
            return nil
        }
        let telling = words.filter { !Gist.isFunctionWord($0) && !$0.allSatisfy(\.isNumber) }
        guard (1...3).contains(telling.count), words.count <= 5 else { return nil }
        guard !Gist.isFunctionWord(first) || ["the", "a", "an", "about"].contains(first) else { return nil }
        let kept = words.filter { !$0.allSatisfy(\.isNumber) && !["guidelines", "usage", "basics"].contains($0) }
        let slug = Slug.of((kept.isEmpty ? words : kept).joined(separator: " "), maximumWords: 6)
        guard slug != Topic.general, let last = slug.split(separator: "-").last else { return nil }
        return slug.dropLast(last.count) + Singular.of(String(last))
    }

    /// "Avoid Feature Cascade", "Elevate the Content", "Start Instantly", "Focus on the Primary Task".
    private static func isDirection(_ words: [String]) -> Bool {
        guard words.count > 1 else { return false }
        if ["the", "a", "an"].contains(words[1]), words[0] != "about" { return true }
        guard Verbs.isBase(words[0]) else { return false }
        return !Verbs.nounLike.contains(words[0]) || Gist.isFunctionWord(words[1]) && words[1] != "and"
            || words[1].hasSuffix("ly")
    }
}
