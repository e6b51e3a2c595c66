import HIGModel
import Testing

@testable import HIGParsing

@Suite("Action table")
struct ActionTableTests {
    private let table = "| If | Do this |\n|---|---|\n| It rains | Close the door. Never open it again. |\n"

    @Test("every sentence with a directive is a rule, the first with its case before it")
    func rules() throws {
        #expect(
            try Samples.rules(table).map(\.statement) == ["It rains: Close the door.", "Never open it again."])
    }

    @Test("every rule of a row has a passage of its own")
    func passages() throws {
        let source = try Samples.read([Samples.input(table, file: "one.md")]).sources[0]
        #expect(Set(source.passages.compactMap(\.rule)) == [0, 1])
        #expect(source.passages.last?.text == "Never open it again.")
    }
}
