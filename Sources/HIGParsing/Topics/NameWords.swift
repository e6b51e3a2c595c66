import HIGModel

/// The words that names are made of, each with a number, which a text may have in the singular or in the plural.
struct NameWords: Sendable {
    /// By the singular.
    private let numbers: [String: Int]
    private let forms: WordTable

    /// - Parameter singulars: each once; their places are their numbers.
    init(_ singulars: [String]) {
        numbers = Dictionary(uniqueKeysWithValues: zip(singulars, singulars.indices))
        forms = WordTable(
            numbers.flatMap { singular, number in NameWords.forms(of: singular).map { (word: $0, number: number) } })
    }

    /// All words whose singular a word is: what `Singular` takes away can only have been one of these endings.
    private static func forms(of singular: String) -> [String] {
        var forms = ["", "s", "es", "'s"].map { singular + $0 }
        if singular.hasSuffix("y") { forms.append(singular.dropLast() + "ies") }
        return forms.filter { Singular.of($0) == singular }
    }

    /// The number of the singular of a text's word.
    func number(of word: Word, in text: UnsafeBufferPointer<UInt8>) -> Int? {
        let bytes = UnsafeBufferPointer(rebasing: text[word.bytes])
        // Beyond ASCII the same word can be written in several ways.
        return bytes.allSatisfy { $0 < 0x80 } ? forms.number(of: bytes) : numbers[Singular.of(word.text)]
    }
}
