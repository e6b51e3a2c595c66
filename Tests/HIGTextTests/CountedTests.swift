import HIGText
import Testing

@Suite("A number with its noun")
struct CountedTests {
    @Test("is singular for one alone", arguments: [(0, "0 lamps"), (1, "1 lamp"), (2, "2 lamps"), (-1, "-1 lamps")])
    func plural(number: Int, text: String) {
        #expect(counted(number, "lamp") == text)
    }
}
