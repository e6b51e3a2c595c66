import HIGModel

/// Mends words that extraction from a PDF glued together: `alwaystakesthe` was `always takes the`.
///
/// A word is split only on evidence; what cannot be proven is left alone. Code, addresses and names with a capital
/// inside are never touched.
///
/// A class, because all threads share what it mends with: a block takes several copies of a struct, and with each of them
/// the threads would wait for each other's counts.
final class TextRepair {
    let glued: GluedWords
    /// How the edition's spaces came through.
    let spacing: Spacing
    /// Whether it mends pages that never went through extraction: what they write in one word they mean so.
    private let isOfPages: Bool
    /// What it has asked so far.
    let asked = WordsAsked()

    init(glued: GluedWords, spacing: Spacing, isOfPages: Bool = false) {
        self.glued = glued
        self.spacing = spacing
        self.isOfPages = isOfPages
    }

    /// A block with its damage mended, and what was done.
    func mended(_ block: Block, in source: SourceText) -> (block: Block, repairs: [Repair]) {
        guard block.kind != .code else { return (block, []) }
        var block = block
        var utf8 = Array(block.text.utf8)
        var repairs: [Repair] = []
        func remove(_ stretches: [Range<Int>], _ removed: [Repair]) {
            guard !stretches.isEmpty else { return }
            block = block.removing(stretches)
            utf8 = Array(block.text.utf8)
            repairs += removed
        }
        let spaces = looseSpaces(block, utf8, source)
        remove(spaces.stretches, spaces.repairs)
        let hyphens = lineEnds(block, utf8, source)
        remove(hyphens.stretches, hyphens.repairs)
        let found = gaps(in: block, utf8)
        guard !found.isEmpty else { return (block, repairs) }
        repairs += found.map { gap in
            Repair(
                line: source.line(at: block.sourceOffset(gap.range.lowerBound)),
                found: String(decoding: utf8[gap.range], as: UTF8.self),
                mended: TextRepair.spaced(utf8, gap.range, at: gap.offsets), reason: gap.reason)
        }
        return (block.inserting(spacesAt: Array(Set(found.flatMap(\.offsets))).sorted()), repairs)
    }

    /// The spaces in front of a block's marks.
    private func looseSpaces(
        _ block: Block, _ utf8: [UInt8], _ source: SourceText
    ) -> (stretches: [Range<Int>], repairs: [Repair]) {
        let spaces = LooseMark(text: utf8, spans: block.spans).spaces()
        let repairs = spaces.map { space in
            let word = utf8[GluedRun.letters(endingAt: space.lowerBound, in: utf8)]
            let mark = utf8[space.upperBound...].prefix(1)
            return Repair(
                line: source.line(at: block.sourceOffset(space.lowerBound)),
                found: String(decoding: word + utf8[space] + mark, as: UTF8.self),
                mended: String(decoding: word + mark, as: UTF8.self), reason: .looseMark)
        }
        return (spaces, repairs)
    }

    /// The hyphens that the ends of printed lines put into words: `re- sult`.
    private func lineEnds(
        _ block: Block, _ utf8: [UInt8], _ source: SourceText
    ) -> (stretches: [Range<Int>], repairs: [Repair]) {
        var hyphens: [Range<Int>] = []
        var repairs: [Repair] = []
        let code = CodeSpans(block.spans)
        for place in utf8.indices.dropLast()
        where utf8[place] == UInt8(ascii: "-") && utf8[place + 1] == UInt8(ascii: " ") {
            let hyphen = place..<place + 2
            let first = GluedRun.letters(endingAt: hyphen.lowerBound, in: utf8)
            let second = GluedRun.letters(from: hyphen.upperBound, in: utf8)
            guard !first.isEmpty, !second.isEmpty, utf8[second].allSatisfy({ $0 >= UInt8(ascii: "a") }) else {
                continue
            }
            let word = Array(utf8[first] + utf8[second])
            // "single- and multi-line": the second half of the first word follows later.
            guard isWord(word, word.indices), !code.overlap(hyphen) else { continue }
            hyphens.append(hyphen)
            repairs.append(
                Repair(
                    line: source.line(at: block.sourceOffset(first.lowerBound)),
                    found: String(decoding: utf8[first.lowerBound..<second.upperBound], as: UTF8.self),
                    mended: String(decoding: word, as: UTF8.self), reason: .lineEnd))
        }
        return (hyphens, repairs)
    }

    /// A repair with the reason that the texts give now. Where they have its words cut as before, what was found and what
    /// took its place is as it was.
    func renewed(_ repair: Repair) -> Repair {
        let utf8 = Array(repair.found.utf8)
        var reason = repair.reason
        GluedRun.forEach(in: utf8) { run in
            guard run.whole == utf8.indices, let gap = gap(in: run, utf8),
                TextRepair.spaced(utf8, gap.range, at: gap.offsets) == repair.mended
            else { return }
            reason = gap.reason
        }
        return Repair(line: repair.line, found: repair.found, mended: repair.mended, reason: reason)
    }

    /// Where spaces are missing in a stretch of text.
    struct Gap {
        let offsets: [Int]
        let range: Range<Int>
        let reason: Repair.Reason
    }

    /// Where spaces are missing in a block, but for its code and addresses.
    private func gaps(in block: Block, _ utf8: [UInt8]) -> [Gap] {
        var found: [Gap] = []
        GluedRun.forEach(in: utf8) { run in
            if let gap = gap(in: run, utf8) { found.append(gap) }
        }
        if spacing == .lost {
            found += GluedName(repair: self).gaps(in: utf8)
            let known = Set(found.flatMap(\.offsets))
            found += GluedStyle(repair: self, text: utf8).gaps(at: block.spans)
                .filter { !known.isSuperset(of: $0.offsets) }
        }
        let spans = block.spans.filter { $0.style == .link || $0.style == .code }
        found += GluedPunctuation(repair: self).gaps(in: utf8, spans: spans)
        guard !found.isEmpty else { return [] }
        let code = CodeSpans(block.spans)
        var address: (token: Range<Int>, isAddress: Bool)?
        found.removeAll { gap in
            gap.offsets.contains(where: code.hold) || isAddress(utf8, gap.range, known: &address)
        }
        return found
    }

    private func gap(in run: GluedRun, _ utf8: [UInt8]) -> Gap? {
        var offsets: [Int] = []
        var reason: Repair.Reason?
        if let cut = cut(utf8, run.letters) {
            offsets = cut.offsets.map { $0 + run.letters.lowerBound }
            reason = cut.reason
        }
        if let second = wordAfterEnding(run, utf8) {
            offsets.append(second)
            reason = reason ?? .mark
        }
        return reason.map { Gap(offsets: offsets, range: run.whole, reason: $0) }
    }

    /// Where a word of its own follows what an apostrophe adds to the word before: `icon'sselected`, `you'llsee`.
    private func wordAfterEnding(_ run: GluedRun, _ utf8: [UInt8]) -> Int? {
        guard run.ending.count >= GluedRun.fewestLetters, !isWord(utf8, run.ending) else { return nil }
        let endings: [[UInt8]] = [
            Array("s".utf8), Array("t".utf8), Array("ll".utf8), Array("re".utf8), Array("ve".utf8),
        ]
        for ending in endings where utf8[run.ending].starts(with: ending) {
            let rest = run.ending.dropFirst(ending.count)
            if rest.count > 2 || rest.count == 2 && ending.count == 1, isWord(utf8, rest.startIndex..<rest.endIndex) {
                return rest.startIndex
            }
        }
        return nil
    }

    /// How the letters are cut; a capital inside marks a name: UIBarMetrics, iPhone.
    func cut(_ utf8: [UInt8], _ range: Range<Int>) -> GluedWords.Cut? {
        guard range.count >= GluedRun.fewestLetters else { return nil }
        // A file's extension: "AppIcon.iconset", "an .iconset folder". What opens a sentence has a capital.
        if range.lowerBound > 0, utf8[range.lowerBound] >= UInt8(ascii: "a"),
            utf8[range.lowerBound - 1] == UInt8(ascii: ".")
        {
            return nil
        }
        var key = Lexicon.Key()
        for position in range {
            if position > range.lowerBound, utf8[position] < UInt8(ascii: "a") { return nil }
            key.append(utf8[position])
        }
        let verdict = glued.verdict(on: key, letters: utf8[range])
        asked.note(key, verdict)
        guard case .glued(let cut) = verdict, !(isOfPages && cut.isByHabit) else { return nil }
        let hasCapital = utf8[range.lowerBound] < UInt8(ascii: "a")
        return (hasCapital ? cut.holdsInName(where: spacing) : cut.holds(where: spacing)) ? cut : nil
    }

    func isWord(_ utf8: [UInt8], _ range: Range<Int>) -> Bool {
        utf8[range].withUnsafeBufferPointer { EnglishWords.shared.commonness(ofUTF8: $0) } != nil
    }

    /// Whether a word is part of a web or mail address or a path. A token may be as long as the text and hold many
    /// words, so the verdict on the last one is kept.
    private func isAddress(
        _ utf8: [UInt8], _ range: Range<Int>, known: inout (token: Range<Int>, isAddress: Bool)?
    ) -> Bool {
        if let known, known.token.contains(range.lowerBound), range.upperBound <= known.token.upperBound {
            return known.isAddress
        }
        var low = range.lowerBound
        var high = range.upperBound
        while low > 0, utf8[low - 1] > UInt8(ascii: " ") { low -= 1 }
        while high < utf8.count, utf8[high] > UInt8(ascii: " ") { high += 1 }
        let verdict = TextRepair.isAddress(utf8[low..<high])
        known = (low..<high, verdict)
        return verdict
    }

    private static func isAddress(_ token: ArraySlice<UInt8>) -> Bool {
        guard token.allSatisfy({ $0 < 0x80 }) else {
            let token = String(decoding: token, as: UTF8.self)
            return addressMarks.contains { token.contains($0) } || token.hasPrefix("/")
        }
        return token.first == UInt8(ascii: "/")
            || token.indices.contains { place in
                addressMarks.contains { token[place...].starts(with: $0.utf8) }
            }
    }

    private static let addressMarks = ["://", "www.", "@", ".com", ".h"]

    private static func spaced(_ utf8: [UInt8], _ range: Range<Int>, at offsets: [Int]) -> String {
        var pieces: [String] = []
        var start = range.lowerBound
        for end in offsets + [range.upperBound] {
            pieces.append(String(decoding: utf8[start..<end], as: UTF8.self))
            start = end
        }
        return pieces.joined(separator: " ")
    }
}
