/// Text on one line of the page.
typealias Line = [Span]

extension [Span] {
    var displayWidth: Int { reduce(0) { $0 + $1.text.displayWidth } }

    /// The text broken at white space into lines no wider than `width` columns; a word that is wider is broken
    /// wherever it must, or stands out where words are kept whole. No-break spaces hold.
    func wrapped(to width: Int, breaksWords: Bool = true) -> [Line] {
        var breaker = LineBreaker(width: width, breaksWords: breaksWords)
        for span in self { breaker.append(span) }
        return breaker.end()
    }

    func padded(to width: Int) -> Line {
        self + [Span(String(repeating: " ", count: Swift.max(0, width - displayWidth)))]
    }
}

/// Sets words on lines, as they come.
private struct LineBreaker {
    let width: Int
    let breaksWords: Bool
    private var lines: [Line] = []
    private var line = OpenLine()
    private var word = Word(gap: .plain)

    init(width: Int, breaksWords: Bool) {
        self.width = width
        self.breaksWords = breaksWords
    }

    mutating func append(_ span: Span) {
        let text = span.text
        var start = text.startIndex
        var index = start
        // Of plain ASCII, which nearly all text is, the bytes are the columns.
        var isPlain = true
        while index < text.endIndex {
            if text.isBreakable(at: index) {
                word.append(text[start..<index], span.role, isPlain: isPlain)
                endWord(gap: span.role)
                index = text.unicodeScalars.index(after: index)
                start = index
                isPlain = true
            } else {
                isPlain = isPlain && text.utf8[index].isPlain
                index = text.utf8.index(after: index)
            }
        }
        word.append(text[start...], span.role, isPlain: isPlain)
    }

    mutating func end() -> [Line] {
        endWord(gap: .plain)
        return line.isEmpty ? lines : lines + [line.end()]
    }

    private mutating func endWord(gap: Role) {
        if breaksWords, word.width > width {
            for part in word.broken(to: max(width, 2)) { place(part) }
        } else if !word.pieces.isEmpty {
            place(word)
        }
        word.clear(gap: gap)
    }

    private mutating func place(_ word: Word) {
        let gap = line.isEmpty || word.followsDirectly ? 0 : 1
        if line.width + gap + word.width > width, !line.isEmpty {
            lines.append(line.end())
        } else if gap > 0 {
            line.appendSpace(word.gap)
        }
        line.append(word)
    }
}

/// Characters that stay together, possibly in several roles, and the role of the white space before them.
private struct Word {
    private(set) var gap: Role
    private(set) var followsDirectly = false
    private(set) var pieces: [(text: Substring, role: Role)] = []
    private(set) var width = 0

    init(gap: Role) {
        self.gap = gap
    }

    mutating func append(_ text: Substring, _ role: Role, isPlain: Bool) {
        guard !text.isEmpty else { return }
        pieces.append((text, role))
        width += isPlain ? text.utf8.count : text.displayWidth
    }

    /// Makes it an empty word again, which keeps its memory: a page has hundreds of words.
    mutating func clear(gap: Role) {
        self.gap = gap
        followsDirectly = false
        pieces.removeAll(keepingCapacity: true)
        width = 0
    }

    /// The word in parts no wider than `limit`, which is at least the 2 columns of a wide character.
    func broken(to limit: Int) -> [Word] {
        var parts: [Word] = []
        var part = Word(gap: gap)
        for piece in pieces {
            // As a text of its own: see `displayWidth`.
            for character in String(piece.text) {
                if part.width + character.displayWidth > limit {
                    parts.append(part)
                    part = Word(gap: gap)
                    part.followsDirectly = true
                }
                part.append(Substring(String(character)), piece.role, isPlain: false)
            }
        }
        return parts + [part]
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
        text.append(contentsOf: piece)
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
