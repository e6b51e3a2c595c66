extension String {
    /// The text as one word of a command that is pasted into a shell: in single quotes where it would not be one
    /// without.
    ///
    /// ```swift
    /// "hig.sqlite".shellWord   // hig.sqlite
    /// "Ann's hig".shellWord    // 'Ann'\''s hig'
    /// ```
    public var shellWord: String {
        let isPlain = utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
                UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "@"), 0x80...:
                true
            default: false
            }
        }
        guard !isPlain || isEmpty else { return self }
        return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
