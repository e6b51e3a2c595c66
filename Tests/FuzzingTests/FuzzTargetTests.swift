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
        for seed in 0..<UInt64(200) {
            var mutator = Mutator(seed: seed)
            let input = mutator.mutated(examples)
            #expect(throws: Never.self, "seed \(seed)") { try check(input) }
        }
    }
}
