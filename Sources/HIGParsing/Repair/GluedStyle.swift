import HIGModel

/// Finds words that lost the space at the border of bold or italic type: `**toolbar**to`, `a**clipping**by`.
///
/// Only in editions that lost spaces: elsewhere part of a word may be emphasized.
struct GluedStyle {
    let repair: TextRepair
    /// A block's text in UTF-8.
    let text: [UInt8]

    /// Where spaces are missing at the borders of the spans.
    func gaps(at spans: [Block.Span]) -> [TextRepair.Gap] {
        let styled = spans.filter { $0.style == .strong || $0.style == .emphasis }.map(\.range)
        let borders =
            styled.filter { joins($0.upperBound, with: after) }.map(\.upperBound)
            + styled.filter { joins($0.lowerBound, with: before) }.map(\.lowerBound)
        return Array(Set(borders)).sorted().map { border in
            let word = before(border).lowerBound..<after(border).upperBound
            return TextRepair.Gap(offsets: [border], range: word, reason: .joiningWord)
        }
    }

    private func before(_ border: Int) -> Range<Int> { GluedRun.letters(endingAt: border, in: text) }
    private func after(_ border: Int) -> Range<Int> { GluedRun.letters(from: border, in: text) }

    /// Whether letters stand on both sides, those on the plain one a joining word, and the two make no word.
    private func joins(_ border: Int, with plain: (Int) -> Range<Int>) -> Bool {
        guard before(border).count > 1 || plain(border) == before(border), after(border).count > 1 else { return false }
        guard JoiningWords.function.contains(String(decoding: text[plain(border)], as: UTF8.self)) else { return false }
        // "**log**in", "with**in**".
        let whole = before(border).lowerBound..<after(border).upperBound
        return !repair.isWord(text, whole)
            && !JoiningWords.compounds.contains(String(decoding: text[whole], as: UTF8.self).lowercased())
    }
}
