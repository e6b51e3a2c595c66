extension GluedWord {
    static let longestPart = 18
    /// In sixteenths of a bit, as all costs here.
    private static let costOfStrangers = 53

    /// A part that ends at some letter, and the cheapest way to get there.
    private struct Step {
        let start: Int
        let word: Part
        let cost: Int
        /// The index of the step before, among those that end where this one starts.
        let previous: Int
    }

    private struct Part {
        let number: Int?
        let count: Int
    }

    /// The likeliest way to read letters as several common words: after Norvig, "Natural Language Corpus Data" (2009),
    /// the product of each word's share after the word before. `nil` where there is none.
    func parts(of letters: [UInt8]) -> [String]? {
        var steps: [[Step]] = Array(repeating: [], count: letters.count + 1)
        for end in 1...letters.count {
            for start in stride(from: end - 1, through: max(0, end - GluedWord.longestPart), by: -1) {
                guard end - start < letters.count, start == 0 || !steps[start].isEmpty,
                    let word = part(letters[start..<end])
                else { continue }
                guard start > 0 else {
                    steps[end].append(Step(start: 0, word: word, cost: cost(word.count), previous: -1))
                    continue
                }
                var best: Step?
                for (index, step) in steps[start].enumerated() {
                    let total = step.cost + cost(of: word, after: step.word)
                    if best.map({ total < $0.cost }) ?? true {
                        best = Step(start: start, word: word, cost: total, previous: index)
                    }
                }
                if let best { steps[end].append(best) }
            }
        }
        guard
            var index = steps[letters.count].indices.min(by: { one, other in
                steps[letters.count][one].cost < steps[letters.count][other].cost
            })
        else { return nil }
        var parts: [String] = []
        var end = letters.count
        while end > 0 {
            let step = steps[end][index]
            parts.append(String(decoding: letters[step.start..<end], as: UTF8.self))
            (end, index) = (step.start, step.previous)
        }
        return parts.count > 1 ? parts.reversed() : nil
    }

    /// A word that may be a part: English and common enough, or one that the clean editions have.
    private func part(_ letters: ArraySlice<UInt8>) -> Part? {
        if letters.count == 1 { return letters.first == UInt8(ascii: "a") ? known(letters) : nil }
        if letters.count == 2 {
            let word = String(decoding: letters, as: UTF8.self)
            guard JoiningWords.shortWords.contains(word) || JoiningWords.function.contains(word) else { return nil }
        }
        return known(letters)
    }

    private func known(_ letters: ArraySlice<UInt8>) -> Part? {
        var key = Lexicon.Key()
        for letter in letters { key.append(letter) }
        if let number = counts.lexicon.number(of: key) {
            let count = counts.all[number]
            let isTerm = letters.count >= 5 && counts.clean[number] >= 3 && count >= 5
            return counts.isKnown[number] || isTerm ? Part(number: number, count: count) : nil
        }
        guard letters.count > 1 else { return nil }
        let rarest = letters.count > 3 ? EnglishWords.everyday : EnglishWords.commonest
        let mayBePart =
            EnglishWords.shared.commonness(of: letters).map { $0 <= rarest } ?? false
            || JoiningWords.compounds.contains(String(decoding: letters, as: UTF8.self))
        return mayBePart ? Part(number: nil, count: 0) : nil
    }

    private func cost(_ count: Int) -> Int {
        count > 0 ? logarithm(counts.total) - logarithm(count) : logarithm(counts.total) + 4 * 16
    }

    private func cost(of word: Part, after previous: Part) -> Int {
        let alone = cost(word.count)
        guard let first = previous.number, let second = word.number else { return alone + GluedWord.costOfStrangers }
        let together = counts.pairs(first, second)
        guard together > 0 else { return alone + GluedWord.costOfStrangers }
        return min(alone, logarithm(previous.count) - logarithm(together) + 2)
    }

    /// Sixteen times the binary logarithm, linear between the powers of two: the same on every machine.
    private func logarithm(_ value: Int) -> Int {
        guard value > 0 else { return 0 }
        let exponent = Int.bitWidth - 1 - value.leadingZeroBitCount
        return exponent * 16 + ((value << 4) >> exponent) & 15
    }
}

extension EnglishWords {
    fileprivate func commonness(of letters: ArraySlice<UInt8>) -> Int? {
        letters.withUnsafeBufferPointer { commonness(ofUTF8: $0) }
    }
}
