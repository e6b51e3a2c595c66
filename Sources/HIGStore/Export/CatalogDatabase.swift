import GRDB
import HIGModel

/// A catalog as a database for Datasette and other readers of SQL: tables that say what they hold, three views, and a
/// full-text index.
///
/// It is made anew, row by row in the catalog's order, so that equal catalogs give equal files whatever the order in
/// which their documents came in.
public struct CatalogDatabase {
    private let database: Database

    /// Makes the file; the caller makes it read-only.
    ///
    /// - Parameters:
    ///   - path: of a file that doesn't exist.
    ///   - isStopped: asked often; when it says yes, the work ends with an error.
    /// - Throws: `Problem` of kind `.inputOutput` when it can't be written.
    public static func write(
        _ catalog: any Catalog, to path: String, until isStopped: @escaping () -> Bool = { false }
    ) throws {
        try Problem.translatingErrors(at: path) {
            var configuration = Configuration()
            // Rules name lineages, which are written after them, and a view may show rules without their links.
            configuration.foreignKeysEnabled = false
            let stop = StopQuestion(isStopped)
            // A file that isn't whole is thrown away: nothing is ever rolled back.
            configuration.prepareDatabase { try $0.execute(sql: "PRAGMA journal_mode = OFF") }
            defer { withExtendedLifetime(stop) {} }
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            try queue.write { database in
                stop.ask(in: database)
                try database.execute(sql: tables)
                let copy = CatalogDatabase(database: database)
                try copy.insertEditionsAndTopics(of: catalog)
                try copy.insertRules(of: catalog)
                try copy.insertLinksAndLineages(of: catalog)
                try copy.insertChanges(of: catalog)
                try database.execute(sql: views)
                try database.execute(sql: "INSERT INTO rules_search (rules_search) VALUES ('rebuild')")
                try database.execute(sql: "INSERT INTO rules_search (rules_search) VALUES ('optimize')")
            }
            try queue.writeWithoutTransaction { try $0.execute(sql: "VACUUM") }
            try queue.close()
        }
    }

    private func insert(into table: String, _ values: [(any DatabaseValueConvertible)?]) throws {
        let places = values.map { _ in "?" }.joined(separator: ", ")
        let statement = try database.cachedStatement(sql: "INSERT INTO \(table) VALUES (\(places))")
        try statement.execute(arguments: StatementArguments(values))
    }

    private func list(_ values: [String]) throws -> String { try StringList(values).json() }

    private func insertEditionsAndTopics(of catalog: any Catalog) throws {
        for (position, summary) in catalog.editions.enumerated() {
            let edition = summary.edition
            try insert(
                into: "editions",
                [
                    edition.id, edition.title, edition.date?.description, try list(edition.series.map(\.rawValue)),
                    position, summary.holding.summary,
                ])
            for source in try catalog.sources(of: edition.id) {
                try insert(
                    into: "sources",
                    [
                        source.edition, source.file, source.document, source.chunk, source.format.rawValue,
                        source.digest, source.isWhole ? 1 : 0,
                    ])
            }
            for entry in try catalog.changeLog(of: edition.id) {
                try insert(
                    into: "change_log",
                    [
                        entry.edition, entry.date?.description, entry.written, entry.text, try list(entry.topics),
                        entry.source.document, entry.source.file, entry.source.lines.lowerBound,
                        entry.source.lines.upperBound,
                    ])
            }
        }
        for topic in catalog.topics {
            try insert(into: "topics", [topic.slug, topic.title, topic.parent, try list(topic.aliases)])
        }
    }

    private func insertRules(of catalog: any Catalog) throws {
        var number = 0
        try catalog.forEachEntry(of: nil, on: nil) { entry in
            number += 1
            let rule = entry.rule
            try insert(
                into: "rules",
                [
                    number, rule.id, rule.edition, rule.lineage, rule.topic, try list(rule.topics),
                    try list(rule.section), rule.statement, rule.introduction, rule.body, rule.modality.rawValue,
                    try list(rule.platforms), rule.style.rawValue, rule.source.document, rule.source.file,
                    rule.source.chunk, rule.source.pages?.first, rule.source.pages?.last, rule.source.lines.lowerBound,
                    rule.source.lines.upperBound,
                    rule.digest, try list(entry.formerIDs), try list(entry.successors.map(\.id)), entry.removedIn,
                ])
            for measure in rule.measures {
                let numbers = NumberList(measure.numbers).json
                try insert(into: "measures", [rule.id, numbers, measure.unit, measure.text])
            }
        }
    }

    private func insertLinksAndLineages(of catalog: any Catalog) throws {
        try catalog.forEachLink { link in
            try insert(
                into: "links",
                [
                    link.from, link.to, link.bond.rawValue, link.confidence, link.evidence.statements,
                    link.evidence.texts, try list(link.evidence.sharedWords), link.evidence.sameTopic ? 1 : 0,
                    link.evidence.neighbours ? 1 : 0, link.evidence.pinned ? 1 : 0,
                ])
        }
        try catalog.forEachLineage(on: nil) { lineage in
            guard let newest = lineage.newest, let first = lineage.rules.first else {
                throw Problem(
                    .defect, "a lineage without a rule", at: lineage.lineage.id,
                    next: "see whether the database is damaged: higkb check")
            }
            try insert(
                into: "lineages",
                [
                    lineage.lineage.id, newest.topic, newest.statement, first.edition, newest.edition,
                    lineage.removedIn,
                ])
        }
    }

    private func insertChanges(of catalog: any Catalog) throws {
        var number = 0
        try catalog.forEachComparison { comparison in
            for change in comparison.changes {
                number += 1
                try insert(
                    into: "changes",
                    [
                        number, comparison.older.edition.id, comparison.newer.edition.id, change.relation.rawValue,
                        change.moved ? 1 : 0, change.strength?.rawValue, change.confidence,
                        try list(change.from.map(\.id)), try list(change.to.map(\.id)), change.note,
                        change.inBody?.rule, change.inBody?.text,
                        change.sameWords?.role.rawValue, change.sameWords?.rule, change.sameWords?.source.file,
                        change.sameWords.map { $0.isNearly ? 1 : 0 },
                        change.perhapsReversed ? 1 : 0,
                    ])
                for sentence in change.alsoInBody {
                    let modality = sentence.modality?.rawValue
                    try insert(
                        into: "further_sentences", [number, sentence.carries, sentence.rule, sentence.text, modality])
                }
            }
        }
    }
}
