import HIGText
import Testing

@Suite("Text that a user typed")
struct StringAbridgedTests {
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
