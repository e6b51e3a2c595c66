import HIGModel

/// The `key: value` lines between `---` at the top of a web page's markdown; a blank line ends them as well.
struct FrontMatter: Sendable {
    let title: String?
    /// Whether it tells of which lines of which other file the text is a copy, as tools do that cut files up for retrieval.
    let isOfExcerpt: Bool
    /// The offset of the first byte after the front matter.
    let end: Int

    /// Those of which one is enough where no second `---` ends the lines.
    private static let keys: Set<Substring> = ["title", "source", "path", "lines"]

    init?(_ text: SourceText) {
        let opens = ["---\n", "---\r\n"].contains { text.bytes.starts(with: $0.utf8) }
        guard opens else { return nil }
        // A sentence with a colon under a rule is no front matter.
        var isSure = false
        var title: String?
        var namesOrigin = (path: false, lines: false)
        var line = 2
        while text.start(ofLine: line) < text.bytes.count {
            let next = text.start(ofLine: line + 1)
            let content = text.string(text.start(ofLine: line)..<next).trimmed
            line += 1
            isSure = isSure || content == "---"
            if content.isEmpty || content == "---" { break }
            guard let colon = content.firstIndex(of: ":") else { return nil }
            isSure = isSure || FrontMatter.keys.contains(content[..<colon])
            switch content[..<colon] {
            case "title": title = content[content.index(after: colon)...].trimmed.trimmingQuotes
            case "path": namesOrigin.path = true
            case "lines": namesOrigin.lines = true
            default: break
            }
        }
        guard isSure else { return nil }
        self.title = title
        isOfExcerpt = namesOrigin == (true, true)
        end = text.start(ofLine: line)
    }
}

extension String {
    /// Without one pair of double quotes around it.
    fileprivate var trimmingQuotes: String {
        count >= 2 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
    }
}
