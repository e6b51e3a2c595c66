/// Text whose characters take two or four bytes each, as some programs save it.
enum WideText {
    /// The encoding that a byte order mark names, or that the bytes tell by making sense in no other.
    ///
    /// What may be text in UTF-8 has no byte that is 0, and is none.
    static func encoding(of bytes: [UInt8]) -> String? {
        if opensUTF32(bytes) { return "UTF-32" }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
        let head = bytes.prefix(examined)
        guard head.contains(0) || head.contains(where: { $0 >= 0x80 }) else { return nil }
        return unmarked(head, width: 4, of: bytes.count) ?? unmarked(head, width: 2, of: bytes.count)
    }

    /// Whether bytes begin with the byte order mark of UTF-32, which in one order begins as that of UTF-16.
    static func opensUTF32(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF])
    }

    /// How many bytes are looked at: some of every kind of sign are among them.
    private static let examined = 4_096

    /// The order of bytes in which a text without a mark makes sense.
    private static func unmarked(_ head: ArraySlice<UInt8>, width: Int, of count: Int) -> String? {
        guard count.isMultiple(of: width), !isOfSingleBytes(head) else { return nil }
        let little = Reading(head, width: width, littleEnd: true)
        let big = Reading(head, width: width, littleEnd: false)
        let better = little.plain > big.plain ? little : big
        guard better.makesSense, little.plain != big.plain else { return nil }
        return "UTF-\(width * 8)" + (little.plain > big.plain ? "LE" : "BE")
    }

    /// Whether nearly all bytes are letters, digits and signs of ASCII: a text in ASCII, or one of Western Europe, in which
    /// a byte that is 0 went astray. In wide text of any script half of the bytes, or many of them, are others.
    private static func isOfSingleBytes(_ head: ArraySlice<UInt8>) -> Bool {
        let signs = head.count { (0x20..<0x7F).contains($0) || (0x09...0x0D).contains($0) }
        // Where all are of seven bits, each of the wide characters has one of no sign: "Use" and a 0 has one in two.
        return signs * 8 > head.count * (head.contains { $0 >= 0x80 } ? 7 : 5)
    }

    /// What bytes say when every two or four of them are a character.
    private struct Reading {
        /// How many are of ASCII, or spaces and marks as Chinese and Japanese have them: no text is without.
        private(set) var plain = 0
        /// How many no text has: control characters, and what Unicode gives no meaning.
        private var odd = 0
        private var count = 0

        init(_ bytes: ArraySlice<UInt8>, width: Int, littleEnd: Bool) {
            let starts = stride(from: bytes.startIndex, to: bytes.endIndex - width + 1, by: width)
            let units = starts.map { start in
                (0..<width).reduce(UInt32(0)) { unit, place in
                    unit << 8 | UInt32(bytes[littleEnd ? start + width - 1 - place : start + place])
                }
            }
            guard width == 2 else {
                for unit in units { note(Unicode.Scalar(unit) ?? "\u{FFFD}") }
                return
            }
            for scalar in String(decoding: units.map { UInt16($0) }, as: UTF16.self).unicodeScalars { note(scalar) }
        }

        /// Rarely, a character is younger than the list of those that have a meaning.
        var makesSense: Bool { plain > 0 && odd * 50 <= count }

        private mutating func note(_ scalar: Unicode.Scalar) {
            count += 1
            switch scalar {
            case "\t", "\n", "\u{B}", "\u{C}", "\r", " "..."~", "\u{3000}"..."\u{3002}": plain += 1
            case "\u{FFFD}": odd += 1
            case "\u{F8FF}": break  // Apple's logo
            default:
                switch scalar.properties.generalCategory {
                case .control, .privateUse, .surrogate, .unassigned: odd += 1
                default: break
                }
            }
        }
    }
}
