import HIGModel

/// The `key: value` lines between `---` at the top of a web page's markdown; a blank line ends them as well.
struct FrontMatter: Sendable {
    let title: String?
    /// The offset of the first byte after the front matter.
    let end: Int

    init?(_ text: SourceText) {
        guard text.bytes.starts(with: Array("---\n".utf8)) else { return nil }
        var title: String?
        var line = 2
        while text.start(ofLine: line) < text.bytes.count {
            let next = text.start(ofLine: line + 1)
            let content = text.string(text.start(ofLine: line)..<next).trimmed
            line += 1
            if content.isEmpty || content == "---" { break }
            guard let colon = content.firstIndex(of: ":") else { return nil }
            if content[..<colon] == "title" {
                title = content[content.index(after: colon)...].trimmed.trimmingQuotes
            }
        }
        self.title = title
        end = text.start(ofLine: line)
    }
}

extension String {
    /// Without one pair of double quotes around it.
    fileprivate var trimmingQuotes: String {
        count >= 2 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
    }
}
