import ArgumentParser
import Testing

@testable import higkb

@Suite("Plain questions")
struct PlainQuestionTests {
    @Test(
        "a question asked plainly is read as the parser reads it",
        arguments: [
            ["show", "toolbar/keep-items-apart"],
            ["show", "toolbar/keep-items-apart", "--json", "--db", "some.sqlite"],
            ["diff", "2010", "2014"],
            ["diff", "back-button", "2010", "2014", "--format", "side-by-side", "--no-pager"],
            ["history", "back-button"],
            ["history", "--format", "csv", "back-button"],
            ["history", "back", "button"],
            ["diff", "back", "button", "2010", "2014"],
            ["search", "back", "button"],
            ["search", "edition:2014 toolbar", "", "--db", "some.sqlite", "--format", "jsonl"],
            ["search", "--limit", "5", "back", "--offset", "10", "--all-editions"],
            ["search", "back", "--edition", "2014", "--topic", "toolbar", "--descriptions", "--json"],
        ])
    func same(arguments: [String]) throws {
        let plain = try #require(PlainQuestion(arguments[...]))
        let parsed = try #require(try Higkb.parseAsRoot(arguments) as? any QuestionCommand)
        #expect(try isSame(plain, parsed))
    }

    private func isSame(_ plain: PlainQuestion, _ command: some QuestionCommand) throws -> Bool {
        #expect(plain.output == command.output.output)
        #expect(plain.database == command.database.db)
        return isSame(command.question, plain.question)
    }

    private func isSame<Asked: Question>(_ question: Asked, _ other: any Question) -> Bool {
        question == other as? Asked
    }

    @Test(
        "whatever isn't plain is left to the parser",
        arguments: [
            [], ["rules"], ["show"], ["show", "a", "b"], ["diff", "2014"],
            ["history", "a", "--help"], ["search"], ["search", "-h"], ["search", "--", "-bar"], ["search", "-bar"],
            ["search", "a", "--limit", "0"], ["search", "a", "--limit", "five"], ["search", "a", "--offset", "-1"],
            ["search", "a", "--edition", "2010", "--edition", "2011"], ["search", "a", "--modality", "must"],
            ["history", "a", "--limit", "5"], ["diff", "2010", "2014", "--topic", "a"],
            ["search", "a", "--db=some.sqlite"], ["search", "a", "--db"],
            ["search", "a", "--db", "--json"], ["search", "a", "--json", "--json"], ["search", "a", "--format", "odd"],
            ["search", "a", "--json", "--format", "csv"], ["history", "a", "--format", "side-by-side"],
        ])
    func left(arguments: [String]) {
        #expect(PlainQuestion(arguments[...]) == nil)
    }
}
