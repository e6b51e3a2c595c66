/// How a source is written.
public enum SourceFormat: String, Hashable, Sendable, CaseIterable {
    /// Markdown as GitHub defines it, with the front matter of a web page or the header of a chunk.
    case markdown
    /// Text without markup.
    case plainText = "plain-text"
    /// HTML and XHTML pages.
    case html
    /// The JSON from which Apple's DocC renders a page.
    case doccJSON = "docc-json"
}
