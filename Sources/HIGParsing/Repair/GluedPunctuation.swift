import HIGModel
import HIGText

/// Finds marks whose space was lost: `information,see`, `applications(described in …)`, `"Controllers"in`, `don'tset`,
/// and the borders of links and code: `the[Window menu](…)`, "use`code`".
struct GluedPunctuation {
    let repair: TextRepair

    /// - Parameter spans: the links and pieces of code; a word that one starts with is no end of the word before.
    func gaps(in utf8: [UInt8], spans: [Block.Span]) -> [TextRepair.Gap] {
        var found: [TextRepair.Gap] = []
        var quotes = 0
        var brackets = Brackets(utf8)
        for position in utf8.withUnsafeBufferPointer(GluedPunctuation.places) {
            let byte = utf8[position]
            let (before, after) = (utf8[position - 1], utf8[position + 1])
            var (mark, offset) = (position..<position + 1, Int?.none)
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: ";"):
                let isAfterWord = before.isLetter && isEnglish(utf8, endingAt: position)
                let isAfterRemark = before == UInt8(ascii: ")") && brackets.closeRemark(at: position - 1)
                if isAfterWord || isAfterRemark, after.isLetter, isEnglish(utf8, from: position + 1) {
                    offset = position + 1
                }
            case UInt8(ascii: "."):
                if before.isSmallLetter, after.isCapital,
                    opensWithOpener(utf8, at: position + 1)
                        || opensSentence(utf8, at: position + 1) && isEnglish(utf8, endingAt: position)
                {
                    offset = position + 1
                }
            case UInt8(ascii: "\""):
                quotes += 1
                offset = quoteGap(utf8, at: mark, isClosing: quotes.isMultiple(of: 2) != (utf8[0] == byte))
            case UInt8(ascii: "("):
                let isAfterWord = before.isLetter && isEnglish(utf8, endingAt: position)
                if isAfterWord || before == UInt8(ascii: "\""), after.isLetter, brackets.holdPhrase(from: position) {
                    offset = position
                }
                brackets.open(at: position)
            case UInt8(ascii: ")"):
                if after.isSmallLetter, brackets.closeRemark(at: position), isEnglish(utf8, from: position + 1) {
                    offset = position + 1
                }
            case UInt8(ascii: "'"): offset = apostropheGap(utf8, at: mark)
            case 0xE2:
                mark = position..<position + 3
                offset = curlyGap(utf8, at: mark)
            default: break
            }
            if let offset { found.append(gap(utf8, at: offset, mark: mark)) }
        }
        for span in spans {
            let offset = span.range.lowerBound
            guard offset > 0, offset < utf8.count, utf8[offset - 1].isSmallLetter, isEnglish(utf8, endingAt: offset),
                span.style == .code ? opensCode(utf8, at: offset) : utf8[offset].isCapital
            else { continue }
            found.append(gap(utf8, at: offset, mark: offset..<offset + 1))
        }
        return found
    }

    /// The bytes at which a space may be missing; the last one opens curly quotation marks.
    private static let marks = Array(",;.\"()'".utf8) + [0xE2]

    /// Where such a byte stands between two others.
    private static func places(in utf8: UnsafeBufferPointer<UInt8>) -> [Int] {
        let marks = marks
        var places: [Int] = []
        var position = 1
        while let eight = EightBytes(utf8, at: position) {
            if !eight.isLettersAndSpaces {
                let found = marks.reduce(into: UInt64(0)) { $0 |= eight.places(of: $1) }
                for place in EightBytes.Places(found) { places.append(position + place) }
            }
            position += 8
        }
        places += (position..<max(position, utf8.count)).filter { marks.contains(utf8[$0]) }
        if places.last == utf8.count - 1 { places.removeLast() }
        return places
    }

    /// `uses`, and `.uses`, as a member of a type is named.
    private func opensCode(_ utf8: [UInt8], at offset: Int) -> Bool {
        utf8[offset].isLetter
            || utf8[offset] == UInt8(ascii: ".") && offset + 1 < utf8.count && utf8[offset + 1].isLetter
    }

    private func gap(_ utf8: [UInt8], at offset: Int, mark: Range<Int>) -> TextRepair.Gap {
        let start = GluedRun.letters(endingAt: mark.lowerBound, in: utf8).lowerBound
        let end = GluedRun.letters(from: utf8[mark.lowerBound].isLetter ? mark.lowerBound : mark.upperBound, in: utf8)
            .upperBound
        return TextRepair.Gap(offsets: [offset], range: start..<end, reason: .mark)
    }

    /// A closing quotation mark is followed by a space, an opening one preceded by one.
    private func quoteGap(_ utf8: [UInt8], at mark: Range<Int>, isClosing: Bool) -> Int? {
        let (before, after) = (utf8[mark.lowerBound - 1], utf8[mark.upperBound])
        if isClosing {
            return after.isSmallLetter && before > UInt8(ascii: " ") && isEnglish(utf8, from: mark.upperBound)
                ? mark.upperBound : nil
        }
        return before.isSmallLetter && after.isCapital && isEnglish(utf8, endingAt: mark.lowerBound)
            ? mark.lowerBound : nil
    }

    /// What is missing at a mark of three bytes, if that is a curly apostrophe or quotation mark.
    private func curlyGap(_ utf8: [UInt8], at mark: Range<Int>) -> Int? {
        guard mark.upperBound < utf8.count, utf8[mark.lowerBound + 1] == 0x80 else { return nil }
        return switch utf8[mark.lowerBound + 2] {
        case 0x99: apostropheGap(utf8, at: mark)
        case 0x9C: quoteGap(utf8, at: mark, isClosing: false)
        case 0x9D: quoteGap(utf8, at: mark, isClosing: true)
        default: nil
        }
    }

    /// "Don'tset a default", "it'simportant", "the users'workflow": where a word starts behind a contracted "not" or "is", or
    /// behind the mark of a plural's owner.
    private func apostropheGap(_ utf8: [UInt8], at mark: Range<Int>) -> Int? {
        let (before, after) = (utf8[mark.lowerBound - 1], utf8[mark.upperBound])
        let isNegation = before == UInt8(ascii: "n") && after == UInt8(ascii: "t")
        let isVerb = after == UInt8(ascii: "s") && contractsIs(utf8, endingAt: mark.lowerBound)
        guard isNegation || isVerb || before == UInt8(ascii: "s") else { return nil }
        let start = isNegation || isVerb ? mark.upperBound + 1 : mark.upperBound
        let word = GluedRun.letters(from: start, in: utf8)
        // "Dos and don'ts", "it's's": an ending. Behind "n't" whatever is longer is a word, known or not.
        guard word.count > 2, word.lowerBound == start, utf8[start].isSmallLetter else { return nil }
        // "It'self": a word with a mark inside.
        let head = GluedRun.letters(endingAt: mark.lowerBound, in: utf8)
        let whole = Array(utf8[head]) + utf8[mark.upperBound..<word.upperBound]
        if isVerb, repair.isWord(whole, whole.indices) { return nil }
        return isNegation || isEnglish(utf8, word) ? start : nil
    }

    /// Whether "is" may be contracted with the word before a mark.
    private func contractsIs(_ utf8: [UInt8], endingAt end: Int) -> Bool {
        let word = String(decoding: utf8[GluedRun.letters(endingAt: end, in: utf8)], as: UTF8.self).lowercased()
        return Contraction.subjectsOfIs.contains(word)
    }

    /// Whether a capitalised word starts as sentences do, with more words behind it; `menu.Window` may be a name.
    private func opensSentence(_ utf8: [UInt8], at position: Int) -> Bool {
        let word = GluedRun.letters(from: position, in: utf8)
        guard word.upperBound + 1 < utf8.count, utf8[word.upperBound] == UInt8(ascii: " "),
            utf8[word.upperBound + 1].isSmallLetter
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

    private func isEnglish(_ utf8: [UInt8], endingAt end: Int) -> Bool {
        isEnglish(utf8, GluedRun.letters(endingAt: end, in: utf8))
    }

    private func isEnglish(_ utf8: [UInt8], from start: Int) -> Bool {
        isEnglish(utf8, GluedRun.letters(from: start, in: utf8))
    }

    private func isEnglish(_ utf8: [UInt8], _ range: Range<Int>) -> Bool {
        if repair.isWord(utf8, range) { return true }
        // The list of English has "dialog" alone.
        let isPlural = range.count > 3 && utf8[range.upperBound - 1] == UInt8(ascii: "s")
        return isPlural && repair.isWord(utf8, range.dropLast()) || repair.cut(utf8, range) != nil
    }
}
