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
            for character in span.text {
                if character == " " || !character.isASCII && character.isWhitespace && character != "\u{A0}"
                    || character == "\n" || character == "\t" || character == "\r\n"
                {
                    if !word.spans.isEmpty { words.append(word) }
                    word = Word(gap: span.role)
                } else {
                    word.append(character, span.role)
                }
            }
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

    mutating func append(_ character: Character, _ role: Role) {
        if let last = spans.last, last.role == role {
            spans[spans.count - 1] = Span(last.text + String(character), role)
        } else {
            spans.append(Span(String(character), role))
        }
        width += character.displayWidth
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
                piece.append(character, span.role)
            }
        }
        return pieces + [piece]
    }
}
