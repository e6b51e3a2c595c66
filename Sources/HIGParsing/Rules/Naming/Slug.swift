import Foundation
import HIGModel
import HIGText

/// Names made of a text's own words, for ids.
enum Slug {
    /// Words that end a name which is long enough already.
    private static let boundaries: WordSet = [
        "about", "above", "across", "after", "among", "as", "at", "because", "before", "between", "but", "by", "during",
        "even", "for", "from", "if", "in", "into", "of", "on", "or", "so", "that", "through", "to", "unless", "until",
        "when", "where", "which", "while", "with", "within", "without", "and",
    ]
    private static let dropped: WordSet = [
        "a", "an", "the", "it", "it's", "its", "is", "are", "be", "this", "that", "you", "your", "there", "some", "any",
        "should", "must", "can", "will", "they", "their",
    ]

    /// The slug of a statement from its directive on: `avoid-crowding-navigation-bar`.
    ///
    /// At least three words where there are as many, then up to the next preposition, at most six. It depends on
    /// the text alone, so that ids stay the same from one version of the program to the next.
    static func of(statement: String, from directive: Int) -> String {
        var statement = statement
        let letters = statement.withUTF8 { utf8 in
            slug(of: utf8, from: WordPlaces(in: utf8).first { $0.lowerBound >= directive }?.lowerBound ?? 0)
        }
        return letters.isEmpty ? "rule" : String(decoding: letters, as: UTF8.self)
    }

    private static func slug(of utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> [UInt8] {
        var slug: [UInt8] = []
        var count = 0
        for place in WordPlaces(in: utf8, from: start) {
            let form = WordForm(in: utf8, at: place)
            let isBoundary = boundaries.contains(form)
            if count >= 3, isBoundary { break }
            guard !isBoundary, !dropped.contains(form) else { continue }
            count += 1
            let letters = ascii(Word(in: utf8, at: place).text)
            if !slug.isEmpty, !letters.isEmpty { slug.append(UInt8(ascii: "-")) }
            slug += letters.utf8
            if count == 6 { break }
        }
        return slug
    }

    /// The slug of a heading or title.
    static func of(_ title: String, maximumWords: Int) -> String {
        let parts = Word.all(in: title).map { ascii($0.text) }.filter { !$0.isEmpty && !dropped.contains($0) }
        return parts.isEmpty ? Topic.general : parts.prefix(maximumWords).joined(separator: "-")
    }

    /// The letters and digits of ASCII in a word; of a letter with an accent, however it is encoded, the letter, and of one
    /// that is none of ASCII but of its alphabet, what is written in its place.
    private static func ascii(_ word: String) -> String {
        // Nearly all words are nothing else.
        if word.utf8.allSatisfy({ $0.isSmallLetter || $0.isDigit }) { return word }
        let isPlain = word.utf8.allSatisfy { $0 < 0x80 }
        let letters =
            isPlain
            ? word
            : word.decomposedStringWithCompatibilityMapping.unicodeScalars.map { written[$0] ?? String($0) }.joined()
        return String(decoding: letters.utf8.filter { $0.isLetter || $0.isDigit }.map(\.lowercased), as: UTF8.self)
    }

    /// Letters of the Latin alphabet that are no letter with an accent, by what is written where they are lacking. Words are in
    /// lower case.
    private static let written: [Unicode.Scalar: String] = [
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
        "ħ": "h", "ŧ": "t", "ŋ": "n",
    ]
}
