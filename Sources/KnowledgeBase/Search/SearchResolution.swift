import HIGModel
import HIGStore
import HIGText

/// A query whose names are turned into those of the database.
struct SearchResolution {
    /// With editions, topic and platforms as the database names them and without the filters in its words.
    let query: SearchQuery
    /// What to know of filters without a value or by a name that is none, which count as words.
    let notes: [String]
    /// Whether words and filters only say what to leave out, and nothing says of what.
    let onlyExcludes: Bool

    /// - Throws: a usage `Problem` with near names when an option, or a filter in the words, names nothing.
    init(_ query: SearchQuery, _ reader: StoreReader) throws {
        let inline = InlineFilters(query.text)
        try SearchResolution.checkNames(of: inline.misses)
        notes =
            inline.misses.filter(\.value.isEmpty).map {
                "“\($0.typed)” counts as a word: a filter has its value right behind the colon"
            }.distinct() + inline.strangers.distinct().map(SearchResolution.note)
        let words = SearchQuery(text: inline.words)
        let isLimited = query.isFiltered || inline.filters.contains { !$0.isExcluding }
        onlyExcludes = !isLimited && (inline.filters.isEmpty ? words.onlyExcludes : !words.hasWords)
        self.query = try FilterNames(reader: reader).resolve(query, with: inline)
    }

    /// - Throws: a usage `Problem` at the first whose name has a typing error: without the filter the answer would say of
    ///   everything what was asked of a part.
    private static func checkNames(of misses: [InlineFilters.Miss]) throws {
        guard let miss = misses.first(where: { !$0.value.isEmpty }) else { return }
        let sign = miss.typed.hasPrefix("-") ? "-" : ""
        let name = miss.typed.dropFirst(sign.count).prefix { $0 != ":" }
        let value = miss.typed.dropFirst(sign.count + name.count)
        throw Problem(
            .usage, "no filter is called \(name.abridged)",
            next: "did you mean \(sign)\(miss.name.rawValue)\(value.abridged)? \(quoted(miss.typed))")
    }

    private static func note(onStranger typed: String) -> String {
        let names = InlineFilters.Name.allCases.map(\.rawValue).listed("and")
        return "“\(typed.filter { $0 != "\"" }.abridged)” counts as words: filters are \(names)"
    }

    private static func quoted(_ typed: String) -> String {
        "in quotes it counts as words: '\"\(typed.filter { $0 != "\"" }.abridged)\"'"
    }

    /// What the filters leave.
    private struct Limits {
        var editions: [String]
        var topics: [String]
        var modalities: [Modality]
        var platforms: [String]
        /// What the rules must not touch, or be given for.
        var (withoutTopics, withoutPlatforms): ([String], [String]) = ([], [])
        /// As it was named last: those before it limit the editions alone.
        var series: String?
        /// Whether the filters leave nothing at all.
        private var isEmpty = false
        /// No edition has this id. The store is asked all the same: a damaged index must not pass for "no hits".
        private static let noEdition = ""

        init(editions: [String], topics: [String], modalities: [Modality], platforms: [String]) {
            self.editions = editions
            self.topics = topics
            self.modalities = modalities
            self.platforms = platforms
        }

        /// - Parameter others: what is left of the values, or all of them where nothing limits them yet.
        mutating func narrow<Value: Equatable>(_ values: WritableKeyPath<Limits, [Value]>, to others: [Value]) {
            let isOpen = self[keyPath: values].isEmpty && !isEmpty
            self[keyPath: values] = isOpen ? others : self[keyPath: values].filter(others.contains)
            isEmpty = isEmpty || self[keyPath: values].isEmpty
        }

        func query(_ query: SearchQuery, words: String) -> SearchQuery {
            SearchQuery(
                text: words, editions: isEmpty ? [Limits.noEdition] : editions, series: series,
                topics: topics.distinct(), modalities: modalities, platforms: platforms,
                withoutTopics: withoutTopics.distinct(), withoutPlatforms: withoutPlatforms.distinct(),
                allEditions: query.allEditions, descriptions: query.descriptions, limit: query.limit,
                offset: query.offset)
        }
    }

    /// Turns the names that filters hold into those of the database.
    private struct FilterNames {
        let reader: StoreReader

        /// - Parameter inline: the filters in the words of the query.
        func resolve(_ query: SearchQuery, with inline: InlineFilters) throws -> SearchQuery {
            var limits = Limits(
                editions: try query.editions.map { try apart($0, "--edition ") { try names().edition($0).id } },
                topics: try query.topics.map { try apart($0, "--topic ", topic) }, modalities: query.modalities,
                platforms: try query.platforms.flatMap { try apart($0, "--platform ") { try PlatformName($0).taken } })
            if let series = query.series { try narrow(&limits, toSeries: series) }
            if let start = query.since { limits.narrow(\.editions, to: try names().editions(since: start).map(\.id)) }
            var named: [String] = []
            var (modalities, platforms): ([Modality], [String]) = ([], [])
            for filter in inline.filters {
                do {
                    if filter.isExcluding {
                        try exclude(filter, from: &limits)
                        continue
                    }
                    switch filter.name {
                    case .edition: named.append(try names().edition(filter.value).id)
                    case .series: try narrow(&limits, toSeries: filter.value)
                    case .since: limits.narrow(\.editions, to: try names().editions(since: filter.value).map(\.id))
                    case .topic: limits.topics.append(try topic(filter.value))
                    case .modality: modalities.append(try modality(filter.value))
                    case .platform: platforms += try PlatformName(filter.value).taken
                    }
                } catch let problem as Problem where problem.kind == .usage {
                    if let problem = FilterNames.severalNames(in: filter.value, filter.beginning, problem) {
                        throw problem
                    }
                    let steps = [problem.next, SearchResolution.quoted(filter.typed)].compactMap { $0 }
                    throw Problem(.usage, problem.message, next: steps.joined(separator: "; "))
                }
            }
            if !named.isEmpty { limits.narrow(\.editions, to: named) }
            if !modalities.isEmpty { limits.narrow(\.modalities, to: modalities) }
            if !platforms.isEmpty { limits.narrow(\.platforms, to: platforms) }
            return limits.query(query, words: inline.words)
        }

        /// Asks for what an option names, and tells of a comma between names that it joins none.
        private func apart<Named>(_ value: String, _ option: String, _ named: (String) throws -> Named) throws -> Named
        {
            do {
                return try named(value)
            } catch let problem as Problem where problem.kind == .usage {
                throw FilterNames.severalNames(in: value, option, problem) ?? problem
            }
        }

        private static func severalNames(in value: String, _ beginning: String, _ problem: Problem) -> Problem? {
            let names = value.split(separator: ",").map { $0.drop { $0 == " " } }
            guard names.count > 1 else { return nil }
            let each = names.map { beginning + String($0).shellWord }.joined(separator: " ")
            return Problem(.usage, problem.message, next: "a comma joins no names; repeat the filter: \(each.abridged)")
        }

        /// Leaves out what the filter would let through.
        private func exclude(_ filter: InlineFilters.Filter, from limits: inout Limits) throws {
            let names = try names()
            func narrowToOthers(than editions: [Edition]) {
                limits.narrow(\.editions, to: names.editions.filter { !editions.contains($0) }.map(\.id))
            }
            switch filter.name {
            case .edition: narrowToOthers(than: [try names.edition(filter.value)])
            case .series: narrowToOthers(than: try names.editions(ofSeries: filter.value))
            case .since: narrowToOthers(than: try names.editions(since: filter.value))
            case .topic: limits.withoutTopics.append(try topic(filter.value))
            case .modality:
                let excluded = try modality(filter.value)
                limits.narrow(\.modalities, to: Modality.allCases.filter { $0 != excluded })
            case .platform: limits.withoutPlatforms += try PlatformName(filter.value).taken
            }
        }

        private func names() throws -> EditionNames { EditionNames(try reader.editions()) }

        private func topic(_ name: String) throws -> String { try reader.requiredTopicFamily(name).topic.slug }

        private func modality(_ name: String) throws -> Modality {
            if let modality = Modality(named: name) { return modality }
            let known = Modality.allCases.map(\.rawValue).joined(separator: ", ")
            throw Problem(.usage, "no modality is called \(name.nameTyped)", next: "use one of \(known)")
        }

        private func narrow(_ limits: inout Limits, toSeries name: String) throws {
            limits.narrow(\.editions, to: try names().editions(ofSeries: name).map(\.id))
            limits.series = name
        }
    }
}
