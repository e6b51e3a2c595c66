import Foundation
import HIGModel

@testable import HIGParsing

/// Texts for the tests, read as the program reads them.
enum Samples {
    static func source(_ text: String, file: String = "page.md") throws -> SourceText {
        try SourceText(bytes: Array(text.utf8), file: file)
    }

    static func blocks(_ markdown: String) throws -> [Block] {
        MarkdownReader.read(try source(markdown)).blocks
    }

    /// A chunk's markdown, split; it counts as print unless the test says otherwise.
    static func split(_ markdown: String, isPrint: Bool = true) throws -> SplitText {
        let text = MarkdownReader.read(try source(markdown))
        return RuleSplitter.split(text, furniture: Furniture(texts: [text], isPrint: isPrint))
    }

    static func rules(_ markdown: String) throws -> [RuleDraft] { try split(markdown).rules }

    /// The rules of a web page's plain text.
    static func plainRules(_ plain: String) throws -> [RuleDraft] {
        let text = PlainTextReader.read(try source(plain))
        return RuleSplitter.split(text, furniture: Furniture(texts: [text], isPrint: false)).rules
    }

    /// The path of headings over each line that begins with `text`.
    static func paths(_ markdown: String) throws -> [String] {
        let text = try source(markdown)
        let outline = DocumentOutline(TextLine.all(in: text), of: text)
        return markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .filter { $0.element.hasPrefix("text") }
            .map { outline.path(atLine: $0.offset + 1).joined(separator: " > ") }
    }

    /// What mends texts by their own evidence and by each other's, as editions of one text each.
    static func repair(_ texts: [String]) -> TextRepair {
        let inputs = texts.enumerated().map { ("edition-\($0)", input($1, file: "page.md")) }
        let sources = Dictionary(uniqueKeysWithValues: inputs)
        return WordEvidence(of: sources.mapValues { EditionWords(of: [$0]) }).repair(of: "edition-0")
    }

    static func paragraph(_ text: String, bold: Range<Int>? = nil) -> Block {
        Block(
            kind: .paragraph, text: text, spans: bold.map { [Block.Span(style: .strong, range: $0)] } ?? [],
            origins: [Block.Origin(text: 0, source: 0)], bytes: 0..<text.utf8.count, pages: nil)
    }

    static let edition = Edition(
        id: "ios-2012", title: "iOS Human Interface Guidelines", date: PartialDate("2012"), series: [.ios])

    static func input(
        _ text: String, file: String, chunk: Int? = nil, format: SourceFormat = .markdown, isWhole: Bool = false
    ) -> SourceInput {
        let bytes = Array(text.utf8)
        return SourceInput(
            source: Source(
                edition: edition.id, file: file, document: "iOS Human Interface Guidelines", chunk: chunk,
                format: format, digest: digest(bytes), isWhole: isWhole),
            bytes: bytes)
    }

    /// Texts as the chunks of one document, from 0 on, each with its header line.
    static func chunks(_ texts: [String]) -> [SourceInput] {
        texts.enumerated().map { number, text in
            input(
                "<!-- Chunk \(number) | Source: 2012 Guide.pdf -->\n" + text, file: "c/chunk_00\(number).md",
                chunk: number)
        }
    }

    static func read(_ sources: [SourceInput]) throws -> EditionReading {
        try EditionReader(vocabulary: TopicVocabulary.bundled()).read(edition, sources: sources)
    }

    /// The documents that the repository holds, by edition.
    static func seeds() throws -> [EditionInput] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("seeds")
        let files = try Corpus.files(at: [folder.path], standardInput: { [] })
        return try EditionInput.assign(files, override: EditionOverride())
    }
}

/// Runs a test with a folder of its own, which is removed afterwards.
func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("higparsing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer {
        do { try FileManager.default.removeItem(at: url) } catch { print("left behind: \(url.path)") }
    }
    try body(url)
}

extension URL {
    /// Writes a file below this folder, with the folders that it needs.
    func write(_ text: String, to path: String) throws {
        let file = appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}

extension EditionInput {
    /// The files of the editions, by edition id.
    static func files(_ inputs: [EditionInput]) -> [String: [String]] {
        Dictionary(uniqueKeysWithValues: inputs.map { ($0.edition.id, $0.sources.map(\.source.file)) })
    }
}
