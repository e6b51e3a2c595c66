import HIGModel

/// Decides whether a word is several words without their spaces, and in which words it is to be read.
///
/// First counts how the editions themselves have it elsewhere: the same sentence in other words, then the same words
/// in any sentence. What stands nowhere else is put together from pairs that do, from common words that one joining word
/// proves, and at last from two common words of which compounds are seldom made.
struct GluedWord: Sendable {
    /// A glued word hardly stands more often than this.
    private static let timeAndAgain = 3

    let counts: WordFrequencies
    let readings: WordReadings

    private struct Finding {
        var parts: [String]
        let reason: Repair.Reason
    }

    func cut(of number: Int) -> GluedWords.Cut? {
        guard let finding = finding(number) else { return nil }
        // A part may be glued as well, in the edition that has the rest apart.
        let parts = finding.parts.flatMap { part -> [String] in
            guard part.utf8.count < counts.lexicon.letters(of: number).count, let inner = self.number(of: part),
                counts.isSuspect[inner], let finer = evident(inner)
            else { return [part] }
            return finer.parts
        }
        var offsets: [Int] = []
        for part in parts.dropLast() { offsets.append((offsets.last ?? 0) + part.utf8.count) }
        return GluedWords.Cut(
            offsets: offsets, reason: finding.reason,
            isProven: finding.reason != .commonWords && JoiningWords.prove(parts),
            partsNames: partsNames(parts, finding.reason))
    }

    private func finding(_ number: Int) -> Finding? { evident(number) ?? common(number) }

    /// What holds in any edition.
    private func evident(_ number: Int) -> Finding? { attested(number) ?? composed(number) }

    private func partsNames(_ parts: [String], _ reason: Repair.Reason) -> Bool {
        switch reason {
        case .commonWords: parts.first.map(JoiningWords.opensNoCompound) ?? false
        case .joiningWord: JoiningWords.proveInName(parts)
        default: true
        }
    }

    // MARK: What the editions have

    private func attested(_ number: Int) -> Finding? {
        guard let readings = readings.readings[number] else { return nil }
        let named = readings.map { (reading: $0, parts: $0.parts.map(counts.lexicon.word)) }
            .filter { $0.parts.allSatisfy(JoiningWords.mayBePart) }
        let best = named.max { left, right in
            let (l, r) = (left.reading, right.reading)
            return (l.sameSentence, l.count) != (r.sameSentence, r.count)
                ? (l.sameSentence, l.count) < (r.sameSentence, r.count)
                : left.parts.joined(separator: " ") < right.parts.joined(separator: " ")
        }
        guard let best else { return nil }
        let isProven = JoiningWords.prove(best.parts)
        guard isProven || best.reading.sameSentence > 0 || best.reading.count > 1 else { return nil }
        // Editions that lose no spaces have it as one word.
        let clean = counts.clean[number]
        if clean >= (isProven ? 3 : 1), best.reading.count < 3 * counts.all[number] { return nil }
        return Finding(parts: best.parts, reason: best.reading.sameSentence > 0 ? .sameSentence : .sideBySide)
    }

    // MARK: What could be

    private func composed(_ number: Int) -> Finding? {
        guard counts.clean[number] < 2, let parts = parts(of: Array(counts.lexicon.letters(of: number))) else {
            return nil
        }
        let reason: Repair.Reason
        if parts.contains(where: { $0.utf8.count > 2 }), areNeighbours(parts) {
            reason = .pairs
        } else if JoiningWords.prove(parts) {
            reason = .joiningWord
        } else {
            return nil
        }
        let words = joined(parts)
        return words.count > 1 ? Finding(parts: words, reason: reason) : nil
    }

    /// Two common words that stand on their own elsewhere, one of them perhaps a function word, where no other cut gives two.
    /// What stands time and again is a compound, and so may be what holds a word of many compounds: "spacebar",
    /// "discoverability".
    private func common(_ number: Int) -> Finding? {
        guard counts.clean[number] == 0, counts.most[number] < GluedWord.timeAndAgain else { return nil }
        let word = counts.lexicon.word(number)
        guard word.utf8.count <= 2 * GluedWord.longestPart else { return nil }
        let cuts = (0...word.count).map { (first: String(word.prefix($0)), second: String(word.dropFirst($0))) }
        let alone = cuts.filter { standsAlone($0.first) && standsAlone($0.second) }
        // A short text need not have everyday words twice.
        let found = alone.isEmpty ? cuts.filter { mayStandAlone($0.first) && mayStandAlone($0.second) } : alone
        guard found.count == 1, let (first, second) = found.first, isCommon(first) || isCommon(second),
            !JoiningWords.endings.contains(second), !mayBeCompound(first, second)
        else { return nil }
        return Finding(parts: [first, second], reason: .commonWords)
    }

    /// Whether English makes compounds such as one of these two.
    private func mayBeCompound(_ first: String, _ second: String) -> Bool {
        if JoiningWords.opensNoCompound(first) || JoiningWords.closesNoCompound(second) { return false }
        let opens = !joins(first) && (!isCommon(first) || EnglishWords.shared.opensCompounds(first))
        let closes = !joins(second) && (!isCommon(second) || EnglishWords.shared.closesCompounds(second))
        return opens || closes
    }

    private func isCommon(_ word: String) -> Bool {
        word.utf8.count >= 4 && JoiningWords.isCommon(word)
    }

    private func joins(_ word: String) -> Bool {
        JoiningWords.function.contains(word) && !JoiningWords.particles.contains(word)
    }

    /// Whether the texts have a word of at least two letters, by itself and more than once.
    private func standsAlone(_ word: String) -> Bool {
        guard word.utf8.count > 1, let number = number(of: word) else { return false }
        return counts.isKnown[number] && counts.all[number] > 1
    }

    private func mayStandAlone(_ word: String) -> Bool {
        standsAlone(word) || JoiningWords.function.contains(word)
            || word.utf8.count >= 4 && JoiningWords.isEveryday(word)
    }

    /// Puts together what was cut too fine: "view in to" is "view into", and "front most" a word where that stands
    /// time and again and the two nowhere side by side.
    private func joined(_ parts: [String]) -> [String] {
        var words: [String] = []
        for part in parts {
            if let last = words.last, isRatherOne(last, part) {
                words[words.count - 1] = last + part
            } else {
                words.append(part)
            }
        }
        return words
    }

    /// Whether two parts are one word, going by how often the editions have it and how often the two side by side.
    private func isRatherOne(_ first: String, _ second: String) -> Bool {
        let whole = first + second
        let alone = number(of: whole).map { counts.all[$0] } ?? 0
        let apart = pairs(first, second)
        if EnglishWords.shared.commonness(of: whole) != nil { return alone >= apart }
        return apart == 0 && alone >= GluedWord.timeAndAgain
    }

    private func areNeighbours(_ parts: [String]) -> Bool {
        zip(parts, parts.dropFirst()).allSatisfy { pairs($0, $1) > 0 }
    }

    private func pairs(_ first: String, _ second: String) -> Int {
        guard let first = number(of: first), let second = number(of: second) else { return 0 }
        return counts.pairs(first, second)
    }

    private func number(of word: String) -> Int? {
        var key = Lexicon.Key()
        for letter in word.utf8 { key.append(letter) }
        return counts.lexicon.number(of: key)
    }
}
