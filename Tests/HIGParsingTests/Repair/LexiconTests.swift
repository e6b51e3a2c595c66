import HIGModel
import Testing

@testable import HIGParsing

@Suite("Lexicon")
struct LexiconTests {
    @Test("the key of two words written as one follows from theirs")
    func composed() {
        #expect(
            Lexicon.Key(of: "displays").followed(by: Lexicon.Key(of: "the")).hash == Lexicon.Key(of: "displaysthe").hash
        )
        #expect(Lexicon.Key(of: "Displays") == Lexicon.Key(of: "displays"))
    }

    @Test("a word keeps its number, however many follow")
    func numbers() {
        var lexicon = Lexicon()
        let words = (0..<60_000).map { number in String(number).utf8.map { $0 + 49 } }
        for round in 0..<2 {
            for (number, word) in words.enumerated() {
                let found = word.withUnsafeBufferPointer { letters in
                    var key = Lexicon.Key()
                    for letter in letters { key.append(letter) }
                    return lexicon.add(key, letters: letters)
                }
                if found != number { Issue.record("\(word) has number \(found) in round \(round)") }
            }
        }
        #expect(lexicon.count == words.count)
        #expect(lexicon.word(17) == "bh")
    }
}
