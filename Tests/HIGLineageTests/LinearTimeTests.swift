import HIGModel
import Testing
import WorkGrowth

@testable import HIGLineage

@Suite("Linear time", .serialized)
struct LinearTimeTests {
    @Test("brackets without words are no references")
    func brackets() {
        let growth = WorkGrowth(from: 2000) { count in
            var text = String(repeating: "()", count: count) + " See it."
            #expect(text.withUTF8 { Reference.asides(in: $0) } == [])
        }
        #expect(growth.isLinear, "\(growth)")
    }

    @Test("minus signs are read with the word before them", arguments: ["-1", "(-1", " -1"])
    func signs(unit: String) {
        let growth = WorkGrowth(from: 400) { count in
            #expect(Wording.signs(of: String(repeating: unit, count: count)).count == 1)
        }
        #expect(growth.isLinear, "\(growth)")
    }

    @Test("statements are looked for in texts that say nearly the same")
    func nearWords() {
        let growth = WorkGrowth(from: 25) { count in
            let texts = (0..<count).map { "Light lamp\($0) near bell\($0) beside gate\($0) before sunset" }
            var wanted = WordForWord(texts.map { $0 + " quietly." })
            let said = texts.map { wanted.said(in: $0 + ".").nearly }
            #expect(said == (0..<count).map { [$0] })
        }
        #expect(growth.isLinear, "\(growth)")
    }

    @Test("advice that went into bodies, each into two, is told")
    func chain() {
        let growth = WorkGrowth(from: 25) { count in
            let (older, newer) = (0..<count).reduce(into: ([Rule](), [Rule]())) { sides, index in
                let text = "Light lamp \(index) at the pier."
                sides.0.append(Sample.rule("a/bar/\(index)", text))
                sides.1.append(Sample.rule("b/bar/\(index)", "Ring bell \(index).", body: text))
            }
            let links = (0..<count).flatMap { index in
                [(index, index), (index, (index + 1) % count)].map { from, to in
                    Sample.link("a/bar/\(from)", "b/bar/\(to)", confidence: 0.3, bond: .absorbed)
                }
            }
            let change = ChangeClassifier.sample.change(from: older, to: newer, links: links)
            #expect(change.to.count == count)
        }
        #expect(growth.isLinear, "\(growth)")
    }
}
