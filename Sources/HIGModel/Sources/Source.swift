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
    /// How the bytes are read.
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

    /// Whether it is a page of its own: neither a chunk of a document nor all of one.
    public var isPage: Bool { chunk == nil && !isWhole }
}
