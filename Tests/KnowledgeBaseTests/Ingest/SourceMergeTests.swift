import HIGModel
import HIGParsing
import HIGStore
import Testing

@testable import KnowledgeBase

@Suite("New files among those held")
struct SourceMergeTests {
    private func input(_ file: String, chunk: Int? = nil, _ text: String) -> SourceInput {
        let bytes = Array(text.utf8)
        let source = Source(
            edition: "ios-2014", file: file, document: "document", chunk: chunk, format: .markdown,
            digest: digest(bytes))
        return SourceInput(source: source, bytes: bytes)
    }

    private func merge(_ held: [SourceInput], _ new: [SourceInput]) throws -> SourceMerge {
        try SourceMerge(held: held.map(\.source), new: new)
    }

    private func stored(_ input: SourceInput) -> StoredSource {
        StoredSource(source: input.source, bytes: input.bytes)
    }

    private func counts(_ merge: SourceMerge) -> [Int] {
        let edition = Edition(id: "ios-2014", title: "", date: nil, series: [.ios])
        let result = merge.result(for: edition, rules: 0)
        return [result.added, result.replaced, result.unchanged, result.removed]
    }

    @Test("the same file again changes nothing")
    func same() throws {
        let merge = try merge([input("a.md", "text")], [input("a.md", "text")])
        #expect(merge.changesNothing)
        #expect(counts(merge) == [0, 0, 1, 0])
    }

    @Test("a changed file takes the place of the old one")
    func changed() throws {
        let merge = try merge([input("a.md", "text")], [input("a.md", "other")])
        #expect(!merge.changesNothing)
        try #expect(merge.sources { [] }.map(\.bytes) == [Array("other".utf8)])
        #expect(counts(merge) == [0, 1, 0, 0])
    }

    @Test("a chunk is known by its number, whatever the file is called")
    func chunk() throws {
        let merge = try merge(
            [input("a.md", chunk: 7, "text")], [input("b.md", chunk: 7, "other"), input("c.md", chunk: 8, "new")])
        try #expect(merge.sources { [] }.map(\.source.file) == ["b.md", "c.md"])
        #expect(counts(merge) == [1, 1, 0, 0])
    }

    @Test("one text under two names counts once, under the same name whichever came first")
    func twoNames() throws {
        let (a, b) = (input("a.md", "text"), input("b.md", "text"))
        #expect(try merge([a], [b]).sources { [stored(a)] }.map(\.source.file) == ["a.md"])
        #expect(try merge([b], [a]).sources { [] }.map(\.source.file) == ["a.md"])
        #expect(try merge([a], [b]).changesNothing)
        #expect(counts(try merge([b], [a])) == [0, 0, 1, 0])
    }

    @Test("two pages that trade their texts are both replaced")
    func swapped() throws {
        let held = [input("a.md", "one"), input("b.md", "two")]
        let merge = try merge(held, [input("a.md", "two"), input("b.md", "one")])
        #expect(!merge.changesNothing)
        try #expect(merge.sources { [] }.map(\.source.file) == ["a.md", "b.md"])
        try #expect(merge.sources { [] }.map(\.bytes) == [Array("two".utf8), Array("one".utf8)])
    }

    @Test("a page that becomes the same as another leaves one behind")
    func becomesEqual() throws {
        let a = input("a.md", "one")
        let merge = try merge([a, input("b.md", "two")], [input("b.md", "one")])
        #expect(!merge.changesNothing)
        try #expect(merge.sources { [stored(a)] }.map(\.source.file) == ["a.md"])
    }

    @Test("a source that stays comes with its bytes, and where they are not held that is no empty source")
    func bytesOfKept() throws {
        let (a, empty) = (input("a.md", "one"), input("b.md", ""))
        let merge = try merge([a], [empty])
        try #expect(merge.sources { [stored(a)] }.map(\.bytes) == [Array("one".utf8), []])
        let problem = #expect(throws: Problem.self) { try merge.sources { [] } }
        #expect(problem?.kind == .badData)
        #expect(problem?.place == "ios-2014/a.md")
    }
}
