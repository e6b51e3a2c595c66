import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("The file of decisions")
struct PinFileTests {
    private func file(_ text: String) throws -> PinFile { try PinFile(path: "hig.sqlite.pins", text: text) }

    private static let text = """
        # The sentence was only reordered.
        link ios-2011/bar/a ios-2014/bar/b

          unlink\tios-2010/bar/c   ios-2011/bar/a
        """

    @Test("holds one decision a line, beside blank lines and remarks")
    func lines() throws {
        let pins = try file(Self.text).pins
        #expect(pins.map(\.verdict) == [.link, .unlink])
        #expect(pins.map(\.from) == ["ios-2011/bar/a", "ios-2010/bar/c"])
        #expect(pins.map(\.to) == ["ios-2014/bar/b", "ios-2011/bar/a"])
        try #expect(file("").pins == [])
    }

    @Test("may end its lines as Windows does, and say a thing twice")
    func tolerant() throws {
        try #expect(file(Self.text.replacing("\n", with: "\r\n")).pins == file(Self.text).pins)
        try #expect(file("link a/b/c d/e/f\nlink d/e/f a/b/c\n").pins == [Pin(.link, from: "a/b/c", to: "d/e/f")])
    }

    @Test("keeps what readers wrote when a decision is added or taken back")
    func change() throws {
        var file = try file(Self.text)
        let pin = Pin(.link, from: "ios-2011/bar/a", to: "ios-2010/bar/c")
        file.set([pin])
        #expect(
            file.text == """
                # The sentence was only reordered.
                link ios-2011/bar/a ios-2014/bar/b

                link ios-2011/bar/a ios-2010/bar/c

                """)
        file.remove([Pin(.unlink, from: "ios-2014/bar/b", to: "ios-2011/bar/a")])
        #expect(file.pins == [pin])
        #expect(file.text.hasPrefix("# The sentence was only reordered.\n\nlink"))
    }

    @Test(
        "names the line that it cannot follow",
        arguments: [
            ("link ios-2011/bar/a", "not a decision about a link"),
            ("joined ios-2011/bar/a ios-2014/bar/b", "not a decision about a link"),
            ("link ios-2011/bar/a ios-2014/bar/b # why", "not a decision about a link"),
            ("link bar/a ios-2014/bar/b", "not the whole id of a rule"),
            ("link ios-2011//a ios-2014/bar/b", "not the whole id of a rule"),
            ("link ios-2014/bar/a ios-2014/bar/b", "both rules are of ios-2014"),
            ("unlink ios-2014/bar/b ios-2011/bar/a", "the two rules are both linked and unlinked"),
        ])
    func mistakes(line: String, message: String) {
        let problem = #expect(throws: Problem.self) { try file("# So.\nlink ios-2011/bar/a ios-2014/bar/b\n\(line)\n") }
        #expect(problem?.kind == .badData)
        #expect(problem?.message == message)
        #expect(problem?.place == "hig.sqlite.pins:3")
    }
}
