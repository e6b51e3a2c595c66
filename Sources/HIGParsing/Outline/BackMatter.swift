import HIGModel

/// Parts of a book that advise nothing, whatever their sentences look like: glossary, index, history of revisions.
enum BackMatter {
    private static let roles: [String: Passage.Role] = [
        "glossary": .definition, "index": .boilerplate, "documentrevisionhistory": .boilerplate,
        "revisionhistory": .boilerplate, "bibliography": .boilerplate, "recommendedreading": .boilerplate,
        "changelog": .boilerplate, "copyright": .boilerplate, "legalnotices": .boilerplate,
    ]

    /// What the text under a heading path is; `nil` where it may advise something.
    static func role(under section: [String]) -> Passage.Role? {
        section.lazy.compactMap { roles[HeadingText.letters(of: $0)] }.first
    }
}
