import GRDB
import HIGModel
import HIGText

extension StoreReader {
    /// The rules that answer a query, best first; ties by newest edition, then by the lineage's id.
    ///
    /// How much of the question a rule says counts, and where: most in its statement. One hit a lineage unless the query
    /// asks for all editions: the newest rule among those that match nearly as well as the best.
    /// - Parameters:
    ///   - query: with editions, topic and platforms as the database names them.
    ///   - commonness: how common an English word is, in SCOWL's classes from 10 on; `nil` for what is none.
    /// - Throws: `Problem` of kind `.badData` when the search index can't speak for all rules.
    public func search(
        _ query: SearchQuery, commonness: @escaping (String) -> Int? = { _ in nil }
    ) throws -> SearchAnswer {
        try SearchIndex.asking { try answer(query, SearchVocabulary(reader: self, commonness: commonness)) }
    }

    private func answer(_ query: SearchQuery, _ vocabulary: SearchVocabulary) throws -> SearchAnswer {
        let facts = try SearchIndex(database: database).verifiedFacts()
        let terms = SearchTerms(query.text)
        let allowed = try ruleNumbers(matching: RuleFilter(query))
        guard !terms.wanted.isEmpty || allowed != nil else { return SearchAnswer(hits: [], total: 0) }
        var (plan, selection) = try select(for: terms, query, vocabulary, facts: facts, allowed: allowed)
        if selection.count == 0, plan.concepts.contains(where: \.isRequired) {
            let phrases = plan.concepts.filter(\.isRequired).map { "“\($0.typed)”" }.joined(separator: " and ")
            (plan, selection) = try select(
                for: terms, query, vocabulary, facts: facts, allowed: allowed, ignoringQuotes: true)
            if selection.count > 0 {
                plan.notes.append("no rule has \(phrases) word for word; showing rules with the words")
            }
        }
        if terms.isCut { plan.notes.append("only the first \(SearchTerms.limit) words are looked for") }
        if query.descriptions, !query.admitsPassages {
            plan.notes.append("descriptions have no topic, modality or platform: showing rules only")
        }
        let page = selection.page(query.limit, from: query.offset)
        if let note = StoreReader.note(on: terms.operators) { plan.notes.append(note) }
        if let note = StoreReader.wholeness(of: page, whole: selection.whole) { plan.notes.append(note) }
        let obstacle =
            try selection.count > 0 ? nil : obstacle(to: terms, query, vocabulary, facts: facts, allowed: allowed)
        return SearchAnswer(
            hits: try hits(page, of: plan, facts: facts), total: selection.count, notes: plan.notes, obstacle: obstacle)
    }

    /// What leaves no hit, where it is not that no rule has the words.
    private func obstacle(
        to terms: SearchTerms, _ query: SearchQuery, _ vocabulary: SearchVocabulary, facts: SearchFacts,
        allowed: [Int]?
    ) throws -> SearchAnswer.Obstacle? {
        if let allowed, allowed.isEmpty { return .filters }
        if !terms.excluded.isEmpty {
            let all = terms.withoutExclusions
            if try select(for: all, query, vocabulary, facts: facts, allowed: allowed).selection.count > 0 {
                return .exclusions
            }
        }
        guard allowed != nil, !terms.wanted.isEmpty else { return nil }
        let open = SearchQuery(text: query.text, allEditions: query.allEditions)
        let outside = try select(for: terms, open, vocabulary, facts: facts, allowed: nil).selection.count
        return outside > 0 ? .outside(outside) : nil
    }

    /// What to know where words were typed that join others in the questions of other programs.
    private static func note(on operators: [String]) -> String? {
        guard !operators.isEmpty else { return nil }
        let words = operators.map { "“\($0)”" }.listed("and")
        let advice = [
            operators.contains { $0 != "NOT" } ? "the more of the words a rule has, the sooner it comes" : nil,
            operators.contains("NOT") ? "-word leaves out rules with the word" : nil,
        ]
        let verb = operators.count == 1 ? "joins" : "join"
        return "\(words) \(verb) no words here; \(advice.compactMap { $0 }.joined(separator: ", and "))"
    }

    /// What to know where not all of a page has all words.
    ///
    /// - Parameter whole: how many hits have all of them, on this page or not.
    private static func wholeness(of page: [SearchSelection.Choice], whole: Int) -> String? {
        let shown = page.count { $0.hasAll }
        guard shown < page.count else { return nil }
        let share = page.allSatisfy(\.hasMost) ? "most" : "some"
        guard whole > 0 else { return "no rule has all of these words; showing rules with \(share) of them" }
        guard shown > 0 else {
            return "none of these hits has all of these words; \(whole) not shown here \(whole == 1 ? "has" : "have")"
        }
        let isLiteral = page.allSatisfy { $0.hasAllWords || !$0.hasAll }
        let all = isLiteral ? "all of these words" : "all of these words, or other names for them"
        let rest = page.count == shown + 1 ? "the other has" : "the others have"
        return "\(shown) of these \(page.count) hits \(shown == 1 ? "has" : "have") \(all); \(rest) \(share) of them"
    }

    private func select(
        for terms: SearchTerms, _ query: SearchQuery, _ vocabulary: SearchVocabulary, facts: SearchFacts,
        allowed: [Int]?, ignoringQuotes: Bool = false
    ) throws -> (plan: SearchPlan, selection: SearchSelection) {
        var planner = SearchPlanner(vocabulary: vocabulary, ignoresQuotes: ignoringQuotes)
        var plan = try planner.plan(for: terms)
        var ranking = SearchRanking(reader: self, facts: facts)
        // Descriptions may have what the rules lack.
        let looksFurther = query.descriptions && query.admitsPassages
        try ranking.rank(plan, among: allowed, asksForAll: looksFurther)
        var selection = SearchSelection(ranking, allEditions: query.allEditions)
        if looksFurther {
            selection.add(try descriptions().find(plan, in: query.editions))
        } else if selection.count > 0, !ignoringQuotes {
            plan.notes += SearchLack.notes(of: ranking.lacks)
        }
        return (plan, selection)
    }

    private func descriptions() throws -> SearchDescriptions {
        let ages = try editions().enumerated().map { ($1.id, UInt8(clamping: $0)) }
        return SearchDescriptions(reader: self, ages: Dictionary(uniqueKeysWithValues: ages))
    }
}

extension SearchQuery {
    /// Whether it only says what to leave out, and neither words nor filters say of what.
    public var onlyExcludes: Bool {
        let terms = SearchTerms(text)
        return !isFiltered && terms.wanted.isEmpty && !terms.excluded.isEmpty
    }

    /// The first word or phrase that is looked for and left out as well, so that no rule can answer; `nil` for none.
    public var contradiction: String? {
        let terms = SearchTerms(text)
        let excluded = terms.excluded.map { Singular.ofEach(in: $0.words.joined(separator: " ")) }
        return terms.wanted.map { $0.words.joined(separator: " ") }.first { excluded.contains(Singular.ofEach(in: $0)) }
    }

    /// Whether any word says what to look for.
    public var hasWords: Bool { !SearchTerms(text).wanted.isEmpty }

    /// Whether passages, which have neither topic nor modality nor platform, may answer.
    fileprivate var admitsPassages: Bool { topics.isEmpty && modalities.isEmpty && platforms.isEmpty }
}

// MARK: - Hits

extension StoreReader {
    private func hits(
        _ choices: [SearchSelection.Choice], of plan: SearchPlan, facts: SearchFacts
    ) throws -> [Hit] {
        var (numbers, passageNumbers) = ([Int](), [Int]())
        for choice in choices {
            switch choice.match {
            case .rule(let place): numbers.append(facts.number(place))
            case .passage(let number): passageNumbers.append(number)
            }
        }
        let rules = Dictionary(uniqueKeysWithValues: try rules(numbered: numbers).map { ($0.number, $0.rule) })
        let passages = passageNumbers.isEmpty ? [:] : try descriptions().passages(passageNumbers)
        let marker = try SnippetMarker(plan, database: database)
        return try choices.map { choice in
            switch choice.match {
            case .rule(let place):
                guard let rule = rules[facts.number(place)] else { throw SearchIndex.outOfStep }
                return Hit(match: .rule(rule), score: Double(choice.score), snippet: try marker.snippet(of: rule))
            case .passage(let number):
                guard let passage = passages[number] else { throw SearchIndex.outOfStep }
                return Hit(
                    match: .passage(passage), score: Double(choice.score),
                    snippet: try marker.snippet(of: passage.text))
            }
        }
    }
}
