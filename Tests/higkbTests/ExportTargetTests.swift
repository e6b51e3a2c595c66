import ArgumentParser
import Testing

@testable import higkb

@Suite("Where an export goes")
struct ExportTargetTests {
    private func target(_ arguments: [String]) throws -> ExportTarget { try ExportTarget.parse(arguments) }

    @Test(
        "a dash, like no place, is standard output",
        arguments: [([], nil), (["--output", "-"], nil), (["--output", "./-"], "./-"), (["--output", "a"], "a")]
            as [([String], String?)])
    func place(arguments: [String], expected: String?) throws {
        #expect(try target(arguments).place == expected)
    }

    @Test("no name is no place")
    func empty() {
        #expect(throws: (any Error).self) { try target(["--output", ""]) }
    }

    @Test(
        "what goes together is let through",
        arguments: [
            ([], .jsonl, false), (["--output", "-"], .csv, false), (["--spreadsheet"], .csv, false),
            (["--spreadsheet", "--output", "cows"], .datapackage, true),
            (["--output", "cows.docset"], .docset, true), (["--output", "cows.docset/"], .docset, true),
            (["--output", "cows.sqlite"], .sqlite, false), (["--output", "cows"], .markdown, true),
        ] as [([String], FormatName, Bool)])
    func together(arguments: [String], format: FormatName, isFolder: Bool) throws {
        try target(arguments).check(format, isFolder: isFolder)
    }

    @Test(
        "what does not go together is refused",
        arguments: [
            ([], .markdown, true), (["--output", "-"], .datapackage, true), (["--output", "-"], .sqlite, false),
            (["--spreadsheet"], .json, false), (["--spreadsheet", "--output", "cows.docset"], .docset, true),
            (["--output", "cows.docset.old"], .docset, true), (["--output", "docset"], .docset, true),
        ] as [([String], FormatName, Bool)])
    func apart(arguments: [String], format: FormatName, isFolder: Bool) throws {
        let target = try target(arguments)
        #expect(throws: (any Error).self) { try target.check(format, isFolder: isFolder) }
    }
}
