/// Text as GitHub's Markdown.
enum MarkdownText {
    /// Spans on one line, each marked by the part that it plays.
    static func inline(_ spans: [Span]) -> String {
        spans.map { span in
            let text = escaped(span.text)
            switch span.role {
            case .plain, .aside: return text
            case .deleted: return "~~" + text + "~~"
            case .strong, .inserted, .match, .verdict: return "**" + text + "**"
            }
        }.joined()
    }

    /// On one line, without anything that Markdown or HTML would take for markup.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        var last: Unicode.Scalar?
        // Not by characters: what one looks like matters less than the sign it begins with, and finding out takes longer.
        for scalar in text.visible.unicodeScalars {
            switch scalar {
            case "\n" where last == "\r": break
            case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "\u{A0}": escaped += " "
            case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "#":
                escaped += "\\"
                escaped.unicodeScalars.append(scalar)
            case "&": escaped += "&amp;"
            default: escaped.unicodeScalars.append(scalar)
            }
            last = scalar
        }
        return escaped
    }

    /// The sentence that a statement is to be read after, and the start of the statement's line; nothing without one.
    static func introduction(_ sentence: String?, indent: String) -> String {
        sentence.map { escaped($0) + "\\\n" + indent } ?? ""
    }

    /// Paragraphs and list items, indented below what they belong to.
    static func body(_ parts: [BodyPart], indent: String) -> String {
        parts.map { part in
            switch part {
            case .paragraph(let text): "\n\(indent)" + escaped(text)
            case .item(let text): "\(indent)- " + escaped(text)
            }
        }.joined(separator: "\n")
    }
}
