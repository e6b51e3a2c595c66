import HIGModel

/// Which words are several words without their spaces, and why.
struct GluedWords: Sendable {
    /// Where to cut a word.
    struct Cut: Hashable, Sendable {
        /// In letters from the word's start, ascending.
        let offsets: [Int]
        let reason: Repair.Reason
        /// Whether a word of the split proves it, whatever the edition.
        let isProven: Bool
        /// Whether a word with a capital is cut as well: "Addison" is no "add is on".
        let partsNames: Bool

        /// In an edition that lost no spaces, what no joining word proves is a word.
        func holds(inClean isClean: Bool) -> Bool { isProven || !isClean }
    }

    private var cuts: [UInt64: Cut] = [:]

    init() {}

    init(counts: WordCounts, readings: WordReadings) {
        let judge = GluedWord(counts: counts, readings: readings)
        for number in counts.isSuspect.indices where counts.isSuspect[number] {
            if let cut = judge.cut(of: number) { cuts[counts.lexicon.keys[number].hash] = cut }
        }
    }

    func cut(of key: Lexicon.Key) -> Cut? { cuts[key.hash] }
}
