import HIGModel

/// Mends words that extraction from a PDF glued together: `alwaystakesthe` was `always takes the`.
///
/// A word is split only on evidence: no English word and no name of the trade, yet made of common words, one of them
/// a function word or both known to stand side by side in the same edition. What it cannot prove it leaves alone.
struct TextRepair: Sendable {
    private let words: EnglishWords
    /// How often the edition has each word, in lower case.
    private let counts: [String: Int]
    /// The glued words of the edition with the offsets at which to cut them.
    private let cuts: [String: [Int]]

    /// Reads the evidence of an edition.
    init(texts: [BlockText], words: EnglishWords = .shared) {
        var counts: [String: Int] = [:]
        for text in texts {
            for block in text.blocks {
                for word in Word.all(in: block.text) { counts[word.text, default: 0] += 1 }
            }
        }
        self.words = words
        self.counts = counts
        let splitter = GluedWord(words: words, counts: counts)
        let candidates = counts.keys.lazy.filter { splitter.isSuspect($0) }
            .compactMap { word in splitter.parts(of: word).map { (word, $0) } }
        let proven = TextRepair.proven(Dictionary(uniqueKeysWithValues: candidates), splitter: splitter, in: texts)
        cuts = proven.mapValues { parts in
            parts.dropLast().reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1.utf8.count) }
        }
    }

    /// The candidates that carry their own proof, and those whose parts stand side by side elsewhere in the edition.
    private static func proven(
        _ candidates: [String: [String]], splitter: GluedWord, in texts: [BlockText]
    ) -> [String: [String]] {
        var proven = candidates.filter { splitter.isProven($0.value) }
        let open = candidates.filter { proven[$0.key] == nil }
        guard !open.isEmpty else { return proven }
        var phrases: [String: String] = [:]
        for (word, parts) in open { phrases[parts.joined(separator: " ")] = word }
        for text in texts {
            for block in text.blocks {
                let words = Word.all(in: block.text)
                for (left, right) in zip(words, words.dropFirst()) {
                    guard left.bytes.upperBound + 1 == right.bytes.lowerBound,
                        let word = phrases[left.text + " " + right.text]
                    else { continue }
                    proven[word] = open[word]
                }
            }
        }
        return proven
    }

    /// A block with its damage mended, and what was done.
    func mended(_ block: Block, in source: SourceText) -> (block: Block, repairs: [Repair]) {
        let utf8 = Array(block.text.utf8)
        var offsets: [Int] = []
        var repairs: [Repair] = []
        var address: (token: Range<Int>, isAddress: Bool)?
        let protected = block.spans.filter { $0.style == .code }.map(\.range)
        for word in Word.all(in: block.text) {
            let inside = insertions(in: word, utf8: utf8)
            guard !inside.isEmpty, !protected.contains(where: { $0.overlaps(word.bytes) }),
                !isAddress(utf8, word.bytes, known: &address)
            else { continue }
            offsets += inside
            let found = String(decoding: utf8[word.bytes], as: UTF8.self)
            repairs.append(
                Repair(
                    line: source.line(at: block.sourceOffset(word.bytes.lowerBound)), found: found,
                    mended: TextRepair.spaced(utf8, word.bytes, at: inside)))
        }
        for (offset, range) in GluedPunctuation.offsets(in: utf8, words: words) {
            guard !protected.contains(where: { $0.contains(offset) }), !isAddress(utf8, range, known: &address) else {
                continue
            }
            offsets.append(offset)
            repairs.append(
                Repair(
                    line: source.line(at: block.sourceOffset(offset)),
                    found: String(decoding: utf8[range], as: UTF8.self),
                    mended: TextRepair.spaced(utf8, range, at: [offset])))
        }
        return (block.inserting(spacesAt: Array(Set(offsets)).sorted()), repairs)
    }

    private func insertions(in word: Word, utf8: [UInt8]) -> [Int] {
        guard let cuts = cuts[word.text] else { return [] }
        // A capital inside marks a name: UIBarMetrics, iPhone.
        let hasInnerCapital = utf8[word.bytes].dropFirst().contains {
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
        }
        return hasInnerCapital ? [] : cuts.map { $0 + word.bytes.lowerBound }
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
        let token = String(decoding: utf8[low..<high], as: UTF8.self)
        let verdict = ["://", "www.", "@", ".com", ".h"].contains { token.contains($0) } || token.hasPrefix("/")
        known = (low..<high, verdict)
        return verdict
    }

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
