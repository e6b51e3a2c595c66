import HIGModel
import Testing

@testable import HIGLineage

@Suite("Acceptance")
struct AcceptanceTests {
    /// Why one pair of rules is not linked; `nil` where it is.
    private func refusal(
        _ from: Rule, _ to: Rule, confidence: Double = 0.9, isStrict: Bool = false,
        rival: Bool = false, neighbours: Double = 0, isSoleTwin: Bool = false, _ change: (inout LinkEvidence) -> Void
    ) -> Refusal? {
        var evidence = LinkEvidence()
        evidence.sharesTopic = from.topic == to.topic
        evidence.isSameTopic = from.topic == to.topic
        change(&evidence)
        let candidate = Candidate(older: 0, newer: 0, evidence: evidence, likeness: 1)
        var candidates = [candidate]
        if rival { candidates.append(Candidate(older: 0, newer: 1, evidence: evidence, likeness: 2)) }
        let (older, newer) = (EditionProfile([from]), EditionProfile([to, Sample.rule("b/bar/9", "Row a boat.")]))
        let pair = JudgedPair(
            candidate, confidence: confidence, neighbours: neighbours, at: 0,
            among: Rivalry(candidates, older: 1, newer: 2), isSoleTwin: isSoleTwin, older, newer)
        let acceptance = Acceptance(threshold: 0.4, isStrict: isStrict)
        return acceptance.decided([pair], older, newer).refused.first?.reason
    }

    private let older = Sample.rule("a/bar/1", "Dim the long lamp at night.")
    private let newer = Sample.rule("b/bar/1", "Dim a long lamp at night.")
    private let elsewhere = Sample.rule("b/hall/1", "Dim a long lamp at night.")

    private func alike(_ evidence: inout LinkEvidence) {
        (evidence.statements, evidence.texts, evidence.toldByNewer) = (0.6, 0.5, 0.6)
    }

    @Test("a confident pair is linked, another is too unsure; under another topic more confidence is asked for")
    func unsure() {
        #expect(refusal(older, newer, confidence: 0.4, alike) == nil)
        #expect(refusal(older, newer, confidence: 0.39, alike) == .unsure)
        #expect(refusal(older, elsewhere, confidence: 0.49, alike) == .unsure)
        #expect(refusal(older, elsewhere, confidence: 0.5, alike) == nil)
    }

    @Test("a rule under another topic is no further partner of one that has a better")
    func otherTopic() {
        #expect(refusal(older, newer, rival: true, alike) == nil)
        #expect(refusal(older, elsewhere, rival: true, alike) == .otherTopic)
        #expect(refusal(older, elsewhere, rival: true, isSoleTwin: true, alike) == nil)
    }

    @Test("few words in common under another topic are chance")
    func chance() {
        #expect(
            refusal(older, elsewhere) { evidence in
                (evidence.statements, evidence.texts, evidence.toldByNewer) = (0.6, 0.2, 0.6)
            } == .chance)
        let phrase = Sample.rule("a/bar/1", "Dim lamps.")
        #expect(refusal(phrase, elsewhere, isStrict: true, alike) == .chance)
        #expect(refusal(phrase, elsewhere, isStrict: true) { ($0.statements, $0.toldByNewer) = (0.85, 0.85) } == nil)
        #expect(refusal(older, elsewhere, isStrict: true, alike) == nil)
    }

    @Test("few words in common are no chance where the rules around are linked")
    func amongLinked() {
        func reason(_ neighbours: Double) -> Refusal? {
            refusal(older, elsewhere, neighbours: neighbours) { evidence in
                (evidence.statements, evidence.texts, evidence.toldByNewer) = (0.6, 0.2, 0.6)
            }
        }
        #expect(reason(0.5) == nil)
        #expect(reason(0.49) == .chance)
    }

    @Test("what stood beside an older sentence in a paragraph was none of its advice, unless word for word")
    func beside() {
        let prose = Sample.rule("a/bar/1", "Dim the long lamp.", body: "Walk home at night.", style: .prose)
        func extracted(_ told: Double) -> (inout LinkEvidence) -> Void {
            { (evidence: inout LinkEvidence) in
                (evidence.statements, evidence.extracted, evidence.toldByOlder) = (0.1, 0.8, told)
            }
        }
        #expect(refusal(prose, newer, extracted(0.79)) == .beside)
        #expect(refusal(prose, newer, extracted(0.8)) == nil)
        #expect(refusal(older, newer, extracted(0.79)) == nil)
    }

    @Test("in running text one rule must say enough of what the other states")
    func littleSaid() {
        let (from, to) = (
            Sample.rule("a/bar/1", "Dim the long lamp.", style: .prose), Sample.rule("b/bar/1", "Walk.", style: .prose)
        )
        func told(_ share: Double) -> (inout LinkEvidence) -> Void {
            { (evidence: inout LinkEvidence) in (evidence.statements, evidence.toldByNewer) = (0.2, share) }
        }
        #expect(refusal(from, to, told(0.49)) == .littleSaid)
        #expect(refusal(from, to, told(0.5)) == nil)
        #expect(refusal(older, newer, told(0.1)) == nil)
    }

    @Test("in running text less must be said where the statements, or the text beside a headline, bear it out")
    func borneOut() {
        let (from, to) = (
            Sample.rule("a/bar/1", "Dim the long lamp.", style: .prose), Sample.rule("b/bar/1", "Walk.", style: .prose)
        )
        func reason(_ from: Rule, statements: Double, texts: Double, told: Double) -> Refusal? {
            refusal(from, to) { ($0.statements, $0.texts, $0.toldByNewer) = (statements, texts, told) }
        }
        #expect(reason(from, statements: 0.3, texts: 0, told: 0.35) == nil)
        #expect(reason(from, statements: 0.3, texts: 0, told: 0.34) == .littleSaid)
        #expect(reason(from, statements: 0.29, texts: 0.45, told: 0.35) == .littleSaid)
        #expect(reason(older, statements: 0.2, texts: 0.45, told: 0.35) == nil)
        #expect(reason(older, statements: 0.2, texts: 0.44, told: 0.35) == .littleSaid)
    }

    @Test("a headline that a sentence of the other's text says is enough in running text")
    func echoed() {
        func reason(_ body: String) -> Refusal? {
            refusal(older, Sample.rule("b/bar/1", "Walk.", body: body, style: .prose)) { evidence in
                (evidence.statements, evidence.toldByNewer) = (0.2, 0.2)
            }
        }
        #expect(reason("Rain falls. Dim a long lamp at night.") == nil)
        #expect(reason("Rain falls on cold roofs.") == .littleSaid)
    }

    @Test("a lone pair that would leave a topic which lives on is chance, unless the statements say much of the same")
    func stray() {
        func reason(statements: Double) -> Refusal? {
            refusal(older, elsewhere) { evidence in
                (evidence.statements, evidence.texts, evidence.toldByNewer) = (statements, 0.5, 0.6)
            }
        }
        #expect(reason(statements: 0.46) == .chance)
        #expect(reason(statements: 0.47) == nil)
    }

    /// The places of the linked rules among two older and three newer ones, and how sure each link is.
    private func linked(
        _ pairs: [(Int, Int, confidence: Double)], absorbed: [(Int, Int, confidence: Double)] = [],
        _ acceptance: Acceptance = Acceptance(threshold: 0.4, isStrict: false)
    ) -> [String] {
        let older = EditionProfile((1...2).map { Sample.rule("a/bar/\($0)", "Dim lamp \($0).", section: ["Bars"]) })
        let newer = EditionProfile((1...3).map { Sample.rule("b/bar/\($0)", "Dim a lamp \($0).", section: ["Bars"]) })
        let judged = (pairs.map { ($0, false) } + absorbed.map { ($0, true) }).map { pair, isAbsorbed in
            var evidence = LinkEvidence()
            (evidence.isSameTopic, evidence.sharesTopic) = (true, true)
            evidence.statements = isAbsorbed ? 0 : 0.6
            (evidence.absorbed, evidence.toldByNewer) = isAbsorbed ? (0.8, 0.6) : (0, 0)
            let candidate = Candidate(older: pair.0, newer: pair.1, evidence: evidence, likeness: 1)
            return JudgedPair(
                candidate, confidence: pair.confidence, neighbours: 0, at: 0,
                among: Rivalry([candidate], older: 2, newer: 3), isSoleTwin: false, older, newer)
        }
        return acceptance.decided(judged, older, newer).accepted.map {
            "\($0.candidate.older)-\($0.candidate.newer) \($0.confidence)"
        }
    }

    @Test("a pair of which both rules have a surer one ties nothing together; one that either needs stays")
    func untied() {
        #expect(linked([(0, 0, 0.9), (0, 1, 0.7), (1, 1, 0.8)]) == ["0-0 0.9", "1-1 0.8"])
        #expect(linked([(0, 0, 0.9), (0, 2, 0.5)]) == ["0-0 0.9", "0-2 0.5"])
        #expect(linked([(0, 0, 0.9), (1, 0, 0.5)]) == ["0-0 0.9", "1-0 0.5"])
        #expect(linked([]).isEmpty)
    }

    @Test("what goes on word for word is not split into it and what is like it, unless that is hardly in doubt")
    func standing() {
        let lamp = "Dim the lamp at night."
        func linked(_ statement: String, _ confidence: Double) -> Int {
            let (older, newer) = (
                EditionProfile([Sample.rule("a/bar/1", lamp)]),
                EditionProfile([Sample.rule("b/bar/1", statement), Sample.rule("b/bar/2", "Dim the bulb at night.")])
            )
            var evidence = LinkEvidence()
            (evidence.isSameTopic, evidence.sharesTopic, evidence.statements) = (true, true, 0.6)
            let candidates = [0, 1].map { Candidate(older: 0, newer: $0, evidence: evidence, likeness: 1) }
            let pairs = zip(candidates, [1, confidence]).map { candidate, confidence in
                JudgedPair(
                    candidate, confidence: confidence, neighbours: 0, at: 0,
                    among: Rivalry(candidates, older: 1, newer: 2), isSoleTwin: false, older, newer)
            }
            let decided = Acceptance(threshold: 0.4, isStrict: false).decided(pairs, older, newer)
            #expect(decided.accepted.count + decided.refused.count == 2)
            return decided.accepted.count
        }
        #expect(linked(lamp, 0.89) == 1)
        #expect(linked(lamp, 0.9) == 2)
        #expect(linked("Dim a lamp at night.", 0.5) == 2)
    }

    @Test("a refused pair that goes along with its neighbour is linked, in the rules' order, and unties nothing")
    func follower() {
        #expect(linked([(0, 0, 0.5), (0, 1, 0.6)], absorbed: [(1, 0, 0.1)]) == ["0-0 0.5", "0-1 0.6", "1-0 0.88"])
        #expect(linked([(1, 0, 0.5)], absorbed: [(0, 0, 0.1)]) == ["0-0 0.88", "1-0 0.5"])
    }

    @Test("nothing goes along where each rule has one partner, or where neighbours are not known")
    func alone() {
        let strict = Acceptance(threshold: 0.4, isStrict: true)
        #expect(linked([(0, 0, 0.5)], absorbed: [(1, 0, 0.1)], strict) == ["0-0 0.5"])
        let selection = Acceptance(threshold: 0.4, isStrict: false, seesNeighbours: false)
        #expect(linked([(0, 0, 0.5)], absorbed: [(1, 0, 0.1)], selection) == ["0-0 0.5"])
    }
}
