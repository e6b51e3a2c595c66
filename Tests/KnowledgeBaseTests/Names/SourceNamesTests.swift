import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("Names of sources")
struct SourceNamesTests {
    private func names(_ sources: (edition: String, file: String)...) -> SourceNames {
        SourceNames(
            sources: sources.map { edition, file in
                Source(edition: edition, file: file, document: "", chunk: nil, format: .markdown, digest: "")
            })
    }

    @Test("a whole path goes before the end of another, and that before one cut short")
    func order() throws {
        let names = names(("bells", "lamps.md"), ("gates", "deep/lamps.md"), ("gates", "deeper/still/deep/lamps.md"))
        try #expect(names.find("lamps.md") == names.sources[0])
        try #expect(names.find("deep/lamps.md") == names.sources[1])
        try #expect(names.find("still/deep/lamps.md") == names.sources[2])
        try #expect(names.find("st/lamps.md") == names.sources[2])
    }

    @Test(
        "folders cut short are in the path's order, and start at a word",
        arguments: [
            ("gu/ch/lamps.md", true), ("cows/lamps.md", true), ("cows/gu/ch/lamps.md", true), ("ch/gu/lamps.md", false),
            ("ch/ch/lamps.md", false), ("ows/lamps.md", false), ("gu/lamp.md", false),
        ])
    func folders(name: String, isFound: Bool) throws {
        let names = names(("brown-cows", "guide-1999/chunks/lamps.md"))
        try #expect(names.find(name) == (isFound ? names.sources[0] : nil))
    }

    @Test("accents are the same, written as one character or as two")
    func accents() throws {
        let names = names(("cows", "pré/vaches/é.md"))
        for letter in ["é", "e\u{301}"] {
            for name in ["pr\(letter)/vaches/\(letter).md", "\(letter).md", "pr\(letter)/\(letter).md"] {
                try #expect(names.find(name) == names.sources[0])
            }
        }
    }

    @Test("of many that fit the first five are listed")
    func many() {
        let names = SourceNames(
            sources: (1...6).map { number in
                Source(edition: "e", file: "\(number)/a.md", document: "", chunk: nil, format: .markdown, digest: "")
            })
        let problem = #expect(throws: Problem.self) { try names.find("a.md") }
        #expect(problem?.message == "a.md names several sources: 1/a.md, 2/a.md, 3/a.md, 4/a.md, 5/a.md, …")
        #expect(problem?.next == "give more of the path")
    }

    @Test(
        "those offered have as many folders as what was typed",
        arguments: [
            ("lmps.md", ["lamps.md", "bells.md"]), ("chunks/lmps.md", ["chunks/lamps.md", "bells.md"]),
            ("a/b/c/d/lmps.md", ["guide/chunks/lamps.md", "bells.md"]), ("", ["lamps.md", "bells.md"]),
        ])
    func like(name: String, near: [String]) {
        #expect(names(("cows", "guide/chunks/lamps.md"), ("cows", "bells.md")).names(like: name) == near)
    }

    @Test("several are listed so that each can be told from the others")
    func several() {
        let names = names(("cows", "a/page.md"), ("gates", "a/page.md"), ("gates", "b/page.md"))
        let problem = #expect(throws: Problem.self) { try names.find("page.md") }
        #expect(problem?.message == "page.md names several sources: cows/a/page.md, gates/a/page.md, b/page.md")
    }

    private let names = SourceNames(
        sources: [
            ("ios-2011", "2011-ios-guidelines/chunks/chunk_108.md"),
            ("ios-2014", "2014-ios-guidelines/chunks/chunk_108.md"),
            ("ios-2014", "2014-ios-guidelines/full_document.md"), ("current", "page.md"), ("mac-2019", "page.md"),
        ].map { edition, file in
            Source(edition: edition, file: file, document: "", chunk: nil, format: .markdown, digest: "")
        })

    @Test(
        "are files, ends of their paths, and paths cut short",
        arguments: [
            ("2011-ios-guidelines/chunks/chunk_108.md", 0), ("./2014-ios-guidelines/full_document.md", 2),
            ("full_document.md", 2), ("2011…/chunk_108.md", 0), ("2014/chunk_108.md", 1), ("ios-2014/chunk_108.md", 1),
            ("current/page.md", 3), ("mac-2019/page.md", 4),
        ])
    func found(name: String, place: Int) throws {
        #expect(try names.find(name) == names.sources[place])
    }

    @Test("lead nowhere when they fit none", arguments: ["", "chunk_109.md", "2012/chunk_108.md", "hunk_108.md", "/"])
    func unknown(name: String) throws {
        #expect(try names.find(name) == nil)
    }

    @Test(
        "must fit one source alone",
        arguments: [
            ("chunk_108.md", "2011-ios-guidelines/chunks/chunk_108.md, 2014-ios-guidelines/chunks/chunk_108.md"),
            ("page.md", "current/page.md, mac-2019/page.md"),
        ])
    func ambiguous(name: String, listed: String) {
        let problem = #expect(throws: Problem.self) { try names.find(name) }
        #expect(problem?.kind == .usage)
        #expect(problem?.message == "\(name) names several sources: \(listed)")
    }
}
