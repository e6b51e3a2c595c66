import HIGModel
import HIGText

/// Bullets that extraction left in the text, where the list itself is no longer marked up.
enum Bullet {
    /// The last two are bullets of the typefaces Symbol and Wingdings, which have no letters of Unicode.
    private static let signs: Set<Character> = [
        "●", "■", "•", "○", "◦", "▪", "◆", "❖", "▶", "❏", "☐", "□", "‣", "⁃", "∙", "▸", "➤", "♦", "\u{F0B7}",
        "\u{F0A7}",
    ]
    /// Signs that are bullets only where they open a text, with a space behind them.
    private static let openingSigns: Set<Character> = ["-", "*", "–", "·", "►", "✓"]

    /// The length in UTF-8 bytes of the bullet and the space after it at the start of a text; `nil` without one.
    static func opening(_ text: some StringProtocol) -> Int? {
        guard let sign = text.first else { return nil }
        let rest = text.dropFirst()
        guard signs.contains(sign) || openingSigns.contains(sign) && rest.first == " " else { return nil }
        return sign.utf8.count + rest.prefix { $0 == " " }.utf8.count
    }

    /// Whether a text opens with a bullet that is nothing else: no hyphen, no asterisk.
    static func hasSign(_ text: some StringProtocol) -> Bool { text.first.map(signs.contains) ?? false }

    /// Sets items with the box of a second level below the item that leads to them, where extraction put all on one level.
    /// - Parameter places: of the blocks that can have a bullet, ascending.
    static func nest(_ blocks: inout [Block], at places: [Int]) {
        for place in places where place > 0 && blocks[place].text.hasPrefix(innerSign) {
            let before = blocks[place - 1]
            guard let depth = blocks[place].itemDepth, let depthBefore = before.itemDepth else { continue }
            if before.text.hasPrefix(innerSign) {
                blocks[place].kind = .item(depth: max(depth, depthBefore))
            } else if before.text.last == ":", depth == depthBefore {
                blocks[place].kind = .item(depth: depth + 1)
            }
        }
    }

    /// The box before the items of an item, in books that put a full one before those of a list.
    private static let innerSign = "❏"

    /// A paragraph that opens with a bullet, or that has one inside, as the list items it was; other blocks as they
    /// are.
    static func separated(_ block: Block) -> [Block] {
        if case .heading = block.kind {
            // "■ Keep it short." set as a heading is an item of a list; a heading's name keeps its bullet.
            guard HeadingText(block.text).isSentence,
                let mark = number(opening: block.text) ?? (hasSign(block.text) ? opening(block.text) : nil)
            else { return [block] }
            return [block.slice(mark..<block.text.utf8.count, kind: .item(depth: 1))]
        }
        guard block.kind == .paragraph || block.isItem else { return [block] }
        let block = withoutTaskBox(withoutMisreadBox(block))
        if let number = number(opening: block.text), block.kind == .paragraph {
            return [block.slice(number..<block.text.utf8.count, kind: .item(depth: 1))]
        }
        guard mayHold(block.text) else { return [block] }
        let ends = openings(in: block) + [block.text.utf8.count]
        guard ends.count > 1 || opening(block.text) != nil else { return [block] }
        return zip([0] + ends, ends).compactMap { start, end -> Block? in
            let part = block.slice(start..<end)
            guard let bullet = opening(part.text) else { return part.text.isEmpty ? nil : part }
            return part.without(bullet, kind: part.isItem ? part.kind : .item(depth: 1))
        }
        .flatMap(splitWhereBulletIsLost)
    }

    /// The offsets, but for 0, at which an item opens with its bullet inside a block, ascending.
    private static func openings(in block: Block) -> [Int] {
        let lines = openingLines(of: block)
        var openings: [Int] = []
        var offset = 0
        var before: Unicode.Scalar?
        var scalars = block.text.unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            // "A diamond (◆)" names the sign; "▶️" is a picture.
            let isBullet =
                !scalar.isASCII && signScalars.contains(scalar)
                && before.map { !["(", "“", "\""].contains($0) } ?? false
                && !(scalars.first?.properties.isGraphemeExtend ?? false)
            if isBullet || lines.contains(offset) { openings.append(offset) }
            offset += UTF8.width(scalar)
            before = scalar
        }
        return openings
    }

    private static let signScalars = signs.flatMap(\.unicodeScalars)

    /// The offsets, but for 0, of a paragraph's lines that open with a sign that is no bullet elsewhere, if that opens the
    /// paragraph, or two lines and more.
    private static func openingLines(of block: Block) -> Set<Int> {
        let utf8 = Array(block.text.utf8)
        guard utf8.contains(where: { $0 >= 0x80 }) else { return [] }
        let starts = block.origins.map(\.text).filter {
            $0 == 0 || $0 < utf8.count && utf8[$0 - 1] == UInt8(ascii: " ")
        }
        let openings = starts.filter { start in
            let line = String(decoding: utf8[start...].prefix(5), as: UTF8.self)
            return utf8[start] >= 0x80 && opening(line) != nil && !hasSign(line)
        }
        return openings.first == 0 || openings.count > 1 ? Set(openings.filter { $0 > 0 }) : []
    }

    /// The length in UTF-8 bytes of the number or letter of a step at the start of a text: "9. Thank the reader.",
    /// "(3) Wait.", "a) Ask first."
    private static func number(opening text: String) -> Int? {
        let utf8 = Array(text.utf8.prefix(6))
        let start = utf8.first == UInt8(ascii: "(") ? 1 : 0
        let digits = utf8.dropFirst(start).prefix(while: \.isDigit).count
        let isLetter = utf8.count > start && utf8[start].isSmallLetter
        let end = start + (isLetter ? 1 : digits)
        guard (start + 1...start + 2).contains(end), utf8.count > end + 2, utf8[end + 1] == UInt8(ascii: " "),
            utf8[end + 2].isCapital
        else { return nil }
        let isBracket = utf8[end] == UInt8(ascii: ")")
        let isStop = utf8[end] == UInt8(ascii: ".") && start == 0 && !isLetter
        return isBracket || isStop ? end + 2 : nil
    }

    /// Whether a block's text can have a bullet, a step's number or a box, as its bytes tell: nearly all have none.
    static func mayStand(in text: String, ofItem isItem: Bool) -> Bool {
        guard let first = text.utf8.first else { return false }
        let isBracketed = first == UInt8(ascii: "(") || text.utf8.dropFirst().first == UInt8(ascii: ")")
        if first.isDigit || isBracketed || mayHold(text) { return true }
        guard isItem else { return false }
        return first == UInt8(ascii: "[")
            || misreadBoxes.contains(first) && text.utf8.dropFirst().first == UInt8(ascii: " ")
    }

    /// Whether a text can hold a bullet, as its bytes tell: reading it character by character takes a fifth of the time
    /// that an edition takes.
    private static func mayHold(_ text: String) -> Bool {
        guard let first = text.utf8.first else { return false }
        if openingBytes.contains(first), opening(text) != nil { return true }
        var text = text
        return text.withUTF8 { utf8 in
            var place = 0
            while place + 2 < utf8.count {
                // Most texts have nothing beyond ASCII.
                if let eight = EightBytes(utf8, at: place), eight.isASCII {
                    place += 8
                    continue
                }
                if utf8[place] == 0xE2 || utf8[place] == 0xEF,
                    signEnds.contains(UInt16(utf8[place + 1]) << 8 | UInt16(utf8[place + 2]))
                {
                    return true
                }
                // The only sign of two bytes: "·".
                if utf8[place] == 0xC2, utf8[place + 1] == 0xB7 { return true }
                place += 1
            }
            return false
        }
    }

    private static let openingBytes = Set(openingSigns.compactMap(\.utf8.first))

    /// The second and the third byte of each sign of three, which has no letter's; the first is 0xE2 or 0xEF.
    private static let signEnds = signs.union(openingSigns).filter { $0.utf8.count == 3 }
        .map { sign in sign.utf8.dropFirst().reduce(UInt16(0)) { $0 << 8 | UInt16($1) } }

    /// What a scanner reads in place of a printed box.
    private static let misreadBoxes: [UInt8] = Array("DdaonO0".utf8)

    /// A list item without the box of GitHub's task lists: "[ ] Test it".
    private static func withoutTaskBox(_ block: Block) -> Block {
        block.isItem && ["[ ] ", "[x] ", "[X] "].contains(where: block.text.hasPrefix) ? block.without(4) : block
    }

    /// A list item without the letter that a scanner read for its box: `d The user can choose Undo`.
    private static func withoutMisreadBox(_ block: Block) -> Block {
        let utf8 = Array(block.text.utf8.prefix(4))
        guard block.isItem, utf8.count == 4, misreadBoxes.contains(utf8[0]), utf8[1] == UInt8(ascii: " ") else {
            return block
        }
        // What follows is a word with a capital, or a quotation: U+201C starts with 0xE2.
        let isQuotation = utf8[2] == UInt8(ascii: "\"") || utf8[2] == 0xE2
        let isWord = utf8[2].isCapital && utf8[3] >= UInt8(ascii: "a")
        guard isQuotation || isWord else { return block }
        return block.slice(2..<block.text.utf8.count)
    }

    /// Verbs that open the items of a descriptive list ("Is translucent", "Can change its height").
    private static let openers: Set<String> = [
        "is", "are", "can", "has", "have", "does", "do", "may", "must", "should",
    ]

    /// Two items on one line whose second bullet is lost: `… changes orientation Maintains the same height …`.
    ///
    /// The second item is recognised where a capitalised verb follows a lowercase word without punctuation between
    /// them, in an item that opens with such a verb itself.
    private static func splitWhereBulletIsLost(_ block: Block) -> [Block] {
        guard block.isItem else { return [block] }
        let words = Word.all(in: block.text)
        guard let first = words.first, opensItem(first.text) else { return [block] }
        let utf8 = Array(block.text.utf8)
        var cuts: [Int] = []
        for (word, next) in zip(words, words.dropFirst()) {
            let isCapitalised = utf8[next.bytes.lowerBound].isCapital
            let followsLowercase = utf8[word.bytes.lowerBound] >= UInt8(ascii: "a")
            let isAdjacent = next.bytes.lowerBound == word.bytes.upperBound + 1
            guard isCapitalised, followsLowercase, isAdjacent, opensItem(next.text) else { continue }
            cuts.append(next.bytes.lowerBound)
        }
        return cuts.isEmpty ? [block] : zip([0] + cuts, cuts + [utf8.count]).map { block.slice($0..<$1) }
    }

    private static func opensItem(_ word: String) -> Bool {
        if openers.contains(word) { return true }
        guard word.hasSuffix("s"), !word.hasSuffix("ss") else { return false }
        return Verbs.base(ofThirdPerson: word) != nil
    }
}
