import HIGModel
import HIGParsing
import HIGStore
import HIGText

/// Understands how users name rules: by id, by the end of one, by a lineage's id, without the digest that tells ids apart, or
/// by the id that a rule had under another topic.
struct RuleNames {
    let reader: StoreReader

    /// The rules that a name points to, all of one lineage: an end of an id may fit one rule an edition.
    ///
    /// - Parameter unknown: what kind of problem a name is that nothing bears.
    /// - Throws: `Problem` with near names when there is none, or with all when several lineages fit.
    func find(_ name: String, unknown: Problem.Kind = .usage) throws -> [Rule] {
        let rules = try held(name)
        guard !rules.isEmpty else { throw try nothing(called: name, unknown) }
        return rules
    }

    /// Like `find`, but empty for a name that nothing bears, for callers that report it in their own words.
    ///
    /// - Throws: `Problem` with all when several lineages fit.
    func held(_ name: String) throws -> [Rule] {
        let matching = try matching(name)
        let lineages = Set(matching.map(\.lineage))
        if lineages.count < 2 { return matching }
        if lineages.contains(name) { return matching.filter { $0.lineage == name } }
        let advice = ["give more of the rule's id", try topicAdvice(name)].compactMap { $0 }
        throw RuleNames.severalFit(name, matching, next: advice.joined(separator: "; "))
    }

    /// The one rule that a name points to.
    ///
    /// - Throws: as `find`, and also when the name fits a rule in several editions.
    func one(_ name: String) throws -> Rule {
        let rules = try find(name)
        guard rules.count == 1, let rule = rules.first else {
            throw RuleNames.severalFit(name, rules, next: "give the rule's id with its edition")
        }
        return rule
    }

    /// Whether a name is that of a rule or a lineage, and no mere part of one that a topic may be called as well.
    func knowsWhole(_ name: String) throws -> Bool { try !calledWhole(name).isEmpty }

    /// Those of some ids that a name may mean, whether or not their rules are held.
    func ids(_ name: String, among ids: [String]) throws -> Set<String> {
        if ids.contains(name) { return [name] }
        let held = Set(try matching(name).map(\.id))
        return Set(ids.filter { $0.hasSuffix("/" + name) || held.contains($0) })
    }

    // MARK: Ways to name a rule

    /// The rules found by the first way of naming that finds any.
    private func matching(_ name: String) throws -> [Rule] {
        let asked = try calledWhole(name)
        guard asked.isEmpty, !name.isEmpty else { return asked }
        let ids = try reader.ruleIDs()
        for way in [endingInWords, sharingName, underAnotherTopic] {
            let rules = try way(name, ids)
            if !rules.isEmpty { return rules }
        }
        return []
    }

    /// The rules whose ids are a name, or end with it behind a slash, or whose lineage is called so.
    private func calledWhole(_ name: String) throws -> [Rule] {
        guard !name.isEmpty else { return [] }
        for filter in [RuleFilter(ids: [name]), RuleFilter(suffix: name), RuleFilter(lineages: [name])] {
            let rules = try reader.rules(matching: filter)
            if !rules.isEmpty { return rules }
        }
        return []
    }

    /// The last words of an id are enough.
    private func endingInWords(_ name: String, _ ids: [String]) throws -> [Rule] {
        try reader.rules(matching: RuleFilter(ids: ids.filter { $0.hasSuffix("-" + name) }))
    }

    /// The rules whose ids are a name, or end with it, and a digest behind it that tells them apart.
    private func sharingName(_ name: String, _ ids: [String]) throws -> [Rule] {
        let longer = ids.filter { $0.hasPrefix(name + "-") || $0.contains("/" + name + "-") }
        return try reader.rules(matching: RuleFilter(ids: longer)).filter { rule in
            rule.sharedID.map { $0 == name || $0.hasSuffix("/" + name) } ?? false
        }
    }

    /// The rule that an id means which an earlier version of the program, or a changed heading, gave: its statement is the
    /// same, so edition and slug are, and only the topic between them differs.
    private func underAnotherTopic(_ name: String, _ ids: [String]) throws -> [Rule] {
        let parts = name.split(separator: "/")
        guard parts.count == 3 else { return [] }
        return try reader.rules(
            matching: RuleFilter(ids: ids.filter { $0.hasPrefix(parts[0] + "/") && $0.hasSuffix("/" + parts[2]) }))
    }

    // MARK: What is wrong with a name

    /// Where a topic is called so: how to ask for its rules.
    private func topicAdvice(_ name: String) throws -> String? {
        try reader.topicFamily(name).map { "\(name.abridged) is a topic: higkb rules \($0.topic.slug)" }
    }

    /// Where an edition is called so: how to ask for its rules.
    private func editionAdvice(_ name: String) throws -> String? {
        try EditionNames(reader.editions()).knows(name)
            ? "\(name.abridged) is an edition: higkb rules --edition \(name.abridged.shellWord)" : nil
    }

    private static func severalFit(_ name: String, _ rules: [Rule], next: String) -> Problem {
        Problem(
            .usage, "\(name.abridged) fits several rules: \(Suggestion.beginning(of: rules.map(\.id)))", next: next)
    }

    /// What is to be said of a file's name; `nil` where it is none.
    func file(called name: String, _ kind: Problem.Kind) throws -> Problem? {
        try SourceNames(sources: reader.sources()).find(name).map { source in
            Problem(
                kind, "\(name.abridged) is a file, not a rule",
                next: "list what was read from it: higkb show \(source.file.shellWord) --passages")
        }
    }

    private func nothing(called name: String, _ kind: Problem.Kind) throws -> Problem {
        if let problem = try file(called: name, kind) { return problem }
        return Problem(
            kind, "no rule is called \(name.nameTyped)",
            next: try topicAdvice(name) ?? editionAdvice(name)
                ?? Suggestion.hint(for: name, among: try names(asLongAs: name), list: "higkb rules"))
    }

    /// How all rules are called at the length that was typed: by the slug, with the topic, or by the whole id.
    func names(asLongAs name: String) throws -> [String] {
        let parts = name.split(separator: "/").count
        return try reader.ruleIDs().map { $0.split(separator: "/").suffix(parts).joined(separator: "/") }
    }
}
