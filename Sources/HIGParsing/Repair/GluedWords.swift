import HIGModel

/// Which words are several words without their spaces, and why. All repairs share it.
final class GluedWords: Sendable {
    /// Where to cut a word.
    struct Cut: Hashable, Sendable {
        /// In letters from the word's start, ascending.
        let offsets: [Int]
        let reason: Repair.Reason
        /// Whether a word of the split proves it, whatever the edition.
        let isProven: Bool
        /// Whether a word with a capital is cut as well: "Addison" is no "add is on".
        let partsNames: Bool

        /// Whether only other texts say so, which have the parts side by side: what one writes "combo box" is another's "combobox".
        var isByHabit: Bool { reason == .pairs || reason == .sideBySide }

        /// In an edition that lost no spaces, what no joining word proves is a word; two common words are parted only
        /// where others have lost theirs.
        func holds(where spacing: Spacing) -> Bool {
            isProven || (reason == .commonWords ? spacing == .lost : spacing != .kept)
        }

        /// Where no spaces were lost, what has a capital is a name.
        func holdsInName(where spacing: Spacing) -> Bool {
            holds(where: spacing) && partsNames && (spacing != .kept || reason == .sameSentence)
        }
    }

    /// What the texts say of a word.
    enum Verdict: Sendable {
        /// It is English; the texts do not matter.
        case english
        /// It could be several words, but nothing shows that it is.
        case whole
        case glued(Cut)
    }

    private let lexicon: Lexicon
    /// By the words' numbers.
    private let verdicts: [Verdict]

    init(counts: WordFrequencies, readings: WordReadings) {
        let judge = GluedWord(counts: counts, readings: readings)
        lexicon = counts.lexicon
        verdicts = counts.isSuspect.indices.map { number in
            guard counts.isSuspect[number] else { return .english }
            return judge.cut(of: number).map(Verdict.glued) ?? .whole
        }
    }

    /// - Parameter letters: those of the word, which the texts need not have.
    func verdict(on key: Lexicon.Key, letters: ArraySlice<UInt8>) -> Verdict {
        if let number = lexicon.number(of: key) { return verdicts[number] }
        return WordFrequencies.isSuspect(letters) ? .whole : .english
    }

    /// How a word that could be several is cut, known by the hash of its key.
    func cut(ofHash hash: UInt64) -> Cut? {
        guard let number = lexicon.number(ofHash: hash), case .glued(let cut) = verdicts[number] else { return nil }
        return cut
    }
}
