import HIGModel
import Testing

@testable import HIGLineage

@Suite("What speaks for two rules being the same advice")
struct LinkEvidenceTests {
    private func evidence(
        statements: Double = 0, texts: Double = 0, absorbed: Double = 0, extracted: Double = 0,
        toldByNewer: Double = 0, toldByOlder: Double = 0
    ) -> LinkEvidence {
        var evidence = LinkEvidence()
        (evidence.statements, evidence.texts) = (statements, texts)
        (evidence.absorbed, evidence.extracted) = (absorbed, extracted)
        (evidence.toldByNewer, evidence.toldByOlder) = (toldByNewer, toldByOlder)
        return evidence
    }

    @Test("a body carries the advice where it says clearly better what the statement says, else the statements do")
    func body() {
        #expect(evidence(statements: 0.3, absorbed: 0.9).bond == .absorbed)
        #expect(evidence(statements: 0.3, extracted: 0.9).bond == .extracted)
        #expect(evidence(statements: 0.6, absorbed: 0.6).bond == .statement)
        #expect(evidence(statements: 0.6, extracted: 0.65).bond == .statement)
        #expect(evidence(statements: 1, absorbed: 1, extracted: 1).bond == .statement)
        #expect(evidence().bond == .statement)
    }

    @Test("rules that are alike as a whole are linked by their statements, unless a stretch of a body says much more")
    func texts() {
        #expect(evidence(texts: 0.6, absorbed: 0.4).bond == .statement)
        #expect(evidence(texts: 0.6, absorbed: 0.4, extracted: 1).bond == .extracted)
    }

    @Test("of two bodies the one that says it better carries the advice, of equals the newer one")
    func bodies() {
        #expect(evidence(absorbed: 0.8, extracted: 0.7).bond == .absorbed)
        #expect(evidence(absorbed: 0.7, extracted: 0.8).bond == .extracted)
        #expect(evidence(absorbed: 0.7, extracted: 0.7).bond == .absorbed)
    }

    @Test("a statement is told as well as the other statement or either body tells it")
    func told() {
        #expect(evidence(statements: 0.5, toldByNewer: 0.2, toldByOlder: 0.3).told == 0.5)
        #expect(evidence(statements: 0.2, toldByNewer: 0.5, toldByOlder: 0.3).told == 0.5)
        #expect(evidence(statements: 0.2, toldByNewer: 0.3, toldByOlder: 0.5).told == 0.5)
        #expect(evidence(absorbed: 1, extracted: 1).told == 0, "a stretch that says the whole rule may leave it out")
    }

    @Test("only the body that carries the advice counts for what is told in it")
    func toldInBody() {
        #expect(evidence(absorbed: 0.9, extracted: 0.1, toldByNewer: 0.4, toldByOlder: 0.7).toldInBody == 0.4)
        #expect(evidence(absorbed: 0.1, extracted: 0.9, toldByNewer: 0.4, toldByOlder: 0.7).toldInBody == 0.7)
        #expect(evidence(statements: 1, toldByNewer: 0.4, toldByOlder: 0.7).toldInBody == 0)
    }

    @Test("statements that say much the same are twins, unless a body carries the advice")
    func twins() {
        #expect(evidence(statements: 0.6).isTwin)
        #expect(!evidence(statements: 0.59).isTwin)
        #expect(!evidence(statements: 0.59, texts: 1).isTwin)
        #expect(!evidence(statements: 0.6, absorbed: 1).isTwin)
    }

    @Test("statements differ in a word or two from a likeness on, whatever the bodies say")
    func nearlySame() {
        #expect(evidence(statements: 0.85).isNearlySame)
        #expect(evidence(statements: 0.85, absorbed: 1).isNearlySame)
        #expect(!evidence(statements: 0.84, texts: 1, toldByNewer: 1).isNearlySame)
    }
}
