import HIGModel

/// How roles look on a terminal.
enum Ink: Sendable {
    /// Deletions and insertions in the marks of `wdiff` and `git diff --word-diff`: `[-old-]{+new+}`.
    case marks
    /// ANSI colours, deletions struck through and insertions underlined as well for those who see no colours.
    case color

    /// The text as it goes into the layout: made visible, with marks where there is no colour.
    func prepared(_ spans: [Span]) -> [Span] {
        spans.map { span in
            let text = span.text.visible
            switch (self, span.role) {
            case (.marks, .deleted): return Span("[-" + text + "-]", span.role)
            case (.marks, .inserted): return Span("{+" + text + "+}", span.role)
            default: return Span(text, span.role)
            }
        }
    }

    /// A finished line as it goes to the terminal.
    func painted(_ line: Line) -> String {
        var text = ""
        var open: Role?
        for span in line.withoutTrailingSpaces where !span.text.isEmpty {
            if self == .color, span.role != open {
                if let open, open.code != nil { text += "\u{1B}[0m" }
                if let code = span.role.code { text += "\u{1B}[" + code + "m" }
                open = span.role
            }
            text += span.text.breakable
        }
        if let open, open.code != nil { text += "\u{1B}[0m" }
        return text
    }
}

extension String {
    /// No-break spaces have done their work once the lines are set; plain ones are found by `grep`.
    fileprivate var breakable: String {
        // Byte by byte, and only where its first one occurs: telling characters apart is slow.
        guard !isPlain, utf8.contains(0xC2) else { return self }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count)
        for byte in utf8 {
            if byte == 0xA0, bytes.last == 0xC2 {
                bytes[bytes.count - 1] = UInt8(ascii: " ")
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Line {
    /// What pads a column is noise at the end of a line.
    fileprivate var withoutTrailingSpaces: Line {
        // Most text ends in a letter or a full stop: a look at its last byte is enough.
        if let byte = last?.text.utf8.last, (0x21..<0x7F).contains(byte) { return self }
        var line = self
        while let last = line.popLast() {
            let text = last.text.trimmingTrailingSpaces
            if !text.isEmpty { return line + [Span(String(text), last.role)] }
        }
        return line
    }
}

extension Role {
    /// The parameters of the ANSI sequence; `nil` for text as it is.
    fileprivate var code: String? {
        switch self {
        case .plain: nil
        case .strong: "1"
        case .aside: "2"
        case .deleted: "31;9"
        case .inserted: "32;4"
        case .match: "1;33"
        case .verdict(let relation): relation.code
        }
    }
}

extension Change.Relation {
    fileprivate var code: String {
        switch self {
        case .identical, .notFound: "1"
        case .reworded: "1;33"
        case .split, .merged: "1;36"
        case .reversed: "1;35"
        case .added, .reintroduced: "1;32"
        case .removed: "1;31"
        }
    }
}
