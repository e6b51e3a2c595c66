extension RandomAccessCollection<UInt8> where Index == Int {
    /// Whether a line ends with a byte: a line feed, or a carriage return without one behind it, as Markdown counts lines.
    func endsLine(at offset: Int) -> Bool {
        switch self[offset] {
        case UInt8(ascii: "\n"): true
        case UInt8(ascii: "\r"): offset + 1 == endIndex || self[offset + 1] != UInt8(ascii: "\n")
        default: false
        }
    }
}
