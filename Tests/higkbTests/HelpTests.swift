import ArgumentParser
import Foundation
import Testing

@testable import higkb

/// The help of every command as it was reviewed, in `Snapshots/help`.
@Suite("The help")
struct HelpTests {
    /// A command by the words that it is called with.
    struct Page: Sendable, CustomTestStringConvertible {
        let words: [String]
        let command: any ParsableCommand.Type

        var testDescription: String { (["higkb"] + words).joined(separator: " ") }
        var text: String { Higkb.helpMessage(for: command, columns: 80) }
        var file: URL {
            let name = words.isEmpty ? "higkb" : words.joined(separator: "-")
            return repository.appending(path: "Tests/higkbTests/Snapshots/help/\(name).txt")
        }

        /// The command's page and those of the commands below it.
        static func all(of command: any ParsableCommand.Type, called words: [String] = []) -> [Page] {
            let configuration = command.configuration
            let below = configuration.groupedSubcommands.flatMap(\.subcommands) + configuration.ungroupedSubcommands
            return [Page(words: words, command: command)]
                + below.flatMap { all(of: $0, called: words + [$0.configuration.commandName ?? ""]) }
        }
    }

    static let pages = Page.all(of: Higkb.self)

    @Test("fits 80 columns", arguments: pages)
    func width(page: Page) {
        for line in page.text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }

    /// With `HIGKB_RECORD` set, what comes out is written for review instead of being compared.
    @Test("stays as it was reviewed", arguments: pages)
    func text(page: Page) throws {
        let text = page.text + "\n"
        if ProcessInfo.processInfo.environment["HIGKB_RECORD"] != nil {
            try Data(text.utf8).write(to: page.file)
        }
        let reviewed = try String(contentsOf: page.file, encoding: .utf8)
        #expect(text == reviewed)
    }

    @Test("has a page for every command, and no page without one")
    func complete() throws {
        let held = try FileManager.default.contentsOfDirectory(
            atPath: repository.appending(path: "Tests/higkbTests/Snapshots/help").path)
        #expect(Set(held) == Set(HelpTests.pages.map(\.file.lastPathComponent)))
    }
}
