import HIGModel
import Testing

@testable import HIGParsing

@Suite("GluedWords")
struct GluedWordsTests {
    /// What editions of one text each say of their words.
    private func words(_ texts: String...) -> GluedWords {
        var lexicon = Lexicon()
        let streams = texts.map { text in
            var stream = WordStream()
            stream.append(Array(text.utf8), of: .markdown, to: &lexicon)
            return stream
        }
        let counts = WordFrequencies(lexicon: lexicon, streams: streams)
        return GluedWords(counts: counts, readings: WordReadings(counts: counts, streams: streams))
    }

    /// A word as it is to be read; in stars where it is English.
    private func read(_ word: String, by words: GluedWords) -> String {
        switch words.verdict(on: Lexicon.Key(of: word), letters: Array(word.utf8)[...]) {
        case .english: return "*\(word)*"
        case .whole: return word
        case .glued(let cut):
            let ends = [0] + cut.offsets + [word.utf8.count]
            return zip(ends, ends.dropFirst()).map { String(word.dropFirst($0).prefix($1 - $0)) }.joined(separator: " ")
        }
    }

    @Test("are cut as another text has them, and stay whole where none does")
    func verdicts() {
        let words = words("A gateshould close. A lampxyz glows.", "A gate should close.")
        #expect(read("gateshould", by: words) == "gate should")
        #expect(read("lampxyz", by: words) == "lampxyz")
        #expect(read("close", by: words) == "*close*")
    }

    @Test("are judged by their letters alone where no text has them")
    func strange() {
        let words = words("A gate should close.")
        #expect(read("bell", by: words) == "*bell*")
        #expect(read("bellrings", by: words) == "bellrings")
        #expect(read("qzx", by: words) == "*qzx*")
    }

    @Test("are found by their hash, if they are cut at all")
    func hashes() {
        let words = words("A gateshould close. A lampxyz glows.", "A gate should close.")
        let cut = words.cut(ofHash: Lexicon.Key(of: "gateshould").hash)
        #expect(cut?.offsets == [4])
        #expect(cut?.reason == .sameSentence)
        #expect(cut?.isByHabit == false)
        #expect(words.cut(ofHash: Lexicon.Key(of: "lampxyz").hash) == nil)
        #expect(words.cut(ofHash: Lexicon.Key(of: "close").hash) == nil)
        #expect(words.cut(ofHash: Lexicon.Key(of: "bellrings").hash) == nil)
    }

    @Test("are cut by habit where others only have the parts side by side")
    func habit() {
        let cut = words("A bellcow stays.", "The bell cow rings. Each bell cow rings.").cut(
            ofHash: Lexicon.Key(of: "bellcow").hash)
        #expect(cut?.reason == .sideBySide)
        #expect(cut?.isByHabit == true)
        #expect(cut?.isProven == false)
    }

    @Test(
        "a cut holds where the edition's spaces make it likely, the more so in a name",
        arguments: [
            (Repair.Reason.sideBySide, true, true, [true, true, true], [false, true, true]),
            (.sameSentence, true, true, [true, true, true], [true, true, true]),
            (.sideBySide, false, true, [false, true, true], [false, true, true]),
            (.sameSentence, false, true, [false, true, true], [false, true, true]),
            (.joiningWord, true, false, [true, true, true], [false, false, false]),
            (.commonWords, false, true, [false, false, true], [false, false, true]),
        ])
    func holding(reason: Repair.Reason, isProven: Bool, partsNames: Bool, words: [Bool], names: [Bool]) {
        let cut = GluedWords.Cut(offsets: [4], reason: reason, isProven: isProven, partsNames: partsNames)
        let spacings: [Spacing] = [.kept, .uncertain, .lost]
        #expect(spacings.map(cut.holds) == words)
        #expect(spacings.map(cut.holdsInName) == names)
    }
}
