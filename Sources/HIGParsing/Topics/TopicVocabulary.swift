import HIGModel
import HIGText

/// The topics that rules are filed under, and the words that name them.
public struct TopicVocabulary: Sendable {
    /// By slug.
    public let topics: [String: Topic]
    /// Tells vocabularies apart: SHA-256 of the texts.
    public let digest: String
    /// Things that have a place on the screen; the other topics are their aspects, or reach over many of them.
    private let elements: Set<String>
    /// Elements that stand in many others, such as buttons.
    private let common: Set<String>
    /// What holds for every part of an interface: consistency, forgiveness.
    private let principles: Set<String>
    /// In alphabetical order; a topic's place is its number.
    private let slugs: [String]
    /// From the parts of others, by their slugs.
    private let wholes: [String: String]
    /// By the topics' numbers, those of their wholes, and of the others their own.
    private let wholeNumbers: [Int]
    private let nameWords: NameWords
    /// By their first words, those that start with the same one from the longest on.
    private let names: [Name]
    /// The numbers of the words of all names.
    private let numbers: [Int]
    /// By the number of a word, where the names that start with it begin; those of the next word follow.
    private let starts: [Int]

    private struct Name: Sendable {
        /// The places of its words' numbers among those of all names.
        let words: Range<Int>
        let topic: Int
        /// Present where the name's only word has other meanings.
        let homonym: Homonym?
    }

    /// Where a text names a topic.
    struct Mention: Hashable, Sendable {
        let slug: String
        /// Positions among the text's words.
        let words: Range<Int>
        /// Offset in UTF-8 bytes.
        let offset: Int
    }

    /// The same, with the topic's number for its slug.
    private struct Naming {
        let topic: Int
        let words: Range<Int>
        let offset: Int
    }

    /// The vocabulary that comes with the program, `Vocabulary/topics.yaml`, with what a user adds to it.
    ///
    /// - Parameters:
    ///   - addition: a text of the same form. A topic that the program knows gets further aliases; others are new.
    ///   - file: how errors name the addition.
    /// - Throws: `Problem` that names the addition, with the line where there is one, when it is not of that form or
    ///   contradicts itself or the program's vocabulary.
    public static func bundled(with addition: String? = nil, file: String = "topics.yaml") throws -> TopicVocabulary {
        let bundled = String(decoding: PackageResources.topics_yaml, as: UTF8.self)
        return try TopicVocabulary(yaml: [bundled] + (addition.map { [$0] } ?? []), file: file)
    }

    /// - Parameter yaml: texts of groups of `slug: [alias, …]`, and a group `parts` of `part: whole`; each adds to the
    ///   one before.
    /// - Throws: `Problem` that names the file, when a text is not of that form, a slug or an alias stands in two
    ///   places, or a part or a whole is no topic.
    init(yaml: [String], file: String) throws {
        var form = VocabularyForm()
        let topics: [String: Topic]
        do throws(VocabularyForm.Fault) {
            for text in yaml { form = form.extended(by: try VocabularyForm(yaml: text)) }
            topics = try form.topics()
        } catch {
            throw Problem(
                .badData, error.message, at: error.line.map { "\(file):\($0)" } ?? file, next: error.next)
        }
        self.init(
            topics: topics,
            elements: ["bars", "controls", "views", "windows", "menus", "common"]
                .reduce(into: Set()) { $0.formUnion(form.slugs(ofGroup: $1)) }, common: form.slugs(ofGroup: "common"),
            principles: form.slugs(ofGroup: "principles"),
            digest: HIGParsing.digest(Array(yaml.joined(separator: "\n").utf8)))
    }

    init(
        topics: [String: Topic], elements: Set<String> = [], common: Set<String> = [], principles: Set<String> = [],
        digest: String = ""
    ) {
        let slugs = Set(topics.values.flatMap { [$0.slug, $0.parent ?? $0.slug] }).sorted()
        let topicNumbers = Dictionary(uniqueKeysWithValues: zip(slugs, slugs.indices))
        var numbers: [String: Int] = [:]
        var singulars: [String] = []
        var names: [(words: [Int], topic: Int, homonym: Homonym?)] = []
        for topic in topics.values {
            guard let number = topicNumbers[topic.slug] else { continue }
            for name in [topic.slug] + topic.aliases {
                let words = Word.all(in: name).map { Singular.of($0.text) }
                for word in words where numbers[word] == nil {
                    numbers[word] = singulars.count
                    singulars.append(word)
                }
                guard let first = words.first else { continue }
                let homonym = words.count == 1 ? Homonym(rawValue: first) : nil
                names.append((words.compactMap { numbers[$0] }, number, homonym))
            }
        }
        names.sort { ($0.words[0], $1.words.count, $0.topic) < ($1.words[0], $0.words.count, $1.topic) }
        self.topics = topics
        self.slugs = slugs
        let wholes = topics.compactMapValues(\.parent)
        self.wholes = wholes
        wholeNumbers = slugs.map { topicNumbers[wholes[$0] ?? $0] ?? 0 }
        self.digest = digest
        self.elements = elements
        self.common = common
        self.principles = principles
        nameWords = NameWords(singulars)
        starts = (0...singulars.count).map { number in names.leadingCount { $0.words[0] < number } }
        self.numbers = names.flatMap(\.words)
        var end = 0
        self.names = names.map { words, topic, homonym in
            defer { end += words.count }
            return Name(words: end..<end + words.count, topic: topic, homonym: homonym)
        }
    }

    /// The topics that a text names, longest name first where several fit, in order of appearance.
    func mentions(in text: String) -> [Mention] {
        namings(in: text).map { Mention(slug: slugs[$0.topic], words: $0.words, offset: $0.offset) }
    }

    /// The topics that texts name, those first that most of the words name; a part counts for its whole.
    func subjects(of texts: some Sequence<String>) -> [String] {
        var mentions = TopicMentions(topics: slugs.count)
        for text in texts {
            for naming in namings(in: text) { mentions.add(naming.words.count, to: wholeNumbers[naming.topic]) }
        }
        return mentions.topics.map { slugs[$0] }
    }

    private func namings(in text: String) -> [Naming] {
        var text = text
        return text.withUTF8 { namings(in: $0) }
    }

    private func namings(in text: UnsafeBufferPointer<UInt8>) -> [Naming] {
        let words = nameWords.occurrences(in: text)
        // Read only where a name has a homonym.
        lazy var spelled = words.map { Word(in: text, at: $0.bytes) }
        var namings: [Naming] = []
        var index = 0
        while index < words.count {
            guard let place = name(at: index, among: words),
                !(names[place].homonym?.isMeant(at: index, in: spelled) ?? false)
            else {
                index += 1
                continue
            }
            let topic = names[place].topic
            let isDefinite = index > 0 && WordForm(in: text, at: words[index - 1].bytes) == "the"
            let antecedent = isDefinite ? antecedent(of: topic, among: namings) : nil
            let range = index..<index + names[place].words.count
            namings.append(Naming(topic: antecedent ?? topic, words: range, offset: words[index].bytes.lowerBound))
            index = range.upperBound
        }
        return namings
    }

    /// The place of the longest name that a word starts.
    private func name(at index: Int, among words: [NameWords.Occurrence]) -> Int? {
        guard let first = words[index].number else { return nil }
        for place in starts[first]..<starts[first + 1] where goesOn(place, at: index, among: words) { return place }
        return nil
    }

    /// Whether the words behind one that starts a name are the others of the name.
    private func goesOn(_ place: Int, at index: Int, among words: [NameWords.Occurrence]) -> Bool {
        let name = names[place].words
        guard index + name.count <= words.count else { return false }
        for offset in 1..<name.count where words[index + offset].number != numbers[name.lowerBound + offset] {
            return false
        }
        return true
    }

    /// "The button" after "the back button" is the back button.
    private func antecedent(of topic: Int, among namings: [Naming]) -> Int? {
        let ending = "-" + slugs[topic]
        // Nobody looks further back for what "the" refers to.
        return namings.suffix(12).last { $0.topic != topic && slugs[$0.topic].hasSuffix(ending) }?.topic
    }

    /// The topic that one is a part of.
    func whole(of slug: String) -> String? { wholes[slug] }

    /// Whether a topic holds for every part of an interface.
    func isPrinciple(_ slug: String) -> Bool { principles.contains(slug) }

    /// - Parameter particular: whether elements that stand in many others don't count.
    func isElement(_ slug: String, particular: Bool) -> Bool {
        elements.contains(slug) && !(particular && common.contains(slug))
    }

    /// Of the topics that a heading mentions, those that it is on: elements before their aspects ("Toolbar Size and
    /// Color"), particular elements before common ones ("Icons for Toolbars").
    func leading(_ mentions: [Mention]) -> [Mention] {
        let anyElement = mentions.filter { elements.contains($0.slug) }
        let particular = anyElement.filter { !common.contains($0.slug) }
        return [particular, anyElement, mentions].first { !$0.isEmpty } ?? []
    }

    /// The topic that a heading or title names as a whole, or the longest one that it mentions.
    func topic(namedBy heading: String) -> String? {
        mentions(in: heading).max { $0.words.count < $1.words.count }?.slug
    }
}
