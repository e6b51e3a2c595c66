import HIGModel
import HIGText

extension RuleSplitter {
    /// The sentences of a paragraph; a question and the answer "If so, …" are one.
    static func units(of text: String) -> [Range<Int>] {
        var text = text
        return text.withUTF8 { utf8 in
            var units: [Range<Int>] = []
            for range in Sentences.ranges(in: utf8) {
                if let last = units.last, utf8[last.upperBound - 1] == UInt8(ascii: "?"), answers(utf8[range]) {
                    units[units.count - 1] = last.lowerBound..<range.upperBound
                } else {
                    units.append(range)
                }
            }
            return units
        }
    }

    private static func answers(_ sentence: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let opening = String(decoding: sentence.prefix(7), as: UTF8.self)
        return opening.hasPrefix("If so") || opening.hasPrefix("If not")
    }

    /// Whether a text is what somebody says, from its first quotation mark to its last.
    static func isSpeech(_ text: String) -> Bool {
        guard let first = text.first, first == "\u{201C}" || first == "\"", text.count > 1 else { return false }
        let marks = text.dropFirst().filter { $0 == "\u{201D}" || $0 == "\"" }.count
        let last = text.last
        return marks <= 1 && (marks == 0 || last == "\u{201D}" || last == "\"")
    }

    /// Whether a paragraph says what a chapter holds: "This chapter describes gates."
    static func opensChapter(_ text: String) -> Bool {
        guard text.hasPrefix("This chapter ") || text.hasPrefix("This appendix ") else { return false }
        return Word.all(in: Sentences.first(in: text) ?? "").dropFirst(2).first.map { contents.contains($0.text) }
            ?? false
    }

    private static let contents: Set<String> = [
        "contains", "covers", "describes", "discusses", "explains", "gives", "introduces", "lists", "presents",
        "provides",
    ]

    /// Whether a sentence makes up a case, in the rest of which "you might" tells what somebody would do: "Imagine that you
    /// sell lamps.", "For example, if your app sells lamps, …".
    static func imagines(_ sentence: String) -> Bool {
        let openings = ["Imagine ", "Suppose ", "For example, if ", "For instance, if ", "For example, imagine "]
        return openings.contains(where: sentence.hasPrefix)
    }

    /// Whether a sentence can go on with a case: "You might have two of them."
    static func imaginesMore(_ sentence: String) -> Bool {
        WordForm.all(in: sentence).contains { ["might", "could", "would"].contains($0) }
    }

    /// Whether a block opens with the name of a command, in bold, that what comes next explains: "**Close.** Closes the
    /// window.", "**Print…** Opens a dialog."
    func namesCommand(_ block: Block) -> Bool {
        guard block.boldLead > 0 else { return false }
        let lead = block.slice(0..<block.boldLead).text
        if Clause.endsInEllipsis(lead.utf8), Word.all(in: lead).count <= 6 {
            return CommandName.isExplained(by: block.slice(block.boldLead..<block.text.utf8.count).text)
        }
        let sentences = Sentences.ranges(in: block.text)
        guard sentences.count > 1, sentences[0].upperBound + 1 >= block.boldLead,
            Word.all(in: block.slice(sentences[0]).text).count <= 6
        else { return false }
        return CommandName.isExplained(by: block.slice(sentences[1]).text)
    }

    /// Whether a bold lead without a stop ends its sentence, as one begins behind it: "**Use short labels** The bar is narrow."
    /// Else the sentence goes on in small letters or with a name: "**Always show pages in** Safari".
    static func endsWithoutStop(_ block: Block) -> Bool {
        let lead = block.slice(0..<block.boldLead).text
        // Nearly all end in a stop.
        guard let end = lead.last, end.isLetter || end.isNumber else { return false }
        let (rest, words) = (block.slice(block.boldLead..<block.text.utf8.count).text, WordForm.all(in: lead))
        guard rest.first?.isUppercase ?? false, words.count > 2, !Imperative.particles.contains(words[words.count - 1]),
            let next = WordForm.all(in: rest).first, sentenceOpeners.contains(next)
        else { return false }
        return Imperative.opens(lead) && Directive(in: lead, isLead: true)?.offset == 0
    }

    private static let sentenceOpeners = DirectiveReader.subjects.union(DirectiveReader.introducers)
        .union(DirectiveReader.users).union(["one", "two", "three", "four", "five"])

    /// Whether a sentence that directs only leads to the guidelines after it or elsewhere; no prohibition does.
    static func leads(_ sentence: String, _ directive: Directive) -> Bool {
        !directive.modality.isProhibition && Introduction(sentence).isOpen
    }

    /// How sentences on another case begin.
    private static let otherCases = [
        "However", "Likewise", "Similarly", "Conversely", "Otherwise", "On the other hand", "If ",
    ]

    /// Whether a directive says again what the rule before it in the paragraph, or the headline over it, has said.
    ///
    /// - Parameters:
    ///   - rule: the words of the rule before; `nil` when the paragraph has stated none yet.
    ///   - headline: the words of the headline over the paragraph.
    static func restates(_ sentence: String, rule: Set<String>?, headline: Set<String>?) -> Bool {
        guard let said = rule ?? headline else { return false }
        if rule != nil, sentence.hasPrefix("That is, ") { return true }
        // "However, you should use a menu instead" takes the same words to say something else.
        if otherCases.contains(where: sentence.hasPrefix)
            || WordForm.all(in: sentence).contains("instead")
        {
            return false
        }
        let saying = Set(Gist.words(of: sentence))
        guard !said.isEmpty, !saying.isEmpty else { return false }
        let measure = rule == nil ? min(said.count, saying.count) : max(said.count, saying.count)
        return Double(said.intersection(saying).count) >= 0.75 * Double(measure)
    }
}
