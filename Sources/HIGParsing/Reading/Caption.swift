import HIGModel

/// The line under or over a figure or table.
enum Caption {
    private static let kinds: Set<String> = ["figure", "table", "listing"]
    private static let initials = kinds.compactMap(\.utf8.first)
    private static let verbs: Set<String> = [
        "shows", "show", "illustrates", "lists", "gives", "is", "depicts", "contains", "describes", "provides",
        "demonstrates", "summarizes", "and", "through", "displays", "presents", "includes", "on",
    ]

    /// "Figure 6-4 A navigation bar displays …", but not the sentence "Figure 6-7 shows an example of this."
    static func opens(_ block: Block) -> Bool {
        // Nearly every paragraph is told by its first letter; where characters end takes long to find out.
        guard block.kind == .paragraph, let first = block.text.utf8.first(where: { $0 != UInt8(ascii: " ") }),
            initials.contains(first | 0x20)
        else { return false }
        let head = block.text.prefix(60)
        guard let kind = head.split(separator: " ").first, kinds.contains(kind.lowercased()) else { return false }
        let words = Word.all(in: String(head)).map(\.text)
        guard words.count > 1, words[1].first?.isNumber == true else { return false }
        let title = words.dropFirst(2).first { $0.first?.isNumber != true }
        return block.boldLead > 0 || title.map { !verbs.contains($0) } ?? true
    }
}
