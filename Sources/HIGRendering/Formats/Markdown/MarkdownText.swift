/// Text as GitHub's Markdown.
enum MarkdownText {
    /// Spans on one line, each marked by the part that it plays.
    static func inline(_ spans: [Span]) -> String {
        let spans = spans.filter { !$0.text.isEmpty }
        return spans.indices.map { place in
            let text = escaped(spans[place].text)
            guard let mark = spans[place].role.mark else { return text }
            let before = place > 0 ? spans[place - 1] : nil
            let after = place + 1 < spans.count ? spans[place + 1] : nil
            // Marks that follow each other would be taken for one.
            let stands =
                flanks(text.unicodeScalars.first, before?.text.unicodeScalars.last)
                && flanks(text.unicodeScalars.last, after?.text.unicodeScalars.first)
                && before?.role.mark != mark && after?.role.mark != mark
            let tag = mark == "~~" ? "del" : "strong"
            return stands ? mark + text + mark : "<\(tag)>\(text)</\(tag)>"
        }.joined()
    }

    /// Whether a mark between two signs is one to Markdown: what it marks must not start or end with white space, nor with
    /// punctuation next to a word (https://github.github.com/gfm/#left-flanking-delimiter-run).
    private static func flanks(_ inner: Unicode.Scalar?, _ outer: Unicode.Scalar?) -> Bool {
        guard let inner, !inner.properties.isWhitespace else { return false }
        guard inner.isPunctuation, let outer else { return true }
        return outer.properties.isWhitespace || outer.isPunctuation
    }

    /// On one line, without anything that Markdown or HTML would take for markup.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        // Not by characters: what one looks like matters less than the sign it begins with, and finding out takes longer.
        for scalar in text.visible.unicodeScalars {
            switch scalar {
            case "\n", "\u{A0}": escaped += " "
            case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "#":
                escaped += "\\"
                escaped.unicodeScalars.append(scalar)
            case "&": escaped += "&amp;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// A statement, below the sentence that it is to be read after, if any.
    ///
    /// - Parameter markdown: the statement.
    static func statement(_ markdown: String, after introduction: String?, indent: String) -> String {
        introduction.map { escaped($0) + "\\\n" + indent + opening(markdown) } ?? markdown
    }

    /// Paragraphs and list items, indented below what they belong to.
    static func body(_ parts: [BodyPart], indent: String) -> String {
        parts.map { part in
            switch part {
            case .paragraph(let text): "\n\(indent)" + line(text)
            case .item(let text): "\(indent)- " + line(text)
            }
        }.joined(separator: "\n")
    }

    /// Paragraphs apart by blank lines, and lists.
    static func prose(_ parts: [BodyPart]) -> String {
        var prose = ""
        var wasItem = false
        for part in parts {
            switch part {
            case .paragraph(let text):
                prose += (prose.isEmpty ? "" : "\n\n") + line(text)
                wasItem = false
            case .item(let text):
                prose += (prose.isEmpty ? "" : wasItem ? "\n" : "\n\n") + "- " + line(text)
                wasItem = true
            }
        }
        return prose
    }

    /// Text that starts a line.
    static func line(_ text: String) -> String { opening(escaped(text)) }

    /// What would else open a list, a rule or a heading at the start of a line: `- `, `+ `, `1. `, `1) `, `---`, `===`.
    private static func opening(_ markdown: String) -> String {
        if markdown.hasPrefix("-") || markdown.hasPrefix("+") || markdown.hasPrefix("=") { return "\\" + markdown }
        let rest = markdown.drop { $0.isASCII && $0.isNumber }
        guard rest.startIndex > markdown.startIndex, rest.hasPrefix(".") || rest.hasPrefix(")") else { return markdown }
        return markdown[..<rest.startIndex] + "\\" + rest
    }
}

extension Role {
    /// What Markdown marks it with; `nil` for nothing.
    fileprivate var mark: String? {
        switch self {
        case .plain, .aside: nil
        case .deleted: "~~"
        case .strong, .inserted, .match, .verdict: "**"
        }
    }
}

extension Unicode.Scalar {
    /// Punctuation as GitHub's Markdown has it: ASCII's signs, and what Unicode calls so.
    fileprivate var isPunctuation: Bool {
        if isASCII { return value > 0x20 && value != 0x7F && !properties.isAlphabetic && properties.numericType == nil }
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            return true
        default: return false
        }
    }
}
