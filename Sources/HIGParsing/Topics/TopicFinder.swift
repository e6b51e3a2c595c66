import HIGModel

/// Says what a source is about, and what each of its rules is about.
struct TopicFinder: Sendable {
    let vocabulary: TopicVocabulary

    /// The topic that the statements and definitions of a text speak of most; a part counts for its whole.
    func subject(of texts: [String]) -> String? { subjects(of: texts).first }

    /// The topics that a text speaks of, the most frequent first.
    func subjects(of texts: [String]) -> [String] {
        var counts: [String: Int] = [:]
        var order: [String] = []
        for text in texts {
            for mention in vocabulary.mentions(in: text) {
                let slug = vocabulary.topics[mention.slug]?.parent ?? mention.slug
                if counts[slug] == nil { order.append(slug) }
                counts[slug, default: 0] += mention.words.count
            }
        }
        return order.enumerated().sorted { left, right in
            let (leftCount, rightCount) = (counts[left.element] ?? 0, counts[right.element] ?? 0)
            return leftCount == rightCount ? left.offset < right.offset : leftCount > rightCount
        }
        .map(\.element)
    }

    /// The main topic of a rule, then the topic that it is a part of, then those it mentions in order of appearance.
    ///
    /// The main topic is that of the page or section, unless the directive is about a part of it, or tells what to use an
    /// element for in a section that is about none: "Use a toolbar to …" under "Start Instantly". What the source speaks
    /// of most is the topic where there is no section, and where the rule speaks of it too: under "Make It Obvious" a rule
    /// is about buttons only if it says so. A heading that names a principle by the way ("Build in Simplicity and
    /// Ease of Use") lends it to the rules that speak of nothing else.
    ///
    /// - Parameters:
    ///   - subject: what the source speaks of most.
    ///   - others: what else it speaks of, in descending order.
    ///   - page: the title of the page, for a source that is one.
    func topics(of rule: RuleDraft, subject: String?, others: [String] = [], page: String? = nil) -> [String] {
        let mentions = vocabulary.mentions(in: rule.statement)
        let mentioned = mentions.map(\.slug)
        let home =
            page.flatMap { topic(ofSection: [$0], mentioned: mentioned) }
            ?? topic(ofSection: rule.section, mentioned: mentioned, others: others)
            ?? subject.flatMap { rule.section.isEmpty || mentioned.contains($0) ? $0 : nil }
        let focus = mentions.first { $0.offset >= rule.directive } ?? mentions.last
        let isHomeElement = home.map { vocabulary.isElement($0, particular: false) } ?? false
        let mayBeUsed = page == nil && !isHomeElement
        let main =
            focus.map(\.slug).flatMap { mayTake($0, from: home, of: rule) ? $0 : nil }
            ?? focus.flatMap { mayBeUsed && isUsed($0, of: rule) ? $0.slug : nil } ?? home ?? Topic.general
        // A rule on a part is a rule on the whole as well.
        let whole = vocabulary.topics[main]?.parent
        var topics = [main]
        for slug in [whole].compactMap({ $0 }) + mentions.map(\.slug) where !topics.contains(slug) {
            topics.append(slug)
        }
        return topics
    }

    /// Whether a topic that a rule speaks of comes before that of its section.
    private func mayTake(_ slug: String, from home: String?, of rule: RuleDraft) -> Bool {
        guard let home, vocabulary.topics[slug]?.parent != home else { return true }
        return vocabulary.isPrinciple(home) && !vocabulary.isPrinciple(slug)
            && !rule.section.contains { vocabulary.isAbout($0, home) }
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
    func topic(ofSection section: [String], mentioned: [String], others: [String] = []) -> String? {
        var aspect: String?
        var own: String?
        var isNearest = true
        for heading in section.reversed() where !HeadingText(heading).isGeneric {
            let named = vocabulary.topics(namedBy: heading)
            // Under "Modal Views" a chapter on "Alerts, Action Sheets, and Modal Views" adds nothing.
            let words = aspect == nil ? mentioned + others : mentioned
            let choice = named.count > 1 ? words.first { named.contains($0) } : named.first
            if let slug = choice ?? (own == nil && aspect == nil ? named.first : nil) {
                if vocabulary.isElement(slug, particular: aspect != nil) { return slug }
                // "From Product Definition to Branding" says nothing of what stands in its sections.
                if isNearest || vocabulary.isAbout(heading, slug) { aspect = aspect ?? slug }
            } else if named.isEmpty {
                own = own ?? SectionSlug.of(heading)
            }
            isNearest = false
        }
        return aspect ?? own
    }
}
