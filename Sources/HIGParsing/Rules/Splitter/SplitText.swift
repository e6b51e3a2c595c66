import HIGModel

/// What a source's text was split into: the rules, and the passages that its characters belong to.
struct SplitText {
    private(set) var passages: [PassageDraft] = []
    var rules: [RuleDraft] = []
    /// The list that the text ends with, in case the next chunk goes on with it.
    var openList: OpenList?
    /// Items at the start that belong to the list at the end of the chunk before.
    var handedBack: [Block] = []
    /// Where rules go on in the next chunk, by their places.
    private var tails: [Int: Range<Int>] = [:]

    /// Adds a block in its role.
    ///
    /// - Parameter rule: the place of the rule that it belongs to, which may be the next one to be stated.
    mutating func add(_ role: Passage.Role, _ block: Block, rule: Int? = nil) {
        passages.append(
            PassageDraft(
                role: role, bytes: block.bytes, text: block.text, pages: block.pages, rule: rule,
                resumption: block.resumption.map { start in
                    let rest = block.textOffset(start)..<block.text.utf8.count
                    return PassageDraft.Resumption(start: start, text: block.text(of: rest).trimmed)
                }))
        if let rule, let tail = block.tail { tails[rule] = tail.bytes }
    }

    /// Gives a rule the items of its list that the next chunk starts with.
    mutating func goOn(_ rule: Int, with items: [Block]) {
        guard let first = items.first, let last = items.last else { return }
        rules[rule].body += items.map { "- " + $0.text }
        rules[rule].continuation = first.bytes.lowerBound..<last.bytes.upperBound
    }

    /// Tells the rules where they go on, once all are stated.
    mutating func close() {
        for (rule, tail) in tails { rules[rule].continuation = tail }
    }
}
