import GRDB
import Testing

@testable import HIGStore

@Suite("ColumnValue")
struct ColumnValueTests {
    @Test("values come back as they were bound, however often the statement runs")
    func roundTrip() throws {
        try DatabaseQueue().write { database in
            try database.execute(sql: "CREATE TABLE t (number INTEGER PRIMARY KEY, a, b, c)")
            let statement = try database.makeStatement(sql: "INSERT INTO t (a, b, c) VALUES (?, ?, ?)")
            let rows: [[ColumnValue]] = [
                [.text(""), .blob([]), .truth(true)],
                [.text("longer than what is kept within a string"), .blob([0, 1, 255]), .real(0.5)],
                [.text("é\0🙈"), .integer(Int?.none), .integer(Int64.min)],
                [.text("a"), .text("b" as String?), .integer(7)],
            ]
            let numbers = try rows.map { try statement.insert($0) }
            #expect(numbers == [1, 2, 3, 4])
            let texts = try String.fetchAll(database, sql: "SELECT a FROM t ORDER BY number")
            #expect(texts == ["", "longer than what is kept within a string", "é", "a"])
            // GRDB reads a text up to its first zero.
            #expect(try String.fetchOne(database, sql: "SELECT hex(a) FROM t WHERE number = 3") == "C3A900F09F9988")
            let types = try String.fetchAll(database, sql: "SELECT typeof(b) || typeof(c) FROM t ORDER BY number")
            #expect(types == ["blobinteger", "blobreal", "nullinteger", "textinteger"])
            let values = try String.fetchAll(database, sql: "SELECT hex(b) || ' ' || c FROM t ORDER BY number")
            #expect(values == [" 1", "0001FF 0.5", " \(Int64.min)", "62 7"])
        }
    }

    @Test("what SQLite refuses is an error that names the statement")
    func refused() throws {
        try DatabaseQueue().write { database in
            try database.execute(sql: "CREATE TABLE t (a TEXT NOT NULL) STRICT")
            let statement = try database.makeStatement(sql: "INSERT INTO t (a) VALUES (?)")
            let error = #expect(throws: DatabaseError.self) { try statement.execute([.text(String?.none)]) }
            #expect(error?.sql == "INSERT INTO t (a) VALUES (?)")
            try statement.execute([.text("fine")])
            #expect(try String.fetchAll(database, sql: "SELECT a FROM t") == ["fine"])
        }
    }
}
