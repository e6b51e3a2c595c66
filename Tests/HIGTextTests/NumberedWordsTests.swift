import HIGText
import Testing

@Suite("NumberedWords")
struct NumberedWordsTests {
    private func add(_ word: String, to words: inout NumberedWords) -> Int {
        var word = word
        return word.withUTF8 { words.add($0) }
    }

    private func number(_ word: String, in words: NumberedWords) -> Int? {
        var word = word
        return word.withUTF8 { words.number(of: $0) }
    }

    private func all(_ words: NumberedWords) -> [String] {
        words.withWords { $0.map { String(decoding: $0, as: UTF8.self) } }
    }

    @Test("a word has one number, in the order of its coming, and others have others")
    func numbers() {
        var words = NumberedWords()
        #expect(["lamp", "don't", "lamp", "lam", "lamps", ""].map { add($0, to: &words) } == [0, 1, 0, 2, 3, 4])
        #expect(add("", to: &words) == 4)
        #expect(all(words) == ["lamp", "don't", "lam", "lamps", ""])
    }

    @Test("capitals of ASCII count as small letters, and nothing else is folded")
    func folding() {
        var words = NumberedWords()
        #expect(
            ["Lamp", "lAMP", "É", "é", "e\u{301}", "k", "\u{212A}", "@", "`"].map { add($0, to: &words) }
                == [0, 0, 1, 2, 3, 4, 5, 6, 7])
        #expect(
            all(words).map { Array($0.utf8) }
                == ["lamp", "É", "é", "e\u{301}", "k", "\u{212A}", "@", "`"].map { Array($0.utf8) })
    }

    @Test("to look a word up adds none")
    func lookUp() {
        var words = NumberedWords()
        #expect(number("lamp", in: words) == nil)
        _ = add("lamp", to: &words)
        #expect(number("LAMP", in: words) == 0)
        #expect(number("lam", in: words) == nil)
        #expect(number("", in: words) == nil)
        #expect(all(words) == ["lamp"])
    }

    @Test("it agrees with a dictionary, however many words there are", arguments: [0, 1, 31, 32, 33, 5000])
    func many(count: Int) {
        var words = NumberedWords()
        var numbers: [String: Int] = [:]
        for index in 0..<count {
            // Each comes about twice, far apart.
            let word = "w\(index * 7919 % (count / 2 + 1))"
            let expected = numbers[word] ?? numbers.count
            numbers[word] = expected
            #expect(add(word, to: &words) == expected)
        }
        for index in 0..<count { #expect(number("w\(index)", in: words) == numbers["w\(index)"]) }
        #expect(all(words) == numbers.sorted { $0.value < $1.value }.map(\.key))
    }

    @Test("words of any length are told apart by each of their letters", arguments: 1...26)
    func lengths(length: Int) {
        let word = String("abcdefghijklmnopqrstuvwxyz".prefix(length))
        var words = NumberedWords()
        #expect(add(word, to: &words) == 0)
        for place in 0..<length {
            var other = Array(word.utf8)
            other[place] = UInt8(ascii: "_")
            #expect(add(String(decoding: other, as: UTF8.self), to: &words) == place + 1)
        }
        #expect(add(String(word.dropLast()), to: &words) == length + 1)
        #expect(add(word.uppercased(), to: &words) == 0)
        #expect(all(words).first == word)
    }

    @Test("copies go their own ways")
    func copies() {
        var words = NumberedWords()
        _ = add("lamp", to: &words)
        let before = words
        #expect(add("bulb", to: &words) == 1)
        #expect(number("bulb", in: before) == nil)
        #expect(all(before) == ["lamp"])
    }

    @Test("a hash says one of the slots by its upper bits")
    func slot() {
        #expect(UInt64.max.slot(among: 64) == 63)
        #expect((UInt64(5) << 58).slot(among: 64) == 5)
        #expect((UInt64(1) << 57).slot(among: 64) == 0)
    }
}
