import HIGModel
import HIGText

extension Report {
    /// What became of every edition's characters.
    public init(_ coverage: [Coverage]) {
        self.init(document: CoverageDocument(editions: coverage), rows: Rows(coverage)) {
            guard !coverage.isEmpty else { return [] }
            let titles = ["Edition", "Characters"] + Coverage.columns.map(\.title) + ["None"]
            let columns = titles.enumerated().map { Table.Column(title: $0.element, alignsRight: $0.offset > 0) }
            return [
                .title([Span("Percent of the characters in passages of each role", .strong)]),
                .table(Table(columns: columns, rows: coverage.map(\.row))),
                .notes(Coverage.legend + coverage.compactMap(\.fault)),
            ]
        }
    }
}

extension Coverage {
    /// Short titles: eleven columns have to fit 80 characters.
    fileprivate static let columns: [(title: String, roles: [Passage.Role])] = [
        ("Rule", [.statement]), ("Body", [.body]), ("Text", [.description, .definition]), ("Tab", [.table]),
        ("Fig", [.figure]), ("Head", [.heading]), ("Furn", [.boilerplate]), ("Rep", [.repeated]),
    ]
    fileprivate static let legend = [
        "Rule: statements; Body: what belongs to them; Text: descriptions and definitions; Tab: tables; Fig: figures; "
            + "Head: headings; Furn: running headers, contents, indexes, navigation; Rep: text that is held or "
            + "printed twice; None: in no passage"
    ]

    fileprivate var row: [[Span]] {
        let shares = Coverage.columns.map { column in
            Coverage.percent(share(column.roles.reduce(0) { $0 + (byRole[$1] ?? 0) }))
        }
        return [[Span(edition.id, .strong)], [Span(String(characters))]] + shares.map { [Span($0)] }
            + [[Span(Coverage.percent(share(uncovered)), uncovered > 0 ? .strong : .plain)]]
    }

    fileprivate var fault: String? {
        guard let first = faultyFiles.first else { return nil }
        let more = faultyFiles.count > 1 ? " and \(counted(faultyFiles.count - 1, "other file"))" : ""
        let faults = [(uncovered, "in no passage"), (overlapping, "in several")].filter { $0.0 > 0 }
            .map { "\(counted($0.0, "character")) \($0.1)" }.joined(separator: " and ")
        return "in \(edition.id), \(faults): \(first)\(more)"
    }

    /// With one decimal; what is not nothing never reads `0.0`, what is not all never `100.0`.
    private static func percent(_ share: Double) -> String {
        if share == 0 { return "0" }
        if share == 1 { return "100" }
        if share < 0.0005 { return "<0.1" }
        return JSON.decimal(min(share * 100, 99.9), places: 1).text()
    }
}
