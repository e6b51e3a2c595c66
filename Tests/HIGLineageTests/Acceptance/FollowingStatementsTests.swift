import HIGModel
import Testing

@testable import HIGLineage

@Suite("Statements that follow their neighbour")
struct FollowingStatementsTests {
    /// Which refused pairs go along with a neighbour.
    ///
    /// - Parameters:
    ///   - refused: the older rule's place, the newer's, and how much of a statement the other rule's body says.
    ///   - accepted: the places of the rules that are linked, and how well the older body says the newer rule; below 0 how
    ///     well the newer body says the older one.
    private func places(
        _ refused: [(Int, Int, told: Double)], _ bond: Link.Bond, beside accepted: [(Int, Int, extracted: Double)],
        older: [Rule]? = nil, newer: [Rule]? = nil
    ) -> Set<Int> {
        let (older, newer) = (older ?? self.older, newer ?? self.newer)
        let profiles = (EditionProfile(older), EditionProfile(newer))
        func judged(_ from: Int, _ to: Int, _ evidence: LinkEvidence) -> JudgedPair {
            let candidate = Candidate(older: from, newer: to, evidence: evidence, likeness: 0)
            let rivalry = Rivalry([candidate], older: older.count, newer: newer.count)
            return JudgedPair(
                candidate, confidence: 0.1, neighbours: 0, at: 0, among: rivalry, isSoleTwin: false,
                profiles.0, profiles.1)
        }
        let pairs = refused.map { from, to, told in
            var evidence = LinkEvidence()
            switch bond {
            case .absorbed: (evidence.absorbed, evidence.toldByNewer) = (0.8, told)
            case .extracted: (evidence.extracted, evidence.toldByOlder) = (0.8, told)
            case .statement: (evidence.statements, evidence.toldByNewer) = (0.8, told)
            }
            return judged(from, to, evidence)
        }
        let linked = accepted.map { from, to, told in
            var evidence = LinkEvidence()
            (evidence.extracted, evidence.absorbed) = (max(0, told), max(0, -told))
            return judged(from, to, evidence)
        }
        return FollowingStatements(linked, profiles.0, profiles.1).places(among: pairs)
    }

    private let older = (0..<8).map { place in
        Sample.rule("a/bar/\(place)", "Hang lamp \(place).", section: ["Lamps"], style: .prose)
    }
    private let newer = (0..<8).map { Sample.rule("b/bar/\($0)", "Hang a lamp \($0).", section: ["Lamps"]) }

    @Test("an older rule goes along with the one beside it into the body of its partner, if that says half of it")
    func absorbed() {
        #expect(places([(1, 0, 0.5)], .absorbed, beside: [(0, 0, 0)]) == [0])
        #expect(places([(1, 0, 0.49)], .absorbed, beside: [(0, 0, 0)]).isEmpty)
        #expect(places([(1, 0, 0.5)], .absorbed, beside: [(0, 1, 0)]).isEmpty)
    }

    @Test("a newer rule goes along with the one beside it out of the body of its partner, if that says most of it")
    func extracted() {
        #expect(places([(0, 1, 0.7)], .extracted, beside: [(0, 0, 0)]) == [0])
        #expect(places([(0, 1, 0.69)], .extracted, beside: [(0, 0, 0)]).isEmpty)
    }

    @Test("of a rule up to five places away most must be said")
    func afar() {
        #expect(places([(5, 0, 0.7)], .absorbed, beside: [(0, 0, 0)]) == [0])
        #expect(places([(5, 0, 0.69)], .absorbed, beside: [(0, 0, 0)]).isEmpty)
        #expect(places([(6, 0, 0.9)], .absorbed, beside: [(0, 0, 0)]).isEmpty)
        #expect(places([(0, 5, 0.7)], .extracted, beside: [(0, 0, 0)]) == [0])
        #expect(places([(0, 6, 0.7)], .extracted, beside: [(0, 0, 0)]).isEmpty)
    }

    @Test("a rule whose body alone has a partner goes along with its statement")
    func bodyWithPartner() {
        #expect(places([(1, 0, 0.9)], .absorbed, beside: [(0, 0, 0), (1, 1, 0.8)]) == [0])
        #expect(places([(0, 1, 0.9)], .extracted, beside: [(0, 0, 0), (1, 1, -0.8)]) == [0])
    }

    @Test("a rule that has a partner goes along with nobody, and what only statements share does not count")
    func others() {
        #expect(places([(1, 0, 0.9)], .absorbed, beside: [(0, 0, 0), (1, 1, 0)]).isEmpty)
        #expect(places([(0, 1, 0.9)], .extracted, beside: [(0, 0, 0), (1, 1, 0)]).isEmpty)
        #expect(places([(1, 0, 0.9)], .statement, beside: [(0, 0, 0)]).isEmpty)
    }

    @Test("a rule that goes along takes nobody with it")
    func chain() {
        #expect(places([(1, 0, 0.6), (2, 0, 0.6)], .absorbed, beside: [(0, 0, 0)]) == [0])
    }

    @Test("the neighbour stands in the same section")
    func section() {
        let elsewhere = older.enumerated().map { place, rule in
            place == 1 ? Sample.rule("a/bar/1", "Hang lamp 1.", section: ["Doors"], style: .prose) : rule
        }
        #expect(places([(1, 0, 0.9)], .absorbed, beside: [(0, 0, 0)], older: elsewhere).isEmpty)
        let nowhere = (0..<2).map { Sample.rule("a/bar/\($0)", "Hang lamp \($0).", style: .prose) }
        #expect(places([(1, 0, 0.9)], .absorbed, beside: [(0, 0, 0)], older: nowhere).isEmpty)
    }

    @Test("of several it goes along with the one whose partner says most of it")
    func best() {
        #expect(places([(1, 0, 0.6), (1, 1, 0.8)], .absorbed, beside: [(0, 0, 0), (2, 1, 0)]) == [1])
        #expect(places([(1, 0, 0.8), (1, 1, 0.8)], .absorbed, beside: [(0, 0, 0), (2, 1, 0)]) == [0])
    }

    @Test("of several linked rules in its section the nearest is its neighbour")
    func nearest() {
        #expect(places([(6, 0, 0.5)], .absorbed, beside: [(0, 0, 0), (5, 0, 0)]) == [0])
        #expect(places([(7, 0, 0.7)], .absorbed, beside: [(0, 0, 0), (5, 0, 0)]) == [0])
    }

    @Test("several newer rules may go along out of one body, each of which stands in its neighbour's section")
    func severalOutOfOne() {
        #expect(places([(0, 1, 0.7), (0, 2, 0.8)], .extracted, beside: [(0, 0, 0)]) == [0, 1])
        let elsewhere = newer.enumerated().map { place, rule in
            place == 1 ? Sample.rule("b/bar/1", "Hang a lamp 1.", section: ["Doors"]) : rule
        }
        #expect(places([(0, 1, 0.7), (0, 2, 0.8)], .extracted, beside: [(0, 0, 0)], newer: elsewhere) == [1])
    }
}
