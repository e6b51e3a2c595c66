import HIGText

/// What many dialects of markdown put behind a heading: `## Lamps {#lamps .wide}`.
enum HeadingAttributes {
    /// The heading without them; they stand in the source all the same.
    static func without(_ heading: Block) -> Block {
        end(ofWordsIn: heading.text).map { heading.slice(0..<$0).covering(heading.bytes) } ?? heading
    }

    /// The same of a heading's text.
    static func without(_ heading: String) -> String {
        end(ofWordsIn: heading).flatMap { String(heading.utf8.prefix($0)) } ?? heading
    }

    /// Where the words before them end, in UTF-8 bytes; `nil` where there are none.
    private static func end(ofWordsIn heading: String) -> Int? {
        guard heading.utf8.last == UInt8(ascii: "}") else { return nil }
        let utf8 = Array(heading.utf8)
        guard let brace = utf8.lastIndex(of: UInt8(ascii: "{")), brace > 0,
            utf8[brace - 1] == UInt8(ascii: " "), "#.:".utf8.contains(utf8[brace + 1]),
            !utf8[brace...].dropLast().contains(UInt8(ascii: "}"))
        else { return nil }
        return brace - 1
    }
}
