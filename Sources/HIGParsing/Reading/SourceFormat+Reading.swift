import HIGModel

extension SourceFormat {
    private static let extensions: KeyValuePairs<String, SourceFormat> = [
        "md": .markdown, "markdown": .markdown, "txt": .plainText, "html": .html, "htm": .html, "xhtml": .html,
        "json": .doccJSON,
    ]

    /// The formats of files by their extensions.
    static let byExtension = Dictionary(uniqueKeysWithValues: extensions.map { ($0.key, $0.value) })

    /// The extensions as a message names them: ".md, .txt or .json".
    static let listOfExtensions =
        extensions.dropLast().map { "." + $0.key }.joined(separator: ", ")
        + extensions.suffix(1).map { " or ." + $0.key }.joined()

    /// Whether a text of this format is one page of a website; others may be chunks of a document.
    var isPage: Bool { self == .html || self == .doccJSON }

    /// What a file of this name holds; markdown when the name says nothing.
    init(file: String) {
        let suffix = file.lastPathPart.parts(between: ".").dropFirst().last?.lowercased() ?? ""
        // JSON Lines that are no catalog are no document either.
        self = suffix == "jsonl" ? .doccJSON : SourceFormat.byExtension[suffix] ?? .markdown
    }

    /// What a text without a name holds, by how it opens.
    init(opening text: SourceText) {
        let opening = text.string(0..<min(200, text.bytes.count)).trimmed.lowercased()
        func begins(_ openings: String...) -> Bool { openings.contains { opening.hasPrefix($0) } }
        // Front matter, a heading, or a comment such as a chunk's header.
        self =
            begins("<!doctype html", "<html", "<?xml")
            ? .html : begins("{") ? .doccJSON : begins("---\n", "---\r\n", "# ", "<!-- ") ? .markdown : .plainText
    }

    /// Reads a text of this format into blocks.
    ///
    /// - Throws: `Problem` that names the file when the text is not of this format.
    func read(_ text: SourceText, file: String) throws -> BlockText {
        var read = try blocks(of: text, file: file).withoutHiddenMarks
        if isPage, read.title == nil { read.title = SourceFormat.title(ofFile: file) }
        return read
    }

    private func blocks(of text: SourceText, file: String) throws -> BlockText {
        switch self {
        case .markdown: MarkdownReader.read(text)
        case .plainText: PlainTextReader.read(text)
        case .html: try HTMLReader.read(text, file: file)
        case .doccJSON: try DocCReader.read(text, file: file)
        }
    }

    /// What a page's file is called, `gate-latches.html`; `nil` for numbers and what any page may be called.
    private static func title(ofFile file: String) -> String? {
        let words = file.lastPathPart.prefix { $0 != "." }.split { "-_ ".contains($0) }
        guard !words.isEmpty, words.allSatisfy({ $0.allSatisfy(\.isLetter) }), words.count > 1 || words[0].count > 2,
            words.count > 1 || !anyPage.contains(words[0].lowercased())
        else { return nil }
        return words.joined(separator: " ")
    }

    private static let anyPage: Set<String> = [
        "content", "default", "home", "index", "main", "overview", "page", "readme", "standard", "stdin", "untitled",
    ]
}
