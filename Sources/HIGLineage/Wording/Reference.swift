import HIGText

/// References to other places of a document: `(see "Windows")`, `(page 12)`, `as shown in Figure 8-3`.
///
/// They change with the pages and pictures of a document, and say nothing of its advice.
enum Reference {
    /// The words of a text, by `Terms.words`, without its references.
    ///
    /// ```swift
    /// Reference.wordsBeside("Show a dot, as shown in Figure 14-8 (page 190).")   // ["show", "a", "dot"]
    /// ```
    static func wordsBeside(_ text: String) -> [String] {
        let words = Terms.words(of: asidesRemoved(from: text))
        let mayRefer = text.utf8.contains { $0.isDigit } && words.contains { referents.contains($0) }
        return mayRefer ? removed(from: words) { $0 } : words
    }

    /// The references in brackets among the bytes of a text; `nil` where a bracket may be one character with its
    /// neighbour, so that the bytes alone don't tell.
    static func asides(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>]? {
        let (opening, closing) = (UInt8(ascii: "("), UInt8(ascii: ")"))
        guard text.contains(opening) else { return [] }
        for place in text.indices where text[place] == opening || text[place] == closing {
            if place > 0, text[place - 1] >= 0x80 { return nil }
            if place + 1 < text.count, text[place + 1] >= 0x80 { return nil }
        }
        var asides: [Range<Int>] = []
        var end = 0
        while let open = text[end...].firstIndex(of: opening), let close = text[open...].firstIndex(of: closing) {
            end = close + 1
            // No further than the bracket: in a long text each would be looked for to its end.
            var words = WordPlaces(in: UnsafeBufferPointer(rebasing: text[..<end]), from: open)
            guard let first = words.next() else { continue }
            if opensAside(Word(in: text, at: first).text) { asides.append(open..<end) }
        }
        return asides
    }

    /// Whether a sentence does no more than refer: "See “Lamps.”", "To learn about lamps, see their page." Captions of
    /// figures are no pointers: without them fewer links are found, and worse ones.
    /// A sentence without a letter of ASCII is left out with the pointers.
    static func isPointer(_ sentence: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = UnsafeBufferPointer(rebasing: sentence.prefix(120))
        // Most sentences are done with their first letters: S for see, F for for, T for to.
        guard let first = start.first(where: \.isLetter) else { return true }
        guard "sft".utf8.contains(first.lowercased), mentionsSee(start) else { return false }
        let words = Word.all(in: String(decoding: start, as: UTF8.self)).prefix(12).map(\.text)
        return words.first == "see" || ["for", "to"].contains(words.first ?? "") && words.contains("see")
    }

    /// Whether a sentence does no more than refer, or show: "Figure 8-15 shows a lamp."
    static func isAll(of sentence: String) -> Bool {
        var text = sentence
        if text.withUTF8({ isPointer($0) }) { return true }
        let words = Terms.words(of: sentence)
        guard let first = words.first, words.count > 1 else { return false }
        return referents.contains(first) && isNumber(words[1])
    }

    private static func mentionsSee(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        zip(bytes, zip(bytes.dropFirst(), bytes.dropFirst(2))).contains { first, next in
            first.lowercased == UInt8(ascii: "s") && next.0.lowercased == UInt8(ascii: "e")
                && next.1.lowercased == UInt8(ascii: "e")
        }
    }

    private static func opensAside(_ word: String) -> Bool { word == "see" || referents.contains(word) }

    /// A text without its references in brackets.
    static func asidesRemoved(from text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "(")) else { return text }
        var kept = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
            kept += rest[..<open]
            let first = Terms.words(of: String(rest[open...close])).first ?? ""
            if !opensAside(first) { kept += rest[open...close] }
            rest = rest[close...].dropFirst()
        }
        return kept + rest
    }

    /// - Parameter text: a word's text.
    static func removed<Word>(from words: [Word], text: (Word) -> String) -> [Word] {
        var kept: [Word] = []
        var isNumbered = false
        for (place, word) in words.enumerated() {
            // "Figure 8-3" is a name and two numbers.
            if isNumbered, isNumber(text(word)) { continue }
            isNumbered = referents.contains(text(word)) && place + 1 < words.count && isNumber(text(words[place + 1]))
            guard isNumbered else {
                kept.append(word)
                continue
            }
            // "…, as shown in Figure 8-3"
            let before = kept.suffix(3).map(text)
            if before.count == 3, before[0] == "as", showing.contains(before[1]), before[2] == "in" {
                kept.removeLast(3)
            }
        }
        return kept
    }

    private static func isNumber(_ word: String) -> Bool { word.utf8.allSatisfy { $0.isDigit } }

    private static let showing: Set<String> = ["shown", "illustrated", "pictured", "seen"]

    /// The words that can begin a reference.
    static let referents: Set<String> = [
        "page", "pages", "figure", "figures", "table", "tables", "listing", "listings", "chapter", "chapters",
        "appendix", "step", "steps",
    ]
}
