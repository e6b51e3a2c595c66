extension String {
    /// The text with its line ends and tabs written as `\n`, `\r` and `\t`: names of files may hold them, and would
    /// pass for lines of the program's own.
    public var onOneLine: String {
        guard utf8.contains(where: { $0 < 0x20 }) else { return self }
        var line = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": line += "\\n"
            case "\r": line += "\\r"
            case "\t": line += "\\t"
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line
    }
}
