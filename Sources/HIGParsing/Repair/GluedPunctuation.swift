import HIGModel

/// Finds marks whose space was lost: `information,see`, `applications(described in …)`, `"Controllers"in`, `don'tset`,
/// and the borders of links and code: `the[Window menu](…)`, "use`code`".
struct GluedPunctuation {
    let repair: TextRepair

    /// - Parameter spans: the links and pieces of code; a word that one starts with is no end of the word before.
    func gaps(in utf8: [UInt8], spans: [Block.Span]) -> [TextRepair.Gap] {
        var found: [TextRepair.Gap] = []
        var quotes = 0
        for position in utf8.withUnsafeBufferPointer(GluedPunctuation.places) {
            let byte = utf8[position]
            let (before, after) = (utf8[position - 1], utf8[position + 1])
            var offset: Int?
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: ";"):
                if isLetter(before), isLetter(after), isEnglish(utf8, endingAt: position),
                    isEnglish(utf8, from: position + 1)
                {
                    offset = position + 1
                }
            case UInt8(ascii: "."):
                if isLower(before), isUpper(after),
                    opensWithOpener(utf8, at: position + 1)
                        || opensSentence(utf8, at: position + 1) && isEnglish(utf8, endingAt: position)
                {
                    offset = position + 1
                }
            case UInt8(ascii: "\""):
                quotes += 1
                offset = quoteGap(utf8, at: position, isClosing: quotes.isMultiple(of: 2) != (utf8[0] == byte))
            case UInt8(ascii: "("):
                let isAfterWord = isLetter(before) && isEnglish(utf8, endingAt: position)
                if isAfterWord || before == UInt8(ascii: "\""), isLetter(after), holdsPhrase(utf8, from: position) {
                    offset = position
                }
            case UInt8(ascii: "'"): offset = apostropheGap(utf8, at: position)
            default: break
            }
            if let offset { found.append(gap(utf8, at: offset, mark: position)) }
        }
        for span in spans {
            let offset = span.range.lowerBound
            guard offset > 0, offset < utf8.count, isLower(utf8[offset - 1]), isEnglish(utf8, endingAt: offset),
                span.style == .code ? opensCode(utf8, at: offset) : isUpper(utf8[offset])
            else { continue }
            found.append(gap(utf8, at: offset, mark: offset))
        }
        return found
    }

    /// The bytes at which a space may be missing.
    private static let marks = Array(",;.\"('".utf8)

    /// Where such a byte stands between two others.
    private static func places(in utf8: UnsafeBufferPointer<UInt8>) -> [Int] {
        let marks = marks
        var places: [Int] = []
        var position = 1
        while let eight = EightBytes(utf8, at: position) {
            var found = marks.reduce(into: UInt64(0)) { $0 |= eight.places(of: $1) }
            while found != 0 {
                places.append(position + found.trailingZeroBitCount / 8)
                found &= found &- 1
            }
            position += 8
        }
        places += (position..<max(position, utf8.count)).filter { marks.contains(utf8[$0]) }
        if places.last == utf8.count - 1 { places.removeLast() }
        return places
    }

    /// `uses`, and `.uses`, as a member of a type is named.
    private func opensCode(_ utf8: [UInt8], at offset: Int) -> Bool {
        isLetter(utf8[offset])
            || utf8[offset] == UInt8(ascii: ".") && offset + 1 < utf8.count && isLetter(utf8[offset + 1])
    }

    private func gap(_ utf8: [UInt8], at offset: Int, mark: Int) -> TextRepair.Gap {
        let start = GluedRun.letters(endingAt: mark, in: utf8).lowerBound
        let end = GluedRun.letters(from: isLetter(utf8[mark]) ? mark : mark + 1, in: utf8).upperBound
        return TextRepair.Gap(offsets: [offset], range: start..<end, reason: .mark)
    }

    /// A closing quotation mark is followed by a space, an opening one preceded by one.
    private func quoteGap(_ utf8: [UInt8], at position: Int, isClosing: Bool) -> Int? {
        let (before, after) = (utf8[position - 1], utf8[position + 1])
        if isClosing {
            return isLower(after) && before > UInt8(ascii: " ") && isEnglish(utf8, from: position + 1)
                ? position + 1 : nil
        }
        return isLower(before) && isUpper(after) && isEnglish(utf8, endingAt: position) ? position : nil
    }

    /// "Don'tset a default", "the users'workflow": where a word starts behind a contracted "not", or behind the mark of a
    /// plural's owner.
    private func apostropheGap(_ utf8: [UInt8], at position: Int) -> Int? {
        let isNegation = utf8[position - 1] == UInt8(ascii: "n") && utf8[position + 1] == UInt8(ascii: "t")
        guard isNegation || utf8[position - 1] == UInt8(ascii: "s") else { return nil }
        let start = isNegation ? position + 2 : position + 1
        let word = GluedRun.letters(from: start, in: utf8)
        // "Dos and don'ts", "it's's": an ending. Behind "n't" whatever is longer is a word, known or not.
        guard word.count > 2, word.lowerBound == start, isLower(utf8[start]) else { return nil }
        return isNegation || isEnglish(utf8, word) ? start : nil
    }

    /// Whether a capitalised word starts as sentences do, with more words behind it; `menu.Window` may be a name.
    private func opensSentence(_ utf8: [UInt8], at position: Int) -> Bool {
        let word = GluedRun.letters(from: position, in: utf8)
        guard word.upperBound + 1 < utf8.count, utf8[word.upperBound] == UInt8(ascii: " "),
            isLower(utf8[word.upperBound + 1])
        else { return false }
        return isEnglish(utf8, word)
    }

    /// Whether one of the words follows that begin sentences and no name: "dialogs.For an alert".
    private func opensWithOpener(_ utf8: [UInt8], at position: Int) -> Bool {
        let word = GluedRun.letters(from: position, in: utf8)
        guard word.upperBound < utf8.count, utf8[word.upperBound] == UInt8(ascii: " ") else { return false }
        return GluedPunctuation.openers.contains(String(decoding: utf8[word], as: UTF8.self))
    }

    private static let openers: Set<String> = [
        "For", "If", "The", "When", "You", "However", "These", "This", "Because", "Although", "Figure",
    ]

    /// Whether the bracket holds words, as a remark does and a function's arguments do not.
    private func holdsPhrase(_ utf8: [UInt8], from open: Int) -> Bool {
        let inside = utf8[(open + 1)...].prefix { $0 != UInt8(ascii: ")") }
        return inside.contains(UInt8(ascii: " "))
    }

    private func isEnglish(_ utf8: [UInt8], endingAt end: Int) -> Bool {
        isEnglish(utf8, GluedRun.letters(endingAt: end, in: utf8))
    }

    private func isEnglish(_ utf8: [UInt8], from start: Int) -> Bool {
        isEnglish(utf8, GluedRun.letters(from: start, in: utf8))
    }

    private func isEnglish(_ utf8: [UInt8], _ range: Range<Int>) -> Bool {
        repair.isWord(utf8, range) || repair.cut(utf8, range) != nil
    }

    private func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

    private func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

    private func isLetter(_ byte: UInt8) -> Bool { isLower(byte | 0x20) }
}
