/// What leads to each item of a list: the sentence before the list, or the end of an item that those below it complete.
struct ItemLeads {
    private struct Lead {
        let depth: Int
        let sentence: String
        /// Whether its item says nothing else.
        let isAlone: Bool
        /// Whether items stand below its own.
        var isAbove = false

        /// "Correct:", "Examples:", "The following are examples of goals:". Kept, as each item below asks for it.
        let isOfSamples: Bool

        init(depth: Int, sentence: String, isAlone: Bool) {
            self.depth = depth
            self.sentence = sentence
            self.isAlone = isAlone
            isOfSamples = SampleLabel(sentence.dropLast()) != nil || Introduction(sentence).exemplifies
        }

        /// Whether it leads to an item beside its own, as extraction may set them: a label, "Spacing:", to what has none of
        /// its own, and "In that case, your app should:" to what completes it.
        func leads(toSibling block: Block) -> Bool {
            if ItemLeads.isLabel(sentence) { return isAlone && !isOfSamples && !block.opensWithBoldLabel }
            return Introduction(sentence).isOffer
                && (Imperative.opens(block.text) || Clause(block.text, words: 1)[0] == "not")
        }
    }

    /// Whether the last block that was led to is a sample of what the item above it asks for: it stands below "Correct:".
    private(set) var showsSample = false

    private let before: String?
    /// The items over the one that comes next, by depth, that end in a colon.
    private var open: [Lead] = []

    /// - Parameter before: the sentence before the list, where it ends in a colon.
    init(before: String?) {
        self.before = before
    }

    /// What leads to the next block of the list; `nil` where nothing does, and for figures and furniture between items.
    mutating func lead(to block: Block) -> String? {
        showsSample = false
        guard let depth = block.itemDepth else { return nil }
        let leads = block.text.last == ":"
        while let last = open.last, last.depth >= depth,
            last.depth > depth || last.isAbove || leads || !last.leads(toSibling: block)
        {
            open.removeLast()
        }
        if let last = open.indices.last, open[last].depth < depth { open[last].isAbove = true }
        let lead = open.last?.sentence ?? before
        showsSample = open.last?.isOfSamples ?? false
        if leads, let sentence = Sentences.all(in: block.text).last {
            open.append(Lead(depth: depth, sentence: sentence, isAlone: sentence == block.text))
        }
        // What has a label of its own is no part of what another label is for.
        return block.opensWithBoldLabel && lead.map(ItemLeads.isLabel) ?? false ? nil : lead
    }

    private static func isLabel(_ sentence: String) -> Bool { sentence.split(separator: " ").count <= 3 }
}
