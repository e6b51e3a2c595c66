import HIGModel

/// One source with its untouched bytes; those of a page in an encoding of its own are what it says in UTF-8.
public struct SourceInput: Sendable {
    /// What is known of the file.
    public let source: Source
    /// The file, untouched, or in UTF-8 where a page declares another encoding.
    public let bytes: [UInt8]
    /// What was read of a page when it was looked at first.
    let page: BlockText?
    /// The bytes as text, where they were looked at before.
    let text: SourceText?

    public init(source: Source, bytes: [UInt8]) {
        self.source = source
        self.bytes = bytes
        page = nil
        text = nil
    }

    init(source: Source, text: SourceText, page: BlockText? = nil) {
        self.source = source
        bytes = text.bytes
        self.page = page
        self.text = text
    }
}
