/// A word with its middle counted instead of written: `i18n` is "internationalization".
struct Numeronym {
    private let first: UInt8
    private let last: UInt8
    private let length: Int

    /// Of fewer letters left out nobody speaks so, and two letters with a figure between them are a name: "b2b".
    private static let fewestLeftOut = 5

    /// - Returns: `nil` for what is no letter, number and letter.
    init?(_ word: String) {
        let typed = Array(word.lowercased().utf8)
        guard (3...4).contains(typed.count), let first = typed.first, let last = typed.last,
            [first, last].allSatisfy((UInt8(ascii: "a")...UInt8(ascii: "z")).contains),
            let count = Int(String(decoding: typed.dropFirst().dropLast(), as: UTF8.self)),
            count >= Numeronym.fewestLeftOut
        else { return nil }
        (self.first, self.last) = (first, last)
        length = count + 2
    }

    /// Whether it stands for a word, which is in lower case.
    func stands(for word: String) -> Bool {
        let word = word.utf8
        return word.count == length && word.first == first && word.last == last && !word.contains(UInt8(ascii: " "))
            && !word.contains(UInt8(ascii: "-"))
    }
}
