import Foundation
import HIGModel
import Testing

@testable import HIGLineage

/// Eight times as much may take eight times the work, not sixty-four times: the bound lies between.
@Suite("Linear time", .serialized)
struct LinearTimeTests {
    /// The processor time of some work, in seconds; the thread's own, so that a busy machine changes nothing. The least of
    /// three runs.
    private func work(_ body: () -> Void) -> Double {
        (0..<3).map { _ in
            let start = LinearTimeTests.processorTime()
            body()
            return LinearTimeTests.processorTime() - start
        }.min() ?? 0
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private func expectLinear(_ count: Int, _ body: (Int) -> Void) {
        body(count)
        let (short, long) = (work { body(count) }, work { body(count * 8) })
        #expect(long < short * 32 + 0.02, "\(short) and \(long)")
    }

    @Test("brackets without words are no references")
    func brackets() {
        expectLinear(2000) { count in
            var text = String(repeating: "()", count: count) + " See it."
            #expect(text.withUTF8 { Reference.asides(in: $0) } == [])
        }
    }

    @Test("minus signs are read with the word before them", arguments: ["-1", "(-1", " -1"])
    func signs(unit: String) {
        expectLinear(400) { count in
            #expect(Wording.signs(of: String(repeating: unit, count: count)).count <= count)
        }
    }

    @Test("advice that went into bodies, each into two, is told")
    func chain() {
        expectLinear(25) { count in
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
    }
}
