import HIGModel
import HIGText

extension RuleSplitter {
    /// Whatever an admonition directs is a rule.
    mutating func admonition(_ block: Block, labelled: Block) {
        let told = RuleSplitter.told(in: block, under: nil) { sentence, _ in Directive(in: sentence) }
        if !state(told, of: block, style: .admonition) { attachOrDescribe(labelled) }
    }

    mutating func prose(_ block: Block) {
        if RuleSplitter.isCallout(block.text) { return add(.description, block) }
        if Mechanics.isLabelled(Clause(block.text, words: 2)) || RuleSplitter.isSpeech(block.text)
            || SampleLabel(opening: block.text) == .verdict
        {
            return attachOrDescribe(block)
        }
        let headline = scope.current.flatMap { result.rules[$0].style == .prose ? nil : result.rules[$0].statement }
        let isNamed = namesCommand(block)
        let heading = (block.section ?? outline.path).last
        // A section on how an element is implemented has only what binds the design.
        lazy var explains = heading.map { WordForm.all(in: $0).last == "implementation" } ?? false
        var (isCase, isOfSteps) = (false, false)
        let told = RuleSplitter.told(in: block, under: headline) { sentence, index in
            isCase = isCase || RuleSplitter.imagines(sentence)
            // Once a paragraph has the reader set something in a tool's window, it goes on with steps.
            defer { isOfSteps = isOfSteps || Mechanics.usesInspector(sentence) }
            guard index > 0 || !isNamed, let directive = Directive(in: sentence),
                headline == nil || !RuleSplitter.isWish(sentence, from: directive.offset),
                ![.may, .consider, .should].contains(directive.modality) || !(explains || isOfSteps)
            else { return nil }
            return isCase && directive.modality == .may && RuleSplitter.imaginesMore(sentence) ? nil : directive
        }
        if told.contains(where: { $0.directive != nil }), LegalNotice.isOne(block.text) {
            return add(.boilerplate, block)
        }
        if !state(told, of: block, style: .prose) { attachOrDescribe(block) }
    }

    /// The sentences of a block with what they direct, unless they only lead on or say again what was said before.
    ///
    /// - Parameters:
    ///   - headline: the headline over the block.
    ///   - read: what a sentence directs by itself, given its place among the others.
    private static func told(
        in block: Block, under headline: String?, _ read: (String, Int) -> Directive?
    ) -> [Told] {
        lazy var heading = headline.map { Set(Gist.words(of: $0)) }
        var said: Set<String>?
        // What the last one says; its words are read when there is another to compare.
        var last: String?
        return units(of: block.text).enumerated().map { index, range in
            let sentence = block.text(of: range)
            guard let directive = read(sentence, index), !leads(sentence, directive) else {
                return Told(range: range, directive: nil)
            }
            if let words = last.map(Gist.words) { said = Set(words) }
            last = nil
            guard !restates(sentence, rule: said, headline: said == nil ? heading : nil) else {
                return Told(range: range, directive: nil)
            }
            last = sentence
            return Told(range: range, directive: directive)
        }
    }

    /// States a rule for each sentence that directs; the others belong to the one before them, those before the first to
    /// that one.
    ///
    /// - Returns: whether a sentence directs. If none does, nothing is taken.
    mutating func state(_ told: [Told], of block: Block, style: Rule.Style) -> Bool {
        guard let first = told.firstIndex(where: { $0.directive != nil }) else { return false }
        let before = told[..<first].map { block.slice($0.range) }
        for sentence in before { add(.body, sentence, rule: result.rules.count) }
        var follows = false
        for (index, unit) in told.enumerated().dropFirst(first) {
            let sentence = block.slice(unit.range)
            // "You can:" leads to the item's first sentence alone.
            if index > 0, let lead = introduction, !Introduction(lead).isWhole { introduction = nil }
            if let directive = unit.directive {
                let lead = introduction
                // What is said just before is nearer than what leads to a list.
                if index > 0, BackReference.opens(sentence.text) {
                    let before = told[..<index].reversed().lazy.map { block.text(of: $0.range) }
                    introduction = before.first { !RuleSplitter.leadsElsewhere($0) } ?? lead
                }
                begin(sentence, directive: directive, style: style)
                introduction = lead
                if index == first, !before.isEmpty {
                    result.rules[result.rules.count - 1].body.append(before.map(\.text).joined(separator: " "))
                }
                follows = false
            } else {
                add(.body, sentence, rule: result.rules.count - 1)
                result.rules[result.rules.count - 1].goOn(sentence.text, inParagraph: follows)
                follows = true
            }
        }
        return true
    }

    /// "(Figure 3-1 shows this.)", "See Lamps.": what nothing is to be read after.
    private static func leadsElsewhere(_ sentence: String) -> Bool {
        let clause = Clause(sentence)
        return Pointer.isOne(clause) || sentence.hasPrefix("(") || ["figure", "table"].contains(clause[0])
    }

    /// "Align the labels here Keep widths equal", "Round icon Square icon": captions of a figure, one behind the other, without
    /// the stop of a sentence or a verb that asks.
    private static func isCallout(_ text: String) -> Bool {
        guard let last = text.last, last.isLetter || last.isNumber else { return false }
        let words = text.split(separator: " ")
        guard (5...12).contains(words.count), askingWords.isDisjoint(with: words.map { $0.lowercased() }) else {
            return false
        }
        // A capital in a sentence is a name's: "the Dock".
        let opensAgain = zip(words, words.dropFirst()).contains { before, word in
            word.first?.isUppercase == true && !Imperative.determiners.contains(before.lowercased())
                && (Verbs.isPlainBase(word.lowercased())
                    || word.split(separator: "-").dropFirst().contains { Verbs.isBase(String($0)) })
        }
        // "Default width Width set to 8".
        let isSaidTwice = zip(words, words.dropFirst()).contains {
            $0.count > 3 && $0.lowercased() == $1.lowercased()
        }
        return opensAgain || isSaidTwice
            || Set(words.filter { $0.count > 3 }).count < words.count { $0.count > 3 }
    }
    private static let askingWords: Set<String> = [
        "always", "avoid", "can", "consider", "don't", "ensure", "may", "must", "need", "never", "not", "should", "you",
    ]

    /// "You want to keep it short": under a headline the reason for it.
    private static func isWish(_ sentence: String, from offset: Int) -> Bool {
        let words = Word.all(in: String(decoding: sentence.utf8.dropFirst(offset), as: UTF8.self)).prefix(5).map(\.text)
        return words.first == "you" && Set(words).isDisjoint(with: ["may", "might", "will"])
            && zip(words, words.dropFirst()).contains { $0 == ("want", "to") }
    }
}

extension RuleDraft {
    /// Adds a sentence to the body: to its last paragraph, or as a new one.
    fileprivate mutating func goOn(_ sentence: String, inParagraph: Bool) {
        // In place: a paragraph can have a thousand sentences.
        if inParagraph { body[body.count - 1] += " " + sentence } else { body.append(sentence) }
    }
}
