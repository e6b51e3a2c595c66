/// A file as found, before anyone has looked at its text.
public struct InputFile: Sendable {
    /// Relative to the ingested folder; the file's name when it was named itself.
    public let path: String
    /// Names of the folders around the file, innermost first, as far as they are known.
    public let folders: [String]
    /// The file, untouched.
    public let bytes: [UInt8]
    /// What a manifest in one of the folders says of the file's edition.
    let named: EditionOverride?
    /// Whether it was found in a folder, where files that are no documents may lie too.
    let isFound: Bool

    /// A file that no manifest speaks of, taken for a document whatever its name.
    public init(path: String, folders: [String], bytes: [UInt8]) {
        self.init(path: path, folders: folders, bytes: bytes, named: nil)
    }

    init(path: String, folders: [String], bytes: [UInt8], named: EditionOverride?, isFound: Bool = false) {
        self.path = path
        self.folders = folders
        self.bytes = bytes
        self.named = named
        self.isFound = isFound
    }
}
