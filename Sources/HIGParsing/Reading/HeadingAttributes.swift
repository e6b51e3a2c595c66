import HIGText

/// What many dialects of markdown put behind a heading: `## Lamps {#lamps .wide}`.
enum HeadingAttributes {
    /// The heading without them; they stand in the source all the same.
    static func without(_ heading: Block) -> Block {
        let utf8 = Array(heading.text.utf8)
        guard utf8.last == UInt8(ascii: "}"), let brace = utf8.lastIndex(of: UInt8(ascii: "{")), brace > 0,
            utf8[brace - 1] == UInt8(ascii: " "), "#.:".utf8.contains(utf8[brace + 1]),
            !utf8[brace...].dropLast().contains(UInt8(ascii: "}"))
        else { return heading }
        return heading.slice(0..<brace - 1).covering(heading.bytes)
    }
}
