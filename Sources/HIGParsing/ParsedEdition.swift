import HIGModel

/// An edition's sources taken apart into blocks, with their words as the files have them.
public struct ParsedEdition: Sendable {
    public let edition: Edition
    /// By chunk number, then by file.
    let sources: [SourceInput]
    let texts: [SourceText]
    let outline: EditionOutline
    let blockTexts: [BlockText]
}
