import GRDB
import HIGModel

extension StoreReader {
    /// The rules that answer a query, best first; ties by newest edition, then by the lineage's id.
    ///
    /// Rules with all of the words come first, then those with most of them. One hit a lineage unless the query asks
    /// for all editions: the newest rule among those that match nearly as well as the best.
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
        if let first = selection.first, !first.hasAll {
            let share = first.hasMost ? "most" : "some"
            plan.notes.append("no rule has all of these words; showing rules with \(share) of them")
        }
        return SearchAnswer(hits: try hits(page, of: plan, facts: facts), total: selection.count, notes: plan.notes)
    }

    private func select(
        for terms: SearchTerms, _ query: SearchQuery, _ vocabulary: SearchVocabulary, facts: SearchFacts,
        allowed: [Int]?, ignoringQuotes: Bool = false
    ) throws -> (plan: SearchPlan, selection: SearchSelection) {
        var planner = SearchPlanner(vocabulary: vocabulary, ignoresQuotes: ignoringQuotes)
        let plan = try planner.plan(for: terms)
        var ranking = SearchRanking(reader: self, facts: facts)
        try ranking.rank(plan, among: allowed)
        var selection = SearchSelection(ranking, allEditions: query.allEditions)
        if query.descriptions, query.admitsPassages {
            selection.add(try descriptions().find(plan, in: query.editions))
        }
        return (plan, selection)
    }

    private func descriptions() throws -> SearchDescriptions {
        let ages = try editions().enumerated().map { ($1.id, UInt8(clamping: $0)) }
        return SearchDescriptions(reader: self, ages: Dictionary(uniqueKeysWithValues: ages))
    }
}

extension SearchQuery {
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
