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
        for character in text.visible {
            switch character {
            case _ where character.isNewline || character == "\u{A0}": escaped += " "
            case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "#": escaped += "\\" + String(character)
            case "&": escaped += "&amp;"
            default: escaped.append(character)
            }
        }
        return escaped
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
