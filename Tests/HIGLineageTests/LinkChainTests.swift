import HIGModel
import Testing

@testable import HIGLineage

@Suite("LinkChain")
struct LinkChainTests {
    @Test("links of neighbours join into links of the ends")
    func joins() {
        let composed = LinkChain.composed([[Sample.link("a/x/1", "b/x/1")], [Sample.link("b/x/1", "c/x/1")]])
        #expect(composed.map(\.from) == ["a/x/1"])
        #expect(composed.map(\.to) == ["c/x/1"])
    }

    @Test("one step is itself, none is nothing")
    func ends() {
        let links = [Sample.link("a/x/1", "b/x/1")]
        #expect(LinkChain.composed([links]) == links)
        #expect(LinkChain.composed([]) == [])
    }

    @Test("where the chain breaks there is no link")
    func broken() {
        #expect(LinkChain.composed([[Sample.link("a/x/1", "b/x/1")], [Sample.link("b/x/2", "c/x/1")]]) == [])
        #expect(LinkChain.composed([[Sample.link("a/x/1", "b/x/1")], [], [Sample.link("c/x/1", "d/x/1")]]) == [])
    }

    @Test("confidence is lost at every step, the evidence is the weakest step's")
    func confidence() {
        let weak = Sample.link("b/x/1", "c/x/1", confidence: 0.5, words: ["weak"])
        let composed = LinkChain.composed([[Sample.link("a/x/1", "b/x/1", confidence: 0.8)], [weak]])
        #expect(composed.map(\.confidence) == [0.4])
        #expect(composed.map(\.evidence) == [weak.evidence])
    }

    @Test("of two ways the surer one counts, whichever comes first")
    func ways() {
        let left = [Sample.link("a/x/1", "b/x/1", confidence: 0.5), Sample.link("a/x/1", "b/x/2", confidence: 0.9)]
        let right = [Sample.link("b/x/1", "c/x/1", confidence: 1), Sample.link("b/x/2", "c/x/1", confidence: 1)]
        for left in [left, left.reversed()] {
            #expect(LinkChain.composed([left, right]).map(\.confidence) == [0.9])
        }
    }

    @Test("a rule split on the way is split at the end")
    func split() {
        let composed = LinkChain.composed([
            [Sample.link("a/x/1", "b/x/1")], [Sample.link("b/x/1", "c/x/1"), Sample.link("b/x/1", "c/x/2")],
        ])
        #expect(composed.map(\.to) == ["c/x/1", "c/x/2"])
    }

    @Test("advice that went through a body on the way did so on the whole")
    func bonds() {
        let absorbed = Sample.link("a/x/1", "b/x/1", bond: .absorbed)
        let plain = Sample.link("b/x/1", "c/x/1")
        #expect(LinkChain.composed([[absorbed], [plain]]).map(\.bond) == [.absorbed])
        let extracted = Sample.link("b/x/1", "c/x/1", bond: .extracted)
        #expect(LinkChain.composed([[Sample.link("a/x/1", "b/x/1")], [extracted]]).map(\.bond) == [.extracted])
    }
}
