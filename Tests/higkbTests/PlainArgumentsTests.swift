import Testing

@testable import higkb

@Suite("Plain arguments")
struct PlainArgumentsTests {
    private func read(_ arguments: String...) -> PlainArguments? {
        PlainArguments(arguments, options: ["--limit"], switches: ["--all"])
    }

    @Test("words keep their order, whatever options stand between them")
    func words() throws {
        let plain = try #require(read("bell", "--limit", "5", "", "--all", "größer", "--json"))
        #expect(plain.words == ["bell", "", "größer"])
        #expect(plain.value("--limit") == "5")
        #expect(plain.has("--all") && plain.has("--json"))
        #expect(!plain.has("--no-pager"))
        #expect(plain.value("--db") == nil)
    }

    @Test("there may be none")
    func none() throws { #expect(try #require(read()).words == []) }

    @Test("an option takes what follows it, even the name of a command or nothing at all", arguments: ["diff", ""])
    func value(value: String) throws {
        let plain = try #require(read("--db", value, "gate"))
        #expect(plain.value("--db") == value)
        #expect(plain.words == ["gate"])
    }

    @Test(
        "what is not plain is left to the parser",
        arguments: [
            ["--db"], ["gate", "--limit"], ["--db", "--json"], ["--db", "-"], ["--db", "a", "--db", "a"],
            ["--all", "gate", "--all"], ["--json", "--json"], ["--db=a"], ["--odd"], ["-x"], ["-"], ["--"],
            ["gate", "--", "bell"], ["--limit", "-1"],
        ])
    func left(arguments: [String]) {
        #expect(PlainArguments(arguments, options: ["--limit"], switches: ["--all"]) == nil)
    }

    @Test("options and switches of one question are unknown to another", arguments: [["--limit", "5"], ["--all"]])
    func foreign(arguments: [String]) { #expect(PlainArguments(arguments) == nil) }

    @Test(
        "a number is whole and not too small, in a size that the machine counts in",
        arguments: [
            ("1", 1), ("20", 20), ("007", 7), ("9223372036854775807", Int.max), ("0", nil),
            ("9223372036854775808", nil), ("5.0", nil), ("five", nil), ("", nil), (" 5", nil), ("٥", nil),
        ] as [(String, Int?)])
    func number(value: String, expected: Int?) throws {
        let plain = try #require(read("--limit", value))
        #expect(plain.number("--limit", usual: 20, atLeast: 1) == expected)
    }

    @Test("without its option a number is the usual one, even one that could not be asked for")
    func usual() throws {
        #expect(try #require(read("gate")).number("--limit", usual: 0, atLeast: 1) == 0)
    }
}
