import HIGModel

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
    /// From a name's first word to the names that start with it, longest first.
    private let names: [String: [Name]]

    private struct Name: Sendable {
        let words: [String]
        let slug: String
    }

    /// Where a text names a topic.
    struct Mention: Hashable, Sendable {
        let slug: String
        /// Positions among the text's words.
        let words: Range<Int>
        /// Offset in UTF-8 bytes.
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
        var names: [String: [Name]] = [:]
        for topic in topics.values {
            for name in [topic.slug] + topic.aliases {
                let words = Word.all(in: name).map { Singular.of($0.text) }
                guard let first = words.first else { continue }
                names[first, default: []].append(Name(words: words, slug: topic.slug))
            }
        }
        self.topics = topics
        self.digest = digest
        self.elements = elements
        self.common = common
        self.principles = principles
        self.names = names.mapValues { $0.sorted { ($1.words.count, $0.slug) < ($0.words.count, $1.slug) } }
    }

    /// The topics that a text names, longest name first where several fit, in order of appearance.
    func mentions(in text: String) -> [Mention] {
        let words = Word.all(in: text)
        let singulars = words.map { Singular.of($0.text) }
        var mentions: [Mention] = []
        var index = 0
        while index < words.count {
            guard let name = name(at: index, in: singulars),
                name.words.count > 1 || !Homonym.isOther(name.words[0], at: index, in: words)
            else {
                index += 1
                continue
            }
            let range = index..<index + name.words.count
            mentions.append(Mention(slug: name.slug, words: range, offset: words[index].bytes.lowerBound))
            index = range.upperBound
        }
        return resolved(mentions, words: words.map(\.text))
    }

    private func name(at index: Int, in words: [String]) -> Name? {
        names[words[index]]?.first { name in
            index + name.words.count <= words.count && words[index..<index + name.words.count].elementsEqual(name.words)
        }
    }

    /// "The button" after "the back button" is the back button.
    private func resolved(_ mentions: [Mention], words: [String]) -> [Mention] {
        var resolved: [Mention] = []
        for mention in mentions {
            let isDefinite = mention.words.lowerBound > 0 && words[mention.words.lowerBound - 1] == "the"
            // Nobody looks further back for what "the" refers to.
            let antecedent =
                isDefinite
                ? resolved.suffix(12).last { $0.slug != mention.slug && $0.slug.hasSuffix("-" + mention.slug) } : nil
            let slug = antecedent?.slug ?? mention.slug
            resolved.append(Mention(slug: slug, words: mention.words, offset: mention.offset))
        }
        return resolved
    }

    /// Whether a topic holds for every part of an interface.
    func isPrinciple(_ slug: String) -> Bool { principles.contains(slug) }

    /// - Parameter particular: whether elements that stand in many others don't count.
    func isElement(_ slug: String, particular: Bool) -> Bool {
        elements.contains(slug) && !(particular && common.contains(slug))
    }

    /// Whether a heading speaks of a topic and little else, so that the sections below it may be about it as well:
    /// "Color Guidelines", but not "Elements of the Desktop Interface".
    func isAbout(_ heading: String, _ slug: String) -> Bool {
        let named = mentions(in: heading).filter { $0.slug == slug }.map(\.words.count).reduce(0, +)
        let words = Word.all(in: heading).map(\.text).filter { !Gist.isFunctionWord($0) && $0 != "guidelines" }
        return named * 2 >= words.count
    }

    /// The topics that a heading names, in order of appearance: elements before their aspects ("Toolbar Size and
    /// Color"), particular elements before common ones ("Icons for Toolbars"), what comes before "in" or "for" before
    /// what follows ("Popovers in Toolbars").
    func topics(namedBy heading: String) -> [String] {
        let mentions = mentions(in: heading)
        let particular = mentions.filter { elements.contains($0.slug) && !common.contains($0.slug) }
        let anyElement = mentions.filter { elements.contains($0.slug) }
        let pool = [particular, anyElement, mentions].first { !$0.isEmpty } ?? []
        let words = Word.all(in: heading)
        let end = words.firstIndex { ["for", "in", "with", "within", "on"].contains($0.text) } ?? words.count
        let leading = pool.filter { $0.words.lowerBound < end }
        return (leading.isEmpty ? pool : leading).map(\.slug).distinct()
    }

    /// The topic that a heading or title names as a whole, or the longest one that it mentions.
    func topic(namedBy heading: String) -> String? {
        mentions(in: heading).max { $0.words.count < $1.words.count }?.slug
    }
}
