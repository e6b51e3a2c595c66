import Testing

@testable import HIGStore

@Suite("WordCounts")
struct WordCountsTests {
    @Test("words are counted in lower case, without single letters, numbers and addresses")
    func words() {
        #expect(
            counts(["The bar, a BAR; 44 x2", "“Bar”—it’s on–off", "a" + String(repeating: "b", count: 40)])
                == ["the": 1, "bar": 3, "x2": 1, "it": 1, "on": 1, "off": 1])
    }

    @Test("letters beyond ASCII are letters, however they are written")
    func letters() {
        #expect(counts(["Café CAFÉ cafe\u{301}", "日本語", "ÜBER"]) == ["café": 3, "日本語": 1, "über": 1])
    }

    @Test("any text is counted as reading it scalar by scalar does", arguments: 0..<200 as Range<UInt64>)
    func anyText(seed: UInt64) {
        let pieces = [
            "Bar", "b", "it’s", "“Go”", "—", "\u{203F}", "\u{2040}", "44", "é", "e\u{301}", "日本", "K", "\u{212A}m", "İ",
            "ß", " ", "  ", "\r\n", "\t", ",", "_", "\u{A0}", "\u{E000}", "\u{E03F}", "\u{E040}", "🙈", "\0", "x",
        ]
        var state = seed
        let texts = (0..<4).map { _ in
            (0..<12).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return pieces[Int(state >> 33) % pieces.count]
            }.joined()
        }
        #expect(counts(texts) == plainCounts(texts))
    }

    @Test("words are handed over in the order of their bytes, with what another tally has of them")
    func tally() {
        var tally = WordTally()
        for word in ["on", "Off", "éa", "on", "o"] { add(word, to: &tally) }
        var other = WordTally()
        for number in 0..<1_000 { add("w\(number)", to: &other) }
        add("on", to: &other)
        tally.add(other)
        let words = all(tally)
        #expect(words.count == 1_004)
        #expect(words.map(\.word).prefix(3) == ["o", "off", "on"])
        #expect(words.last?.word == "éa")
        #expect(words.first { $0.word == "on" }?.times == 3)
        #expect(words.first { $0.word == "w999" }?.times == 1)
    }

    private func add(_ word: String, to tally: inout WordTally) {
        var word = word
        word.withUTF8 { tally.add($0) }
    }

    private func all(_ tally: WordTally) -> [(word: String, times: Int)] {
        var words: [(word: String, times: Int)] = []
        tally.forEach { words.append((String(decoding: $0.bytes, as: UTF8.self), $1)) }
        return words
    }

    private func counts(_ texts: [String]) -> [String: Int] {
        var counts = WordCounts()
        for var text in texts { text.withUTF8 { counts.count(in: $0) } }
        return Dictionary(all(counts.tally).map { ($0.word, $0.times) }) { $0 + $1 }
    }

    /// The same by the plain way.
    private func plainCounts(_ texts: [String]) -> [String: Int] {
        var counts: [String: Int] = [:]
        for text in texts {
            let runs = text.unicodeScalars.split { $0.isASCII && !SearchTerms.isPartOfWord($0) }
            for run in runs where String(run).utf8.count <= 40 {
                let isPlain = run.allSatisfy(\.isASCII)
                if isPlain, run.count < 2 || run.allSatisfy({ ("0"..."9").contains($0) }) { continue }
                for part in run.split(whereSeparator: { !SearchTerms.isPartOfWord($0) }) where part.count > 1 {
                    counts[String(part).lowercased(), default: 0] += 1
                }
            }
        }
        return counts
    }
}
