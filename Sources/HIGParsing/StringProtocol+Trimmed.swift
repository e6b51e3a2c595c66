extension StringProtocol where SubSequence == Substring {
    /// Without white space at either end.
    var trimmed: String { trimmedByBytes ?? trimmedByCharacters }

    /// The same where the ends are ASCII, which tells most texts without looking for where characters end.
    private var trimmedByBytes: String? {
        let utf8 = self[...].utf8
        var low = utf8.startIndex
        var high = utf8.endIndex
        while low < high, utf8[low].isSpace { low = utf8.index(after: low) }
        while low < high, utf8[utf8.index(before: high)].isSpace { high = utf8.index(before: high) }
        guard low < high else { return "" }
        // White space beyond ASCII, or a mark that makes one character with the space before it.
        guard utf8[low] < 0x80, utf8[utf8.index(before: high)] < 0x80 else { return nil }
        return String(self[low..<high])
    }

    private var trimmedByCharacters: String {
        var text = self[...]
        while let first = text.first, first.isWhitespace { text = text.dropFirst() }
        while let last = text.last, last.isWhitespace { text = text.dropLast() }
        return String(text)
    }
}

extension UInt8 {
    /// Whether it is white space of ASCII.
    var isSpace: Bool { self == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(self) }
}
