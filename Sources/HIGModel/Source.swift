/// One input file as the knowledge base holds it.
public struct Source: Hashable, Sendable {
    /// The edition's id.
    public let edition: String
    /// The path relative to the ingested folder.
    public let file: String
    /// The document the text was taken from, as the chunk header names it; otherwise the page's title or file name.
    public let document: String
    /// The chunk's number; absent for pages and whole documents.
    public let chunk: Int?
    public let format: SourceFormat
    /// SHA-256 of the file's bytes, 64 lowercase hexadecimal digits.
    public let digest: String
    /// Whether the file holds the whole document, not a page or a chunk of it.
    public let isWhole: Bool

    public init(
        edition: String, file: String, document: String, chunk: Int?, format: SourceFormat, digest: String,
        isWhole: Bool = false
    ) {
        self.edition = edition
        self.file = file
        self.document = document
        self.chunk = chunk
        self.format = format
        self.digest = digest
        self.isWhole = isWhole
    }
}

/// How a source is written.
public enum SourceFormat: String, Hashable, Sendable, CaseIterable {
    case markdown
    case plainText = "plain-text"
    /// HTML and XHTML pages.
    case html
    /// The JSON from which Apple's DocC renders a page.
    case doccJSON = "docc-json"
}

/// Where a rule or a passage stands, precisely enough to be cited.
public struct Citation: Hashable, Sendable {
    public let document: String
    public let file: String
    public let chunk: Int?
    /// The page of the printed or PDF document, counted from 0 as the page anchors do; absent for web text.
    public let page: Int?
    /// Lines of the source file, counted from 1.
    public let lines: ClosedRange<Int>
    /// Where the rule goes on in the chunks after this one, in order; empty for a rule that no border cuts.
    public let continuations: [Continuation]

    /// A stretch of the chunk that goes on with a sentence or a list.
    public struct Continuation: Hashable, Sendable {
        public let file: String
        public let chunk: Int?
        /// Lines of `file`, counted from 1.
        public let lines: ClosedRange<Int>

        public init(file: String, chunk: Int?, lines: ClosedRange<Int>) {
            self.file = file
            self.chunk = chunk
            self.lines = lines
        }
    }

    public init(
        document: String, file: String, chunk: Int?, page: Int?, lines: ClosedRange<Int>,
        continuations: [Continuation] = []
    ) {
        self.document = document
        self.file = file
        self.chunk = chunk
        self.page = page
        self.lines = lines
        self.continuations = continuations
    }
}
