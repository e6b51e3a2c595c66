import Fuzzing
import Testing

/// A short run of what `Scripts/fuzz` does at length, and what it has found.
@Suite("Fuzz targets")
struct FuzzTargetTests {
    @Test("good input passes", arguments: FuzzTarget.allCases)
    func examples(target: FuzzTarget) throws {
        let check = try target.check()
        for example in try target.examples() { try check(example) }
    }

    @Test("mutated input gives an answer or a problem, never a contradiction", arguments: FuzzTarget.allCases)
    func mutations(target: FuzzTarget) throws {
        let check = try target.check()
        let examples = try target.examples()
        for seed in 0..<UInt64(50) {
            var mutator = Mutator(seed: seed)
            let input = mutator.mutated(examples)
            #expect(throws: Never.self, "seed \(seed)") { try check(input) }
        }
    }

    /// What was found once.
    private static let found: [(FuzzTarget, [UInt8])] = [
        // A rule with all words stood before one with some of them and a higher score.
        (
            .query,
            [
                0x69, 0x6F, 0x73, 0x2D, 0x21, 0, 0, 0, 0x80, 0x9D, 0x3A, 0xC2, 0x61, 0x2A, 0xC2, 0x73, 0xC2, 0x73, 0xBB,
            ]
        )
    ]

    @Test("what was found stays mended", arguments: found.indices)
    func mended(index: Int) throws {
        let (target, input) = FuzzTargetTests.found[index]
        #expect(throws: Never.self) { try target.check()(input) }
    }
}
