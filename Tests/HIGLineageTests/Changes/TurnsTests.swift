import HIGModel
import Testing

@testable import HIGLineage

@Suite("Turns")
struct TurnsTests {
    private let older = [
        Sample.rule("a/bar/1", "Dim idle bells.", modality: .should),
        Sample.rule("a/bar/2", "Don't leave out the maker's label.", modality: .mustNot),
        Sample.rule("a/bar/3", "Say who made the lamp.", modality: .should),
    ]
    private let newer = [
        Sample.rule("b/bar/1", "Hide idle bells, don't dim them.", modality: .should),
        Sample.rule("b/bar/2", "Include the maker's label only if it helps.", modality: .should),
    ]

    private func turns(_ links: [Link]) -> Turns { Turns(older, newer, links, { _ in nil }) }

    @Test("of a group, what is turned round and what may be is told apart, each older rule once")
    func group() {
        let turns = turns([
            Sample.link("a/bar/1", "b/bar/1", confidence: 0.95), Sample.link("a/bar/1", "b/bar/2", confidence: 0.95),
            Sample.link("a/bar/2", "b/bar/2", confidence: 0.5), Sample.link("a/bar/3", "b/bar/2", confidence: 0.9),
        ])
        #expect(turns.certain.map(\.id) == ["a/bar/1"])
        #expect(turns.possible.map(\.id) == ["a/bar/2"])
        #expect(turns.notes == [.turned(older[0]), .perhapsTurned(older[1])])
    }

    @Test("of one rule and one there is nothing to tell beside the relation")
    func pair() {
        #expect(turns([Sample.link("a/bar/1", "b/bar/1", confidence: 0.95)]).isEmpty)
    }
}
