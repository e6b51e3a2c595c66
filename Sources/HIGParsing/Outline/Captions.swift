/// Headings that name no section but the picture after them.
///
/// Extraction takes captions in a figure of several pictures for headings. One has a picture right before and right after
/// it, or a picture and then such a caption after it; or it is those of two pictures side by side, which begin alike.
struct Captions {
    /// The lines of the captions.
    let lines: Set<Int>

    private enum Kind: Equatable {
        case heading, picture, text
    }

    /// - Parameter lines: all lines of `text`.
    init(of lines: [TextLine], in text: SourceText) {
        let filled = lines.compactMap { line in
            Captions.kind(of: line, in: text).map { (number: line.number, kind: $0) }
        }
        var captions: Set<Int> = []
        // From the end, as a caption may be known by the one after it.
        for place in filled.indices.reversed() where filled[place].kind == .heading {
            let behind = filled[(place + 1)...]
            guard behind.first?.kind == .picture else { continue }
            let isBehindPicture = place > 0 && filled[place - 1].kind == .picture
            let next = behind.first { $0.kind != .picture }?.number
            let number = filled[place].number
            if isBehindPicture || next.map(captions.contains) ?? false || Captions.isOfTwo(lines[number - 1].heading) {
                captions.insert(number)
            }
        }
        self.lines = captions
    }

    /// "Gate by day Gate by night": whether its first two words begin it anew.
    private static func isOfTwo(_ heading: TextLine.Heading?) -> Bool {
        let words = heading.map { HeadingText($0.raw).words.split(separator: " ") } ?? []
        return words.indices.dropFirst(2).dropLast().contains { words[$0...].prefix(2) == words.prefix(2) }
    }

    /// `nil` for a blank line.
    private static func kind(of line: TextLine, in text: SourceText) -> Kind? {
        if line.heading != nil { return .heading }
        let bytes = text.bytes(ofLine: line.number)
        guard bytes.starts(with: "![".utf8) else { return line.key == nil ? nil : .text }
        return line.key == nil || isPictureAlone(bytes) ? .picture : .text
    }

    /// `![A gate](a.png)`, with nothing beside it.
    private static func isPictureAlone(_ line: ArraySlice<UInt8>) -> Bool {
        guard let end = line.firstRange(of: "](".utf8)?.upperBound,
            let close = line[end...].firstIndex(of: UInt8(ascii: ")"))
        else { return false }
        return line[(close + 1)...].allSatisfy { $0 <= UInt8(ascii: " ") }
    }
}
