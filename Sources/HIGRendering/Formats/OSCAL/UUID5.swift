import Crypto

/// A version 5 UUID (RFC 9562, section 5.5): the same name gives the same one everywhere.
enum UUID5 {
    /// What all names of this program are in; itself random.
    private static let namespace: [UInt8] = [
        0x6B, 0x0C, 0x2A, 0x57, 0x4F, 0x1E, 0x4D, 0x0B, 0x9A, 0x63, 0x52, 0xE8, 0x1D, 0x77, 0xC4, 0x90,
    ]

    /// The UUID of a name, in lower case.
    static func text(of name: String) -> String { text(of: name, in: namespace) }

    /// - Parameter namespace: the sixteen bytes of another UUID.
    static func text(of name: String, in namespace: [UInt8]) -> String {
        var bytes = Array(Insecure.SHA1.hash(data: namespace + Array(name.utf8)).prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x50
        bytes[8] = bytes[8] & 0x3F | 0x80
        var text = ""
        for (index, byte) in bytes.enumerated() {
            if [4, 6, 8, 10].contains(index) { text += "-" }
            text += String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }
        return text
    }
}
