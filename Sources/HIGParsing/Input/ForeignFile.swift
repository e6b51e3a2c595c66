import HIGModel

/// What a file is that is no text in UTF-8, as its first bytes tell, and how to get one.
struct ForeignFile {
    /// With its article: "a PDF".
    let kind: String
    /// What to do.
    let next: String

    /// `nil` for everything else.
    ///
    /// - Parameter isText: whether the bytes are UTF-8 without a NUL, so that only what no text opens with tells.
    init?(_ bytes: [UInt8], isText: Bool) {
        let signatures = ForeignFile.signatures.lazy.filter { bytes.starts(with: $0.opening) }
        guard let found = signatures.first(where: { !isText || $0.isSure || ForeignFile.opensMarkup(bytes) }) else {
            guard !isText, let encoding = WideText.encoding(of: bytes) else { return nil }
            self.init(textIn: encoding)
            return
        }
        // Word and others write ZIP archives, whose first entry has one of these names.
        let head = bytes.prefix(200)
        let isOffice = found.isArchive && ForeignFile.officeEntries.contains { head.firstRange(of: $0) != nil }
        self.init(kind: isOffice ? ForeignFile.office : found.kind, next: isOffice ? ForeignFile.saving : found.next)
    }

    /// Whether they open as files of PDF and RTF do, which may be text throughout: with a version and what ends it there.
    private static func opensMarkup(_ bytes: [UInt8]) -> Bool {
        let signs = bytes.prefix(9).map {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) ? UInt8(ascii: "0") : $0
        }
        return ["%PDF-0.0\n", "%PDF-0.0\r", "{\\rtf0\\"].contains { signs.starts(with: Array($0.utf8)) }
    }

    private init(kind: String, next: String) { (self.kind, self.next) = (kind, next) }

    private init(textIn encoding: String) {
        self.init(kind: "text in \(encoding)", next: "convert it: iconv -f \(encoding) -t UTF-8 FILE > NEW-FILE")
    }

    /// The bytes that a file of some kind begins with.
    private struct Signature {
        let opening: [UInt8]
        let kind: String
        let next: String
        /// Whether no text begins so: letters may begin one.
        var isSure: Bool { opening.contains { $0 < UInt8(ascii: " ") || $0 >= 0x7F } }
        var isArchive: Bool { opening.starts(with: Array("PK".utf8)) }

        init(_ opening: [UInt8], _ kind: String, _ next: String) {
            (self.opening, self.kind, self.next) = (opening, kind, next)
        }

        init(_ opening: String, _ kind: String, _ next: String) { self.init(Array(opening.utf8), kind, next) }
    }

    private static let office = "a document of Word or another Office program"
    private static let officeEntries = [
        "[Content_Types].xml", "word/", "mimetypeapplication/vnd.oasis.opendocument",
    ].map { Array($0.utf8) }
    private static let saving = "save it as HTML or plain text first"
    private static let leaving = "leave the file out"
    private static let unpacking = "unpack it first"

    private static let signatures = [
        Signature("%PDF-", "a PDF", "extract its text first, for example with pdftotext"),
        Signature("PK\u{3}\u{4}", "a ZIP archive", unpacking),
        Signature([0x1F, 0x8B], "a gzip archive", unpacking),
        Signature("BZh", "a bzip2 archive", unpacking),
        Signature([0xFD] + Array("7zXZ".utf8), "an xz archive", unpacking),
        Signature([0xD0, 0xCF, 0x11, 0xE0], office, saving),
        Signature("{\\rtf", "a document in Rich Text Format", saving),
        Signature([0x89] + Array("PNG".utf8), "a PNG image", leaving),
        Signature([0xFF, 0xD8, 0xFF], "a JPEG image", leaving),
        Signature("GIF87a", "a GIF image", leaving),
        Signature("GIF89a", "a GIF image", leaving),
        Signature("II*\0", "a TIFF image", leaving),
        Signature("MM\0*", "a TIFF image", leaving),
        Signature("SQLite format 3\0", "a SQLite database", "read in its catalog: higkb export catalog --db FILE"),
        Signature("bplist00", "a binary property list", leaving),
    ]
}
