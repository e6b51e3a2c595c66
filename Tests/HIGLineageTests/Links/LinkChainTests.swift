import HIGModel
import Testing

@testable import HIGLineage

@Suite("LinkChain")
struct LinkChainTests {
    /// The links from edition a over b, c, … to the last, given the links of each step.
    private func composed(_ steps: [[Link]]) -> [Link] {
        let editions = ["a", "b", "c", "d"].prefix(steps.count + 1)
        return LinkChain.composed(over: Array(editions)) { left, right in
            steps.joined().filter { $0.from.hasPrefix(left + "/") && $0.to.hasPrefix(right + "/") }
        }
    }

    @Test("a link past an edition counts beside those through it")
    func bypass() {
        let past = Sample.link("a/x/2", "c/x/2")
        let steps = [[Sample.link("a/x/1", "b/x/1"), past], [Sample.link("b/x/1", "c/x/1")]]
        #expect(composed(steps).map(\.from) == ["a/x/2", "a/x/1"])
    }

    @Test("links of neighbours join into links of the ends")
    func joins() {
        let composed = composed([[Sample.link("a/x/1", "b/x/1")], [Sample.link("b/x/1", "c/x/1")]])
        #expect(composed.map(\.from) == ["a/x/1"])
        #expect(composed.map(\.to) == ["c/x/1"])
    }

    @Test("one step is itself, none is nothing")
    func ends() {
        let links = [Sample.link("a/x/1", "b/x/1")]
        #expect(composed([links]) == links)
        #expect(composed([]) == [])
    }

    @Test("where the chain breaks there is no link")
    func broken() {
        #expect(composed([[Sample.link("a/x/1", "b/x/1")], [Sample.link("b/x/2", "c/x/1")]]) == [])
        #expect(composed([[Sample.link("a/x/1", "b/x/1")], [], [Sample.link("c/x/1", "d/x/1")]]) == [])
    }

    @Test("confidence is lost at every step, the evidence is the weakest step's")
    func confidence() {
        let weak = Sample.link("b/x/1", "c/x/1", confidence: 0.5, words: ["weak"])
        let composed = composed([[Sample.link("a/x/1", "b/x/1", confidence: 0.8)], [weak]])
        #expect(composed.map(\.confidence) == [0.4])
        #expect(composed.map(\.evidence) == [weak.evidence])
    }

    @Test("a reader decided a way only where every step of it was decided", arguments: [true, false], [true, false])
    func pinned(first: Bool, second: Bool) {
        let step = { (from: String, to: String, isPinned: Bool) in
            let link = Sample.link(from, to, confidence: 1)
            return Link(
                from: from, to: to, bond: link.bond, confidence: 1, evidence: link.evidence.pinned(isPinned))
        }
        let composed = composed([[step("a/x/1", "b/x/1", first)], [step("b/x/1", "c/x/1", second)]])
        #expect(composed.map(\.evidence.pinned) == [first && second])
    }

    @Test("of two ways the surer one counts, whichever comes first")
    func ways() {
        let left = [Sample.link("a/x/1", "b/x/1", confidence: 0.5), Sample.link("a/x/1", "b/x/2", confidence: 0.9)]
        let right = [Sample.link("b/x/1", "c/x/1", confidence: 1), Sample.link("b/x/2", "c/x/1", confidence: 1)]
        for left in [left, left.reversed()] {
            #expect(composed([left, right]).map(\.confidence) == [0.9])
        }
    }

    @Test("a rule split on the way is split at the end")
    func split() {
        let composed = composed([
            [Sample.link("a/x/1", "b/x/1")], [Sample.link("b/x/1", "c/x/1"), Sample.link("b/x/1", "c/x/2")],
        ])
        #expect(composed.map(\.to) == ["c/x/1", "c/x/2"])
    }

    @Test("advice that went through a body on the way did so on the whole")
    func bonds() {
        let absorbed = Sample.link("a/x/1", "b/x/1", bond: .absorbed)
        let plain = Sample.link("b/x/1", "c/x/1")
        #expect(composed([[absorbed], [plain]]).map(\.bond) == [.absorbed])
        let extracted = Sample.link("b/x/1", "c/x/1", bond: .extracted)
        #expect(composed([[Sample.link("a/x/1", "b/x/1")], [extracted]]).map(\.bond) == [.extracted])
    }
}
