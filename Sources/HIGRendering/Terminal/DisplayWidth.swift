extension Character {
    /// Columns the character takes on a terminal: 0, 1 or 2.
    var displayWidth: Int {
        guard let first = unicodeScalars.first else { return 0 }
        if first.isASCII { return first.value < 0x20 || first.value == 0x7F ? 0 : 1 }
        if first.isWide || unicodeScalars.contains("\u{FE0F}") { return 2 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: return 1
        }
    }
}

extension StringProtocol {
    /// Columns the text takes on a terminal.
    var displayWidth: Int {
        // A part of a text looks back to where its characters may begin, in a run of flags to the run's start each time.
        isPlain ? utf8.count : String(self).reduce(0) { $0 + $1.displayWidth }
    }

    /// Whether all of it is printable ASCII, as nearly all text is: looking up Unicode properties costs as much as a
    /// query.
    var isPlain: Bool {
        utf8.withContiguousStorageIfAvailable { $0.allSatisfy(\.isPlain) } ?? utf8.allSatisfy(\.isPlain)
    }
}

extension UInt8 {
    /// Whether a byte of UTF-8 is a printable ASCII character, which takes one column.
    var isPlain: Bool { (0x20..<0x7F).contains(self) }
}

extension Unicode.Scalar {
    /// East Asian wide and full-width characters and emoji, after Unicode's EastAsianWidth table.
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF,
            0x20000...0x3FFFD:
            true
        default: properties.isEmojiPresentation
        }
    }
}
