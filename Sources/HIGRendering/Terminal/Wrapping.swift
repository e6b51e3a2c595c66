/// Text on one line of the page.
typealias Line = [Span]

extension [Span] {
    var displayWidth: Int { reduce(0) { $0 + $1.text.displayWidth } }

    /// The text broken at white space into lines no wider than `width` columns; a word that is wider is broken
    /// wherever it must. No-break spaces hold.
    func wrapped(to width: Int) -> [Line] {
        var lines: [Line] = []
        var line: Line = []
        var column = 0
        for word in words.flatMap({ $0.broken(to: Swift.max(width, 2)) }) {
            let gap = line.isEmpty || word.followsDirectly ? 0 : 1
            if column + gap + word.width > width, !line.isEmpty {
                lines.append(line)
                line = []
                column = 0
            } else if gap > 0 {
                line.append(Span(" ", word.gap))
                column += 1
            }
            line += word.spans
            column += word.width
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// The text on one line: all of it, or as much as fits in `width` columns with a … at the end.
    func cut(to width: Int) -> Line {
        guard displayWidth > width else { return self }
        var line: Line = []
        var room = width - 1
        for span in self {
            var kept = ""
            for character in span.text {
                guard character.displayWidth <= room else {
                    return line + [Span(kept.trimmingTrailingSpaces + "…", span.role)]
                }
                kept.append(character)
                room -= character.displayWidth
            }
            line.append(Span(kept, span.role))
        }
        return line
    }

    func padded(to width: Int) -> Line {
        self + [Span(String(repeating: " ", count: Swift.max(0, width - displayWidth)))]
    }

    private var words: [Word] {
        var words: [Word] = []
        var word = Word(gap: .plain)
        for span in self {
            var rest = span.text[...]
            let isPlain = span.text.isPlain
            while let space = isPlain
                ? rest.utf8.firstIndex(of: UInt8(ascii: " ")) : rest.firstIndex(where: \.isBreakable)
            {
                word.append(rest[..<space], span.role)
                if !word.spans.isEmpty { words.append(word) }
                word = Word(gap: span.role)
                rest = rest[rest.index(after: space)...]
            }
            word.append(rest, span.role)
        }
        return word.spans.isEmpty ? words : words + [word]
    }
}

/// Characters that stay together, possibly in several roles, and the role of the white space before them.
private struct Word {
    var gap: Role
    var followsDirectly = false
    var spans: [Span] = []
    var width = 0

    init(gap: Role) {
        self.gap = gap
    }

    mutating func append(_ text: some StringProtocol, _ role: Role) {
        guard !text.isEmpty else { return }
        if let last = spans.last, last.role == role {
            spans[spans.count - 1] = Span(last.text + text, role)
        } else {
            spans.append(Span(String(text), role))
        }
        width += text.displayWidth
    }

    /// The word in pieces no wider than `limit`, which is at least the 2 columns of a wide character.
    func broken(to limit: Int) -> [Word] {
        guard width > limit else { return [self] }
        var pieces: [Word] = []
        var piece = Word(gap: gap)
        for span in spans {
            for character in span.text {
                if piece.width + character.displayWidth > limit {
                    pieces.append(piece)
                    piece = Word(gap: gap)
                    piece.followsDirectly = true
                }
                piece.append(String(character), span.role)
            }
        }
        return pieces + [piece]
    }
}

extension Character {
    /// White space at which a line may end; ASCII is told first, as looking up Unicode properties is slow.
    fileprivate var isBreakable: Bool {
        if isASCII { return self == " " || self == "\n" || self == "\t" || self == "\r\n" }
        return isWhitespace && self != "\u{A0}"
    }
}
