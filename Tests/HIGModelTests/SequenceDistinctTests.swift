import HIGModel
import Testing

@Suite("Sequence.distinct")
struct SequenceDistinctTests {
    @Test("the first of each stays, in its place")
    func once() {
        #expect(["b", "a", "b", "c", "a"].distinct() == ["b", "a", "c"])
        #expect([String]().distinct().isEmpty)
    }

    @Test("what counts as the same is the caller's to say")
    func likeness() {
        #expect(["Bar", "lamp", "bar"].distinct { $0.lowercased() == $1.lowercased() } == ["Bar", "lamp"])
        #expect(["Bar", "lamp", "bar"].distinct(of: { $0.lowercased() }) == ["Bar", "lamp"])
    }
}
