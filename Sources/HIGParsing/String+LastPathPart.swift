extension String {
    /// What stands behind the last slash: a file's name.
    var lastPathPart: String {
        // Beside plain letters a slash is one whatever else the path holds, and bytes are found sooner than characters.
        if let slash = utf8.lastIndex(of: UInt8(ascii: "/")), slash > startIndex,
            utf8[utf8.index(before: slash)] < 0x80, let next = utf8[slash...].dropFirst().first, next < 0x80
        {
            return String(self[utf8.index(after: slash)...])
        }
        return split(separator: "/").last.map(String.init) ?? self
    }
}
