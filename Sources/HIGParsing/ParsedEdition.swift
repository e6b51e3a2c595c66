import HIGModel

/// An edition's sources taken apart into blocks.
public struct ParsedEdition: Sendable {
    /// The edition that was taken apart.
    public let edition: Edition
    /// By chunk number, then by file.
    let sources: [SourceInput]
    let texts: [SourceText]
    let outline: EditionOutline
    var blockTexts: [BlockText]
}
