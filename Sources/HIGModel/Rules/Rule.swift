/// One normative statement of one edition, with its body.
public struct Rule: Hashable, Sendable, Identifiable {
    /// How the statement is set: a bold or imperative lead, a sentence among others, a list item, an admonition.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        case headline, prose, list, admonition
    }

    /// `<edition>/<topic>/<slug of the statement's own words>`.
    public let id: String
    /// The id, without the edition, of the first rule of the lineage this rule belongs to.
    public var lineage: String
    /// The edition's id.
    public let edition: String
    /// The series that the edition continues, main one first.
    public let series: [Series]
    /// The slug of the main topic.
    public let topic: String
    /// The main topic, then the one that it is a part of, then the mentioned ones in order of appearance.
    public let topics: [String]
    /// The heading path, outermost first; empty where the source shows none.
    public let section: [String]
    /// The sentence that gives the advice: markup removed, damage repaired.
    public let statement: String
    /// What the statement is to be read after: the sentence that ends in a colon before the list whose item it is, and that it
    /// may only complete or hold under, or the sentence before it, where it speaks of "this" or "such" a thing; `nil` where
    /// it stands alone.
    public let introduction: String?
    /// Reasons, examples, exceptions and lists; paragraphs are separated by blank lines, list items start with `- `.
    public let body: String
    /// How strongly the statement's words bind.
    public let modality: Modality
    /// Platforms the rule is limited to, such as `iphone`, by its own words, its section or its edition's series; empty
    /// when it holds for all of them.
    public let platforms: [String]
    /// How the statement is set off from the text around it.
    public let style: Style
    /// Where statement and body stand.
    public let source: Citation
    /// SHA-256 of statement and body, 64 lowercase hexadecimal digits.
    public let digest: String
    /// The numbers with units that the rule sets, in order, each once.
    public let measures: [Measure]

    public init(
        id: String, lineage: String, edition: String, series: [Series], topic: String, topics: [String],
        section: [String], statement: String, body: String, modality: Modality, platforms: [String], style: Style,
        source: Citation, digest: String, measures: [Measure] = [], introduction: String? = nil
    ) {
        self.id = id
        self.lineage = lineage
        self.edition = edition
        self.series = series
        self.topic = topic
        self.topics = topics
        self.section = section
        self.statement = statement
        self.introduction = introduction
        self.body = body
        self.modality = modality
        self.platforms = platforms
        self.style = style
        self.source = source
        self.digest = digest
        self.measures = measures
    }

    /// The id without the edition: topic and slug.
    public var name: String { RuleID(id).name }

    /// Whether another rule is the same but for its lineage, which depends on what else is held.
    public func isSameButForLineage(_ other: Rule) -> Bool {
        var other = other
        other.lineage = lineage
        return self == other
    }
}

extension Rule {
    /// The text that `digest` is the digest of.
    public var digestedText: String { Rule.digestedText(statement: statement, body: body) }

    /// The text that the digest of a rule with these words is made of.
    public static func digestedText(statement: String, body: String) -> String { statement + "\n\n" + body }
}
