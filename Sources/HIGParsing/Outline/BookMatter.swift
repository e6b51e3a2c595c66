import HIGModel

/// Parts of a book that advise nothing, whatever their sentences look like: what it says of itself, glossary, index,
/// history of revisions.
enum BookMatter {
    private static let roles: [String: Passage.Role] = [
        "glossary": .definition, "index": .boilerplate, "bibliography": .boilerplate,
        "recommendedreading": .boilerplate, "copyright": .boilerplate, "legalnotices": .boilerplate,
        "seealso": .description,
    ].merging(ChangeLog.headings.map { ($0, .boilerplate) }) { role, _ in role }

    /// What the text under a heading path is; `nil` where it may advise something.
    static func role(under section: [String]) -> Passage.Role? {
        section.lazy.compactMap { role(of: HeadingText.letters(of: $0)) }.first
    }

    private static func role(of letters: String) -> Passage.Role? {
        // "Organization of This Document", "How to Use This Book", but not "Close This Document".
        let isAboutItself =
            ["about", "conventions", "how", "organization", "using", "what", "who"].contains(where: letters.hasPrefix)
            && ["document", "book", "manual", "guide"].contains { letters.hasSuffix("this" + $0) }
        return isAboutItself ? .description : roles[letters]
    }
}
