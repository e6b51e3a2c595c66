import Testing

@testable import HIGLineage

@Suite("LinkModel")
struct LinkModelTests {
    @Test("every piece of evidence for a link makes it likelier")
    func monotone() {
        let none = LinkModel.likeness(LinkEvidence())
        for piece in [
            \LinkEvidence.texts, \.order, \.absorbed, \.extracted, \.covered, \.headings,
        ] as [WritableKeyPath<LinkEvidence, Double>] {
            var evidence = LinkEvidence()
            evidence[keyPath: piece] = 1
            #expect(LinkModel.likeness(evidence) > none)
        }
        var sameTopic = LinkEvidence()
        sameTopic.isSameTopic = true
        #expect(LinkModel.likeness(sameTopic) > none)
    }

    @Test("another force makes it less likely, the more the further apart")
    func force() {
        let likeness = [0, 1, 3].map { steps in
            var evidence = LinkEvidence()
            evidence.forceApart = steps
            return LinkModel.likeness(evidence)
        }
        #expect(likeness[0] > likeness[1] && likeness[1] > likeness[2])
    }

    @Test("a lead, a lead back and neighbours make a link surer, and a lead is won at four")
    func confidence() {
        func confidence(_ lead: Double, _ back: Double, _ neighbours: Double) -> Double {
            LinkModel.confidence(LinkEvidence(), likeness: 0, lead: lead, leadBack: back, neighbours: neighbours)
        }
        #expect(confidence(1, 0, 0) > confidence(0, 0, 0))
        #expect(confidence(0, 1, 0) > confidence(0, 0, 0))
        #expect(confidence(0, 0, 1) > confidence(0, 0, 0))
        #expect(confidence(9, 0, 0) == confidence(4, 0, 0))
        #expect((0...1).contains(confidence(-9, -9, 0)) && (0...1).contains(confidence(9, 9, 2.5)))
    }
}
