import Foundation
import HIGModel
import HIGText

/// The encodings that pages of HTML declare. Most of those from before 2005 are not UTF-8.
enum PageEncoding {
    /// How many bytes a browser searches for a declaration:
    /// https://html.spec.whatwg.org/#determining-the-character-encoding.
    private static let searched = 1_024

    /// The labels of the encodings that such pages have. What says to be ASCII or of the first part of ISO 8859 is read as
    /// Windows-1252, as browsers do: https://encoding.spec.whatwg.org/#names-and-labels.
    private static let windowsLabels: Set<String> = [
        "ascii", "cp1252", "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "us-ascii", "windows-1252", "x-cp1252",
    ]
    private static let macintoshLabels: Set<String> = ["mac", "macintosh", "x-mac-roman"]

    /// A file's bytes in UTF-8 where it is a page that is not, and that says in which encoding it is; others as they are.
    static func utf8(of file: InputFile) -> [UInt8] {
        if SourceFormat(file: file.path) != .html { return file.bytes }
        if WideText.opensUTF32(file.bytes) { return file.bytes }
        if file.bytes.starts(with: [0xFE, 0xFF]) || file.bytes.starts(with: [0xFF, 0xFE]) {
            return String(bytes: file.bytes, encoding: .utf16).map { Array($0.utf8) } ?? file.bytes
        }
        // What is UTF-8 is seldom anything else, whatever it declares.
        guard !file.bytes.allSatisfy({ $0 < 0x80 }), String(validating: file.bytes, as: UTF8.self) == nil,
            let label = declared(in: file.bytes)
        else { return file.bytes }
        if windowsLabels.contains(label) { return utf8(file.bytes, by: windows) }
        return macintoshLabels.contains(label) ? utf8(file.bytes, by: macintosh) : file.bytes
    }

    /// The label behind `charset=`, or `encoding=` in an XML declaration.
    private static func declared(in bytes: [UInt8]) -> String? {
        let head = String(decoding: bytes.prefix(searched).map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
            .lowercased()
        let marks = head.hasPrefix("<?xml") ? ["charset=", "encoding="] : ["charset="]
        guard let mark = marks.lazy.compactMap({ head.range(ofMark: $0) }).first else { return nil }
        let label = head[mark.upperBound...].drop { "\"' ".contains($0) }
        return String(label.prefix { $0.isLetter || $0.isNumber || "-_".contains($0) })
    }

    private static func utf8(_ bytes: [UInt8], by scalars: [Unicode.Scalar]) -> [UInt8] {
        var text = String.UnicodeScalarView()
        for byte in bytes {
            // What a table leaves out is the character of the same number.
            let place = Int(byte) - 0x80
            text.append(scalars.indices.contains(place) ? scalars[place] : Unicode.Scalar(byte))
        }
        return Array(String(text).utf8)
    }

    /// The characters of the bytes from 0x80 on.
    private static let windows = Array(
        ("€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ").unicodeScalars)
    private static let macintosh = Array(
        ("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰"
            + "ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ").unicodeScalars)
}
