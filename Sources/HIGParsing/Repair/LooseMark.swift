import HIGModel
import HIGText

/// Finds the spaces that conversion put in front of a mark: `_Health_ , or`, `the [Dock](#dock) .`, `scroll bars .`.
struct LooseMark {
    /// A block's text in UTF-8.
    let text: [UInt8]
    let spans: [Block.Span]

    /// Each such space, in order.
    func spaces() -> [Range<Int>] {
        let places = text.withUnsafeBufferPointer(LooseMark.places)
        guard !places.isEmpty else { return [] }
        let ends = Set(spans.map(\.range.upperBound))
        var narrow = spans.filter { !isWide($0) }.map(\.range)[...]
        return places.filter { place in
            // Neither places nor spans are looked at again.
            narrow = narrow.drop { $0.upperBound <= place + 1 }
            let isNarrow = narrow.first?.contains(place + 1) ?? false
            return !isNarrow && markEnds(at: place + 1) && (closesWord(at: place) || ends.contains(place))
        }
        .map { $0..<$0 + 1 }
    }

    /// Where a space stands in front of what may be such a mark.
    private static func places(in text: UnsafeBufferPointer<UInt8>) -> [Int] {
        var places: [Int] = []
        var position = 1
        // The last of eight bytes is looked at again with those behind it.
        while let eight = EightBytes(text, at: position) {
            let marks =
                eight.places(of: UInt8(ascii: ",")) | eight.places(of: UInt8(ascii: ";"))
                | eight.places(of: UInt8(ascii: "."))
            let found = eight.places(of: UInt8(ascii: " ")) << 8 & marks
            for mark in EightBytes.Places(found) { places.append(position + mark - 1) }
            position += 7
        }
        for place in text.indices.dropFirst(position).dropLast() where text[place] == UInt8(ascii: " ") {
            switch text[place + 1] {
            case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "."): places.append(place)
            default: break
            }
        }
        return places
    }

    /// Whether the mark at a place ends there: `.prominent` and `. . .` are none.
    private func markEnds(at place: Int) -> Bool {
        guard place + 1 < text.count else { return true }
        return text[place + 1] == UInt8(ascii: " ") && (place + 2 == text.count || text[place + 2] != text[place])
    }

    /// Whether a style reaches over more than a mark: a key's name has one of its own, as in "Command-`,`".
    private func isWide(_ span: Block.Span) -> Bool { span.style != .code && span.range.count > 1 }

    /// Whether a word or a bracket ends before a place.
    private func closesWord(at place: Int) -> Bool {
        let before = text[place - 1]
        return before.isLetter || before == UInt8(ascii: ")") || before >= 0x80
    }
}
