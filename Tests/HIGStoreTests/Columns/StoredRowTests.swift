import GRDB
import HIGModel
import Testing

@testable import HIGStore

@Suite("StoredRow")
struct StoredRowTests {
    private func read<T>(_ sql: String, _ body: (StoredRow) throws -> T) throws -> [T] {
        var values: [T] = []
        try withTemporaryFolder { folder in
            try folder.makeDatabase([], links: [])
            values = try folder.read { try $0.values(sql, [], body) }
        }
        return values
    }

    @Test("values are read as they were stored, at their ends too")
    func values() throws {
        let rows: [()] = try read("SELECT 'Ku\u{308}hglocke 🔔', '', -9223372036854775808, 2.5, 7, x'00ff', x''") {
            row in
            try #expect(row.text(0) == "Ku\u{308}hglocke 🔔")
            try #expect(row.text(1) == "")
            try #expect(row.integer(2) == .min)
            try #expect(row.number(3) == 2.5)
            try #expect(row.number(4) == 7)
            try #expect(row.bytes(5) == [0, 255])
            try #expect(row.bytes(6) == [])
        }
        #expect(rows.count == 1)
    }

    @Test("a text goes on behind a zero")
    func zero() throws {
        try #expect(read("SELECT 'gate' || char(0) || 'bell'") { try $0.text(0) } == ["gate\0bell"])
    }

    @Test("nothing stored is nothing where that may be, and no bytes")
    func nothing() throws {
        _ = try read("SELECT NULL, NULL") { row in
            try #expect(row.textIfAny(0) == nil)
            try #expect(row.integerIfAny(0) == nil)
            try #expect(row.dateIfAny(0) == nil)
            try #expect(row.pages(0, 1) == nil)
            try #expect(row.bytes(0) == [])
        }
    }

    @Test("a value of another type, or one the program never writes, is damage, and the column is named")
    func damage() throws {
        let questions: [(String, (StoredRow) throws -> Void)] = [
            ("7", { _ = try $0.text(0) }), ("NULL", { _ = try $0.text(0) }), ("x'41'", { _ = try $0.textIfAny(0) }),
            ("'7'", { _ = try $0.integer(0) }), ("7.0", { _ = try $0.integerIfAny(0) }),
            ("'7'", { _ = try $0.number(0) }), ("'moo'", { _ = try $0.bytes(0) }),
            ("'sometimes'", { _ = try $0.word(0, Modality.self) }), ("'last spring'", { _ = try $0.dateIfAny(0) }),
            ("5, 4", { _ = try $0.lines(0, 1) }),
        ]
        for (value, body) in questions {
            let sql = "SELECT \(value) AS bell"
            let problem = #expect(throws: Problem.self, "\(sql)") { _ = try read(sql, body) }
            #expect(problem?.kind == .badData)
            #expect(problem?.message.contains("column bell") == true)
        }
    }

    @Test("lines may be a single one, and pages may have no page after them")
    func ranges() throws {
        let sql = "SELECT 4, 4, 71, NULL, 74"
        try #expect(read(sql) { try $0.lines(0, 1) } == [4...4])
        try #expect(read(sql) { try $0.pages(2, 3) } == [Pages(71)])
        try #expect(read(sql) { try $0.pages(2, 4) } == [Pages(71, following: 74)])
    }
}
