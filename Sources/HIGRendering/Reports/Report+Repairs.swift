import HIGModel

extension Report {
    /// The words that were mended, by edition.
    ///
    /// - Parameter repairs: those of an edition in one run.
    public init(_ repairs: [PlacedRepair]) {
        self.init(document: RepairsDocument(repairs: repairs), rows: Rows(repairs)) {
            guard !repairs.isEmpty else { return [.paragraph([Span("nothing was mended")])] }
            return [.table(Report.countTable(of: repairs))]
                + RepairCount.all(in: repairs).flatMap { count -> [Block] in
                    let rows = repairs.filter { $0.edition == count.edition }.map { placed -> [[Span]] in
                        [
                            [Span("\(placed.file):\(placed.repair.line)", .aside)],
                            [Span(placed.repair.found)],
                            [Span(placed.repair.mended, .strong)], [Span(placed.repair.reason.sentence, .aside)],
                        ]
                    }
                    let titles = ["Where", "Found", "Mended", "Why"]
                    return [
                        .heading([Span(count.edition)]),
                        .table(Table(columns: titles.map { Table.Column(title: $0) }, rows: rows)),
                    ]
                }
        }
    }

    private static func countTable(of repairs: [PlacedRepair]) -> Table {
        Table(
            columns: [Table.Column(title: "Edition"), Table.Column(title: "Repairs", alignsRight: true)],
            rows: RepairCount.all(in: repairs).map { [[Span($0.edition, .strong)], [Span(String($0.repairs))]] })
    }
}

extension Repair.Reason {
    /// For people.
    fileprivate var sentence: String {
        switch self {
        case .sameSentence: "same sentence elsewhere"
        case .sideBySide: "side by side elsewhere"
        case .pairs: "in pairs elsewhere"
        case .joiningWord: "a joining word"
        case .commonWords: "two common words"
        case .mark: "a mark without its space"
        case .looseMark: "a space before a mark"
        case .lineEnd: "a line's end"
        case .notRecorded: "not recorded"
        }
    }
}
