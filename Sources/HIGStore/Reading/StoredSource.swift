import HIGModel

/// A source with the bytes it had when it was ingested.
public struct StoredSource: Hashable, Sendable {
    /// What is known of the file.
    public let source: Source
    /// The file, untouched.
    public let bytes: [UInt8]

    public init(source: Source, bytes: [UInt8]) {
        self.source = source
        self.bytes = bytes
    }
}
