import HIGModel

/// Finds the spaces that conversion put in front of a mark: `_Health_ , or`, `the [Dock](#dock) .`, `scroll bars .`.
struct LooseMark {
    /// A block's text in UTF-8.
    let text: [UInt8]
    let spans: [Block.Span]

    /// Each such space, in order.
    func spaces() -> [Range<Int>] {
        var spaces: [Range<Int>] = []
        for place in text.indices.dropFirst().dropLast()
        where text[place] == UInt8(ascii: " ") && isMark(at: place + 1) && isClosed(at: place) {
            spaces.append(place..<place + 1)
        }
        return spaces
    }

    /// Whether a mark stands at a place and ends there: `.prominent` and `. . .` are none, nor is a key's name in a style
    /// of its own, as in "Command-`,`".
    private func isMark(at place: Int) -> Bool {
        switch text[place] {
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "."): break
        default: return false
        }
        guard !spans.contains(where: { $0.range.contains(place) && !isWide($0) }) else { return false }
        guard place + 1 < text.count else { return true }
        return text[place + 1] == UInt8(ascii: " ") && (place + 2 == text.count || text[place + 2] != text[place])
    }

    /// Whether a style reaches over more than a mark.
    private func isWide(_ span: Block.Span) -> Bool { span.style != .code && span.range.count > 1 }

    /// Whether a word, or a stretch with a style of its own, ends before a place.
    private func isClosed(at place: Int) -> Bool {
        let before = text[place - 1]
        return before.isLetter || before == UInt8(ascii: ")") || before >= 0x80
            || spans.contains { $0.range.upperBound == place }
    }
}
