import Testing

@testable import HIGParsing

@Suite("Names in paths")
struct PathPartTests {
    @Test(
        "the last part of a path is what stands behind the last slash that is a character",
        arguments: [
            "", "/", "//", "a", "a/", "/a", "a/b", "a//b", "chunks/chunk_105.md", "é/b.md", "a/é.md", "a/\u{301}b.md",
            "a/b\u{301}.md", "a\u{301}/b.md", "\u{600}/b", "a/\r\n", "a\r\n/b", "👩‍👩‍👧/👩‍👩‍👧.md", "docs/2010-03 iPhone.md/",
        ])
    func lastPathPart(path: String) {
        #expect(path.lastPathPart == path.split(separator: "/").last.map(String.init) ?? path)
    }
}
