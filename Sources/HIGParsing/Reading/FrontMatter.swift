import HIGModel
import HIGText
import Yams

/// The `key: value` lines between `---` at the top of a web page's markdown; a blank line ends them as well where no second
/// `---` does.
struct FrontMatter: Sendable {
    let title: String?
    /// What else names the page, where it has no title.
    let name: String?
    /// Whether it tells of which lines of which other file the text is a copy, as tools do that cut files up for retrieval.
    let isOfExcerpt: Bool
    /// The offset of the first byte after the front matter.
    let end: Int

    /// Those of which one is enough where no second `---` ends the lines.
    private static let keys = ["title", "source", "path", "lines"]
    /// Those that name a page, the plainest first.
    private static let names = ["id", "sidebar_label", "slug"]
    /// In bytes; what is longer is the text between two lines across.
    private static let longest = 64 << 10

    init?(_ text: SourceText) {
        guard FrontMatter.opens(text) else { return nil }
        let lines = FrontMatter.lines(of: text)
        guard let found = lines.flatMap({ $0.isClosed ? $0 : nil }) ?? FrontMatter.mapping(in: text) ?? lines else {
            return nil
        }
        title = found.fields["title"].flatMap { $0.isEmpty ? nil : $0 }
        name = FrontMatter.names.lazy.compactMap { found.fields[$0] }.first { !$0.isEmpty }
        isOfExcerpt = found.fields["path"] != nil && found.fields["lines"] != nil
        end = found.end
    }

    private struct Found {
        var fields: [String: String] = [:]
        /// Whether a second `---` ends it.
        var isClosed = false
        var end = 0
    }

    /// Lines of which each has a key; `nil` where one has none, and where nothing shows that they are no sentences.
    private static func lines(of text: SourceText) -> Found? {
        // A sentence with a colon under a rule is no front matter.
        var found = Found()
        var line = 2
        while text.start(ofLine: line) < text.bytes.count {
            let next = text.start(ofLine: line + 1)
            let content = text.string(text.start(ofLine: line)..<next).trimmed
            line += 1
            found.isClosed = content == "---"
            if content.isEmpty || found.isClosed { break }
            guard let colon = content.firstIndex(of: ":") else { return nil }
            found.fields[String(content[..<colon])] = content[content.index(after: colon)...].trimmed.trimmingQuotes
        }
        guard found.isClosed || found.fields.keys.contains(where: keys.contains) else { return nil }
        found.end = text.start(ofLine: line)
        return found
    }

    /// What stands up to the next `---` or `...`, lists, folded values, comments and blank lines included; `nil` where that
    /// is no mapping.
    private static func mapping(in text: SourceText) -> Found? {
        guard let (end, yaml) = closed(in: text) else { return nil }
        let fields: [String: String]
        do {
            guard case .mapping(let mapping)? = try HandWrittenYAML.root(of: yaml) else { return nil }
            fields = Dictionary(
                mapping.compactMap { pair in pair.key.string.map { ($0, pair.value.string?.trimmed ?? "") } },
                uniquingKeysWith: { first, _ in first })
        } catch {
            // `fault` says so where it was to be one.
            return nil
        }
        return Found(fields: fields, isClosed: true, end: end)
    }

    /// What stands between the opening and the next `---` or `...`, and the offset of the first byte after that.
    private static func closed(in text: SourceText) -> (end: Int, yaml: String)? {
        let start = text.start(ofLine: 2)
        // A rule and a blank line part texts.
        guard start < text.bytes.count, text.bytes[start] > UInt8(ascii: " ") else { return nil }
        var line = 2
        while true {
            let place = text.start(ofLine: line)
            guard place < min(text.bytes.count, longest) else { return nil }
            let bytes = text.bytes(ofLine: line)
            if bytes.starts(with: "---".utf8) || bytes.starts(with: "...".utf8), bytes.dropFirst(3).isBlank { break }
            line += 1
        }
        return (text.start(ofLine: line + 1), text.string(start..<text.start(ofLine: line)))
    }

    /// What is wrong with lines that open a text without front matter and have a key of it among them, so that they count as
    /// text; `nil` where none is meant.
    static func fault(in text: SourceText) -> HandWrittenYAML.Fault? {
        guard opens(text), let (_, yaml) = closed(in: text),
            yaml.split(whereSeparator: \.isNewline).contains(where: { line in
                (keys + names).contains { line.hasPrefix($0 + ":") }
            })
        else { return nil }
        do {
            _ = try HandWrittenYAML.root(of: yaml)
            return nil
        } catch {
            return error
        }
    }

    private static func opens(_ text: SourceText) -> Bool {
        ["---\n", "---\r\n"].contains { text.bytes.withoutByteOrderMark.starts(with: $0.utf8) }
    }
}

extension String {
    /// Without one pair of quotes around it.
    fileprivate var trimmingQuotes: String {
        let isQuoted = ["\"", "'"].contains { count >= 2 && hasPrefix($0) && hasSuffix($0) }
        return isQuoted ? String(dropFirst().dropLast()) : self
    }
}
