import HIGModel
import HIGRendering
import KnowledgeBase

/// The rules on a topic, or all, that pass some filters.
struct RulesQuestion: Question {
    /// `nil` for all topics.
    let topic: String?
    /// Whether rules on other topics that speak of it are taken in.
    var mentions = false
    /// As the user named them; none for all.
    var editions: [String] = []
    /// None for all.
    var modalities: [Modality] = []
    /// None for all.
    var platforms: [String] = []
    /// Whether only rules are told that set numbers with units.
    var measures = false

    func answer(from place: DatabasePlace, to output: Output) throws {
        let base = try place.open()
        let rules = try rules(of: base, withMentions: mentions)
        try output.write(Report(rules))
        guard rules.isEmpty else { return }
        let isToldOfOthers = topic != nil && !mentions
        let others = isToldOfOthers ? try Mentions(rules: self.rules(of: base, withMentions: true).count) : nil
        throw nothing(on: try topic.flatMap(base.topic(named:)), others: others)
    }

    private func rules(of base: KnowledgeBase, withMentions: Bool) throws -> [Rule] {
        try base.rules(
            topic: topic, withMentions: withMentions, editions: editions, modalities: modalities, platforms: platforms,
            withMeasures: measures)
    }

    /// Says what was looked for, as an alias may have been read as another topic than was meant.
    ///
    /// - Parameter others: the rules on other topics that speak of it.
    private func nothing(on topic: Topic?, others: Mentions?) -> Problem {
        let isNarrowed = measures || !(editions.isEmpty && modalities.isEmpty && platforms.isEmpty)
        let subject = topic.map { " on \($0.slug)" } ?? ""
        return Problem(
            .nothingFound, (isNarrowed ? "no such rules" : "no rules") + subject,
            next: others?.note()
                ?? "see which there are: higkb topics, higkb editions; or look for words: higkb search WORDS")
    }
}
