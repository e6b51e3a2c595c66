extension StringProtocol where SubSequence == Substring {
    /// The first character where bytes alone tell that it is one of ASCII; `nil` for an empty text, and where a mark may
    /// belong to it.
    var firstASCII: UInt8? {
        let start = self[...].utf8.prefix(2)
        return start.allSatisfy { $0 < 0x80 } ? start.first : nil
    }

    /// The last character where bytes alone tell that it is one of ASCII; `nil` for an empty text, and where a sign before
    /// it may belong to it.
    var lastASCII: UInt8? {
        let end = self[...].utf8.suffix(2)
        return end.allSatisfy { $0 < 0x80 } ? end.last : nil
    }

    /// Where a mark of ASCII stands first.
    func range(ofMark mark: String) -> Range<Index>? {
        let utf8 = self[...].utf8
        var place = utf8.startIndex
        // Up to the first byte beyond ASCII, behind which characters may be made of several.
        while place < utf8.endIndex, utf8[place] < 0x80 {
            if utf8[place] == mark.utf8.first, utf8[place...].starts(with: mark.utf8) {
                let end = utf8.index(place, offsetBy: mark.utf8.count)
                if end == utf8.endIndex || utf8[end] < 0x80 { return place..<end }
            }
            place = utf8.index(after: place)
        }
        return place < utf8.endIndex ? range(of: mark) : nil
    }
}

extension String {
    /// Whether it has a digit of ASCII.
    var holdsDigit: Bool {
        var text = self
        return text.withUTF8 { utf8 in utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
    }

    /// Whether its UTF-8 has a byte.
    func holds(_ byte: UInt8) -> Bool {
        var text = self
        return text.withUTF8 { $0.contains(byte) }
    }

    /// What stands between spaces.
    var partsBetweenSpaces: [Substring] { parts(between: UInt8(ascii: " ")) }

    /// What stands between some marks of ASCII.
    func parts(between marks: UInt8...) -> [Substring] {
        // Where characters end is plain in ASCII and takes long to find out elsewhere.
        guard utf8.allSatisfy({ $0 < 0x80 }) else {
            return split { character in character.utf8.count == 1 && marks.contains { $0 == character.asciiValue } }
        }
        return utf8.split(whereSeparator: marks.contains).map(Substring.init)
    }
}
