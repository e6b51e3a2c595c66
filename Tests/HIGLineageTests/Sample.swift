import HIGLineage
import HIGModel

/// Rules and links made up for a test.
enum Sample {
    /// - Parameter id: `edition/topic/slug`.
    static func rule(
        _ id: String, _ statement: String, body: String = "", modality: Modality = .should, topics: [String]? = nil,
        section: [String] = [], style: Rule.Style = .headline, introduction: String? = nil,
        platforms: [String] = [], measures: [Measure] = []
    ) -> Rule {
        let parts = id.split(separator: "/").map(String.init)
        return Rule(
            id: id, lineage: parts[1] + "/" + parts[2], edition: parts[0], series: [.ios], topic: parts[1],
            topics: topics ?? [parts[1]], section: section, statement: statement, body: body, modality: modality,
            platforms: platforms, style: style,
            source: Citation(document: "document", file: "file.md", chunk: nil, pages: nil, lines: 1...1),
            digest: statement + "\n" + body, measures: measures, introduction: introduction)
    }

    static func link(
        _ from: String, _ to: String, confidence: Double = 0.9, bond: Link.Bond = .statement, words: [String] = [],
        statements: Double? = nil
    ) -> Link {
        Link(
            from: from, to: to, bond: bond, confidence: confidence,
            evidence: Evidence(
                statements: statements ?? confidence, texts: confidence, sharedWords: words, sameTopic: true,
                neighbours: false))
    }
}

/// Numbers that look random and are the same in every run (SplitMix64).
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}

extension ChangeClassifier {
    /// Reads sentences by their first word, and knows but these.
    static let sample = ChangeClassifier { sentence in
        switch sentence.prefix(while: \.isLetter).lowercased() {
        case "you": .may
        case "dim": .should
        case "always": .must
        case "never": .mustNot
        default: nil
        }
    }
}
