import HIGModel
import Testing

@Suite("Problem")
struct ProblemTests {
    @Test("says where, what, and on a second line what to do next")
    func description() {
        #expect(Problem(.badData, "damaged", at: "a.md:1", next: "mend it").description == "a.md:1: damaged\n  mend it")
        #expect(Problem(.badData, "damaged").description == "damaged")
    }

    @Test("what a user typed is repeated at a length that can be read")
    func abridged() {
        #expect("short".abridged == "short")
        let long = String(repeating: "a", count: 500) + "z"
        #expect(long.abridged.count == 60 && long.abridged.hasSuffix("z"))
        #expect(String(repeating: "b", count: 60).abridged.count == 60)
    }

    @Test("a name with nothing to see is repeated in quotes", arguments: [("", "“”"), (" ", "“ ”"), ("lamp", "lamp")])
    func nameTyped(name: String, repeated: String) {
        #expect(name.nameTyped == repeated)
    }
}
