/// "Important:", "Note:", "Tip", "API Note:": a label before a remark set apart.
enum Admonition {
    private static let labels = [
        "important", "note", "tip", "api note", "warning", "caution", "warnings", "notes", "developer note",
        "ios note", "iphone note", "tips",
    ]

    private static let longest = labels.map(\.utf8.count).max() ?? 0

    /// Whether a text is a label and nothing else.
    static func isLabel(_ text: String) -> Bool {
        guard text.utf8.count <= longest + 1 else { return false }
        let bare = text.last == ":" ? text.dropLast() : text[...]
        return labels.contains(bare.lowercased())
    }

    /// The length in UTF-8 bytes of the label at the start of a text; `nil` without one.
    ///
    /// Without a colon the label must be set in bold or stand before a capital, as in the web's "Tip Use a toolbar".
    static func label(of text: String, boldLead: Int) -> Int? {
        let lowered = text.prefix(24).lowercased()
        for label in labels where lowered.hasPrefix(label) {
            let rest = text.dropFirst(label.count)
            guard let next = rest.first else { return nil }
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
