/// What leads to each item of a list: the sentence before the list, or the end of an item that those below it complete.
struct ItemLeads {
    private let before: String?
    /// The items over the one that comes next, by depth, that end in a colon.
    private var open: [(depth: Int, sentence: String)] = []

    /// - Parameter before: the sentence before the list, where it ends in a colon.
    init(before: String?) {
        self.before = before
    }

    /// What leads to the next block of the list; `nil` where nothing does, and for figures and furniture between items.
    mutating func lead(to block: Block) -> String? {
        guard let depth = block.itemDepth else { return nil }
        while let last = open.last, last.depth >= depth { open.removeLast() }
        let lead = open.last?.sentence ?? before
        if block.text.last == ":", let sentence = Sentences.all(in: block.text).last { open.append((depth, sentence)) }
        return lead
    }
}
