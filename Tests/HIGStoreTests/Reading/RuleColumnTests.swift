import GRDB
import HIGModel
import Testing

@testable import HIGStore

@Suite("RuleColumn")
struct RuleColumnTests {
    private static let gate = Sample.rule(
        Sample.ios2014, "gate/shut-it", "Shut the gate.", line: 1, modality: .mustNot, body: "Cows stray.",
        topics: ["gate", "cow", "bell"], measures: [Measure(numbers: [2], unit: "bars", text: "two bars")],
        introduction: "At dusk:",
        continuations: [Citation.Continuation(file: "chunk_7.md", chunk: 7, lines: 3...4)])
    private static let bell = Sample.rule(Sample.ios2014, "bell/ring-it", "Ring the bell.", line: 2, lineage: "bell/1")

    /// What is read of each rule of an edition, with a column beside those of rules.
    private func read<T>(_ body: (StoredRow) throws -> T) throws -> [T] {
        var values: [T] = []
        try withTemporaryFolder { folder in
            let sources = [
                Sample.source(Sample.ios2014, file: "chunk_6.md", chunk: 6, [Self.gate, Self.bell]),
                Sample.source(Sample.ios2014, file: "chunk_7.md", chunk: 7, []),
            ]
            try folder.makeDatabase([EditionContent(edition: Sample.ios2014, sources: sources)], links: [])
            let sql = """
                SELECT \(RuleColumn.list), 'beside' FROM rules JOIN sources ON sources.number = rules.source
                ORDER BY rules.number
                """
            values = try folder.read { try $0.values(sql, [], body) }
        }
        return values
    }

    @Test("each is what its name says, whatever table it comes from")
    func texts() throws {
        let columns: [RuleColumn] = [
            .id, .lineage, .edition, .topic, .statement, .body, .modality, .style, .document, .file,
        ]
        let rows = try read { row in try columns.map { try row.text($0) } }
        #expect(
            rows == [
                [
                    "ios-2014/gate/shut-it", "gate/shut-it", "ios-2014", "gate", "Shut the gate.", "Cows stray.",
                    "must-not", "prose", "iOS HIG.pdf", "chunk_6.md",
                ],
                [
                    "ios-2014/bell/ring-it", "bell/1", "ios-2014", "bell", "Ring the bell.", "", "should", "prose",
                    "iOS HIG.pdf", "chunk_6.md",
                ],
            ])
    }

    @Test("places are those of the source, and topics stand in the rule's order")
    func places() throws {
        let rows = try read { row in
            try #expect(row.integerIfAny(.chunk) == 6)
            try #expect(row.pages(.page, .lastPage) == Pages(71, following: 74))
            try #expect(row.list(.platforms) == ["iphone"])
            try #expect(row.list(.section) == ["UI Elements", "The \"Bars\""])
            return (try row.lines(.firstLine, .lastLine), try row.list(.topics), try row.textIfAny(.introduction))
        }
        #expect(rows.map(\.0) == [1...1, 2...2])
        #expect(rows.map(\.1) == [["gate", "cow", "bell"], ["bell"]])
        #expect(rows.map(\.2) == ["At dusk:", nil])
    }

    @Test("they tell of which rules there is more to read elsewhere")
    func more() throws {
        let columns: [RuleColumn] = [.goesOn, .hasMeasures]
        let rows = try read { row in try columns.map { try row.integer($0) } }
        #expect(rows == [[1, 1], [0, 0]])
    }

    @Test("what is asked for beside them stands behind them")
    func further() throws {
        let rows = try read { try $0.text(RuleColumn.further) }
        #expect(rows == ["beside", "beside"])
    }
}
