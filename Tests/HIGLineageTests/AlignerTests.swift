import HIGModel
import Testing

@testable import HIGLineage

@Suite("Aligner")
struct AlignerTests {
    private let older = [
        Sample.rule("a/bar/1", "Keep the titles of a toolbar short.", body: "Long titles wrap."),
        Sample.rule(
            "a/bar/2", "Avoid crowding a toolbar with icons.", body: "People miss what they aim at.",
            modality: .shouldNot),
        Sample.rule("a/bar/3", "Print the invoice on yellow paper."),
    ]
    private let newer = [
        Sample.rule(
            "b/bar/1", "Don't crowd a toolbar with icons.", body: "People miss what they aim at.", modality: .mustNot),
        Sample.rule("b/bar/2", "Keep a toolbar's titles short.", body: "Long titles wrap."),
        Sample.rule("b/bar/3", "Let people zoom a map with two fingers."),
    ]

    @Test("pairs what is the same advice and refuses the rest")
    func pairs() {
        let links = Aligner().links(from: older, to: newer)
        #expect(links.map(\.from) == ["a/bar/1", "a/bar/2"])
        #expect(links.map(\.to) == ["b/bar/2", "b/bar/1"])
        for link in links {
            #expect((0...1).contains(link.confidence))
            #expect(link.evidence.sameTopic)
            #expect(!link.evidence.sharedWords.isEmpty)
        }
    }

    @Test("an edition against itself is all identical")
    func itself() {
        let copy = older.map {
            Sample.rule("b" + $0.id.dropFirst(), $0.statement, body: $0.body, modality: $0.modality)
        }
        let links = Aligner().links(from: older, to: copy)
        #expect(links.map { $0.from.dropFirst() } == links.map { $0.to.dropFirst() })
        #expect(links.count == older.count)
    }

    @Test("nothing links with nothing")
    func empty() {
        #expect(Aligner().links(from: [], to: newer) == [])
        #expect(Aligner().links(from: older, to: []) == [])
    }

    @Test("gives the same every time")
    func deterministic() {
        let first = Aligner().links(from: older, to: newer)
        for _ in 1...5 { #expect(Aligner().links(from: older, to: newer) == first) }
    }
}
