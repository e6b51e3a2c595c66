import HIGModel
import HIGText

/// The line under or over a figure or table.
enum Caption {
    private static let kinds: Set<String> = ["figure", "table", "listing"]
    private static let openings = Openings(kinds)
    /// What follows a figure's number in a sentence: verbs, and words that go on with the reference, as in "Figure 6-4 and
    /// Figure 6-5", "Figure 6-4 on page 12".
    private static let continuations: Set<String> = [
        "shows", "show", "illustrates", "lists", "gives", "is", "depicts", "contains", "describes", "provides",
        "demonstrates", "summarizes", "and", "through", "displays", "presents", "includes", "on",
        "compares", "explains", "has", "identifies", "indicates", "outlines", "represents", "specifies",
    ]

    /// Whether a text opens with the name of a kind, as its letters tell.
    private static func namesKind(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { utf8 in
            guard let start = utf8.firstIndex(where: { $0 != UInt8(ascii: " ") }) else { return false }
            return openings.first(at: start, of: utf8) != nil
        }
    }

    /// "Figure 6-4 A navigation bar displays …", but not the sentence "Figure 6-7 shows an example of this."
    static func opens(_ block: Block) -> Bool {
        // Where characters end takes long to find out.
        guard block.kind == .paragraph, namesKind(block.text) else { return false }
        let head = block.text.prefix(60)
        let tokens = head.partsBetweenSpaces
        guard let kind = tokens.first, kinds.contains(kind.lowercased()) else { return false }
        let words = Word.all(in: String(head)).map(\.text)
        // "A-1" is of an appendix.
        let isLettered = tokens.count > 1 && tokens[1].first?.isUppercase == true && tokens[1].dropFirst().first == "-"
        let number = isLettered ? 2 : 1
        guard words.count > number, words[number].first?.isNumber == true else { return false }
        let title = words.dropFirst(number + 1).first { $0.first?.isNumber != true }
        return block.boldLead > 0 || title.map { !continuations.contains($0) } ?? true
    }
}
