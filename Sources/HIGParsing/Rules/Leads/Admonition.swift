/// "Important:", "Note:", "Tip", "API Note:": a label before a remark set apart.
enum Admonition {
    static let labels: Set<String> = [
        "important", "note", "tip", "api note", "warning", "caution", "warnings", "notes", "developer note",
        "ios note", "iphone note", "tips", "heads-up", "heads up", "good to know", "hint", "attention",
    ]

    private static let openings = Set(labels.map { Array($0.utf8.prefix(2)) })
    private static let longest = labels.map(\.utf8.count).max() ?? 0

    /// Whether a text is a label and nothing else.
    static func isLabel(_ text: String) -> Bool {
        guard text.utf8.count <= longest + 3 else { return false }
        if alertLength(of: text) == text.utf8.count { return true }
        let bare = text.last == ":" ? text.dropLast() : text[...]
        return labels.contains(bare.lowercased())
    }

    /// The length in UTF-8 bytes of "[!NOTE]", the label of a quotation in GitHub's markdown.
    private static func alertLength(of text: String) -> Int? {
        guard text.hasPrefix("[!"), let end = text.firstIndex(of: "]") else { return nil }
        let name = text[text.index(text.startIndex, offsetBy: 2)..<end]
        return labels.contains(name.lowercased()) ? name.utf8.count + 3 : nil
    }

    /// The length in UTF-8 bytes of the label at the start of a text; `nil` without one.
    ///
    /// Without a colon the label must be set in bold or stand before a capital, as in the web's "Tip Use a toolbar".
    static func label(of text: String, boldLead: Int) -> Int? {
        if let length = alertLength(of: text) {
            return length
                + text.utf8.dropFirst(length).prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.count
        }
        // Where characters end takes long to find out; nearly every text is told by its first letters.
        guard openings.contains(text.utf8.prefix(2).map { $0 | 0x20 }) else { return nil }
        let lowered = text.prefix(24).lowercased()
        for label in labels where lowered.hasPrefix(label) {
            let rest = text.dropFirst(label.count)
            guard let next = rest.first else { return nil }
            // "Notes" opens with "note" and is a label of its own.
            guard !next.isLetter else { continue }
            if next == ":" { return label.utf8.count + 1 + rest.dropFirst().prefix { $0 == " " }.utf8.count }
            let isBold = boldLead > 0 && boldLead <= label.utf8.count + 1
            let isBeforeCapital =
                next == " " && rest.dropFirst().first?.isUppercase == true
                && (label == "tip" || label == "note" || label == "important")
            if isBold || isBeforeCapital { return label.utf8.count + rest.prefix { $0 == " " || $0 == "." }.utf8.count }
        }
        return nil
    }
}
