import HIGModel

/// One source with its untouched bytes.
public struct SourceInput: Sendable {
    public let source: Source
    /// The file, untouched.
    public let bytes: [UInt8]
    /// What was read of a page when it was looked at first.
    let page: BlockText?

    public init(source: Source, bytes: [UInt8]) {
        self.init(source: source, bytes: bytes, page: nil)
    }

    init(source: Source, bytes: [UInt8], page: BlockText?) {
        self.source = source
        self.bytes = bytes
        self.page = page
    }
}
