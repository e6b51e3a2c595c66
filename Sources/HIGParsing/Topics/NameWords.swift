import HIGModel
import HIGText

/// The words that names are made of, each with a number, which a text may have in the singular or in the plural.
struct NameWords: Sendable {
    /// A word of a text.
    struct Occurrence {
        /// Offsets into the text's UTF-8 bytes.
        let bytes: Range<Int>
        /// That of its singular; `nil` for a word of no name.
        let number: Int?
    }

    /// By the singular.
    private let numbers: [String: Int]
    private let forms: KnownWords

    /// - Parameter singulars: each once; their places are their numbers.
    init(_ singulars: [String]) {
        numbers = Dictionary(uniqueKeysWithValues: zip(singulars, singulars.indices))
        forms = KnownWords(
            numbers.flatMap { singular, number in NameWords.forms(of: singular).map { (word: $0, number: number) } })
    }

    /// All words whose singular a word is: what `Singular` takes away can only have been one of these endings, or it knows the
    /// plural by heart.
    private static func forms(of singular: String) -> [String] {
        var forms = ["", "s", "es", "'s"].map { singular + $0 }
        if singular.hasSuffix("y") { forms.append(singular.dropLast() + "ies") }
        return forms.filter { Singular.of($0) == singular }
            + Singular.irregularPlurals(of: singular).filter { !forms.contains($0) }
    }

    /// All words of a text.
    func occurrences(in text: UnsafeBufferPointer<UInt8>) -> [Occurrence] {
        var words: [Occurrence] = []
        words.reserveCapacity(text.count / 5)
        for place in WordPlaces(in: text) {
            words.append(Occurrence(bytes: place, number: number(of: place, in: text)))
        }
        return words
    }

    /// The number of the singular of the word at a place.
    private func number(of place: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Int? {
        let bytes = UnsafeBufferPointer(rebasing: text[place])
        // Beyond ASCII the same word can be written in several ways.
        return bytes.allSatisfy { $0 < 0x80 }
            ? forms.number(of: bytes) : numbers[Singular.of(Word(in: text, at: place).text)]
    }
}
