import HIGText
import Testing

@Suite("A number with its noun")
struct CountedTests {
    @Test("is singular for one alone", arguments: [(0, "0 lamps"), (1, "1 lamp"), (2, "2 lamps"), (-1, "-1 lamps")])
    func plural(number: Int, text: String) {
        #expect(counted(number, "lamp") == text)
    }

    @Test("takes the plural it is given")
    func irregular() {
        #expect(counted(1, "entry", plural: "entries") == "1 entry")
        #expect(counted(2, "entry", plural: "entries") == "2 entries")
    }
}
