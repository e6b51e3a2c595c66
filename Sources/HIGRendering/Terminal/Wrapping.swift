/// Text on one line of the page.
typealias Line = [Span]

extension [Span] {
    var displayWidth: Int { reduce(0) { $0 + $1.text.displayWidth } }

    /// The text broken at white space into lines no wider than `width` columns; a word that is wider is broken
    /// wherever it must. No-break spaces hold.
    func wrapped(to width: Int) -> [Line] {
        var lines: [Line] = []
        var line = OpenLine()
        for whole in words {
            // Nearly all words fit on a line.
            for word in whole.width <= width ? [whole] : whole.broken(to: Swift.max(width, 2)) {
                let gap = line.isEmpty || word.followsDirectly ? 0 : 1
                if line.width + gap + word.width > width, !line.isEmpty {
                    lines.append(line.end())
                } else if gap > 0 {
                    line.appendSpace(word.gap)
                }
                line.append(word)
            }
        }
        return line.isEmpty ? lines : lines + [line.end()]
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
            let text = span.text
            var start = text.startIndex
            var index = start
            while index < text.endIndex {
                guard text.isBreakable(at: index) else {
                    index = text.utf8.index(after: index)
                    continue
                }
                word.append(text[start..<index], span.role)
                if !word.pieces.isEmpty { words.append(word) }
                word = Word(gap: span.role)
                index = text.unicodeScalars.index(after: index)
                start = index
            }
            word.append(text[start...], span.role)
        }
        return word.pieces.isEmpty ? words : words + [word]
    }
}

/// Characters that stay together, possibly in several roles, and the role of the white space before them.
private struct Word {
    var gap: Role
    var followsDirectly = false
    var pieces: [(text: Substring, role: Role)] = []
    var width = 0

    init(gap: Role) {
        self.gap = gap
    }

    mutating func append(_ text: Substring, _ role: Role) {
        guard !text.isEmpty else { return }
        pieces.append((text, role))
        width += text.displayWidth
    }

    /// The word in pieces no wider than `limit`, which is at least the 2 columns of a wide character.
    func broken(to limit: Int) -> [Word] {
        guard width > limit else { return [self] }
        var words: [Word] = []
        var word = Word(gap: gap)
        for piece in pieces {
            for character in piece.text {
                if word.width + character.displayWidth > limit {
                    words.append(word)
                    word = Word(gap: gap)
                    word.followsDirectly = true
                }
                word.append(Substring(String(character)), piece.role)
            }
        }
        return words + [word]
    }
}

/// A line in the making: what has one role is one span.
private struct OpenLine {
    private(set) var width = 0
    private var spans: Line = []
    private var text = ""
    private var role = Role.plain

    var isEmpty: Bool { width == 0 && spans.isEmpty && text.isEmpty }

    mutating func append(_ word: Word) {
        for piece in word.pieces { append(piece.text, piece.role) }
        width += word.width
    }

    mutating func appendSpace(_ role: Role) {
        append(" ", role)
        width += 1
    }

    private mutating func append(_ piece: Substring, _ role: Role) {
        if role != self.role {
            close()
            self.role = role
        }
        text += piece
    }

    private mutating func close() {
        if !text.isEmpty { spans.append(Span(text, role)) }
        text = ""
    }

    /// The line as it is, and from now on an empty one.
    mutating func end() -> Line {
        close()
        defer { self = OpenLine() }
        return spans
    }
}

extension String {
    /// Whether a line may end at what begins with this byte: white space, but not a no-break space. Bytes are told
    /// first, as looking up Unicode properties is slow.
    fileprivate func isBreakable(at index: Index) -> Bool {
        switch utf8[index] {
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"): true
        // All white space beyond ASCII begins with one of these.
        case 0xC2, 0xE1, 0xE2, 0xE3:
            unicodeScalars[index].properties.isWhitespace && unicodeScalars[index] != "\u{A0}"
        default: false
        }
    }
}
