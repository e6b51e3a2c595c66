import Foundation
import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("Ingest and forget")
struct IngestTests {
    /// A chunk of an iOS edition.
    private func text(_ year: Int, _ sentences: String) -> String {
        "<!-- Chunk 1 | Source: \(year) iOS Human Interface Guidelines.pdf | Est. Tokens: 9 -->\n\(sentences)\n"
    }

    @Test("the seeds are four editions")
    func editions() throws {
        try withTemporaryFolder { folder in
            let summary = try folder.ingest(seeds.path)
            #expect(summary.editions.map(\.edition.id) == ["ios-2010-03", "ios-2011", "ios-2014", "current"])
            #expect(summary.editions.map(\.added) == [1, 2, 1, 1])
            #expect(summary.warnings == [])
            let editions = try folder.base().editions()
            #expect(editions.map(\.holding.chunks) == [[88], [105, 108], [93], []])
            #expect(editions.map(\.edition.series) == [[.ios], [.ios], [.ios], [.ios, .mac]])
            #expect(editions.map { $0.edition.date?.description } == ["2010-03", "2011", "2014", nil])
            #expect(try KnowledgeBase.check(path: folder.database) == [])
        }
    }

    @Test("ingesting the same again changes nothing, to the byte")
    func twice() throws {
        try withTemporaryFolder { folder in
            try folder.ingestSeeds()
            let before = try folder.bytes()
            let summary = try folder.ingest(seeds.path)
            #expect(summary.editions.map(\.unchanged) == [1, 2, 1, 1])
            #expect(summary.editions.allSatisfy { $0.added + $0.replaced + $0.removed == 0 })
            try #expect(folder.bytes() == before)
        }
    }

    @Test("neither the order of ingest nor one file at a time or the folder matters")
    func order() throws {
        try withTemporaryFolder { folder in
            try folder.ingestSeeds()
            let whole = try folder.everything()
            for order in [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [2, 0, 4, 1, 3], [3, 4, 0, 2, 1], [1, 4, 3, 0, 2]] {
                try withTemporaryFolder { other in
                    for index in order { try other.ingest(seeds.appending(path: seedNames[index]).path) }
                    try #expect(other.everything() == whole)
                }
            }
        }
    }

    @Test("a changed file replaces what it gave before, and changing it back restores everything")
    func changed() throws {
        try withTemporaryFolder { folder in
            let name = seedNames[3]
            let text = try String(contentsOf: seeds.appending(path: name), encoding: .utf8)
            try folder.ingestSeeds()
            let before = try folder.everything()

            try folder.write(name, text.replacing("Don't create a multisegment", with: "Never create a multisegment"))
            #expect(try folder.ingest(name).editions.map(\.replaced) == [1])
            let changed = try folder.everything().rules.filter { $0.edition == "ios-2014" }.map(\.statement)
            #expect(changed.contains("Never create a multisegment back button."))
            #expect(!changed.contains("Don't create a multisegment back button."))

            try folder.write(name, text)
            try folder.ingest(name)
            try #expect(folder.everything() == before)
        }
    }

    @Test("an edition is mended by another one's sentence, whichever comes first, until that one is forgotten")
    func siblings() throws {
        let files = [
            ("older.md", text(2011, "Avoid putting a lampcord over the button.")),
            ("newer.md", text(2014, "Avoid putting a lamp cord over the button.")),
        ]
        func statements(_ names: [String], forgetting edition: String? = nil) throws -> [String] {
            var found: [String] = []
            try withTemporaryFolder { folder in
                for (name, text) in files { try folder.write(name, text) }
                for name in names { try folder.ingest(name) }
                if let edition { _ = try folder.forget(edition) }
                #expect(try KnowledgeBase.check(path: folder.database) == [])
                found = try folder.everything().rules.map(\.statement)
            }
            return found
        }
        let mended = "Avoid putting a lamp cord over the button."
        #expect(try statements(["older.md"]) == ["Avoid putting a lampcord over the button."])
        #expect(try statements(["older.md", "newer.md"]) == [mended, mended])
        #expect(try statements(["newer.md", "older.md"]) == [mended, mended])
        #expect(
            try statements(["newer.md", "older.md"], forgetting: "ios-2014")
                == ["Avoid putting a lampcord over the button."])
    }

    @Test(
        "a word that marks hide in the file is mended by a later edition as by an earlier one",
        arguments: ["_displaysthe_", "dis**playsthe**", "display&#115;the"])
    func hiddenWord(word: String) throws {
        func mended(_ names: [String], forgetting edition: String? = nil) throws -> [Rule] {
            var rules: [Rule] = []
            try withTemporaryFolder { folder in
                try folder.write("2010.md", text(2010, "Make sure the bar \(word) title."))
                try folder.write(
                    "2012.md",
                    text(2012, "Make sure that it displaysthe title. Make sure that it displays the title."))
                for name in names { try folder.ingest(name) }
                if let edition { _ = try folder.forget(edition) }
                rules = try folder.everything().rules
            }
            return rules
        }
        try #expect(mended(["2010.md", "2012.md"]) == mended(["2012.md", "2010.md"]))
        try #expect(mended(["2010.md", "2012.md"], forgetting: "ios-2012") == mended(["2010.md"]))
    }

    @Test("an edition that is mended alike for a better reason says so, and is not read again")
    func betterReason() throws {
        try withTemporaryFolder { folder in
            try folder.write("2011.md", text(2011, "Avoid a windowframe in color."))
            try folder.write("2012.md", text(2012, "Every window frame is thin. A window frame has a shadow."))
            try folder.write("2014.md", text(2014, "Avoid a window frame in color."))
            func reasons() throws -> [Repair.Reason] { try folder.base().repairs(editions: []).map(\.repair.reason) }
            try folder.ingest("2011.md", "2012.md")
            try #expect(reasons() == [.sideBySide])
            try folder.tamper("UPDATE rules SET page = 77")
            try #expect(filesRead("2014.md", in: folder) == 1)
            try #expect(reasons() == [.sameSentence])
            try #expect(folder.everything().rules.map(\.source.pages?.first) == [77, nil])
            _ = try folder.forget("ios-2014")
            try #expect(reasons() == [.sideBySide])
        }
    }

    @Test("an edition whose words are cut otherwise, but none of those that are mended, is not split into rules again")
    func cutOnlyInCode() throws {
        try withTemporaryFolder { folder in
            try folder.write("2011.md", text(2011, "Avoid a `windowframe` in color."))
            try folder.write("2012.md", text(2012, "Every window frame is thin. A windowframe, a window frame."))
            try folder.ingest("2011.md")
            try folder.tamper("UPDATE rules SET page = 77")
            try #expect(filesRead("2012.md", in: folder) == 2)
            try #expect(folder.everything().rules.map(\.source.pages?.first) == [77])
            try #expect(filesRead("2012.md", in: folder) == 0)
        }
    }

    @Test("only editions of whose words the texts say something else now are mended again")
    func mendedAgain() throws {
        try withTemporaryFolder { folder in
            try folder.write("2011.md", text(2011, "Avoid a windowframe in color."))
            try folder.write("2012.md", text(2012, "Every window frame is thin. A window frame has a shadow."))
            try folder.write("2013.md", text(2013, "Keep every title short."))
            try folder.ingest("2011.md")
            try #expect(filesRead("2013.md", in: folder) == 1)
            try #expect(filesRead("2012.md", in: folder) == 2)
            try #expect(filesRead("2012.md", in: folder) == 0)
        }
    }

    /// How many files an ingest has read when it ends.
    private func filesRead(_ name: String, in folder: TemporaryFolder) throws -> Int {
        let read = MostFiles()
        _ = try KnowledgeBase(path: folder.database, access: .writing).ingest(Intake(paths: [folder.path(name)])) {
            if case .reading = $0.phase { read.set($0.done) }
        }
        return read.count
    }

    /// The largest of the numbers that several threads tell.
    private final class MostFiles: @unchecked Sendable {
        private let lock = NSLock()
        private var last = 0

        var count: Int { lock.withLock { last } }

        func set(_ count: Int) { lock.withLock { last = max(last, count) } }
    }

    @Test("repairs are listed with place and reason, of the editions asked for")
    func repairs() throws {
        try withTemporaryFolder { folder in
            try folder.ingestSeeds()
            let all = try folder.base().repairs(editions: [])
            #expect(all.contains { $0.repair.found == "alwaystakesthe" && $0.repair.mended == "always takes the" })
            #expect(all.allSatisfy { $0.repair.reason != .notRecorded && $0.file.hasSuffix(".md") })
            let some = try folder.base().repairs(editions: ["2014"])
            #expect(some == all.filter { $0.edition == "ios-2014" })
            #expect(throws: Problem.self) { try folder.base().repairs(editions: ["1850"]) }
        }
    }

    @Test("an edition forgotten is as if it had never been there")
    func forgetEdition() throws {
        try withTemporaryFolder { folder in
            for name in seedNames where !name.hasPrefix("ios-2011") {
                try folder.ingest(seeds.appending(path: name).path)
            }
            let without = try folder.everything()
            try folder.ingestSeeds()
            let summary = try folder.forget("ios-2011")
            #expect(summary.editions.map(\.removed) == [2])
            try #expect(folder.everything() == without)
            #expect(try KnowledgeBase.check(path: folder.database) == [])
        }
    }

    @Test("a source forgotten is as if it had never been there")
    func forgetSource() throws {
        try withTemporaryFolder { folder in
            for name in seedNames where !name.hasSuffix("108.md") {
                try folder.ingest(seeds.appending(path: name).path)
            }
            let without = try folder.everything()
            try folder.ingestSeeds()
            #expect(try folder.forget("ios-2011-chunk-108.md").editions.map(\.removed) == [1])
            try #expect(folder.everything() == without)
            _ = try folder.forget("ios-2011-chunk-105.md")
            #expect(try folder.base().editions().map(\.edition.id) == ["ios-2010-03", "ios-2014", "current"])
        }
    }

    @Test("forgetting a source tells what ingest tells of the rest of its edition")
    func forgetWarnings() throws {
        try withTemporaryFolder { folder in
            let page = #"{"metadata":{},"primaryContentSections":[{"kind":"hinge","title":"Shut the gate."}]}"#
            try folder.write("in/gate.json", page)
            try folder.write("in/lamp.md", "**Dim the lamp.**\n")
            let warnings = try folder.ingest("in").warnings.filter { $0.contains("hinge") }
            #expect(warnings.count == 1)
            #expect(try folder.forget("lamp.md").warnings == warnings)
        }
    }

    @Test("forgetting what is not there names what is near, and changes nothing")
    func forgetUnknown() throws {
        try withTemporaryFolder { folder in
            try folder.ingestSeeds()
            let before = try folder.bytes()
            let problem = #expect(throws: Problem.self) { try folder.forget("ios-2012") }
            #expect(problem?.kind == .usage)
            #expect(problem?.next?.contains("ios-2011") == true)
            try #expect(folder.bytes() == before)
        }
    }

    @Test("a file name that several sources bear must be given with more of its path")
    func ambiguousSource() throws {
        try withTemporaryFolder { folder in
            try folder.write("web/bars/page.md", "**Keep a toolbar short.**\n")
            try folder.write("web/lists/page.md", "**Keep a list long.**\n")
            try folder.ingest("web")
            let problem = #expect(throws: Problem.self) { try folder.forget("page.md") }
            #expect(problem?.kind == .usage)
            #expect(problem?.message == "page.md names several sources: bars/page.md, lists/page.md")
            #expect(try folder.forget("bars/page.md").editions.map(\.removed) == [1])
        }
    }

    @Test("the user's word on the edition goes before the source's")
    func override() throws {
        try withTemporaryFolder { folder in
            try folder.write("page.txt", "Use the standard back button. People know it.\n")
            try folder.ingest("page.txt", edition: "mac-2019-06")
            let edition = try folder.base().editions().map(\.edition)
            #expect(edition.map(\.id) == ["mac-2019-06"])
            #expect(edition.map(\.series) == [[.mac]])
            #expect(edition.map { $0.date?.description } == ["2019-06"])
        }
    }

    @Test("an edition keeps its title when a page is filed under its id")
    func keepsTitle() throws {
        try withTemporaryFolder { folder in
            try folder.ingestSeeds()
            try folder.write("page.txt", "Avoid big buttons in a toolbar.\n")
            try folder.ingest("page.txt", edition: "ios-2011")
            let edition = try folder.base().editions().map(\.edition).first { $0.id == "ios-2011" }
            #expect(edition?.title == "iOS Human Interface Guidelines")
            #expect(edition?.series == [.ios])
        }
    }

    @Test("bad input among good ones leaves no database behind")
    func allOrNothing() throws {
        try withTemporaryFolder { folder in
            try folder.write("in/a.md", "**Keep a toolbar short.**\n")
            try folder.write("in/b.md", "  \n")
            #expect(throws: Problem.self) { try folder.ingest("in") }
            #expect(!FileManager.default.fileExists(atPath: folder.database))
        }
    }

    @Test("pages of which nothing says whose they are count as Apple's of today, with a warning")
    func guessed() throws {
        try withTemporaryFolder { folder in
            for name in ["a", "b"] { try folder.write("in/\(name).md", "# Menus\n\nKeep menu \(name) short.\n") }
            #expect(try folder.ingest("in").warnings.map { $0.prefix(16) } == ["a.md and 1 more:"])
            try folder.write("in/a.md", "# Menus\n\nKeep Apple's menu short.\n")
            #expect(try folder.ingest("in").warnings.isEmpty)
        }
    }

    @Test(
        "a page whose title names another house counts as Apple's of today with a warning",
        arguments: [
            (
                "a.html", "<title>Buttons &ndash; Gate Design</title><h1>Buttons</h1><p>Keep buttons short.</p>",
                "Gate Design"
            ),
            ("a.md", "# Buttons - Fluent 2\n\nKeep buttons short.\n", "Fluent 2"),
            ("a.md", "---\ntitle: Buttons | Gate\n---\n\nKeep buttons short.\n", "Gate"),
            ("a.html", "<title>Buttons – Apple Design</title><h1>Buttons</h1><p>Keep buttons short.</p>", nil),
            ("a.html", "<title>Buttons – Human Interface Guidelines</title><p>Keep buttons short.</p>", nil),
            ("current-a.md", "# Buttons - Fluent 2\n\nKeep buttons short.\n", nil),
            ("a.md", "# Buttons - do and don't\n\nKeep buttons short.\n", nil),
            ("a.md", "# Buttons\n\nKeep buttons short.\n", nil),
        ] as [(String, String, String?)])
    func otherHouse(name: String, page: String, house: String?) throws {
        try withTemporaryFolder { folder in
            try folder.write(name, page)
            let warnings = try folder.ingest(name).warnings
            #expect(
                warnings.map { $0.prefix { $0 != "," } } == (house.map { ["\(name): its title names \($0)"] } ?? []))
        }
    }

    @Test("an edition whose title names no series counts as the Macintosh's with a warning, unless its series is given")
    func guessedSeries() throws {
        try withTemporaryFolder { folder in
            let page = "# Menus\n\nKeep each menu short.\n"
            try folder.write("2015-kiosk-guidelines/full_document.md", page)
            try folder.write("2016-kiosk-guidelines/full_document.md", page + "\nKeep each title short.\n")
            #expect(
                try folder.ingest("2015-kiosk-guidelines").warnings == [
                    "mac-2015 (Kiosk Guidelines) counts as the Macintosh's because its title names no known series: "
                        + "put it in another one with --series, or in a higkb.yaml"
                ])
            let named = try folder.ingest(paths: ["2016-kiosk-guidelines"], series: "kiosk")
            #expect(named.warnings == [])
            #expect(named.editions.map(\.edition.id) == ["kiosk-2016"])
        }
    }

    @Test("an edition without rules is worth a warning")
    func noRules() throws {
        try withTemporaryFolder { folder in
            try folder.write("page.md", "A toolbar lies along the lower edge of a window.\n")
            #expect(try folder.ingest("page.md").warnings == ["no rules found in current"])
        }
    }
}
