import ConcurrentWork
import HIGModel
import HIGText

/// Says what a source is about, and what each of its rules is about.
struct TopicFinder: Sendable {
    let vocabulary: TopicVocabulary

    /// The topic that the statements and definitions of a text speak of most; a part counts for its whole.
    func subject(of texts: some Sequence<String>) -> String? { subjects(of: texts).first }

    /// The topics that a text speaks of, the most frequent first.
    func subjects(of texts: some Sequence<String>) -> [String] { vocabulary.subjects(of: texts) }

    /// The main topic of each rule of a source, then the topic that it is a part of, then those it mentions in order of
    /// appearance.
    ///
    /// The main topic is that of the page, of its section on one element, or of the section, unless the directive is about a
    /// part of it, or tells what to use an element for in a section that is about none: "Use a toolbar to …" under "Start
    /// Instantly". What the source speaks of most is the topic where there is no section, and where the rule speaks of it
    /// too: under "Make It Obvious" a rule is about buttons only if it says so, and else about what the sentence names that
    /// leads to the rules ("Here are some guidelines for toolbars."). A heading that names a principle by the way ("Build in
    /// Simplicity and Ease of Use") lends it to the rules that speak of nothing else.
    ///
    /// - Parameters:
    ///   - headings: what those over the rules say, from `headings(over:)`.
    ///   - page: the title of the page, for a source that is one.
    ///   - subjects: what the source speaks of, in descending order; asked only where it matters, as few sources' does.
    func topics(
        of rules: [RuleDraft], under headings: [String: HeadingTopics], page: String? = nil, subjects: () -> [String]
    ) -> [[String]] {
        lazy var known = subjects()
        let page = page.map { HeadingTopics($0, in: vocabulary) }
        return rules.map { rule in
            let section = rule.section.compactMap { headings[$0] }
            return topics(of: rule, in: section, page: page) { known }
        }
    }

    /// What each of the headings over some rules says: few stand over many.
    func headings(over rules: some Sequence<RuleDraft>) -> [String: HeadingTopics] {
        let headings = Array(Set(rules.lazy.flatMap(\.section)))
        let topics = headings.concurrentMap { HeadingTopics($0, in: vocabulary) }
        return Dictionary(uniqueKeysWithValues: zip(headings, topics))
    }

    private func topics(
        of rule: RuleDraft, in section: [HeadingTopics], page: HeadingTopics?, subjects: () -> [String]
    ) -> [String] {
        let mentions = mentions(in: rule)
        let mentioned = mentions.map(\.slug)
        func ofSource() -> String? {
            // Under headings the rule has to mention it: what mentions nothing need not ask.
            guard page == nil, section.isEmpty || !mentioned.isEmpty else { return nil }
            return subjects().first.flatMap { section.isEmpty || mentioned.contains($0) ? $0 : nil }
        }
        let ofPage = page.flatMap { topic(of: [$0], mentioned: mentioned) }
        let home =
            ofPage.map { element(of: section, onPageOf: $0) ?? $0 }
            ?? topic(of: section, mentioned: mentioned, others: subjects)
            ?? ofSource()
            ?? rule.runLead.flatMap { vocabulary.leading(vocabulary.mentions(in: $0)).first?.slug }
        let focus = mentions.first { $0.offset >= rule.directive } ?? mentions.last
        let isHomeElement = home.map { vocabulary.isElement($0, particular: false) } ?? false
        let mayBeUsed = page == nil && !isHomeElement
        let main =
            focus.map(\.slug).flatMap { mayTake($0, from: home, in: section) ? $0 : nil }
            ?? focus.flatMap { mayBeUsed && isUsed($0, of: rule) ? $0.slug : nil } ?? home ?? Topic.general
        // A rule on a part is a rule on the whole as well, and one of a page on the page's subject.
        let whole = vocabulary.whole(of: main) ?? kind(of: main, in: section)
        return ([main] + [whole, ofPage].compactMap { $0 } + mentioned).distinct()
    }

    /// The topics that a rule speaks of; what it gives for an example is none of them: "Name the lamp, for example Hall Lamp".
    private func mentions(in rule: RuleDraft) -> [TopicVocabulary.Mention] {
        let mentions = vocabulary.mentions(in: rule.statement)
        guard !mentions.isEmpty, let example = TopicFinder.example(in: rule) else { return mentions }
        return mentions.filter { !example.contains($0.offset) }
    }

    /// The bytes of what a statement gives for an example: from "for example" to the end of the brackets or the clause, or to a
    /// comma before a phrase: "Use a lamp, for example a torch, in every hall".
    private static func example(in rule: RuleDraft) -> Range<Int>? {
        guard rule.statement.holds(letters: "example") || rule.statement.holds(letters: "instance") else { return nil }
        let words = Word.all(in: rule.statement)
        let place = words.indices.dropFirst().dropLast().first { index in
            words[index].text == "for" && ["example", "instance"].contains(words[index + 1].text)
                && words[index].bytes.lowerBound > rule.directive
                // "You can, for example, use a lamp": an insertion.
                && !["can", "could", "may", "might", "should", "must"].contains(words[index - 1].text)
        }
        guard let place else { return nil }
        let utf8 = Array(rule.statement.utf8)
        let end = words.indices.dropFirst(place + 3).first { index in
            let gap = utf8[words[index - 1].bytes.upperBound..<words[index].bytes.lowerBound]
            return gap.contains(UInt8(ascii: ")")) || gap.contains(UInt8(ascii: ";"))
                // An en or em dash, U+2013 and U+2014.
                || gap.contains(0x93) || gap.contains(0x94)
                || gap.contains(UInt8(ascii: ",")) && phraseOpeners.contains(words[index].text)
        }
        return words[place].bytes.lowerBound..<(end.map { words[$0].bytes.lowerBound } ?? utf8.count)
    }

    /// The topic of a heading above that one made of a heading's words is a kind of: "Tabs" over "Fixed Tabs".
    private func kind(of slug: String, in section: [HeadingTopics]) -> String? {
        guard vocabulary.topics[slug] == nil else { return nil }
        return section.compactMap { $0.named.first ?? $0.own }.last { slug.hasSuffix("-" + $0) }
    }

    /// The element that a section of another's page is named after: "Checkboxes" on the page "Toggles".
    private func element(of section: [HeadingTopics], onPageOf subject: String) -> String? {
        guard vocabulary.isElement(subject, particular: false) else { return nil }
        let named = section.last { heading in
            heading.named.first.map { heading.isName(of: $0) && vocabulary.isElement($0, particular: true) } ?? false
        }
        return named?.named.first
    }

    /// Whether a topic that a rule speaks of comes before that of its section.
    private func mayTake(_ slug: String, from home: String?, in section: [HeadingTopics]) -> Bool {
        guard let home, vocabulary.whole(of: slug) != home else { return true }
        return vocabulary.isPrinciple(home) && !vocabulary.isPrinciple(slug)
            && !section.contains { $0.isAbout(home) }
    }

    /// Whether an element is what the directive says to use: "Use a plain toolbar", "Avoid using the toolbar", but not
    /// "Use care in a toolbar". What else is done with an element ("Show the toolbar") may serve the section's subject.
    private func isUsed(_ mention: TopicVocabulary.Mention, of rule: RuleDraft) -> Bool {
        guard vocabulary.isElement(mention.slug, particular: true) else { return false }
        let words = Word.all(in: rule.statement)
        guard let verb = words.firstIndex(where: { $0.bytes.lowerBound >= rule.directive }),
            (verb + 1...verb + 5).contains(mention.words.lowerBound)
        else { return false }
        let before = words[verb..<mention.words.lowerBound].map(\.text)
        return before.contains { ["use", "using", "reserve"].contains($0) }
            && !before.contains { Self.phraseOpeners.contains($0) }
    }

    /// Words with which another phrase begins: "Use tabs when a dialog …" is of no use of dialogs.
    private static let phraseOpeners: Set<String> = [
        "as", "at", "because", "between", "for", "from", "if", "in", "into", "of", "on", "onto", "than", "that", "to",
        "unless", "when", "where", "while", "with", "within", "without",
    ]

    /// The topic of a heading path: that of the nearest heading that names one.
    ///
    /// Headings such as "Guidelines" say nothing, and one such as "Color" says less than "Toolbars" over it. Where a
    /// heading names several topics, the rule's words decide, then the source's. A heading that names none lends its own words.
    func topic(
        of section: [HeadingTopics], mentioned: [String], others: () -> [String] = { [] }
    ) -> String? {
        var aspect: String?
        var own: String?
        var isNearest = true
        for heading in section.reversed() where !heading.isGeneric {
            let named = heading.named
            var choice = named.first
            if named.count > 1 {
                choice = mentioned.first(where: named.contains)
                // Under "Modal Views" a chapter on "Alerts, Action Sheets, and Modal Views" adds nothing.
                if choice == nil, aspect == nil { choice = others().first(where: named.contains) }
            }
            if let slug = choice ?? (own == nil && aspect == nil ? named.first : nil) {
                if vocabulary.isElement(slug, particular: aspect != nil) { return slug }
                // "From Product Definition to Branding" says nothing of what stands in its sections.
                if isNearest || heading.isAbout(slug) { aspect = aspect ?? slug }
            } else if named.isEmpty {
                own = own ?? heading.own
            }
            isNearest = false
        }
        return aspect ?? own
    }
}
