import HIGModel
import Testing

@testable import HIGLineage

@Suite("Readers' decisions")
struct PinsTests {
    private static let editions = ["a", "b", "c"]

    private func link(_ from: String, _ to: String) -> Link { Sample.link(from, to, confidence: 0.6) }

    private func applied(_ pins: [Pin], to links: [Link]) -> [Link] {
        Pins(pins, editions: Self.editions).applied(to: links, from: "a", to: "b")
    }

    @Test("leave alone what they are not about")
    func others() {
        let links = [link("a/bar/1", "b/bar/1")]
        #expect(applied([], to: links) == links)
        #expect(applied([Pin(.unlink, from: "a/bar/1", to: "b/bar/2")], to: links) == links)
        #expect(applied([Pin(.unlink, from: "b/bar/1", to: "c/bar/1")], to: links) == links)
        #expect(applied([Pin(.link, from: "a/bar/1", to: "d/bar/1")], to: links) == links)
    }

    @Test("take a link out, whichever rule is named first")
    func forbidden() {
        let links = [link("a/bar/1", "b/bar/1"), link("a/bar/2", "b/bar/2")]
        for pin in [Pin(.unlink, from: "a/bar/1", to: "b/bar/1"), Pin(.unlink, from: "b/bar/1", to: "a/bar/1")] {
            #expect(applied([pin], to: links) == [links[1]])
            #expect(Pins([pin], editions: Self.editions).forbids(links[0]))
            #expect(!Pins([pin], editions: Self.editions).forbids(links[1]))
        }
    }

    @Test("put a link in, sure, with a reader for evidence")
    func pinned() throws {
        let links = [link("a/bar/2", "b/bar/2")]
        let found = applied([Pin(.link, from: "b/bar/1", to: "a/bar/1")], to: links)
        #expect(found.map(\.from) == ["a/bar/2", "a/bar/1"])
        #expect(found.map(\.to) == ["b/bar/2", "b/bar/1"])
        #expect(found.map(\.confidence) == [0.6, 1])
        #expect(found.map(\.evidence.pinned) == [false, true])
        #expect(found[1].evidence.sameTopic)
    }

    @Test("make a link sure that was found, and keep what spoke for it")
    func confirmed() {
        let links = [link("a/bar/1", "b/bar/1")]
        let found = applied([Pin(.link, from: "a/bar/1", to: "b/bar/1")], to: links)
        #expect(found.map(\.confidence) == [1])
        #expect(found[0].evidence.pinned)
        #expect(found[0].evidence.sharedWords == links[0].evidence.sharedWords)
    }
}
