import HIGModel
import HIGText

/// What a heading says of the topic of all that stands under it.
struct HeadingTopics: Sendable {
    /// The topics that it names, in order of appearance: elements before their aspects, particular elements before common
    /// ones, what comes before "in" or "for" before what follows ("Popovers in Toolbars").
    let named: [String]
    /// The topic made of its own words, where it names none.
    let own: String?
    /// Whether it says nothing of a topic, such as "Guidelines".
    let isGeneric: Bool
    private let mentions: [TopicVocabulary.Mention]
    /// How many of its words carry meaning.
    private let weight: Int

    init(_ heading: String, in vocabulary: TopicVocabulary) {
        let words = Word.all(in: heading).map(\.text)
        mentions = vocabulary.mentions(in: heading)
        weight = words.count { !Gist.isFunctionWord($0) && $0 != "guidelines" }
        isGeneric = HeadingText(heading).isGeneric
        let pool = vocabulary.leading(mentions)
        let end = words.firstIndex { ["for", "in", "with", "within", "on"].contains($0) } ?? words.count
        let leading = pool.filter { $0.words.lowerBound < end }
        named = (leading.isEmpty ? pool : leading).map(\.slug).distinct()
        own = named.isEmpty && !isGeneric ? SectionSlug.of(heading) : nil
    }

    /// Whether it speaks of a topic and little else, so that the sections below it may be about it as well: "Color
    /// Guidelines", but not "Elements of the Desktop Interface".
    func isAbout(_ slug: String) -> Bool { words(naming: slug) * 2 >= weight }

    /// Whether it is a topic's name, such as "Radio buttons", and not "View menu" a menu's.
    func isName(of slug: String) -> Bool { named == [slug] && words(naming: slug) >= weight }

    private func words(naming slug: String) -> Int {
        mentions.filter { $0.slug == slug }.map(\.words.count).reduce(0, +)
    }
}
