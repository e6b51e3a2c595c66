import HIGModel
import HIGText

/// Finds names that lost the space before or behind them: `theFormat menu`, `oftheOpen dialog`, `ForiPad`, `UIthat`.
///
/// A capital inside a word marks names and code, so that only small words that neither begins with are taken off; and
/// only in editions that lost spaces.
struct GluedName {
    let repair: TextRepair

    /// Where spaces are missing in those of a text's runs that are such names.
    func gaps(in utf8: [UInt8]) -> [TextRepair.Gap] {
        var gaps: [TextRepair.Gap] = []
        GluedRun.forEach(in: utf8) { run in
            if let gap = gap(in: run.letters, utf8) { gaps.append(gap) }
        }
        return gaps
    }

    private func gap(in run: Range<Int>, _ utf8: [UInt8]) -> TextRepair.Gap? {
        let hasInnerCapital = run.dropFirst().contains { utf8[$0] < UInt8(ascii: "a") }
        guard hasInnerCapital, !isCode(run, utf8) else { return nil }
        if let end = endOfAcronym(run, utf8) {
            return TextRepair.Gap(offsets: [end], range: run, reason: .joiningWord)
        }
        let capitals = run.dropFirst().filter { utf8[$0] < UInt8(ascii: "a") }
        guard capitals.count == 1, var start = capitals.first, run.upperBound - start > 2 else { return nil }
        let isDevice = GluedName.devices.contains(String(decoding: utf8[start..<run.upperBound], as: UTF8.self))
        if isDevice, start - run.lowerBound > 1, utf8[start - 1] == UInt8(ascii: "i") { start -= 1 }
        guard let small = GluedName.cuts(of: utf8[run.lowerBound..<start]) else { return nil }
        let name = start..<run.upperBound
        let inner = repair.cut(utf8, name)
        guard inner != nil || isDevice || repair.isWord(utf8, name) else { return nil }
        let offsets = small.map { $0 + run.lowerBound } + [start] + (inner?.offsets.map { $0 + start } ?? [])
        return TextRepair.Gap(offsets: offsets, range: run, reason: .joiningWord)
    }

    /// Where an acronym ends that a small word follows: `UIthat`, `APIsto`.
    private func endOfAcronym(_ run: Range<Int>, _ utf8: [UInt8]) -> Int? {
        let capitals = run.prefix { utf8[$0] < UInt8(ascii: "a") }
        guard capitals.count > 1, capitals.count < run.count else { return nil }
        let tail = capitals.upperBound..<run.upperBound
        if GluedName.behindAcronyms.contains(String(decoding: utf8[tail], as: UTF8.self)) { return tail.lowerBound }
        let behindPlural = tail.dropFirst()
        let isPlural =
            utf8[tail.lowerBound] == UInt8(ascii: "s") && behindPlural.count > 1 && !repair.isWord(utf8, tail)
        return isPlural && JoiningWords.function.contains(String(decoding: utf8[behindPlural], as: UTF8.self))
            ? behindPlural.lowerBound : nil
    }

    /// With the acronym's last letter none of them makes a word, as "UIBand" does.
    private static let behindAcronyms: Set<String> = [
        "from", "should", "that", "their", "they", "this", "when", "which", "with", "your",
    ]

    /// Behind a dot, and before a bracket or a colon with something right behind it, stand names from code.
    private func isCode(_ run: Range<Int>, _ utf8: [UInt8]) -> Bool {
        if run.lowerBound > 0, utf8[run.lowerBound - 1] == UInt8(ascii: ".") { return true }
        guard run.upperBound < utf8.count else { return false }
        if utf8[run.upperBound] == UInt8(ascii: "(") { return true }
        let isMark = [UInt8(ascii: "."), UInt8(ascii: ":")].contains(utf8[run.upperBound])
        return isMark && run.upperBound + 1 < utf8.count && utf8[run.upperBound + 1].isLetter
    }

    /// Where letters are to be cut that are one small word, or two; `nil` where they are none.
    private static func cuts(of letters: ArraySlice<UInt8>) -> [Int]? {
        let word = String(decoding: letters, as: UTF8.self).lowercased()
        if smallWords.contains(word) { return [] }
        return smallWords.lazy.filter { word.hasPrefix($0) && smallWords.contains(String(word.dropFirst($0.count))) }
            .map { [$0.utf8.count] }.min { $0[0] < $1[0] }
    }

    /// Names after a small i.
    private static let devices: Set<String> = ["Cloud", "Pad", "Phone", "Photo", "Pod", "Tunes"]

    /// Names in code begin with many other ones: `isEditable`, `toString`, `onClick`, `inSeconds`.
    private static let smallWords: Set<String> = [
        "a", "an", "and", "by", "for", "from", "into", "of", "or", "than", "that", "the", "this", "use", "using",
        "with", "your",
    ]
}
