import HIGModel

extension CatalogFile {
    /// What is read of the first line before anything else.
    struct Version: Decodable {
        let version: Int
    }

    /// The first line.
    struct Head: Decodable {
        struct Counts: Decodable {
            let sources: Int
            let rules: Int
            let links: Int
            let lineages: Int
        }

        let topic: String?
        let editions: [String]?
        let counts: Counts
    }

    /// What every line says that it is.
    struct Kind: Decodable {
        let kind: String
    }

    struct EditionLine: Decodable {
        let id: String
        let title: String
        let date: String?
        let series: [String]
    }

    struct TopicLine: Decodable {
        let slug: String
        let title: String
        let aliases: [String]
        let parent: String?
    }

    struct SourceLine: Decodable {
        let edition: String
        let file: String
        let document: String
        let chunk: Int?
        let format: String
        let digest: String
        let whole: Bool
    }

    struct RuleLine: Decodable {
        struct Place: Decodable {
            let document: String
            let file: String
            let chunk: Int?
            let page: Int?
            /// Absent before format 4.
            let lastPage: Int?
            let lines: [Int]
            let continuations: [Continuation]
        }

        struct Continuation: Decodable {
            let file: String
            let chunk: Int?
            let lines: [Int]
        }

        let id: String
        let lineage: String
        let edition: String
        let topic: String
        let topics: [String]
        let section: [String]
        let statement: String
        let body: String
        let modality: String
        let platforms: [String]
        let style: String
        let source: Place
        let digest: String
        /// Absent before format 2.
        let measures: [MeasureLine]?
        /// Absent before format 3.
        let introduction: String?
    }

    struct MeasureLine: Decodable {
        let numbers: [Double]
        let unit: String
        let text: String
    }

    struct ChangeLogLine: Decodable {
        let edition: String
        let date: String?
        let written: String
        let text: String
        let topics: [String]
        let source: RuleLine.Place
    }

    struct LinkLine: Decodable {
        struct Evidence: Decodable {
            let statements: Double
            let texts: Double
            let sharedWords: [String]
            let sameTopic: Bool
            let neighbours: Bool
            /// Absent in catalogs from before readers could decide.
            let pinned: Bool?
        }

        let from: String
        let to: String
        let bond: String
        let confidence: Double
        let evidence: Evidence
    }
}

extension CatalogFile.RuleLine {
    /// The rule of the line.
    ///
    /// - Throws: `Problem` when the line holds words that rules do not know.
    func rule(series: [Series], at place: String) throws -> Rule {
        guard let modality = Modality(rawValue: modality), let style = Rule.Style(rawValue: style) else {
            throw CatalogFile.damage("no such modality or style", at: place)
        }
        guard id.hasPrefix(edition + "/" + topic + "/"), topics.first == topic, CatalogFile.isID(id) else {
            throw CatalogFile.damage("the rule's id is not made of its edition, its topic and a slug", at: place)
        }
        return Rule(
            id: id, lineage: lineage, edition: edition, series: series, topic: topic, topics: topics,
            section: section, statement: statement, body: body, modality: modality, platforms: platforms, style: style,
            source: try source.citation(at: place), digest: digest,
            measures: (measures ?? []).map { Measure(numbers: $0.numbers, unit: $0.unit, text: $0.text) },
            introduction: introduction)
    }
}

extension CatalogFile.RuleLine.Place {
    /// The place as the model has it.
    func citation(at place: String) throws -> Citation {
        let pages = page.map { Pages($0, following: lastPage) }
        guard chunk ?? 0 >= 0, [page, lastPage].allSatisfy({ MarkedPage.range.contains($0 ?? 0) }),
            pages?.last == lastPage
        else {
            throw CatalogFile.damage("the place is none", at: place)
        }
        return Citation(
            document: document, file: file, chunk: chunk, pages: pages,
            lines: try CatalogFile.lines(lines, at: place),
            continuations: try continuations.map { stretch in
                Citation.Continuation(
                    file: stretch.file, chunk: stretch.chunk, lines: try CatalogFile.lines(stretch.lines, at: place))
            })
    }
}

extension CatalogFile {
    /// Whether a text is three parts of letters, digits, hyphens and dots: ids become names of files and places.
    fileprivate static func isID(_ text: String) -> Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 3
            && parts.allSatisfy { part in
                !part.isEmpty
                    && part.unicodeScalars.allSatisfy { scalar in
                        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                            || "-._".unicodeScalars.contains(scalar)
                    }
            }
    }

    fileprivate static func lines(_ numbers: [Int], at place: String) throws -> ClosedRange<Int> {
        guard numbers.count == 2, numbers[0] >= 1, numbers[0] <= numbers[1] else {
            throw damage("the line numbers are none", at: place)
        }
        return numbers[0]...numbers[1]
    }
}
